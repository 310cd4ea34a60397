/**
 * The names of the people at the table. A name enters the key of a deal, so what may be a name is part of the deal
 * protocol (version 1): trimmed, inner white space folded, NFC, 1 to 24 graphemes, nothing invisible that its writing does
 * not need, and no two alike. What breaks a rule is refused with its reason; nothing else is ever changed silently.
 */
import { MAX_FRAGMENT } from './fragment';
import { alikeKey, graphemeCount, strayCharacter, trimmed } from './names-characters';
import { err, ok, type Problem, type Result } from './result';

const MAX_NAME_GRAPHEMES = 24;
/** No table is larger, and a million names would keep a page busy for a minute. */
export const MAX_NAMES = 200;

type NameProblem = Problem<'name-empty' | 'name-long' | 'name-character' | 'name-twice' | 'too-many-players'>;

/** A problem with one name of a list. `seat` counts from 0; the message counts from 1, as people do. */
export interface SeatProblem extends NameProblem {
  readonly seat: number;
}

/** The name as it is kept and printed. `label` opens the message: "The name of seat 3". */
export const parseName = (raw: string, label = 'The name'): Result<string, NameProblem> => {
  const name = trimmed(raw)
    .replace(/\p{White_Space}+/gu, ' ')
    .normalize('NFC');
  if (name === '') return err('name-empty', `${label} is empty: type at least one letter.`);

  const stray = strayCharacter(name);
  if (stray) return err('name-character', `${label} holds ${stray}: type it again without that.`);

  const length = graphemeCount(name);
  if (length > MAX_NAME_GRAPHEMES) {
    return err('name-long', `${label} has ${length} characters: shorten it to ${MAX_NAME_GRAPHEMES}.`);
  }
  return ok(name);
};

/** The names in seat order, or the first seat that is wrong. How many a game takes is the game's business. */
export const parseNames = (raw: readonly string[]): Result<readonly string[], SeatProblem> => {
  if (raw.length > MAX_NAMES) {
    const message = `There are ${raw.length.toLocaleString('en')} names, and at most ${MAX_NAMES} are read: play at several tables.`;
    return { ok: false, error: { code: 'too-many-players', message, seat: MAX_NAMES } };
  }
  const names: string[] = [];
  const seatOf = new Map<string, number>();
  for (const [seat, text] of raw.entries()) {
    const name = parseName(text, `The name of seat ${seat + 1}`);
    if (!name.ok) return { ok: false, error: { ...name.error, seat } };

    const key = alikeKey(name.value);
    const other = seatOf.get(key);
    if (other !== undefined) {
      const message =
        `Seats ${other + 1} and ${seat + 1} have names that are alike, “${names[other]}” and “${name.value}”: ` +
        'add an initial to one of them.';
      return { ok: false, error: { code: 'name-twice', message, seat } };
    }
    seatOf.set(key, seat);
    names.push(name.value);
  }
  return ok(names);
};

/**
 * The pieces of a pasted list: one name a line, or separated by commas or semicolons (also those of Arabic, Chinese and
 * Japanese). Blank lines and the separator that ends a line count for nothing; a gap between two separators stays, as an
 * empty piece, so that `parseNames` can say which seat has no name.
 */
export const splitNames = (text: string): readonly string[] => {
  // Far more than a table's names are only counted, or each press of a key would take seconds.
  if (text.length > MAX_FRAGMENT) return text.split(/[\n,;]/);
  return text
    .replace(/^\uFEFF/, '') // the byte order mark of a text file
    .split(/\r\n|[\r\n]/)
    .filter((line) => trimmed(line) !== '')
    .flatMap((line) =>
      trimmed(line)
        .replace(/[,;،؛、，；]$/, '')
        .split(/[,;،؛、，；]/),
    )
    .map(trimmed);
};

/**
 * Capitals of a name in any language; no locale's own rules, for the name's language is not known. Some scripts have
 * rules of their own: Greek capitals have no accents, the Armenian ligature of ech and yiwn becomes ech and vew, and
 * Georgian names have no capitals.
 */
export const capitals = (text: string): string =>
  // Rules of scripts are slow, and most names are of plain letters.
  /^[ -~]*$/.test(text)
    ? text.toUpperCase()
    : text
        .replaceAll('և', 'եվ')
        .replace(/\P{Script=Georgian}+/gu, (part) =>
          part.toLocaleUpperCase(/\p{Script=Greek}/u.test(part) ? 'el' : 'en'),
        );
