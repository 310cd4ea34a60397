/** The search through all rule texts: the build makes its index, a browser reads it. */
import MiniSearch, { type AsPlainObject, type Query, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';

/** How much a find counts by what it is: first answers, then rules, and last what shows the rules or tells them again. */
const WEIGHTS = { answer: 1.3, rule: 1.1, section: 1, term: 0.8, aside: 0.3 } as const;

/** A place that a search can find. */
export interface Entry {
  /** Its page and its element: "rules/target#first-blood". */
  readonly id: string;
  /** Id of the game or reference. */
  readonly source: string;
  readonly kind: keyof typeof WEIGHTS;
  /** The question, the term, the heading; for a rule its number and the heading of its section. */
  readonly title: string;
  /** What is found with it and not shown: its chapter, and the name of its game. */
  readonly around: string;
  /** A paragraph, a row or a list item each. */
  readonly lines: readonly string[];
}

/** What the site fetches for a first search. */
export interface SearchFile {
  readonly index: AsPlainObject;
  /** Words of players, and the words that the rules have for them, as stems: content/synonyms.txt. */
  readonly synonyms: readonly (readonly [said: string, rules: string])[];
}

export interface Hit extends Pick<Entry, 'id' | 'source' | 'title'> {
  /** The sentence that fits best, in pieces; every second one is what matched. */
  readonly sentence: readonly string[];
}

/** What is less than this part of the best find is no find. */
const WORTH = 0.1;

/** Words of every question, which lead nowhere. */
const EMPTY = new Set(
  `a about after all already also am an and another any are as at be been but by came can could did do does doing for from
  get gets go goes going got had has have he her him his how i if im in into is it its just let many may me much my of on
  or our s she should so some someone than that the their them then there they this to too until up us was we were what
  when where which while who whom whose will with would you your`.split(/\s+/),
);

/** "player’s" is "players", and "safe-house" is "safe", "house" and "safehouse". Numbers of rules stay whole. */
const wordsOf = (text: string): string[] => {
  const plain = text
    .toLowerCase()
    .replace(/(?<=\d)x(?=\d)/g, ' ')
    .replace(/['’]/g, '');
  const found = plain.match(/\d+\.\d+[a-z]?|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return found.flatMap((word) =>
    word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word],
  );
};

const stemOf = (word: string): string | null => (EMPTY.has(word) ? null : stemmer(word));

/** All stems of a phrase by spaces, or those that an index has. */
export const stemsOf = (words: string): string => wordsOf(words).map(stemmer).join(' ');
export const termsOf = (words: string): string[] => wordsOf(words).flatMap((word) => stemOf(word) ?? []);

const INDEX = {
  fields: ['title', 'anchor', 'around', 'lines'],
  storeFields: ['source', 'kind', 'title', 'lines'],
  tokenize: wordsOf,
  processTerm: stemOf,
  extractField: (entry: Entry, field: string): string => {
    if (field === 'anchor') return entry.id.split('#')[1] ?? '';
    return field === 'lines' ? entry.lines.join('\n') : entry[field as 'id'];
  },
};

/** Queries are stems already. */
const STEMS = { tokenize: (stems: string) => stems.split(' '), processTerm: (stem: string) => stem };

export const indexOf = (entries: readonly Entry[]): AsPlainObject => {
  const index = new MiniSearch<Entry>(INDEX);
  index.addAll(entries);
  return index.toJSON();
};

/** The pieces of a sentence by turns: what did not match, and what did. */
const marked = (sentence: string, stems: ReadonlySet<string>): string[] => {
  const pieces = [''];
  for (const part of sentence.split(/([\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*)/u)) {
    const matches = termsOf(part).some((stem) => stems.has(stem));
    if (matches === (pieces.length % 2 === 0)) pieces.push(`${pieces.pop()}${part}`);
    else pieces.push(part);
  }
  return pieces;
};

const hitOf = ({ id, source, title, lines }: SearchResult, matched: readonly string[]): Hit => {
  const stems = new Set(matched);
  const sentences = (lines as string).split(/\n|(?<=[.?!]) /);
  const counts = sentences.map(
    (sentence) => new Set(termsOf(sentence).filter((stem) => stems.has(stem))).size,
  );
  const best = sentences[counts.indexOf(Math.max(...counts))] ?? '';
  return { id, source, title, sentence: marked(best, stems) };
};

/** A place that has some of the words: how well, how many, and which stems matched. */
interface Found {
  readonly hit: SearchResult;
  readonly score: number;
  readonly words: number;
  readonly terms: readonly string[];
}

/** The search of a file: places that have any of the words, best first, of all texts or of one. */
export const readSearch = ({ index: made, synonyms }: SearchFile) => {
  const index = MiniSearch.loadJS<Entry>(made, INDEX);
  const thesaurus = new MiniSearch<{ id: number; said: string }>({ fields: ['said'], ...STEMS });
  thesaurus.addAll(synonyms.map(([said], id) => ({ id, said })));
  const isKnown = (stem: string) => [index, thesaurus].some((words) => words.search(stem, STEMS).length > 0);

  /** A word that is not known has a slip or two, or is not typed to its end. */
  const queryOf = (stem: string): Query => {
    if (stem.length < 3 || isKnown(stem)) return stem;
    const slips = stem.length < 5 ? [1] : [1, 2];
    const fuzzy = slips.find((slip) => index.search(stem, { ...STEMS, fuzzy: slip }).length > 0);
    return { queries: [stem], prefix: true, fuzzy: fuzzy ?? false };
  };

  /** For each word the queries that it stands for: itself, with the word before it, and what the rules say instead. */
  const queriesOf = (typed: string): readonly (readonly Query[])[] => {
    const words = wordsOf(typed);
    const stems = words.map(stemmer);
    const queries = words.map((word, k) => {
      const own: Query[] = EMPTY.has(word) ? [] : [queryOf(stemmer(word))];
      // "Back track" is "backtrack".
      const joined = stemmer(`${words[k - 1] ?? ''}${word}`);
      return k > 0 && joined.length > 5 ? [...own, { queries: [joined], fuzzy: 1 }] : own;
    });
    const fuzzy = (stem: string) => (stem.length > 4 && !isKnown(stem) ? 0.2 : false);
    for (const { id, terms, queryTerms } of thesaurus.search(stems.join(' '), { fuzzy })) {
      const [said = '', rules = ''] = synonyms[id] ?? [];
      if (terms.length < new Set(said.split(' ')).size) continue;
      const meant: Query = { queries: rules.split(' '), combineWith: 'AND' };
      for (const [k, stem] of stems.entries()) if (queryTerms.includes(stem)) queries[k]?.push(meant);
    }
    return queries;
  };

  return (typed: string, source?: string): readonly Hit[] => {
    const options = {
      ...STEMS,
      boost: { title: 1.2, anchor: 0.9, around: 0.3 },
      boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
        WEIGHTS[stored?.kind as Entry['kind']],
      filter: (hit: SearchResult) => source === undefined || hit.source === source,
    };
    const found = new Map<string, Found>();
    for (const queries of queriesOf(typed)) {
      // A word counts once, by the best of its queries. One of several words would count more than a word.
      const best = new Map<string, SearchResult>();
      for (const query of queries) {
        for (const hit of index.search(query, options)) {
          if (typeof query === 'object' && 'combineWith' in query) hit.score *= 0.7 / hit.terms.length;
          if (hit.score > (best.get(hit.id)?.score ?? 0)) best.set(hit.id, hit);
        }
      }
      for (const [id, hit] of best) {
        const { score, words, terms } = found.get(id) ?? { score: 0, words: 0, terms: [] };
        found.set(id, { hit, score: score + hit.score, words: words + 1, terms: [...terms, ...hit.terms] });
      }
    }
    // Places that have more of the words come first, even if others have one of them more often.
    const rankOf = ({ score, words }: Found) => score * words ** 1.5;
    const ranked = [...found.values()].sort((a, b) => rankOf(b) - rankOf(a));
    const least = WORTH * Math.max(0, ...ranked.slice(0, 1).map(rankOf));
    return ranked.filter((place) => rankOf(place) >= least).map(({ hit, terms }) => hitOf(hit, terms));
  };
};
