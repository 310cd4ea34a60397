/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */

import type { FactTable, Game } from '../game';
import { dealing, TARGET_SEATS } from './deal';
import { kits, type TargetFace } from './kit';
import { derangements } from './odds';
import { sealed } from './sealed';

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

export const target: Game<TargetFace> = {
  id: 'target',
  title: TARGET_SEATS.title,
  tagline: 'Everyone hunts one player. Nobody knows who hunts them, until first blood.',
  icon: 'bullseye',
  place: 2,
  players: { min: TARGET_SEATS.min },
  needs: ['paper', 'magic-decks'],
  time: '60 to 120 minutes',
  kits,
  dealing,
  sealed,
  facts: TARGET_FACTS,
  tables: TARGET_TABLES,
};
