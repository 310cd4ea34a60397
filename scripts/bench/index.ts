/**
 * `npm run bench -- print`: how fast, how large and how hungry the road from texts to a PDF file is, beside Chromium's
 * own. `npm run bench -- simulate`: how many games a core plays a second. Exit code 2 for words that it does not know.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { measureBrowser } from './browser';
import { type Measured, median, summary } from './measure';
import type { OurRounds } from './ours';
import { type Growth, type Measurement, ratiosOf, tableOf } from './report';
import { measureSpeed, speedText } from './simulate';
import { measureWeasyprint } from './weasyprint';

const USAGE = [
  'npm run bench -- print [--rounds <n>] [--json]',
  '',
  '  Prints 54 distinct cards by this program and by headless Chromium (CHROMIUM_PATH, or the system’s), and by',
  '  weasyprint where it is installed: time, size of the file, peak of memory. Default: 15 rounds.',
  '',
  'npm run bench -- simulate [--rounds <n>] [--json]',
  '',
  '  Lets four planning bots play Assassin Nation on one core: games a second, and where the time goes.',
].join('\n');

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

interface Answer {
  readonly json: object;
  readonly text: string;
}

const refuse = (message: string): number => {
  process.stderr.write(`${message}\n\n${USAGE}\n`);
  return 2;
};

const readWords = (words: readonly string[]) => {
  try {
    const options = {
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      rounds: { type: 'string' },
    } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? (error.message.split(/\.(?: |$)/)[0] ?? '') : String(error);
  }
};

const printAnswer = async (rounds: number): Promise<Answer> => {
  const measurement = await measure(rounds);
  return { json: { ratios: ratiosOf(measurement), ...measurement }, text: tableOf(measurement) };
};

const simulateAnswer = async (rounds: number): Promise<Answer> => {
  const speed = await measureSpeed(rounds);
  return { json: speed, text: speedText(speed) };
};

const main = async (words: readonly string[]): Promise<number> => {
  const read = readWords(words);
  if (typeof read === 'string') return refuse(`${read}.`);
  const { values, positionals } = read;
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const what = positionals.join(' ');
  if (what !== 'print' && what !== 'simulate')
    return refuse(
      what === ''
        ? 'Say what to measure: print or simulate.'
        : `“${what}” cannot be measured: print and simulate can.`,
    );
  const rounds = Number(values.rounds ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS)
    return refuse(`--rounds ${values.rounds} is not a whole number from 1 to ${MOST_ROUNDS}.`);
  const answer = await (what === 'print' ? printAnswer(rounds) : simulateAnswer(rounds));
  process.stdout.write(`${values.json ? JSON.stringify(answer.json) : answer.text}\n`);
  return 0;
};

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // A browser that is missing or does not answer, most of all.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
