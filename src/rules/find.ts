/** The search through all rule texts: the build makes its index, a browser reads it. */
import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import { REMARK, rootOf, STOP_WORDS, spelled, WORDS } from '#messages/search-words';
import { remembered } from '../base/remembered';

/** A place that a search can find. */
export interface Entry {
  /** Its page and its element: "rules/target#first-blood". */
  readonly id: string;
  /** The question, the term, the heading; for a rule its number and the heading of its section. */
  readonly title: string;
  /** What is found with it and not shown: its chapter and its game. */
  readonly around: string;
  /** A paragraph, a row or a list item each. */
  readonly lines: readonly string[];
}

type Words<Places> = [word: string, fields: Record<string, Places>][];

/** What the site fetches for a first search. */
export interface SearchFile {
  readonly index: Omit<AsPlainObject, 'index'> & { readonly index: Words<number[]> };
  /** What each word of the index says for places when it is asked with, as `learnWeights` gives it. */
  readonly asked: readonly (readonly number[])[];
}

export interface Hit extends Pick<Entry, 'id' | 'title'> {
  /** Id of the game or reference. */
  readonly source: string;
  /** The sentence that fits best, in pieces; every second one is what matched. */
  readonly sentence: readonly string[];
}

/** What is less than this part of the best find is no find. */
const WORTH = 0.05;

/** How much it counts beside its text that a place is known to answer such a question. */
const ASKED = 5;
/** From here on a word says so much for a place that it is marked there if no word is the same. */
const TELLING = 8;

/** How much a word of a sentence counts for what questions say of it, beside one that is typed: the place answers those. */
const ANSWERS = 0.25;

/** From so many letters on a word may have two slips. */
const SLIPS = 7;

/** "safe-house" is "safe", "house" and "safehouse". Numbers of rules stay whole. */
const wordsOf = (text: string, spelledAs = spelled): string[] => {
  // What is pasted has ligatures, or letters and their accents apart.
  const found =
    spelledAs(text.normalize('NFKC')).match(/\d+\.\d+[a-z]?|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return found.flatMap((word) => [...new Set([...word.split('-'), word.replaceAll('-', '')])]);
};

/**
 * What words of English, or of another language, mean: WORDS has words of both for each meaning, "kill: töten umbringen;
 * peek: linsen gucken". A meaning is named by its first word, "=kill"; a word can have several.
 */
const meaningsIn = (
  side: 0 | 1,
  rootFor: (word: string) => string,
): ReadonlyMap<string, readonly string[]> => {
  const meanings = new Map<string, string[]>();
  for (const group of WORDS.split(';')) {
    const sides = group.split(':');
    const words = wordsOf(sides[side] ?? sides[0] ?? '');
    const meaning = `=${wordsOf(group)[0]}`;
    for (const root of new Set(words.map(rootFor)))
      meanings.set(root, [...(meanings.get(root) ?? []), meaning]);
  }
  return meanings;
};

/** Of the words of this language, by their stems. */
const MEANINGS = meaningsIn(1, rootOf);

/** What is learned from English questions, for the meanings that this language has words for: as much as each word for it says. */
export const inMeanings = (
  learned: ReadonlyMap<string, Counts>,
  rootFor: (word: string) => string,
): ReadonlyMap<string, Counts> => {
  const words = new Map<string, Counts[]>();
  for (const [stem, meanings] of meaningsIn(0, rootFor))
    for (const meaning of meanings)
      words.set(meaning, [...(words.get(meaning) ?? []), learned.get(stem) ?? {}]);
  return new Map([...words].map(([meaning, counts]) => [meaning, mostOf(counts)]));
};

const meaningOf = (stem: string): readonly string[] => MEANINGS.get(stem) ?? [stem];

const termOf = (word: string): readonly string[] => (STOP_WORDS.has(word) ? [] : meaningOf(rootOf(word)));

/** The stems that an index has, and for words whose meaning is known their meanings. */
export const termsOf = (words: string): string[] => wordsOf(words).flatMap(termOf);

/** All stems of a question: "how many" and "who" say something too. */
export const stemsOf = (
  question: string,
  stemsFor: (word: string) => string | readonly string[] = rootOf,
  spelledAs = spelled,
): readonly string[] => [...new Set(wordsOf(question, spelledAs).flatMap(stemsFor))];

/** How likely each is, in place of what is said for it. */
export const chancesOf = (sums: Float64Array): Float64Array => {
  let all = 0;
  for (let k = 0; k < sums.length; k++) {
    const sum = sums[k] ?? 0;
    const part = sum === 0 ? 1 : Math.exp(sum);
    sums[k] = part;
    all += part;
  }
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] ?? 0) / all;
  return sums;
};

