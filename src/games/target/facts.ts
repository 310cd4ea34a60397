/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */
import type { SeatBounds } from '../../deal/seats';
import type { FactTable } from '../game';

/** The game itself has no upper bound; 200 is as many as anything here is tested for. */
export const TARGET_SEATS: SeatBounds = { title: 'Assassin, for Magic', min: 3, max: 200 };

/** The deals that leave nobody with their own card: D(n) = (n - 1)(D(n - 1) + D(n - 2)). */
export const derangements = (players: number): bigint => {
  let [before, count] = [1n, 0n]; // of nobody, and of one
  if (players === 0) return before;
  for (let n = 2; n <= players; n++) [before, count] = [count, BigInt(n - 1) * (count + before)];
  return count;
};

/** Two is in the table although nobody sits down as two: it is what the last two survivors are left with. */
const TABLE_PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const grouped = (count: bigint): string => count.toLocaleString('en-US');

/** `minPlayers`, and `derangements-2` to `derangements-10`. */
export const TARGET_FACTS: Readonly<Record<string, string>> = {
  minPlayers: `${TARGET_SEATS.min}`,
  ...Object.fromEntries(TABLE_PLAYERS.map((n) => [`derangements-${n}`, grouped(derangements(n))])),
};

export const TARGET_TABLES: Readonly<Record<'derangements', FactTable>> = {
  derangements: {
    caption: 'Deals that leave nobody with their own card',
    head: ['Players', 'Valid deals'],
    rows: TABLE_PLAYERS.map((n) => [`${n}`, grouped(derangements(n))]),
    numeric: [0, 1],
  },
};
