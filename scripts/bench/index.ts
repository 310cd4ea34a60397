/**
 * `npm run bench -- print`: how fast, how large and how hungry the road from texts to a PDF file is, beside Chromium's
 * own. Exit code 2 for words that it does not know.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { err, ok, type Result } from '../../src/base/result';
import type { Command, Words } from '../commands/command';
import { runCommand } from '../main';
import { measureBrowser } from './browser';
import { type Measured, median, summary } from './measure';
import type { OurRounds } from './ours';
import { type Growth, type Measurement, ratiosOf, tableOf } from './report';
import { measureWeasyprint } from './weasyprint';

const CARDS = 54;
const SIZES = [18, 54, 180, 540];
const DEFAULT_ROUNDS = 15;
const MOST_ROUNDS = 1000;

/** Rounds of one process get seeds of their own, far from those of the others. */
const SEEDS = 10_000;

const ourRounds = async (seed: number, rounds: number, count: number): Promise<OurRounds> => {
  const child = fork(new URL('./ours.ts', import.meta.url), [seed, rounds, count].map(String));
  const exit = once(child, 'exit');
  const answer = once(child, 'message') as Promise<[OurRounds]>;
  const [rounded] = await Promise.race([
    answer,
    exit.then(([code]) => {
      throw new Error(`the rounds of ${count} cards ended with code ${code} and no answer`);
    }),
  ]);
  await exit;
  return rounded;
};

const measureOurs = async (seed: number, rounds: number): Promise<Measured> => {
  const { cold: _, memory, rounds: timed } = await ourRounds(seed, rounds, CARDS);
  const cold: number[] = [];
  for (let i = 1; i <= 3; i++) cold.push((await ourRounds(seed + i * 1000, 0, CARDS)).cold);
  return { name: 'Paper Dagger', ...summary(timed), cold: median(cold), memory, resident: memory };
};

const measureGrowth = async (seed: number): Promise<Growth[]> => {
  const growth: Growth[] = [];
  for (const [i, cards] of SIZES.entries()) {
    const rounds = Math.max(5, Math.round(DEFAULT_ROUNDS * Math.min(1, CARDS / cards)));
    const { warm, size } = summary((await ourRounds(seed + i * SEEDS, rounds, cards)).rounds);
    growth.push({ cards, time: warm, size });
  }
  return growth;
};

const measure = async (rounds: number): Promise<Measurement> => {
  const ours = await measureOurs(1, rounds);
  const chromium = await measureBrowser(SEEDS, rounds, CARDS);
  const weasyprint = measureWeasyprint(2 * SEEDS, CARDS);
  const growth = await measureGrowth(3 * SEEDS);
  return { cards: CARDS, rounds, ours, chromium, ...(weasyprint ? { weasyprint } : {}), growth };
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
    'Prints 54 distinct cards by this program and by headless Chromium (CHROMIUM_PATH, or the system’s), and by weasyprint where it is installed: time, size of the file, peak of memory.',
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
