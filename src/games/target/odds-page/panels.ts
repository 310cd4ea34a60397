/** The charts and tables of the page of chances: exact, for 3 to 12 players. */

import { number } from '#messages/language';
import * as site from '#messages/site';
import * as m from '#messages/target';
import { barChart } from '../../../app/odds/charts/bar-chart';
import {
  type Axis,
  DASHED,
  INK,
  type Look,
  lineChart,
  RED,
  type Series,
} from '../../../app/odds/charts/line-chart';
import { type Cell, columned, type Panel } from '../../../app/odds/panel';
import {
  addFractions,
  type Fraction,
  fraction,
  fractionText,
  fractionValue,
  percent,
  percentText,
} from '../../../base/fraction';
import { itemAt } from '../../../base/lists';
import { COLORS } from '../../../look/theme';
import * as odds from '../odds';

export const PLAYERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Before the death: with three, the two who are left are dealt nothing. */
export const BEFORE_DEATH = PLAYERS.filter((players) => players > 3);

const exactly = (value: Fraction): Pick<Cell, 'exact'> =>
  value.denominator === 1n ? {} : { exact: fractionText(value) };

const chance = (value: Fraction): Cell => {
  if (value.numerator === 0n) return { text: m.never };
  return value.denominator === 1n ? { text: m.always } : { text: percentText(value), ...exactly(value) };
};

/** A mean to two places. */
const mean = (value: Fraction): Cell => ({
  text: number(fractionValue(value), 2),
  ...exactly(value),
});

const PERCENTS: Axis = { ticks: [0, 0.25, 0.5, 0.75, 1], label: percent };

type Chance = (players: number) => Fraction;

const chancesText = (players: readonly number[], of: Chance, words = percentText): string =>
  players.map((count) => site.labelled({ label: `${count}`, text: words(of(count)) })).join(', ');

const line = (title: string, players: readonly number[], of: Chance, look: Look): Series => ({
  title,
  values: players.map((count) => fractionValue(of(count))),
  ...look,
});

export const pairsPanel = (): Panel => ({
  chart: lineChart({
    players: PLAYERS,
    axis: PERCENTS,
    alt: m.pairsAlt({
      own: chancesText(PLAYERS, odds.mutualChance),
      some: chancesText(PLAYERS, odds.somePairChance),
    }),
    series: [
      line(m.ownTarget, PLAYERS, odds.mutualChance, RED),
      line(m.someTwo, PLAYERS, odds.somePairChance, DASHED),
    ],
  }),
  table: columned(m.pairsCaption, PLAYERS, [
    [site.players, String],
    [m.validDeals, (n): string | Cell => ({ text: number(odds.derangements(n)) })],
    [m.targetHunts, (n) => chance(odds.mutualChance(n))],
    [m.someTwoDo, (n) => chance(odds.somePairChance(n))],
    [m.pairsAverage, (n) => mean(odds.meanPairs(n))],
  ]),
});

const PARTS = [...[1, 2, 3].map((count) => m.rings({ count })), m.ringsFourOrMore];
const PART_FILLS = [COLORS.ink, COLORS.manila, COLORS.white, COLORS.red] as const;

/** Of one ring, two, three, and four or more. */
const ringChances = (players: number): readonly Fraction[] => {
  const few = [1, 2, 3].map((rings) => odds.ringsChance(players, rings));
  const { numerator, denominator } = few.reduce(addFractions);
  return [...few, fraction(denominator - numerator, denominator)];
};

export const ringsPanel = (): Panel => ({
  chart: barChart({
    bars: PLAYERS.map((n) => ({ title: `${n}`, shares: ringChances(n).map(fractionValue) })),
    fillOf: (part) => itemAt(PART_FILLS, part),
    legend: PARTS,
    alt: m.ringsAlt({
      parts: PARTS.join(', '),
      chances: chancesText(PLAYERS, (n) => odds.ringsChance(n, 1)),
    }),
  }),
  table: {
    caption: m.ringsCaption,
    head: [site.players, ...PARTS, m.onAverage],
    rows: PLAYERS.map((n) => [`${n}`, ...ringChances(n).map(chance), mean(odds.meanRings(n))]),
  },
});

export const lengthPanel = (): Panel => ({
  chart: lineChart({
    players: PLAYERS,
    axis: { ticks: [2, 4, 6, 8], label: (value) => `${value}` },
    alt: m.lengthAlt({
      means: chancesText(PLAYERS, odds.meanRingLength, (value) => mean(value).text),
    }),
    series: [line(m.ringAverage, PLAYERS, odds.meanRingLength, INK)],
  }),
  table: columned(m.lengthCaption, PLAYERS, [
    [site.players, String],
    [m.onAverage, (n): string | Cell => mean(odds.meanRingLength(n))],
    [m.onlyTwo, (n) => chance(odds.ringLengthChance(n, 2))],
    [m.three, (n) => chance(odds.ringLengthChance(n, 3))],
    [m.everybody, (n) => chance(odds.ringLengthChance(n, n))],
  ]),
});

export const againPanel = (): Panel => ({
  chart: lineChart({
    players: BEFORE_DEATH,
    axis: PERCENTS,
    alt: m.againAlt({
      own: chancesText(BEFORE_DEATH, odds.ownRepeatChance),
      some: chancesText(BEFORE_DEATH, odds.someRepeatChance),
    }),
    series: [
      line(m.targetAlive, BEFORE_DEATH, odds.ownRepeatChance, RED),
      line(m.somebodyLine, BEFORE_DEATH, odds.someRepeatChance, DASHED),
    ],
  }),
  table: columned(m.againCaption, BEFORE_DEATH, [
    [m.playersBefore, String],
    [m.ifTargetAlive, (n): string | Cell => chance(odds.ownRepeatChance(n))],
    [m.somebody, (n) => chance(odds.someRepeatChance(n))],
  ]),
});
