/** The editions so far, each with what its pieces looked like. A new edition adds its file, and its line here. */
import * as m from '#messages/files';
import { err, ok, type Result } from '../../base/result';
import first from './1.json' with { type: 'json' };
import second from './2.json' with { type: 'json' };

/**
 * The edition that all files name: the last one below or, in work, the one after it, of which no file is here until it is
 * out. Its date is in them instead of today's, so that equal input gives equal bytes.
 */
export const EDITION = { number: 3, date: '2026-11-25' } as const;

export const editionDate = (): Date => new Date(`${EDITION.date}T00:00:00Z`);

/** The hash of each piece by its id. */
export type Hashes = Readonly<Record<string, string>>;

/** All kits of an edition, as its file holds them. */
export interface EditionManifest {
  readonly edition: number;
  readonly kits: Readonly<Record<string, Hashes>>;
}

export const EDITIONS: readonly EditionManifest[] = [first, second];

export const editionByNumber = (number: number): EditionManifest | undefined =>
  EDITIONS.find(({ edition }) => edition === number);

/** The number of an edition as it was typed: "1", or "e1" as sheets print it. */
export const parseEdition = (text: string): Result<number> => {
  const typed = /^e?(\d{1,4})$/i.exec(text.trim())?.[1];
  const known = typed === undefined ? undefined : editionByNumber(Number(typed));
  if (known) return ok(known.edition);
  const numbers = EDITIONS.map(({ edition }) => edition).join(', ');
  return err('unknown-edition', m.noEdition({ text, numbers, first: EDITIONS[0]?.edition ?? 1 }));
};
