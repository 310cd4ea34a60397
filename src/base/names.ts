/**
 * The names of the people at the table. A name enters the key of a deal, so what may be a name is part of the deal
 * protocol (version 1): trimmed, inner white space folded, NFC, 1 to 24 graphemes, nothing invisible that its writing does
 * not need, and no two alike. What breaks a rule is refused with its reason; nothing else is ever changed silently.
 *
 * A character that leaves no mark would let two names look the same, and a bidi control would turn the rest of a card
 * around; yet some writing cannot do without joiners. So an invisible character is welcome where its neighbours need it.
 */
import * as m from '#messages/dealing';
import { MAX_FRAGMENT } from './fragment';
import { err, ok, type Result } from './result';
import { graphemesOf } from './words';

/** Beside these signs, joiners choose between the forms of an Indic conjunct: the viramas of the ten large scripts. */
const VIRAMA = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;

const NEEDED = new RegExp(
  [
    // Emoji: families and flags joined by ZWJ, the choice of colour or text, keycaps, the flags of Scotland and Wales.
    String.raw`(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E007A}]{1,6}\u{E007F}`,
    // Indic scripts: a joiner beside a virama. Arabic script: between two letters, as in the Persian "علی‌رضا".
    String.raw`(?<=${VIRAMA})[\u200C\u200D]|[\u200C\u200D](?=${VIRAMA})`,
    String.raw`(?<=\p{Script=Arabic}\p{Mn}*)[\u200C\u200D](?=\p{Script=Arabic})`,
  ].join('|'),
  'gu',
);

/** Controls, halves of a surrogate pair, all that Unicode calls invisible by default, and interlinear annotation. */
const STRAY = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]/u;

const kindOf = (character: string): string => {
  if (/\p{Bidi_Control}/u.test(character)) return m.bidiControl;
  if (/\p{Cc}/u.test(character)) return m.controlCharacter;
  if (/\p{Cs}/u.test(character)) return m.halfCharacter;
  return m.invisibleCharacter;
};

/** The first character that is not allowed where it is, in words: `U+202E, a control of the writing direction`. */
export const strayCharacter = (text: string): string | undefined => {
  const stray = STRAY.exec(text.replace(NEEDED, ''))?.[0];
  if (stray === undefined) return undefined;
  const point = stray.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}, ${kindOf(stray)}`;
};

/** Without white space at either end. Unlike `trim`, it leaves a zero-width U+FEFF to be found and refused. */
export const trimmed = (text: string): string => text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '');

/**
 * Two names with the same key are the same name to someone who reads them out: case is folded (lower, then upper, which
 * also joins ß, ẞ and SS, and the two small sigmas), and joiners and variation selectors do not count.
 */
export const alikeKey = (name: string): string =>
  name
    .replace(/\u200C|\u200D|\uFE0E|\uFE0F/g, '')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFC');

/** A text, unless it is empty, longer than `most` graphemes, or holds what its writing does not need. */
export const checkedText = (
  text: string,
  code: string,
  label: string,
  most: number,
  such: string,
): Result<string> => {
  if (text === '') return err(`${code}-empty`, m.textEmpty({ label, such }));
  const stray = strayCharacter(text);
  if (stray) return err(`${code}-character`, m.textHoldsStray({ label, stray }));
  const length = graphemesOf(text).length;
  return length > most ? err(`${code}-long`, m.textTooLong({ label, length, most })) : ok(text);
};

const MAX_NAME_GRAPHEMES = 24;
/** No table is larger, and a million names would keep a page busy for a minute. */
export const MAX_NAMES = 200;

/** The one form of a name, however it was typed. */
export const nameForm = (raw: string): string =>
  trimmed(raw)
    .replace(/\p{White_Space}+/gu, ' ')
    .normalize('NFC');

/** The name as it is kept and printed. `label` opens the message: "The name of seat 3". */
export const parseName = (raw: string, label = m.name): Result<string> =>
  checkedText(nameForm(raw), 'name', label, MAX_NAME_GRAPHEMES, m.atLeastOneLetter);

/** The names in seat order, or the first seat that is wrong. How many a game takes is the game's business. */
export const parseNames = (raw: readonly string[]): Result<readonly string[]> => {
  if (raw.length > MAX_NAMES)
    return err('too-many-players', m.tooManyNames({ count: raw.length, most: MAX_NAMES }));
  const names: string[] = [];
  const seatOf = new Map<string, number>();
  for (const [seat, text] of raw.entries()) {
    const name = parseName(text, m.nameOfSeat({ seat: seat + 1 }));
    if (!name.ok) return name;

    const key = alikeKey(name.value);
    const other = seatOf.get(key);
    if (other !== undefined) {
      const otherName = names[other] ?? '';
      return err(
        'name-twice',
        m.namesAlike({ other: other + 1, seat: seat + 1, otherName, name: name.value }),
      );
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

/** A name for a file in one folder: nothing that leads out of it, nor a name that some system keeps for itself. */
export const isFileName = (name: string): boolean =>
  // No system takes a control character in a name.
  Array.from(name).every((character) => character >= ' ') &&
  !/[\\/:*?"<>|]|^\.|[. ]$/.test(name) &&
  !/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
