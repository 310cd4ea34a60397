/** The tables and the chart of the odds page. Every number is made here from the exact chances. */

import { number } from '#messages/language';
import * as m from '#messages/mafia';
import * as site from '#messages/site';
import { DASHED, INK, lineChart, RED } from '../../../app/odds/charts/line-chart';
import { columned } from '../../../app/odds/panel';
import {
  type Fraction,
  fraction,
  fractionText,
  fractionValue,
  percent,
  percentOf,
  percentText,
} from '../../../base/fraction';
import { unwrap } from '../../../base/result';
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

export const exactTable = columned(m.exactCaption, SIZES, [
  [m.players, ({ players }) => `${players}`],
  [m.mafia, ({ mafia }) => `${mafia}`],
  [m.plebs, ({ pleb }) => `${pleb}`],
  [m.win, ({ odds }) => percentText(odds.town)],
  [m.exactly, ({ odds }) => fractionText(odds.town)],
  [
    m.nearestEven,
    ({ nearestEven: { mafia, town } }) => site.labelled({ label: `${mafia}`, text: percentText(town) }),
  ],
]);

/** The difference of two chances in percentage points, as they are shown. */
const points = (from: Fraction, to: Fraction): string => {
  const difference = percentOf(to) - percentOf(from);
  return `${difference < 0 ? '−' : '+'}${number(Math.abs(difference), 1)}`;
};

export const variableTable = columned(m.variableCaption, SIZES, [
  [m.players, ({ players }) => `${players}`],
  [m.mafia, ({ mafia, more }) => m.eitherMafia({ mafia, more: more.mix.mafia })],
  [m.chance, ({ more }) => m.chanceOfMafia({ chance: fractionText(more.chance), mafia: more.mix.mafia })],
  [m.fixed, ({ odds }) => percentText(odds.town)],
  [m.variable, ({ variable }) => percentText(variable)],
  [m.points, ({ odds, variable }) => points(odds.town, variable)],
]);

/** Sizes that the rules print. */
const PRINTED = PLAYERS.filter((players) => players <= 12);

const THRESHOLDS = (THRESHOLD.choices ?? []).filter(({ value }) => value !== 'plurality');

const meanText = (mean: Fraction): string => {
  const value = fractionValue(mean);
  return value < 100 ? number(value, 1) : number(Math.round(value));
};

/** The first day of a mob that votes until somebody is lynched: all but the accused vote. */
export const votesTable = columned(m.votesCaption, PRINTED, [
  [m.players, String],
  ...THRESHOLDS.map(({ label, value }) => {
    const needed = (voters: number) => neededVotes(tableRules({ threshold: value }), voters);
    return [label, (players: number) => meanText(meanVotes(players - 1, needed(players - 1)))] as const;
  }),
]);

const QUARTERS = [m.never, m.oneInFour, m.oneInTwo, m.threeInFour, m.always];

/** The source's mixes under a habit that comes up in so many quarters of all days or nights. */
const habitTable = (caption: string, habit: (share: Fraction) => Habits) =>
  columned(caption, PRINTED, [
    [m.players, String],
    ...QUARTERS.map((words, quarters) => {
      const chance = townChances(habit(fraction(quarters, 4)));
      return [words, (players: number) => percentText(chance(players, mixOf(players).mafia))] as const;
    }),
  ]);

export const homeTable = habitTable(m.homeCaption, (home) => ({ home }));

export const sparedTable = habitTable(m.sparedCaption, (spared) => ({ spared }));

const evenValues = SIZES.map(({ nearestEven }) => fractionValue(nearestEven.town));

const chancesInWords = SIZES.map(({ players, odds }) =>
  m.playersChance({ players, chance: percentText(odds.town) }),
).join(', ');

export const mixChart: Scene = lineChart({
  players: PLAYERS,
  axis: { ticks: [0, 0.25, 0.5, 0.75], label: percent },
  alt: m.mixChartAlt({
    chancesInWords,
    min: percent(Math.min(...evenValues)),
    max: percent(Math.max(...evenValues)),
  }),
  series: [
    { title: m.seriesThird, values: SIZES.map(({ odds }) => fractionValue(odds.town)), ...INK },
    { title: m.seriesVariable, values: SIZES.map(({ variable }) => fractionValue(variable)), ...DASHED },
    { title: m.nearestToEven, values: evenValues, ...RED },
  ],
});
