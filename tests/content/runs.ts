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
