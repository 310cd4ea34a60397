/** Lists and counts in sentences. */

/** "Ana, Ben and Cy" */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join('');

/** "1 hit", "2 hits" */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
