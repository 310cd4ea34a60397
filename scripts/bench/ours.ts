/**
 * This program's own rounds, in a process of their own, so that its peak of memory is theirs alone. Words:
 * <seed> <rounds> <cards>; 0 rounds ask for the cold one alone. The answer goes to the parent as a message.
 */
import { nodeBook } from '../../src/press/node-book';
import { deckOf } from './deck';
import { type Round, warmUpRounds } from './measure';
import { printOurs } from './our-cards';

export interface OurRounds {
  /** ms since the process began, when the first file was finished. */
  readonly cold: number;
  readonly rounds: readonly Round[];
  /** MB */
  readonly memory: number;
}

const [seed = 1, rounds = 1, count = 54] = process.argv.slice(2).map(Number);

const book = await nodeBook();
const print = async (round: number): Promise<Round> => {
  const deck = deckOf(seed + round, count);
  const start = performance.now();
  const file = await printOurs(book, deck);
  return { time: performance.now() - start, size: file.length };
};

await print(0);
const cold = performance.now();
const before = rounds === 0 ? 1 : warmUpRounds(count);
for (let i = 1; i < before; i++) await print(i);
const timed: Round[] = [];
for (let i = 0; i < rounds; i++) timed.push(await print(before + i));
// Node counts kB on every system.
const answer: OurRounds = { cold, rounds: timed, memory: process.resourceUsage().maxRSS / 1024 };
process.send?.(answer);
process.disconnect();
