/** Where the lines of a paragraph may end: between its words (UAX #14), and in words, as their language divides them. */
import LineBreaker from 'linebreak';
import { syllablesOf } from '#messages/hyphens';
import { graphemesOf } from '../base/words';

/** A stretch of a paragraph's text that stays together; the line has to end after a `required` one, and after a part with a hyphen. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly required: boolean;
  readonly hyphen?: true;
}

/** How the lines of a paragraph may end. */
export interface Breaking {
  /** The last line is two words or more, where these have room in one. */
  readonly lastTwo?: boolean;
  /** Wherever Unicode lets it, or only at spaces, as in a name. */
  readonly breaks?: 'unicode' | 'spaces';
}

export const HYPHEN = '-';

/** Letters in a word that is divided, and in each of its parts. */
const DIVIDED = { word: 7, part: 3 } as const;

/** Where the first word of a text may be divided, "l’assassinat" in its second: indices, the last first. */
const divisionsOf = (text: string): number[] => {
  const [, before = '', word = ''] = /^([^\p{L}]*(?:\p{L}{1,2}’)?)(\p{L}+)/u.exec(text) ?? [];
  if (word.length < DIVIDED.word) return [];
  let at = 0;
  const ends = syllablesOf(word).map((part) => (at += part.length));
  return ends
    .filter((end) => end >= DIVIDED.part && end <= word.length - DIVIDED.part)
    .map((end) => before.length + end)
    .reverse();
};

function* wordsOf(text: string, breaks: Breaking['breaks']): Generator<Word> {
  let start = 0;
  if (breaks === 'spaces')
    for (const { index, 0: space } of text.matchAll(/\s+|$/g)) {
      const end = index + space.length;
      yield { start, end, required: false };
      start = end;
    }
  else {
    const breaker = new LineBreaker(text);
    for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
      yield { start, end: next.position, required: next.required };
      start = next.position;
    }
  }
}

/** What a word is divided into where it has no room, each part with its hyphen. */
export const dividedWord = (word: string): readonly string[] => {
  const cuts = divisionsOf(word).reverse();
  return [...cuts, word.length].map((end, k) => word.slice(cuts[k - 1] ?? 0, end) + (cuts[k] ? HYPHEN : ''));
};

/** Room for a hyphen, em: in each of our faces it is less. */
const HYPHEN_ROOM = 0.4;

/** A paragraph's text and how wide its stretches are, mm. */
export interface Measured {
  readonly text: string;
  readonly measure: (start: number, end: number) => number;
  /** The same where it is known without shaping, else NaN. */
  readonly known: (start: number, end: number) => number;
  /** The end of a stretch without the spaces that it ends with. */
  readonly bareEnd: (start: number, end: number) => number;
  readonly hasRoom: (width: number) => boolean;
}

/** The first part of a word that `room` is enough for, with its hyphen; nothing where it cannot be divided so. */
export const partFor = (
  { start, end }: Word,
  room: number,
  { text, measure }: Measured,
  size: number,
): Word | undefined => {
  // Kerning beside other words is not known yet.
  const free = room - HYPHEN_ROOM * size;
  const cut = divisionsOf(text.slice(start, end)).find((at) => measure(start, start + at) <= free);
  return cut === undefined ? undefined : { start, end: start + cut, required: false, hyphen: true };
};

/** The last words as one, so that the one before the last goes down with it. */
const lastTogether = (words: readonly Word[], { text, measure, bareEnd, hasRoom }: Measured): Word[] => {
  const kept = [...words];
  while (kept.length > 1) {
    const [one, last] = kept.slice(-2) as [Word, Word];
    const bare = text.slice(last.start, last.end).trim();
    const isTwo = /\s/.test(bare) || bare === '';
    if (isTwo || one.required || !hasRoom(measure(one.start, bareEnd(one.start, last.end)))) break;
    kept.splice(-2, 2, { ...last, start: one.start });
  }
  return kept;
};

/** An address, a run of kanji in one block: it is cut between characters. */
export const charactersOf = ({ start, end, required }: Word, text: string): Word[] => {
  let from = start;
  return graphemesOf(text.slice(start, end)).map(({ length }) => {
    const to = from + length;
    const part = { start: from, end: to, required: required && to === end };
    from = to;
    return part;
  });
};

/** The words of a paragraph. What has room in one line is not searched for breaks. */
export const wordsIn = (measured: Measured, { breaks, lastTwo }: Breaking): Iterable<Word> => {
  const { length } = measured.text;
  if (length > 0 && measured.hasRoom(measured.known(0, length)))
    return [{ start: 0, end: length, required: false }];
  const words = wordsOf(measured.text, breaks);
  return lastTwo ? lastTogether([...words], measured) : words;
};
