/** The search through all rule texts: the build makes its index, a browser reads it. */
import MiniSearch, {
  type AsPlainObject,
  type Query,
  type QueryCombination,
  type SearchResult,
} from 'minisearch';
import { stemmer } from 'stemmer';
import { remembered } from '../base/remembered';

/** How much a find counts by what it is: first answers, and last what shows the rules or tells them again without such a heading. */
const WEIGHTS = { answer: 1.05, rule: 1, term: 0.6, section: 0.85, aside: 0.3 } as const;

/** A place that a search can find. */
export interface Entry {
  /** Its page and its element: "rules/target#first-blood". */
  readonly id: string;
  /** Id of the game or reference. */
  readonly source: string;
  readonly kind: keyof typeof WEIGHTS;
  /** The question, the term, the heading; for a rule its number and the heading of its section. */
  readonly title: string;
  /** What is found with it and not shown: its chapter, its game, and the questions that it answers. */
  readonly around: string;
  /** A paragraph, a row or a list item each. */
  readonly lines: readonly string[];
}

type Words<Places> = [word: string, fields: Record<string, Places>][];

/** What the site fetches for a first search. */
export interface SearchFile {
  readonly index: Omit<AsPlainObject, 'index'> & { readonly index: Words<number[]> };
  /** Words that the rules have, and what players say for them, as stems: content/synonyms.txt. */
  readonly synonyms: readonly (readonly [rules: string, ...said: string[]])[];
}

export interface Hit extends Pick<Entry, 'id' | 'source' | 'title'> {
  /** The sentence that fits best, in pieces; every second one is what matched. */
  readonly sentence: readonly string[];
}

/** What is less than this part of the best find is no find. */
const WORTH = 0.05;

/** Words of every question, which lead nowhere. */
const EMPTY = new Set(
  `a about actually after all allowed already also always am an and another any anyway are arent as at away be because
  been being but by came can cannot cant could did didnt do does doesnt doing dont each even ever every exactly explain for
  from get gets getting give gives go goes going got guy had happen happened happening happens has hasnt have havent having
  he her here him his how i if im in into is isnt it its ive just kind legal let lets like literally make makes many may
  maybe me mean means might much my now of okay on only ok or other our please possible put puts quite really s same she
  should so some somebody someone something sort still suppose supposed than that thats the their them then there theres
  these they theyre thing things this those to too until up us very want wanted wants was wasnt way we well were what whats
  when where which while who whom whose whos why will with wont would yet you your youre`.split(/\s+/),
);

/** Forms of a word that no rule of spelling leads to. */
const FORMS = new Map(
  `beat beaten; begin began begun start starts started starting; break broke broken; buy bought; catch caught; choose chose chosen; dead death deaths
  died dies dying; diagonal diagonaly; draw drawn drew; fall fallen fell; find found; forget forgot forgotten; hide hid hidden; hold held; keep
  kept; kill kills killer; know known knew; leave leaves leaving left; lose losing loses lost; mark marked; meet met; pay
  paid pays; put puts; roll rolled; run ran running; say said; see saw seen; sell sold; shoot shot shots; show shown; sit
  sat; speak spoke spoken; spend spent; steal stole stolen; take taken took; tell told; think thought; throw threw thrown;
  tie ties tied; vote voters voter; win won winner winners winning; write wrote written; 2 two; 3 three; 4 four; 5 five;
  6 six; 7 seven; 8 eight; 9 nine; 10 ten`
    .split(';')
    .flatMap((line) => {
      const [base = '', ...others] = line.trim().split(/\s+/);
      return others.map((other): [string, string] => [other, base]);
    }),
);

