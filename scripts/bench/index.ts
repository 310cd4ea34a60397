/**
 * `npm run bench -- print`: how fast, how large and how hungry the road from texts to a PDF file is, beside Chromium's
 * own, five rounds each in turns, the median of 60 or of `--rounds n`, in fives; as data with `--json`. `--quick` does
 * everything once, to see that it runs: its figures say nothing. CHROMIUM_PATH names another Chromium than the system's.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { keysOf } from '../../src/base/lists';
import { FLAGS, launch } from '../../tests/site/chromium';
// Builds the command line, if that is older than its sources.
import { bundle } from '../bin.mjs';
import { runCommand } from '../test/parts';
import { findChromium } from '../test/programs';
import { descendants, peakMemory, print as printByChromium } from './browser';
import { type CardText, deckOf, type Round } from './deck';
import { htmlOf } from './html';

const CARDS = 54;
const OURS = ['bin/dagger.js', 'print', 'target', '--count', `${CARDS}`, '--backs', 'none', '-o'];
const SIZES = [18, 54, 180, 540];
/** Engines compile for long: until here each round is quicker than those before it, on our side. */
const WARM_UP = 80;
/** Each side prints so many decks before the other has its turn: both from warm caches, in the same seconds. */
const IN_A_ROW = 5;
const MEMORY_ROUNDS = 3;
const COLD_ROUNDS = 15;
/** Without them V8 keeps room for ten times what a deck leaves, and memory says how much there is, not how much is needed. */
const HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=80'];

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
};

/** What is reported of warm rounds. */
const summary = (rounds: readonly Round[]): { readonly warm: number; readonly size: number } => ({
  warm: median(rounds.map(({ time }) => time)),
  size: median(rounds.map(({ size }) => size)),
});

/** New texts each round, on each side. */
let seed = 0;
const deck = (cards = CARDS): CardText[] => deckOf(seed++, cards);

/** One after the other, so that nothing else runs beside what is timed. */
const inOrder = async <T, U>(list: readonly T[], use: (one: T) => Promise<U>): Promise<U[]> => {
  const made: U[] = [];
  for (const one of list) made.push(await use(one));
  return made;
};

const several = <T>(count: number, round: () => Promise<T>): Promise<T[]> =>
  inOrder(Array.from({ length: count }), round);

/** The processes that are started from here on. */
const startedFromNow = (): (() => number[]) => {
  const others = new Set(descendants(process.pid));
  return () => descendants(process.pid).filter((pid) => !others.has(pid));
};

/** A whole program: what is run, and the words that say what to print, into a file. */
type Whole = readonly [program: string, words: (file: string, folder: string) => readonly string[]];

/** Runs of whole programs in turns, from their start to their end: how long they take, and in one more the peak memory. */
const inTurns = async (wholes: readonly Whole[], rounds: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'dagger-bench-'));
  const file = join(folder, 'cards.pdf');
  const run = async ([program, words]: Whole): Promise<number> => {
    const said = words(file, folder);
    const start = performance.now();
    const { passed, output } = await runCommand({ program, args: said });
    const time = performance.now() - start;
    if (!passed || !existsSync(file)) throw new Error(`${program} ${said.join(' ')} fails:\n${output}`);
    rmSync(file);
    return time;
  };
  const times = await several(rounds, () => inOrder(wholes, run));
  const peaks = await inOrder(wholes, (one) => peakMemory(startedFromNow(), () => run(one)));
  rmSync(folder, { recursive: true });
  return peaks.map(({ memory }, i) => ({
    cold: median(times.map((round) => round[i] ?? Number.NaN)),
    coldMemory: memory,
  }));
};

const wordsOfChromium: Whole[1] = (file, folder) => {
  const page = join(folder, 'cards.html');
  writeFileSync(page, htmlOf(deck()));
  return [...FLAGS, '--disable-pdf-tagging', '--no-pdf-header-footer', `--print-to-pdf=${file}`, page];
};

