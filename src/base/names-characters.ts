/**
 * Which characters a typed name or seed may hold. A character that leaves no mark would let two names look the same, and
 * a bidi control would turn the rest of a card around; yet some writing cannot do without joiners. So an invisible
 * character is welcome where its neighbours need it, and nowhere else.
 */

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
  if (/\p{Bidi_Control}/u.test(character)) return 'a control of the writing direction';
  if (/\p{Cc}/u.test(character)) return 'a control character';
  if (/\p{Cs}/u.test(character)) return 'half a character';
  return 'an invisible character';
};

/** The first character that is not allowed where it is, in words: `U+202E, a control of the writing direction`. */
export const strayCharacter = (text: string): string | undefined => {
  const stray = STRAY.exec(text.replace(NEEDED, ''))?.[0];
  if (stray === undefined) return undefined;
  const point = stray.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}, ${kindOf(stray)}`;
};

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader calls letters: `é` is one however it is stored, and so is a family emoji. */
export const graphemeCount = (text: string): number =>
  /^[ -~]*$/.test(text) ? text.length : [...segmenter.segment(text)].length;

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
