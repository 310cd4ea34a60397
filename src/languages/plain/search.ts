/** What the search knows of a language of which nothing is known. */
export const STOP_WORDS: ReadonlySet<string> = new Set();

/** "número" is "numero". */
export const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

export const rootOf = (word: string): string => withoutAccents(word);

export const spelled = (text: string): string => text.toLowerCase();

export const REMARK = /^$/;

export const WORDS = '';
