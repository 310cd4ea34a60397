/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */

import { number } from '#messages/language';
import * as m from '#messages/target';
import type { FactTable } from '../../base/facts';
import { MOST_SURVEYED } from '../../deal/v1/constrained';
import { TARGET_SEATS } from './deal';
import { derangements } from './odds';

/** Two is in the table although nobody sits down as two: it is what the last two survivors are left with. */
const TABLE_PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** `minPlayers`, of how many deals are counted, and `derangements-2` to `derangements-10`. */
export const facts: Readonly<Record<string, string>> = {
  minPlayers: `${TARGET_SEATS.min}`,
  mostCounted: `${MOST_SURVEYED}`,
  ...Object.fromEntries(TABLE_PLAYERS.map((n) => [`derangements-${n}`, number(derangements(n))])),
};

export const tables: Readonly<Record<'derangements', FactTable>> = {
  derangements: {
    caption: m.validDealsCaption,
    head: [m.players, m.validDeals],
    rows: TABLE_PLAYERS.map((n) => [`${n}`, number(derangements(n))]),
    numeric: [0, 1],
  },
};
