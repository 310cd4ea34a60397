/**
 * `npm run bench -- print`: how fast, how large and how hungry the road from texts to a PDF file is, beside Chromium's
 * own, round by round in turns, the median of 15 or of `--rounds n`; as data with `--json`. CHROMIUM_PATH names another Chromium
 * than the system's.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../tests/site/chromium';
// Builds the command line, if that is older than its sources.
import { bundle } from '../bin.mjs';
import { descendants, launch, peakMemory, print as printByChromium } from './browser';
import type { Round } from './deck';

const CARDS = 54;
const SIZES = [18, 54, 180, 540];
/** Engines compile for long: until here each round is quicker than those before it, on our side. */
const WARM_UP = 40;
const SOME_ROUNDS = 3;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** What is reported of warm rounds. */
const summary = (rounds: readonly Round[]): { readonly warm: number; readonly size: number } => ({
  warm: median(rounds.map(({ time }) => time)),
  size: median(rounds.map(({ size }) => size)),
});

/** New texts each round, on each side. */
let seed = 0;
const deck = (cards = CARDS) => [seed++, cards] as const;

const timesOf = async (count: number, round: () => Promise<number>): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(await round());
  return median(times);
};

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The built command line, from its start to its end. */
const coldOurs = (folder: string): Promise<number> => {
  const words = ['bin/dagger.js', 'print', 'target', '--count', `${CARDS}`, '-o', join(folder, 'cards.pdf')];
  return timesOf(SOME_ROUNDS, () => timed(() => execFileSync(process.execPath, words)));
};

const coldChromium = (program: string): Promise<number> =>
  timesOf(SOME_ROUNDS, async () => {
    const start = performance.now();
    const browser = await launch(program);
    await printByChromium(await browser.newPage(), deck());
    const time = performance.now() - start;
    await browser.close();
    return time;
  });

const measure = async (rounds: number) => {
  await bundle({ ours: 'scripts/bench/ours.tsx' }, '.cache/bench');
  const ours = fork('.cache/bench/ours.js', { execArgv: [] });
  const printOurs = async (cards = CARDS): Promise<Round> => {
    ours.send(deck(cards));
    return ((await once(ours, 'message')) as [Round])[0];
  };
  const others = new Set(descendants(process.pid));
  const program = findChromium();
  const browser = await launch(program);
  const page = await browser.newPage();
  const theirs = () => descendants(process.pid).filter((pid) => !others.has(pid));

  const [byUs, byThem]: [Round[], Round[]] = [[], []];
  for (let i = -WARM_UP; i < rounds; i++) {
    const round = await printOurs();
    const other = await printByChromium(page, deck());
    if (i >= 0) {
      byUs.push(round);
      byThem.push(other);
    }
  }
  const peakOf = (pids: () => number[], round: () => Promise<Round>) =>
    peakMemory(pids, async () => {
      for (let i = 0; i < SOME_ROUNDS; i++) await round();
    });
  const theirPeak = await peakOf(theirs, () => printByChromium(page, deck()));
  const ourPeak = await peakOf(() => [ours.pid as number], printOurs);
  const version = browser.version().split('.')[0];
  await browser.close();

  const growth = [];
  for (const cards of SIZES) {
    const sizes: Round[] = [];
    for (let i = 0; i < 5; i++) sizes.push(await printOurs(cards));
    const { warm, size } = summary(sizes);
    growth.push({ cards, time: warm, size });
  }
  ours.disconnect();

  const folder = mkdtempSync(join(tmpdir(), 'dagger-bench-'));
  const cold = await coldOurs(folder);
  rmSync(folder, { recursive: true });
  return {
    cards: CARDS,
    rounds,
    ours: { name: 'Paper Dagger', ...summary(byUs), cold, ...ourPeak },
    chromium: {
      name: `${basename(program)} ${version}`,
      ...summary(byThem),
      cold: await coldChromium(program),
      ...theirPeak,
    },
    growth,
  };
};

/** `ours` and `chromium`: ms warm and cold, bytes, and what `peakMemory` says. */
type Measurement = Awaited<ReturnType<typeof measure>>;

const ratio = (ours: number | undefined, theirs: number | undefined): number | null =>
  ours === undefined || theirs === undefined ? null : Number((ours / theirs).toFixed(3));

/** Time a card in the largest deck, to that in the smallest: 1 or less where the time grows no faster than the deck. */
const growthRatio = (growth: Measurement['growth']): number | null => {
  const [first, last] = [growth[0], growth.at(-1)];
  return first && last ? ratio(last.time / last.cards, first.time / first.cards) : null;
};

const ratiosOf = ({ ours, chromium, growth }: Measurement) => ({
  timeToWarmChromium: ratio(ours.warm, chromium.warm),
  timeToColdChromium: ratio(ours.cold, chromium.cold),
  sizeToChromium: ratio(ours.size, chromium.size),
  memoryToChromium: ratio(ours.memory, chromium.memory),
  residentToChromium: ratio(ours.resident, chromium.resident),
  timeACardLargestToSmallest: growthRatio(growth),
});

const ms = (value: number): string => `${Math.round(value)} ms`;

const row = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(11))).join('');

const tableOf = (measurement: Measurement): string => {
  const { ours, chromium, growth, cards, rounds } = measurement;
  const ratios = ratiosOf(measurement);
  const mb = (value: number | undefined): string => (value === undefined ? '-' : `${Math.round(value)} MB`);
  const line = ({ name, warm, cold, size, memory, resident }: Measurement['chromium']): string =>
    row([name, ms(warm), ms(cold), `${Math.round(size / 1024)} KB`, mb(memory), mb(resident)]);
  const share = (value: number | null): string => (value === null ? '-' : value.toFixed(2));
  return [
    `${cards} distinct cards as PDF, new texts each round; median of ${rounds} rounds`,
    '',
    row(['', 'warm', 'cold', 'file', 'memory', 'resident']),
    ...[ours, chromium].map(line),
    row([
      'ours to Chromium',
      share(ratios.timeToWarmChromium),
      share(ratios.timeToColdChromium),
      share(ratios.sizeToChromium),
      share(ratios.memoryToChromium),
      share(ratios.residentToChromium),
    ]),
    '',
    row(['cards, by us', 'warm', 'a card', 'file']),
    ...growth.map(({ cards: count, time, size }) =>
      row([String(count), ms(time), `${(time / count).toFixed(2)} ms`, `${Math.round(size / 1024)} KB`]),
    ),
  ].join('\n');
};

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, json: { type: 'boolean' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (positionals.join() !== 'print' || !(Number.isInteger(rounds) && rounds >= 1))
  throw new Error('Write npm run bench -- print, and --rounds with a whole number.');
const measurement = await measure(rounds);
const data = { ratios: ratiosOf(measurement), ...measurement };
process.stdout.write(`${values.json ? JSON.stringify(data) : tableOf(measurement)}\n`);