/** A rule's id as words to search. Many rules have the word "voters", so an id of one word has a name of its own, too. */
export const namesOf = (id: string): string => id.replace(/.*#/, '').replace(/^[a-z]+$/, '$& $&id');

/** What is searched of an entry. The id of a rule says more than the heading of its section. */
const FIELDS: Readonly<Record<string, (entry: Entry) => string>> = {
  names: ({ id, title }) => title.replace(/^(\d\d?\.\d+) .*/, `$1 ${namesOf(id)}`),
  lines: ({ lines }) => lines.join('\n'),
  around: ({ around }) => around,
};

const INDEX = {
  fields: Object.keys(FIELDS),
  storeFields: ['title', 'lines'],
  tokenize: (text: string) => wordsOf(text),
  processTerm: (word: string) => [...termOf(word)],
  extractField: (entry: Entry, field: string): string => FIELDS[field]?.(entry) ?? entry[field as 'id'],
};

/** Queries are stems already. */
const STEMS = { tokenize: (stems: string) => stems.split(' '), processTerm: (stem: string) => stem };

const SEARCH = {
  ...STEMS,
  boost: { names: 1.1, lines: 1, around: 0.3 },
  bm25: { k: 1.4, b: 0.85, d: 0.3 },
};

export type Counts = Readonly<Record<string, number>>;

/** Of each place the most. */
const mostOf = (all: readonly Counts[]): Counts => {
  const most: Record<string, number> = {};
  for (const counts of all)
    for (const [place, count] of Object.entries(counts)) most[place] = Math.max(most[place] ?? 0, count);
  return most;
};

/** The steps from each place of a word to the next make the file lighter. A count above one is a negative number after its place. */
const deltaEncode = (counts: Counts): number[] => {
  const places = Object.keys(counts).map(Number);
  return places.flatMap((place, k) => {
    const [step, count = 1] = [place - (places[k - 1] ?? 0), counts[place]];
    return count > 1 ? [step, -count] : [step];
  });
};

const deltaDecode = (steps: readonly number[]): Counts => {
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

/** The file of a search, from what it can find and what is learned from questions of each word. */
export const searchFileOf = (entries: readonly Entry[], learned: ReadonlyMap<string, Counts>): SearchFile => {
  const index = new MiniSearch<Entry>(INDEX);
  index.addAll(entries);
  const made = index.toJSON();
  // Places are numbered from 0, so lists of them need no numbers and make the file smaller.
  const numbered = ['documentIds', 'fieldLength', 'storedFields'] as const;
  const lists = Object.fromEntries(numbered.map((key) => [key, Object.values(made[key])]));
  const inTexts = new Set(made.index.map(([word]) => word));
  const onlyAsked = [...learned.keys()].filter((word) => !inTexts.has(word)).sort();
  const words = [
    ...withPlaces(made.index, deltaEncode),
    ...onlyAsked.map((word): Words<number[]>[0] => [word, {}]),
  ];
  return {
    index: { ...made, ...lists, index: words },
    asked: words.map(([word]) => deltaEncode(learned.get(word) ?? {})),
  };
};

/** The pieces of a sentence by turns: what did not match, and what did. */
const highlightsIn = (sentence: string, stems: ReadonlySet<string>): string[] => {
  const pieces = [''];
  for (const part of sentence.split(/([\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*)/u)) {
    const matches = termsOf(part).some((stem) => stems.has(stem));
    if (matches === (pieces.length % 2 === 0)) pieces.push(`${pieces.pop()}${part}`);
    else pieces.push(part);
  }
  return pieces;
};

/** "target" of "rules/target#blood". */
const sourceOf = (id: string): string => id.split(/[/#]/)[1] ?? '';

/** What typed words can mean, by the words that texts and questions have. */
const lexiconOf = (learned: ReadonlyMap<string, Counts>) => {
  const vocabulary = new MiniSearch({ fields: ['word'], idField: 'word', ...STEMS });
  const words = new Set([...MEANINGS.keys(), ...learned.keys()].filter((word) => !word.startsWith('=')));
  vocabulary.addAll([...words].map((word) => ({ word })));
  const isKnown = (stem: string) =>
    words.has(stem) && meaningOf(stem).some((meaning) => learned.has(meaning));

  /** The stem of a word or, if it is not known, of one that it begins, or is with a slip or, if it is long, two. */
  const knownFor = remembered((word: string): string | undefined => {
    const stem = rootOf(word);
    if (isKnown(stem) || stem.length < 3 || /\d/.test(stem)) return isKnown(stem) ? stem : undefined;
    const near = vocabulary.search(stem, { prefix: true, fuzzy: stem.length < SLIPS ? 1 : 2 });
    // A slip is seldom in the first letter, and what begins otherwise is another word.
    return near.find(({ id }) => id[0] === stem[0])?.id;
  });

  /** Words that are written as one are two: "boardwipe" is "board wipe". */
  const wordsIn = (word: string): readonly string[] => {
    if (STOP_WORDS.has(word) || isKnown(rootOf(word))) return [word];
    const ways = Array.from({ length: Math.max(0, word.length - 5) }, (_, k) => [
      word.slice(0, k + 3),
      word.slice(k + 3),
    ]);
    return ways.find((halves) => halves.every((half) => isKnown(rootOf(half)))) ?? [word];
  };

  /**
   * What the words can be, each by itself and with the word before it: "back track" is "backtrack". Nothing where more than
   * half of them are in no text and no question, or only like one that is: it is about something else.
   */
  const meaningsOf = (typed: string): readonly string[] => {
    const words = wordsOf(typed);
    const telling = words.filter((word) => !STOP_WORDS.has(word));
    const compounds = words.slice(1).map((word, k) => rootOf(`${words[k]}${word}`));
    const own = telling.flatMap((word) => knownFor(word) ?? []);
    const found = [...own, ...compounds.filter(isKnown)];
    const sure = found.filter(
      (stem) => telling.some((word) => stem.startsWith(rootOf(word))) || compounds.includes(stem),
    );
    return telling.length > 1 && sure.length < telling.length / 2 ? [] : found.flatMap(meaningOf);
  };

  return { knownFor, wordsIn, meaningsOf };
};

/** The search of a file: places that have any of the words, or answer a question like it, best first, of all texts or of one. */
export const readSearch = ({ index: made, asked }: SearchFile) => {
  const index = MiniSearch.loadJS<Entry>({ ...made, index: withPlaces(made.index, deltaDecode) }, INDEX);
  const ids: readonly string[] = Object.values(made.documentIds);
  const learned = new Map(made.index.map(([word], k) => [word, deltaDecode(asked[k] ?? [])]));
  const { knownFor, wordsIn, meaningsOf } = lexiconOf(learned);
  const termsIn = remembered(termsOf);
  const textOf = (id: string): Partial<Readonly<Record<'title' | 'lines', string>>> =>
    index.getStoredFields(id) ?? {};

  /** How likely each of these places answers the question, by the questions that it is known to answer. */
  const chancesFor = (typed: string, source?: string): ReadonlyMap<string, number> => {
    const sums: Record<string, number> = {};
    const told = stemsOf(typed, (word) => knownFor(word) ?? [])
      .map((stem) => mostOf(meaningOf(stem).map((meaning) => learned.get(meaning) ?? {})))
      .filter((weights) => Object.keys(weights).length > 0);
    const share = 0.5 * told.length ** -0.5;
    for (const weights of told)
      for (const [place, weight] of Object.entries(weights))
        sums[place] = (sums[place] ?? 0) + share * weight;
    const here = ids.flatMap((id, place) => (source === undefined || sourceOf(id) === source ? [place] : []));
    const chances = chancesOf(Float64Array.from(here, (place) => sums[place] ?? 0));
    return new Map(here.flatMap((place, k) => (sums[place] ? [[ids[place] ?? '', chances[k] ?? 0]] : [])));
  };

  const hitOf = (id: string, matched: readonly string[]): Hit => {
    const { title = '', lines = '' } = textOf(id);
    const own = new Set(termsIn(lines));
    const same = matched.filter((stem) => own.has(stem));
    const place = ids.indexOf(id);
    const telling = () => [...own].filter((stem) => (learned.get(stem)?.[place] ?? 0) >= TELLING);
    const stems = new Set(same.length > 0 ? same : telling());
    const sentences = lines
      .split(/\n|(?<=[.?!]) /)
      .filter((sentence, k) => k === 0 || !REMARK.test(sentence));
    const fits = sentences.map((sentence) =>
      [...new Set(termsIn(sentence))].reduce(
        (sum, stem) => sum + (stems.has(stem) ? 1 : 0) + ANSWERS * (learned.get(stem)?.[place] ?? 0),
        0,
      ),
    );
    const best = sentences[fits.indexOf(Math.max(...fits))] ?? '';
    return { id, source: sourceOf(id), title, sentence: highlightsIn(best, stems) };
  };

  return (written: string, source?: string): readonly Hit[] => {
    const typed = wordsOf(written).flatMap(wordsIn).join(' ');
    const meanings = meaningsOf(typed);
    if (meanings.length === 0) return [];
    const filter = ({ id }: SearchResult) => source === undefined || sourceOf(id) === source;
    const hits = index.search({ queries: [...meanings] }, { ...SEARCH, filter });
    const found = new Map<string, SearchResult>(hits.map((hit) => [hit.id, hit]));
    const top = hits[0]?.score ?? 1;
    // A question of May I? that is typed as it is comes first.
    const said = termsOf(typed).join(' ');
    const sureOf = (id: string) =>
      id.startsWith('may-i') && termsIn(textOf(id).title ?? '').join(' ') === said ? ASKED : 0;
    const chances = chancesFor(typed, source);
    const ranked = [...new Set([...found.keys(), ...chances.keys()])].map((id) => ({
      id,
      rank: (found.get(id)?.score ?? 0) / top + ASKED * (chances.get(id) ?? 0) + sureOf(id),
    }));
    ranked.sort((a, b) => b.rank - a.rank);
    const least = WORTH * (ranked[0]?.rank ?? 0);
    return ranked.filter(({ rank }) => rank >= least).map(({ id }) => hitOf(id, found.get(id)?.terms ?? []));
  };
};