const measure = async (rounds: number, isQuick: boolean) => {
  const inARow = isQuick ? 1 : IN_A_ROW;
  const memoryRounds = isQuick ? 1 : MEMORY_ROUNDS;
  await bundle({ ours: 'scripts/bench/ours.tsx' }, '.cache/bench');
  const ours = fork('.cache/bench/ours.js', { execArgv: HEAP });
  const printOurs = async (cards = CARDS): Promise<Round> => {
    ours.send(deck(cards));
    return ((await once(ours, 'message')) as [Round])[0];
  };
  const theirs = startedFromNow();
  const program = findChromium();
  const browser = await launch();
  const page = await browser.newPage();
  const printTheirs = (): Promise<Round> => printByChromium(page, deck());

  const [byUs, byThem]: [Round[], Round[]] = [[], []];
  for (let i = isQuick ? 0 : -WARM_UP; i < rounds; i += inARow) {
    const ourRow = await several(inARow, printOurs);
    const theirRow = await several(inARow, printTheirs);
    if (i < 0) continue;
    byUs.push(...ourRow);
    byThem.push(...theirRow);
  }
  const theirPeak = await peakMemory(theirs, () => several(memoryRounds, printTheirs));
  const own = (): number[] => [ours.pid as number];
  const ourPeak = await peakMemory(own, () => several(memoryRounds, printOurs));
  const version = browser.version().split('.')[0];
  await browser.close();

  const growth = [];
  for (const cards of isQuick ? SIZES.slice(0, 1) : SIZES) {
    const { warm, size } = summary(await several(inARow, () => printOurs(cards)));
    growth.push({ cards, time: warm, size });
  }
  ours.disconnect();
  const [wholeOurs, wholeTheirs] = await inTurns(
    [
      [process.execPath, (file) => [...OURS, file]],
      [program, wordsOfChromium],
    ],
    isQuick ? 1 : COLD_ROUNDS,
  );

  return {
    cards: CARDS,
    rounds: byUs.length,
    ours: { name: 'Paper Dagger', ...summary(byUs), ...wholeOurs, ...ourPeak },
    chromium: { name: `${basename(program)} ${version}`, ...summary(byThem), ...wholeTheirs, ...theirPeak },
    growth,
  };
};

type Measurement = Awaited<ReturnType<typeof measure>>;

const ms = (value: number): string => `${Math.round(value)} ms`;
const mb = (value: number): string => `${Math.round(value)} MB`;
const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

/** What is compared, under its heading; `memory` as `peakMemory` says it. */
const COLUMNS = {
  warm: ['warm', ms],
  size: ['file', kb],
  memory: ['memory', mb],
  resident: ['resident', mb],
  cold: ['cold', ms],
  coldMemory: ['cold memory', mb],
} as const;

const keys = keysOf(COLUMNS);

/** Ours to theirs, by column; nothing where the system does not say. */
const ratiosOf = ({ ours, chromium }: Measurement) =>
  Object.fromEntries(
    keys.map((key) => {
      const ratio = (ours[key] ?? Number.NaN) / (chromium[key] ?? Number.NaN);
      return [key, Number.isNaN(ratio) ? null : Number(ratio.toFixed(3))];
    }),
  );

const row = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(12))).join('');

const tableOf = (measurement: Measurement): string => {
  const { growth, cards, rounds, ...programs } = measurement;
  const ratios = ratiosOf(measurement);
  return [
    `${cards} distinct cards as PDF, new texts each round; median of ${rounds} rounds`,
    '',
    row(['', ...keys.map((key) => COLUMNS[key][0])]),
    ...Object.values(programs).map((program) =>
      row([
        program.name,
        ...keys.map((key) => {
          const value = program[key];
          return value === undefined ? '-' : COLUMNS[key][1](value);
        }),
      ]),
    ),
    row(['ours to Chromium', ...keys.map((key) => ratios[key]?.toFixed(2) ?? '-')]),
    '',
    row(['cards, by us', 'warm', 'a card', 'file']),
    ...growth.map(({ cards: count, time, size }) =>
      row([String(count), ms(time), `${(time / count).toFixed(2)} ms`, kb(size)]),
    ),
  ].join('\n');
};

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  allowPositionals: true,
});
const isQuick = values.quick === true;
const rounds = isQuick ? 1 : Number(values.rounds);
const [what] = positionals;
if (
  positionals.length !== 1 ||
  !['print', 'batch'].includes(what ?? '') ||
  !(Number.isInteger(rounds) && rounds >= 1)
)
  throw new Error('Write npm run bench -- print, or batch, and --rounds with a whole number.');
if (what === 'batch') {
  const { measureBatch } = await import('./batch');
  process.stdout.write(`${JSON.stringify(await measureBatch(isQuick ? 4 : 100, isQuick ? 1 : 5))}\n`);
} else {
  const measurement = await measure(rounds, isQuick);
  const data = { ratios: ratiosOf(measurement), ...measurement };
  process.stdout.write(`${values.json ? JSON.stringify(data) : tableOf(measurement)}\n`);
}
