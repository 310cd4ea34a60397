/** What is measured on both sides, and what it says as a table and as data. */

export interface Round {
  /** ms from the texts to the finished file. */
  readonly time: number;
  /** Bytes of the file. */
  readonly size: number;
}

export interface Measured {
  readonly name: string;
  /** ms, the median of the warm rounds. */
  readonly warm: number;
  /** ms of a process from its start to its first file. */
  readonly cold: number;
  /** Bytes, the median. */
  readonly size: number;
  /** Peak MB, pages that processes share counted once; absent where the system does not say. */
  readonly memory?: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** What is reported of warm rounds. */
export const summary = (rounds: readonly Round[]): { readonly warm: number; readonly size: number } => ({
  warm: median(rounds.map(({ time }) => time)),
  size: median(rounds.map(({ size }) => size)),
});

/** Decks of several sizes, printed by this program. */
export interface Growth {
  readonly cards: number;
  /** ms, the median. */
  readonly time: number;
  readonly size: number;
}

export interface Measurement {
  readonly cards: number;
  readonly rounds: number;
  readonly ours: Measured;
  readonly chromium: Measured;
  readonly growth: readonly Growth[];
}

const ratio = (ours: number | undefined, theirs: number | undefined): number | null =>
  ours === undefined || theirs === undefined ? null : Number((ours / theirs).toFixed(3));

/** Time a card in the largest deck, to that in the smallest: 1 or less where the time grows no faster than the deck. */
const growthRatio = (growth: readonly Growth[]): number | null => {
  const [first, last] = [growth[0], growth.at(-1)];
  return first && last ? ratio(last.time / last.cards, first.time / first.cards) : null;
};

export const ratiosOf = ({ ours, chromium, growth }: Measurement) => ({
  timeToWarmChromium: ratio(ours.warm, chromium.warm),
  timeToColdChromium: ratio(ours.cold, chromium.cold),
  sizeToChromium: ratio(ours.size, chromium.size),
  memoryToChromium: ratio(ours.memory, chromium.memory),
  timeACardLargestToSmallest: growthRatio(growth),
});

const ms = (value: number): string => `${Math.round(value)} ms`;

const row = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(11))).join('');

export const tableOf = (measurement: Measurement): string => {
  const { ours, chromium, growth, cards, rounds } = measurement;
  const ratios = ratiosOf(measurement);
  const line = ({ name, warm, cold, size, memory }: Measured): string => {
    const held = memory === undefined ? '-' : `${Math.round(memory)} MB`;
    return row([name, ms(warm), ms(cold), `${Math.round(size / 1024)} KB`, held]);
  };
  const share = (value: number | null): string => (value === null ? '-' : value.toFixed(2));
  return [
    `${cards} distinct cards as PDF, new texts each round; median of ${rounds} rounds`,
    '',
    row(['', 'warm', 'cold', 'file', 'memory']),
    ...[ours, chromium].map(line),
    row([
      'ours to Chromium',
      share(ratios.timeToWarmChromium),
      share(ratios.timeToColdChromium),
      share(ratios.sizeToChromium),
      share(ratios.memoryToChromium),
    ]),
    '',
    row(['cards, by us', 'warm', 'a card', 'file']),
    ...growth.map(({ cards: count, time, size }) =>
      row([String(count), ms(time), `${(time / count).toFixed(2)} ms`, `${Math.round(size / 1024)} KB`]),
    ),
  ].join('\n');
};
