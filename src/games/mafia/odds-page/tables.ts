/** The tables and the chart of the odds page. Every number is made here from the exact chances. */

import { DASHED, INK, lineChart, RED } from '../../../app/odds/charts/line-chart';
import { columned } from '../../../app/odds/panel';
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
import type { Scene } from '../../../scene/scene';
import { mixFor, variableChances } from '../mix';
import { variableOdds } from '../mix-json';
import { meanVotes, oddsFor } from '../odds';
import { type Habits, townChances } from '../odds-habits';
import { neededVotes, THRESHOLD, tableRules } from '../rules';
import { PLAYERS } from './heat';

const mixOf = (players: number) => unwrap(mixFor(players));

/** The source's mix of every size, the one nearest to even, and the odds with variable Mafia. */
const SIZES = PLAYERS.map((players) => {
  const mix = mixOf(players);
  const [more] = variableChances(mix);
  return { players, ...mix, ...oddsFor(players, mix.mafia), variable: variableOdds(players, mix), more };
});

export const exactTable = columned('Assassin and Plebs win', SIZES, [
  ['Players', ({ players }) => `${players}`],
  ['Mafia', ({ mafia }) => `${mafia}`],
  ['Plebs', ({ pleb }) => `${pleb}`],
  ['Win', ({ odds }) => percentText(odds.town)],
  ['Exactly', ({ odds }) => fractionText(odds.town)],
  ['Nearest to even', ({ nearestEven: { mafia, town } }) => `${mafia}: ${percentText(town)}`],
]);

/** The difference of two chances in percentage points, as they are shown. */
const points = (from: Fraction, to: Fraction): string => {
  const difference = Number.parseFloat(percentText(to)) - Number.parseFloat(percentText(from));
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(1)}`;
};

export const variableTable = columned('What variable Mafia changes', SIZES, [
  ['Players', ({ players }) => `${players}`],
  ['Mafia', ({ mafia, more }) => `${mafia} or ${more.mix.mafia}`],
  ['Chance', ({ more }) => `${fractionText(more.chance)} for ${more.mix.mafia}`],
  ['Fixed', ({ odds }) => percentText(odds.town)],
  ['Variable', ({ variable }) => percentText(variable)],
  ['Points', ({ odds, variable }) => points(odds.town, variable)],
]);

/** Sizes that the rules print. */
const PRINTED = PLAYERS.filter((players) => players <= 12);

const THRESHOLDS = (THRESHOLD.choices ?? []).filter(({ value }) => value !== 'plurality');

const meanText = (mean: Fraction): string => {
  const value = fractionValue(mean);
  return value < 100 ? value.toFixed(1) : withCommas(Math.round(value));
};

/** The first day of a mob that votes until somebody is lynched: all but the accused vote. */
export const votesTable = columned('Votes until somebody is lynched on a day without end', PRINTED, [
  ['Players', String],
  ...THRESHOLDS.map(({ label, value }) => {
    const needed = (voters: number) => neededVotes(tableRules({ threshold: value }), voters);
    return [label, (players: number) => meanText(meanVotes(players - 1, needed(players - 1)))] as const;
  }),
]);

const QUARTERS = ['Never', '1 in 4', '1 in 2', '3 in 4', 'Always'];

/** The source's mixes under a habit that comes up in so many quarters of all days or nights. */
const habitTable = (caption: string, habit: (share: Fraction) => Habits) =>
  columned(caption, PRINTED, [
    ['Players', String],
    ...QUARTERS.map((words, quarters) => {
      const chance = townChances(habit(fraction(quarters, 4)));
      return [words, (players: number) => percentText(chance(players, mixOf(players).mafia))] as const;
    }),
  ]);

const HOME = 'The town’s chance when the mob goes home after the first day';
export const homeTable = habitTable(HOME, (home) => ({ home }));

const SPARED = 'The town’s chance when the Assassin spares everybody';
export const sparedTable = habitTable(SPARED, (spared) => ({ spared }));

const evenValues = SIZES.map(({ nearestEven }) => fractionValue(nearestEven.town));

const chancesInWords = SIZES.map(({ players, odds }) => `${players} players ${percentText(odds.town)}`).join(
  ', ',
);

export const mixChart: Scene = lineChart({
  players: PLAYERS,
  axis: { ticks: [0, 0.25, 0.5, 0.75], label: percent },
  alt:
    `How often Assassin and Plebs win with 5 to 20 players. A third Mafia: ${chancesInWords}. ` +
    `With the Mafia count nearest to even: from ${percent(Math.min(...evenValues))} to ${percent(Math.max(...evenValues))}.`,
  series: [
    { title: 'a third', values: SIZES.map(({ odds }) => fractionValue(odds.town)), ...INK },
    { title: 'variable Mafia', values: SIZES.map(({ variable }) => fractionValue(variable)), ...DASHED },
    { title: 'nearest to even', values: evenValues, ...RED },
  ],
});
