/** What people say at the table, and what the rules call it. */
export const SAYINGS: Readonly<Record<string, string>> = {
  decked: 'empty library',
  decking: 'empty library',
  milled: 'empty library',
  scoop: 'concede',
};

/** The words to look for, in the language of the rules. */
export const inRulesWords = (words: string): string =>
  words
    .split(/\s+/)
    .map((word) => (Object.hasOwn(SAYINGS, word.toLowerCase()) ? SAYINGS[word.toLowerCase()] : word))
    .join(' ');
