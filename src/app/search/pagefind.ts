/** What the site uses of Pagefind, which comes with the index and not before someone searches. */
import { href } from '../links';

interface Found {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** Text with <mark> around what was found. */
  readonly excerpt: string;
}

interface Pagefind {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(words: string): Promise<{ readonly results: readonly { data(): Promise<Found> }[] }>;
}

export interface Hit {
  readonly address: string;
  readonly title: string;
  readonly game: string;
  readonly excerpt: string;
}

export interface Hits {
  readonly count: number;
  /** From the best on; `to` may be past the end. */
  readonly take: (from: number, to: number) => Promise<readonly Hit[]>;
}

let loading: Promise<Pagefind> | undefined;
let failures = 0;

const load = (): Promise<Pagefind> => {
  const start = async () => {
    // A browser remembers that a module could not be had, and would not ask for the same address again.
    const again = failures === 0 ? '' : `?${failures}`;
    const address = href('pagefind', 'pagefind.js') + again;
    const pagefind: Pagefind = await import(/* @vite-ignore */ address);
    // A section that is about a word beats one that has it often.
    await pagefind.options({
      excerptLength: 28,
      excerptEllipsis: '…',
      ranking: { pageLength: 0.6, metaWeights: { id: 9, rule: 6, ruling: 1, aside: 0.6, game: 0 } },
    });
    await pagefind.init();
    return pagefind;
  };
  loading ??= start().catch((error) => {
    loading = undefined;
    failures += 1;
    throw error;
  });
  return loading;
};

/** Sections that hold all of the words. Rejects where the index cannot be had. */
export const searchRules = async (words: string): Promise<Hits> => {
  const { results } = await (await load()).search(words);
  const hitOf = async (result: (typeof results)[number]): Promise<Hit> => {
    const { url, meta, excerpt } = await result.data();
    return {
      address: url,
      title: meta.rule ?? meta.ruling ?? meta.aside ?? '',
      game: meta.game ?? '',
      excerpt,
    };
  };
  return {
    count: results.length,
    take: (from, to) => Promise.all(results.slice(from, to).map(hitOf)),
  };
};

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
