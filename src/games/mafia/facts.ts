/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */

import * as m from '#messages/mafia';
import type { FactTable } from '../../base/facts';
import { fractionText, percentText } from '../../base/fraction';
import { unwrap } from '../../base/result';
import { LOWS, MAFIA_SEATS, mixFor, ROYALS, variableChances } from './mix';
import { deadlockChance, oddsFor } from './odds';
import { townChances } from './odds-habits';
import { scriptTable } from './roles';
import { neededVotes, THRESHOLD, tableRules } from './rules';

/** The sizes that the source's table has. */
const ROWS = [5, 6, 7, 8, 9, 10, 11, 12].map((players) => {
  const mix = unwrap(mixFor(players));
  return { players, mix, ...oddsFor(players, mix.mafia), chances: variableChances(mix) };
});

/** The largest table that one deck serves: with one player more, the royals run out. */
const ONE_DECK_PLAYERS = 3 * (ROYALS.length + 1) - 1;

/**
 * `minPlayers`, `oneDeckPlayers`, `oneDeckRoyals`, `oneDeckLows`; and for every size n of the table `royal-n`, `low-n`,
 * `odds-n` (a fraction), `percent-n`, `even-n` and `evenPercent-n` (the Mafia count nearest to even, and its odds),
 * `variableMore-n` and `variableSame-n` (the chances of variable Mafia, as fractions).
 */
export const facts: Readonly<Record<string, string>> = {
  minPlayers: `${MAFIA_SEATS.min}`,
  oneDeckPlayers: `${ONE_DECK_PLAYERS}`,
  oneDeckRoyals: `${ROYALS.length}`,
  oneDeckLows: `${LOWS.length}`,
  ...Object.fromEntries(
    ROWS.flatMap(({ players, mix, odds, nearestEven, chances: [more, same] }) => [
      [`royal-${players}`, `${mix.mafia}`],
      [`low-${players}`, `${mix.pleb}`],
      [`odds-${players}`, fractionText(odds.town)],
      [`percent-${players}`, percentText(odds.town)],
      [`even-${players}`, `${nearestEven.mafia}`],
      [`evenPercent-${players}`, percentText(nearestEven.town)],
      [`variableMore-${players}`, fractionText(more.chance)],
      [`variableSame-${players}`, fractionText(same.chance)],
    ]),
  ),
};

/** The example of a table that votes in vain. */
const EIGHT = 8;

/** Each threshold that can block: how often a day does, and what that is to the odds. */
const deadlockRows = (): string[][] =>
  (THRESHOLD.choices ?? []).flatMap(({ value, label }) => {
    if (value === 'plurality') return [];
    const rules = tableRules({ threshold: value });
    const chance = (alive: number) => deadlockChance(alive - 1, neededVotes(rules, alive - 1));
    const { mafia } = unwrap(mixFor(EIGHT));
    const town = townChances({ home: chance })(EIGHT, mafia);
    return [[label, percentText(chance(EIGHT)), percentText(chance(4)), percentText(town)]];
  });

export const tables: Readonly<Record<'mix' | 'odds' | 'deadlock' | 'script', FactTable>> = {
  mix: {
    caption: m.mixCaption,
    head: [m.players, m.royal, m.low],
    rows: ROWS.map(({ players, mix }) => [`${players}`, `${mix.mafia}`, `${mix.pleb}`]),
    numeric: [0, 1, 2],
  },
  odds: {
    caption: m.oddsCaption,
    head: [m.players, m.mafia, m.plebs, m.townWins, m.exactly, m.nearestEven],
    rows: ROWS.map(({ players, mix, odds, nearestEven }) => [
      `${players}`,
      `${mix.mafia}`,
      `${mix.pleb}`,
      percentText(odds.town),
      fractionText(odds.town),
      m.mafiaWithOdds({ mafia: nearestEven.mafia, odds: percentText(nearestEven.town) }),
    ]),
    numeric: [0, 1, 2, 3, 4],
  },
  deadlock: {
    caption: m.deadlockCaption,
    head: [m.toLynch, m.deadlockEight, m.deadlockFour, m.townWins],
    rows: deadlockRows(),
    numeric: [1, 2, 3],
  },
  script: scriptTable(),
};
