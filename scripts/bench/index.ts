/**
 * `npm run bench -- print`: how fast, how large and how hungry the road from texts to a PDF file is, beside Chromium's
 * own, round by round in turns. Exit code 2 for words that it does not know.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { err, ok, type Result } from '../../src/base/result';
import { findChromium } from '../../tests/site/chromium';
// Builds the command line, if that is older than its sources.
import { bundle } from '../bin.mjs';
import type { Command, Words } from '../commands/command';
import { runCommand } from '../main';
import { descendants, launch, peakMemory, peakResident, print as printByChromium } from './browser';
import type { OurRound } from './ours';
import { type Growth, type Measurement, median, type Round, ratiosOf, summary, tableOf } from './report';

const CARDS = 54;
const SIZES = [18, 54, 180, 540];
const DEFAULT_ROUNDS = 15;
const MOST_ROUNDS = 1000;
/** Engines compile for long: until here each round is quicker than those before it, on our side. */
const WARM_UP = 40;
const SOME_ROUNDS = 3;

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

const measure = async (rounds: number): Promise<Measurement> => {
  await bundle({ ours: 'scripts/bench/ours.ts' }, '.cache/bench');
  const ours = fork('.cache/bench/ours.js', { execArgv: [] });
  const printOurs = async (cards = CARDS): Promise<OurRound> => {
    ours.send(deck(cards));
    return ((await once(ours, 'message')) as [OurRound])[0];
  };
  const others = new Set(descendants(process.pid));
  const program = findChromium();
  const browser = await launch(program);
  const page = await browser.newPage();
  const theirs = () => descendants(process.pid, others);

  const [byUs, byThem]: [Round[], Round[]] = [[], []];
  let memory = 0;
  for (let i = -WARM_UP; i < rounds; i++) {
    const round = await printOurs();
    const other = await printByChromium(page, deck());
    memory = round.memory;
    if (i >= 0) {
      byUs.push(round);
      byThem.push(other);
    }
  }
  const peak = await peakMemory(theirs, async () => {
    for (let i = 0; i < SOME_ROUNDS; i++) await printByChromium(page, deck());
  });
  const resident = peakResident(theirs());
  const version = browser.version().split('.')[0];
  await browser.close();

  const growth: Growth[] = [];
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
    ours: { name: 'Paper Dagger', ...summary(byUs), cold, memory, resident: memory },
    chromium: {
      name: `${basename(program)} ${version}`,
      ...summary(byThem),
      cold: await coldChromium(program),
      ...(peak > 0 && { memory: peak, resident }),
    },
    growth,
  };
};

const readRounds = ({ positionals, values }: Words): Result<number> => {
  if (positionals.length > 0) return err('bad-words', `“${positionals.join(' ')}” is too much.`);
  const rounds = Number(values.rounds ?? DEFAULT_ROUNDS);
  return Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS
    ? ok(rounds)
    : err('bad-rounds', `--rounds ${values.rounds} is not a whole number from 1 to ${MOST_ROUNDS}.`);
};

const print: Command = {
  name: 'print',
  operands: '',
  summary:
    'Prints 54 distinct cards by this program and by headless Chromium (CHROMIUM_PATH, or the system’s), in turns: time, size of the file, peak of memory.',
  flags: { rounds: { value: 'n', help: `Default: ${DEFAULT_ROUNDS}.` } },
  examples: ['print --rounds 5'],
  async run(words) {
    const rounds = readRounds(words);
    if (!rounds.ok) return rounds;
    const measurement = await measure(rounds.value);
    return ok({ json: { ratios: ratiosOf(measurement), ...measurement }, text: tableOf(measurement) });
  },
};

const commands = new Map([[print.name, async () => print]]);
process.exitCode = await runCommand('npm run bench --', commands, process.argv.slice(2), process);
