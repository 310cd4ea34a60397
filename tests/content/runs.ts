/** Runs of eight words, as hashes: how our texts are compared with sources that are no part of the repository. */
import { createHash } from 'node:crypto';

/** A hash a line, sorted. `npm run sources -- <folder>` writes it from the folder of the sources. */
export const RUNS_FILE = 'tests/content/runs.txt';

const LENGTH = 8;

export interface Run {
  readonly words: string;
  readonly hash: string;
}

/** Every run of words, by letters and digits alone. Ten hexadecimal digits are enough to tell a million runs apart. */
export const runsOf = (text: string): Run[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(LENGTH - 1).map((_, k) => {
    const run = words.slice(k, k + LENGTH).join(' ');
    return { words: run, hash: createHash('sha256').update(run).digest('hex').slice(0, 10) };
  });
};

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Where a source says a rule: the first three digits of its document, and lines in it, from 1. */
export interface Place {
  readonly rule: string;
  readonly document: string;
  readonly lines: readonly number[];
  /** Of the words there. */
  readonly hash: string;
}

/** Of content/<game>/source.txt: a rule a line, then its places, "004:103,139#8c1f0a2e". */
export const placesIn = (file: string): Place[] =>
  file
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [rule = '', ...places] = line.split(' ');
      return places.map((place) => {
        const [, document = '', lines = '', hash = ''] = /^(\d{3}):([\d,]+)#(\w{8})$/.exec(place) ?? [];
        return { rule, document, lines: lines.split(',').map(Number), hash };
      });
    });

/** The hash of the words on these lines. Letters and digits count, nothing else. */
export const hashOfLines = (text: string, lines: readonly number[]): string => {
  const all = text.split('\n');
  const words = wordsOf(lines.map((line) => all[line - 1] ?? '').join('\n'));
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
};
