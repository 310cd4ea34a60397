/** Typewriter quotes, as authors type them, become the printer's; apostrophes and primes of omission too. */

const OPENS_AFTER = /[\s([{\u2013\u2014\u201C\u2018/-]/;

/**
 * `text` with curly quotes. `before` is the character that stands in front of it ('' at the start of a paragraph),
 * because a quote may open or close at the edge of a bold word.
 */
export const curlQuotes = (text: string, before = ''): string => {
  let previous = before;
  let curled = '';
  for (const character of text) {
    const opens = previous === '' || OPENS_AFTER.test(previous);
    if (character === '"') previous = opens ? '\u201C' : '\u201D';
    else if (character === "'") previous = opens ? '\u2018' : '\u2019';
    else previous = character;
    curled += previous;
  }
  return curled;
};
