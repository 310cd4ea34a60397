/**
 * The editions so far in the program's language, each with what its pieces looked like: src/languages/<language>/editions.ts
 * lists them, and one language can have a new edition without the others.
 */
import { EDITIONS as ALL, EDITION as CURRENT } from '#messages/editions';
import * as m from '#messages/files';
import { err, ok, type Result } from '../../base/result';

/**
 * The edition that all files name: the last one of the list or, in work, the one after it, of which no file is here until it
 * is out. Its date is in them instead of today's, so that equal input gives equal bytes.
 */
export const EDITION: { readonly number: number; readonly date: string } = CURRENT;

export const editionDate = (): Date => new Date(`${EDITION.date}T00:00:00Z`);

/** The hash of each piece by its id. */
export type Hashes = Readonly<Record<string, string>>;

/** All kits of an edition, as its file holds them. */
export interface EditionManifest {
  readonly edition: number;
  readonly kits: Readonly<Record<string, Hashes>>;
}

export const EDITIONS: readonly EditionManifest[] = ALL;

export const editionByNumber = (number: number): EditionManifest | undefined =>
  EDITIONS.find(({ edition }) => edition === number);

/** The number of an edition as it was typed: "1", or "e1" as sheets print it. */
export const parseEdition = (text: string): Result<number> => {
  const typed = /^e?(\d{1,4})$/i.exec(text.trim())?.[1];
  const known = typed === undefined ? undefined : editionByNumber(Number(typed));
  if (known) return ok(known.edition);
  const numbers = EDITIONS.map(({ edition }) => edition).join(', ');
  if (numbers === '') return err('unknown-edition', m.noEditions);
  return err('unknown-edition', m.noEdition({ text, numbers, first: EDITIONS[0]?.edition ?? 1 }));
};
