/** What the search knows of a language of which nothing is known. */
export const STOP_WORDS: ReadonlySet<string> = new Set();

/** "número" is "numero". */
export const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** "begin began begun; break broke broken" as the first form of a word by each other one. */
export const formsIn = (groups: string): ReadonlyMap<string, string> =>
  new Map(
    groups.split(';').flatMap((group) => {
      const [first = '', ...others] = group.trim().split(/\s+/);
      return others.map((other): [string, string] => [other, first]);
    }),
  );

export const rootOf = (word: string): string => withoutAccents(word);

export const spelled = (text: string): string => text.toLowerCase();

export const REMARK = /^$/;

export const WORDS = '';
