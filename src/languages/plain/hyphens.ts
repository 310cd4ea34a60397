/** Words as they are divided at the ends of lines. */

/** The parts of a word, between which a hyphen may end a line. */
export const syllablesOf = (word: string): readonly string[] => [word];

const SIGN = '\u00AD';

/** The same by a library that puts a sign between them. */
export const dividedBy =
  (hyphenate: (word: string, options: { readonly hyphenChar: string }) => string) =>
  (word: string): readonly string[] =>
    hyphenate(word, { hyphenChar: SIGN }).split(SIGN);
