/**
 * This program's side, in a process of its own, so that its peak of memory is its own: prints the deck of each message,
 * `[seed, cards]`, and answers with the round and the peak in MB so far.
 */
import { nodeBook } from '../../src/press/node-book';
import { deckOf } from './deck';
import { printOurs } from './our-cards';
import type { Round } from './report';

export interface OurRound extends Round {
  readonly memory: number;
}

const book = await nodeBook();

process.on('message', async ([seed, cards]: [number, number]) => {
  const deck = deckOf(seed, cards);
  const start = performance.now();
  const { length: size } = await printOurs(book, deck);
  const time = performance.now() - start;
  // Node counts kB on every system.
  const answer: OurRound = { time, size, memory: process.resourceUsage().maxRSS / 1024 };
  process.send?.(answer);
});
