/** The tables and the chart of the odds page. Every number is made here from the exact chances. */

import {
  type Fraction,
  fraction,
  fractionText,
  fractionValue,
  percent,
  percentText,
} from '../../../base/fraction';
import { unwrap } from '../../../base/result';
import { withCommas } from '../../../base/words';
import type { FactTable } from '../../../games/game';
import { mixFor, variableChances } from '../../../games/mafia/mix';
import { variableOdds } from '../../../games/mafia/mix-json';
import { meanVotes, oddsFor } from '../../../games/mafia/odds';
import { type Habits, townChances } from '../../../games/mafia/odds-habits';
import { neededVotes, THRESHOLD, tableRules } from '../../../games/mafia/table';
import type { Scene } from '../../../scene/scene';
import { DASHED, INK, lineChart, RED } from '../charts/line-chart';
import { PLAYERS } from './heat';

type OddsTable = Omit<FactTable, 'numeric'>;

const mixOf = (players: number) => unwrap(mixFor(players));

/** The source's mix of every size, the one nearest to even, and the odds with variable Mafia. */
const SIZES = PLAYERS.map((players) => {
  const mix = mixOf(players);
  return { players, ...mix, ...oddsFor(players, mix.mafia), variable: variableOdds(players, mix) };
});

export const exactTable: OddsTable = {
  caption: 'Assassin and Plebs win',
  head: ['Players', 'Mafia', 'Plebs', 'Win', 'Exactly', 'Nearest to even'],
  rows: SIZES.map(({ players, mafia, pleb, odds, nearestEven }) => [
    `${players}`,
    `${mafia}`,
    `${pleb}`,
    percentText(odds.town),
    fractionText(odds.town),
    `${nearestEven.mafia}: ${percentText(nearestEven.town)}`,
  ]),
};

/** The difference of two chances in percentage points, as they are shown. */
const points = (from: Fraction, to: Fraction): string => {
  const difference = Number.parseFloat(percentText(to)) - Number.parseFloat(percentText(from));
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(1)}`;
};

export const variableTable: OddsTable = {
  caption: 'What variable Mafia changes',
  head: ['Players', 'Mafia', 'Chance', 'Fixed', 'Variable', 'Points'],
  rows: SIZES.map(({ players, mafia, odds, variable }) => {
    const [more] = variableChances(mixOf(players));
    return [
      `${players}`,
      `${mafia} or ${more.mix.mafia}`,
      `${fractionText(more.chance)} for ${more.mix.mafia}`,
      percentText(odds.town),
      percentText(variable),
      points(odds.town, variable),
    ];
  }),
};

/** Sizes that the rules print. */
const PRINTED = PLAYERS.filter((players) => players <= 12);

const THRESHOLDS = (THRESHOLD.choices ?? []).filter(({ value }) => value !== 'plurality');

const meanText = (mean: Fraction): string => {
  const value = fractionValue(mean);
  return value < 100 ? value.toFixed(1) : withCommas(Math.round(value));
};

/** The first day of a mob that votes until somebody is lynched: all but the accused vote. */
export const votesTable: OddsTable = {
  caption: 'Votes until somebody is lynched on a day without end',
  head: ['Players', ...THRESHOLDS.map(({ label }) => label)],
  rows: PRINTED.map((players) => [
    `${players}`,
    ...THRESHOLDS.map(({ value }) => {
      const rules = tableRules({ threshold: value });
      return meanText(meanVotes(players - 1, neededVotes(rules, players - 1)));
    }),
  ]),
};

const QUARTERS = [0, 1, 2, 3, 4] as const;
const QUARTER_WORDS = ['Never', '1 in 4', '1 in 2', '3 in 4', 'Always'] as const;

/** The source's mixes under a habit that comes up in so many quarters of all days or nights. */
const habitTable = (caption: string, habit: (share: Fraction) => Habits): OddsTable => {
  const chances = QUARTERS.map((quarters) => townChances(habit(fraction(quarters, 4))));
  return {
    caption,
    head: ['Players', ...QUARTER_WORDS],
    rows: PRINTED.map((players) => [
      `${players}`,
      ...chances.map((chance) => percentText(chance(players, mixOf(players).mafia))),
    ]),
  };
};

export const homeTable = habitTable(
  'The town’s chance when the mob goes home after the first day',
  (home) => ({
    home,
  }),
);

export const sparedTable = habitTable('The town’s chance when the Assassin spares everybody', (spared) => ({
  spared,
}));

const evenValues = SIZES.map(({ nearestEven }) => fractionValue(nearestEven.town));

const told = SIZES.map(({ players, odds }) => `${players} players ${percentText(odds.town)}`).join(', ');

export const mixChart: Scene = lineChart({
  players: PLAYERS,
  axis: { ticks: [0, 0.25, 0.5, 0.75], label: percent },
  alt:
    `How often Assassin and Plebs win with 5 to 20 players. A third Mafia: ${told}. ` +
    `With the Mafia count nearest to even: from ${percent(Math.min(...evenValues))} to ${percent(Math.max(...evenValues))}.`,
  series: [
    { title: 'a third', values: SIZES.map(({ odds }) => fractionValue(odds.town)), ...INK },
    { title: 'variable Mafia', values: SIZES.map(({ variable }) => fractionValue(variable)), ...DASHED },
    { title: 'nearest to even', values: evenValues, ...RED },
  ],
});
