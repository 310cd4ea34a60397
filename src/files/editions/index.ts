/**
 * The editions so far in the program's language. Each has a file of what its pieces looked like, in
 * src/languages/<language>/editions, and one language can have a new edition without the others.
 */
import { EDITION, EDITIONS } from '#messages/editions';
import * as m from '#messages/files';
import { err, ok, type Result } from '../../base/result';

/**
 * EDITION is what all files name: the last one of the list or, in work, the one after it, of which no file is here until it
 * is out. Its date is in them instead of today's, so that equal input gives equal bytes. EDITIONS are their numbers, the last
 * one last.
 */
export { EDITION, EDITIONS };

export const editionDate = (): Date => new Date(`${EDITION.date}T00:00:00Z`);

/** The hash of each piece by its id. */
export type Hashes = Readonly<Record<string, string>>;

/** All kits of an edition, as its file holds them. */
export interface EditionManifest {
  readonly edition: number;
  readonly kits: Readonly<Record<string, Hashes>>;
}

/** The number of an edition as it was typed: "1", or "e1" as sheets print it. */
export const parseEdition = (text: string): Result<number> => {
  const typed = /^e?(\d{1,4})$/i.exec(text.trim())?.[1];
  if (typed !== undefined && EDITIONS.includes(Number(typed))) return ok(Number(typed));
  const [first] = EDITIONS;
  if (first === undefined) return err('unknown-edition', m.noEditions);
  return err('unknown-edition', m.editionUnknown({ text, numbers: EDITIONS.join(', '), first }));
};
