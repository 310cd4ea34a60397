/** What is measured on every side, and how rounds become one number. */

export interface Round {
  /** ms from the texts to the finished file. */
  readonly time: number;
  /** Bytes of the file. */
  readonly size: number;
}

export interface Measured {
  readonly name: string;
  /** ms, the median of the warm rounds; absent where each run is a cold one. */
  readonly warm?: number;
  /** ms from starting the program to its first file. */
  readonly cold: number;
  /** Bytes, the median. */
  readonly size: number;
  /** Peak MB, pages that processes share counted once; absent where the system does not say. */
  readonly memory?: number;
  /** Peak MB of each process, added up, shared pages and all. */
  readonly resident?: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** Cards that are drawn before the first round that counts: all engines compile and load on their way through these. */
const WARM_UP_CARDS = 540;

export const warmUpRounds = (cards: number): number => Math.max(3, Math.ceil(WARM_UP_CARDS / cards));

/** What is reported of rounds that were all warm. */
export const summary = (rounds: readonly Round[]): { readonly warm: number; readonly size: number } => ({
  warm: median(rounds.map(({ time }) => time)),
  size: median(rounds.map(({ size }) => size)),
});