/** "player’s" is "players", and "safe-house" is "safe", "house" and "safehouse". Numbers of rules stay whole. */
const wordsOf = (text: string): string[] => {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  const found = plain.match(/\d+\.\d+[a-z]?|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return found.flatMap((word) => [...new Set([...word.split('-'), word.replaceAll('-', '')])]);
};

const rootOf = (word: string): string => stemmer(FORMS.get(word) ?? word);
const stemOf = (word: string): string | null => (EMPTY.has(word) ? null : rootOf(word));

/** All stems of a phrase by spaces, or those that an index has. */
export const stemsOf = (words: string): string => wordsOf(words).map(rootOf).join(' ');
export const termsOf = (words: string): string[] => wordsOf(words).flatMap((word) => stemOf(word) ?? []);

/** A rule's id as words to search. Many rules have the word "voters", so an id of one word has a name of its own, too. */
export const namesOf = (id: string): string => id.replace(/.*#/, '').replace(/^[a-z]+$/, '$& $&id');

/** What is searched of an entry. The id of a rule says more than the heading of its section. */
const FIELDS: Readonly<Record<string, (entry: Entry) => string>> = {
  title: ({ id, kind, title }) =>
    kind === 'rule' ? title.replace(/^(\d\d?\.\d+) .*/, `$1 ${namesOf(id)}`) : title,
  lines: ({ lines }) => lines.join('\n'),
  around: ({ around }) => around,
};

const INDEX = {
  fields: Object.keys(FIELDS),
  storeFields: ['kind', 'title', 'lines'],
  tokenize: wordsOf,
  processTerm: stemOf,
  extractField: (entry: Entry, field: string): string => FIELDS[field]?.(entry) ?? entry[field as 'id'],
};

/** Queries are stems already. */
const STEMS = { tokenize: (stems: string) => stems.split(' '), processTerm: (stem: string) => stem };

type Counts = Readonly<Record<string, number>>;

/** The steps from each place of a word to the next make the file lighter. A count above one is a negative number after its place. */
const packed = (counts: Counts): number[] => {
  const places = Object.keys(counts).map(Number);
  return places.flatMap((place, k) => {
    const [step, count = 1] = [place - (places[k - 1] ?? 0), counts[place]];
    return count > 1 ? [step, -count] : [step];
  });
};

const unpacked = (steps: readonly number[]): Counts => {
  const counts: Record<string, number> = {};
  let place = 0;
  for (const step of steps) {
    if (step >= 0) place += step;
    counts[place] = step < 0 ? -step : 1;
  }
  return counts;
};

/** An index with the places of each word, by field, in another form. */
const withPlaces = <From, To>(index: Words<From>, formOf: (places: From) => To): Words<To> =>
  index.map(([word, fields]) => [
    word,
    Object.fromEntries(Object.entries(fields).map(([field, places]) => [field, formOf(places)])),
  ]);

export const indexOf = (entries: readonly Entry[]): SearchFile['index'] => {
  const index = new MiniSearch<Entry>(INDEX);
  index.addAll(entries);
  const made = index.toJSON();
  // Places are numbered from 0, so lists of them need no numbers and make the file smaller.
  const numbered = ['documentIds', 'fieldLength', 'storedFields'] as const;
  const lists = Object.fromEntries(numbered.map((key) => [key, Object.values(made[key])]));
  return { ...made, ...lists, index: withPlaces(made.index, packed) };
};

/** How much a find counts by where it is. */
const boostBy = (weight: number) => ({ title: 1.1 * weight, lines: weight, around: 0.3 * weight });

/** All words of what the rules say. One of several words would count more than a word. */
const meantBy = (rules: string): QueryCombination => ({
  queries: rules.split(' '),
  combineWith: 'AND',
  boost: boostBy(1 / rules.split(' ').length),
});

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

/** "target" of "rules/target#blood". */
const sourceOf = ({ id }: SearchResult): string => id.split(/[/#]/)[1];

/** How many of the places each text has. */
const countsOf = (hits: readonly SearchResult[]): Counts => {
  const counts: Record<string, number> = {};
  for (const hit of hits) counts[sourceOf(hit)] = (counts[sourceOf(hit)] ?? 0) + 1;
  return counts;
};

const hitOf = (hit: SearchResult, matched: readonly string[]): Hit => {
  const { id, title, lines } = hit;
  const stems = new Set(matched);
  const sentences = (lines as string).split(/\n|(?<=[.?!]) /);
  const counts = sentences.map(
    (sentence) => new Set(termsOf(sentence).filter((stem) => stems.has(stem))).size,
  );
  const best = sentences[counts.indexOf(Math.max(...counts))] ?? '';
  return { id, source: sourceOf(hit), title, sentence: marked(best, stems) };
};

/** A place that has some of the words: how well, how much these words say, and which stems matched. */
interface Found {
  readonly hit: SearchResult;
  readonly score: number;
  readonly words: number;
  readonly terms: readonly string[];
}

/** Places that a search has found, and how much they count. */
interface Weighed {
  readonly hits: readonly SearchResult[];
  readonly weight: number;
}

/** The search of a file: places that have any of the words, best first, of all texts or of one. */
export const readSearch = ({ index: made, synonyms: lines }: SearchFile) => {
  const index = MiniSearch.loadJS<Entry>({ ...made, index: withPlaces(made.index, unpacked) }, INDEX);
  const synonyms = lines.flatMap(([rules, ...said]) => said.map((phrase) => ({ rules, said: phrase })));
  const thesaurus = new MiniSearch({ fields: ['said'], storeFields: ['said', 'rules'], ...STEMS });
  thesaurus.addAll(synonyms.map((synonym, id) => ({ id, ...synonym })));
  const known = new Set([
    ...made.index.map(([word]) => word),
    ...synonyms.flatMap(({ said }) => said.split(' ')),
  ]);
  const sizes = countsOf(index.search(MiniSearch.wildcard));
  // A search comes at every key that is pressed: most of it is that of the key before.
  const titleOf = remembered(termsOf);
  const options = {
    ...STEMS,
    boost: boostBy(1),
    bm25: { k: 1.4, b: 0.85, d: 0.3 },
    boostDocument: (_id: unknown, term: string, { kind, title }: Record<string, unknown> = {}) =>
      kind === 'aside' && titleOf(title as string).includes(term) ? 0.9 : WEIGHTS[kind as Entry['kind']],
  };
  const placesOf = remembered((rules: string) => index.search(meantBy(rules), options));

  /** A word that is not known has a slip or two, or is not typed to its end. */
  const queryOf = (stem: string): string | QueryCombination => {
    if (stem.length < 3 || known.has(stem)) return stem;
    return { queries: [stem], prefix: true, fuzzy: stem.length < 5 ? 1 : 2 };
  };

  /** For each word the places that it stands for: by itself, with the word before it, and by what the rules say instead. */
  const placesFor = (typed: string): readonly (readonly Weighed[])[] => {
    const words = wordsOf(typed);
    const stems = words.map(rootOf);
    const fuzzy = (stem: string) => (stem.length > 3 && !known.has(stem) ? 0.2 : false);
    const asIs = (query: Query): Weighed => ({ hits: index.search(query, options), weight: 1 });
    const meant = (rules: string, weight: number): Weighed => ({ hits: placesOf(rules), weight });
    const places = words.map((word, k): Weighed[] => {
      const stem = stems[k] ?? '';
      // One word of what players say means a little of it.
      const hints = new Map<string, number>();
      for (const { rules, score } of thesaurus.search(stem).reverse()) hints.set(rules, score);
      const hinted = [...hints].map(([rules, score]) => meant(rules, 0.022 * score));
      const own = EMPTY.has(word) ? [] : [asIs(queryOf(stem)), ...hinted];
      // "Back track" is "backtrack".
      const joined = stemmer(`${words[k - 1] ?? ''}${word}`);
      return k > 0 && joined.length > 5 ? [...own, asIs({ queries: [joined], fuzzy: 1 })] : own;
    });
    const found = thesaurus.search([...new Set(stems)].join(' '), { fuzzy });
    for (const { said, rules, terms, queryTerms } of found) {
      if (terms.length < new Set(said.split(' ')).size) continue;
      for (const [k, stem] of stems.entries())
        if (queryTerms.includes(stem)) places[k]?.push(meant(rules, 0.65));
    }
    return places;
  };

  return (typed: string, source?: string): readonly Hit[] => {
    const found = new Map<string, Found>();
    for (const places of placesFor(typed)) {
      // A word counts once, by the best of what it stands for.
      const best = new Map<string, readonly [hit: SearchResult, score: number]>();
      for (const { hits, weight } of places)
        for (const hit of hits) {
          const score = hit.score * weight;
          const isHere = source === undefined || sourceOf(hit) === source;
          if (isHere && score > (best.get(hit.id)?.[1] ?? 0)) best.set(hit.id, [hit, score]);
        }
      const top = Math.max(0, ...[...best.values()].map(([, score]) => score));
      for (const [id, [hit, more]] of best) {
        const { score, words, terms } = found.get(id) ?? { score: 0, words: 0, terms: [] };
        found.set(id, { hit, score: score + more, words: words + top, terms: [...terms, ...hit.terms] });
      }
    }
    const asked = termsOf(typed);
    const counts = asked.map((stem) => countsOf(index.search(queryOf(stem), STEMS)));
    /** How likely the text is meant: other texts have the words more rarely. */
    const fitOf = (id: string) =>
      counts.reduce((fit, count) => (fit * ((count[id] ?? 0) + 1)) / ((sizes[id] ?? 0) + 5), 1) ** 0.3;
    // A question of May I? that is typed as it is comes first.
    const sureOf = ({ kind, title }: SearchResult) =>
      kind === 'answer' && termsOf(title).join(' ') === asked.join(' ') ? 3 : 1;
    // Places that have more of the words come first, even if others have one of them more often; rare words count more.
    const rankOf = ({ hit, score, words }: Found) =>
      score * words ** 0.85 * fitOf(sourceOf(hit)) * sureOf(hit);
    const ranked = [...found.values()].map((place) => ({ ...place, rank: rankOf(place) }));
    ranked.sort((a, b) => b.rank - a.rank);
    const least = WORTH * (ranked[0]?.rank ?? 0);
    return ranked.filter(({ rank }) => rank >= least).map(({ hit, terms }) => hitOf(hit, terms));
  };
};
