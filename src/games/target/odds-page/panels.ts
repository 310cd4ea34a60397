/** The charts and tables of the page of chances: exact, for 3 to 12 players. */

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
import { withCommas } from '../../../base/words';
import { COLORS } from '../../../look/theme';
import * as odds from '../odds';

export const PLAYERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Before the death: with three, the two who are left are dealt nothing. */
export const BEFORE_DEATH = PLAYERS.filter((players) => players > 3);

const exactly = (value: Fraction): Pick<Cell, 'exact'> =>
  value.denominator === 1n ? {} : { exact: fractionText(value) };

const chance = (value: Fraction): Cell => {
  if (value.numerator === 0n) return { text: 'never' };
  return value.denominator === 1n ? { text: 'always' } : { text: percentText(value), ...exactly(value) };
};

/** A mean to two places. */
const mean = (value: Fraction): Cell => ({
  text: fractionValue(value).toFixed(2),
  ...exactly(value),
});

const PERCENTS: Axis = { ticks: [0, 0.25, 0.5, 0.75, 1], label: percent };

type Chance = (players: number) => Fraction;

const chancesText = (players: readonly number[], of: Chance, words = percentText): string =>
  players.map((count) => `${count}: ${words(of(count))}`).join(', ');

const line = (title: string, players: readonly number[], of: Chance, look: Look): Series => ({
  title,
  values: players.map((count) => fractionValue(of(count))),
  ...look,
});

export const pairsPanel = (): Panel => ({
  chart: lineChart({
    players: PLAYERS,
    axis: PERCENTS,
    alt: `The chance that your target hunts you, and that some two hunt each other. Yours, by players: ${chancesText(PLAYERS, odds.mutualChance)}. Some two: ${chancesText(PLAYERS, odds.somePairChance)}.`,
    series: [
      line('your own target', PLAYERS, odds.mutualChance, RED),
      line('some two', PLAYERS, odds.somePairChance, DASHED),
    ],
  }),
  table: columned('Two who hunt each other', PLAYERS, [
    ['Players', String],
    ['Valid deals', (n): string | Cell => ({ text: withCommas(odds.derangements(n)) })],
    ['Your target hunts you', (n) => chance(odds.mutualChance(n))],
    ['Some two do', (n) => chance(odds.somePairChance(n))],
    ['Pairs on average', (n) => mean(odds.meanPairs(n))],
  ]),
});

const PARTS = ['1 ring', '2 rings', '3 rings', '4 or more'] as const;
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
    legend: { titles: PARTS, left: 1, step: 24 },
    left: 9,
    alt: `Into how many rings a deal falls (${PARTS.join(', ')}), by players. One ring: ${chancesText(PLAYERS, (n) => odds.ringsChance(n, 1))}.`,
  }),
  table: {
    caption: 'Rings of a deal',
    head: ['Players', ...PARTS, 'On average'],
    rows: PLAYERS.map((n) => [`${n}`, ...ringChances(n).map(chance), mean(odds.meanRings(n))]),
  },
});

export const lengthPanel = (): Panel => ({
  chart: lineChart({
    players: PLAYERS,
    axis: { ticks: [2, 4, 6, 8], label: (value) => `${value}` },
    alt: `How many players your own ring has on average, by players: ${chancesText(PLAYERS, odds.meanRingLength, (value) => mean(value).text)}.`,
    series: [line('in your ring, on average', PLAYERS, odds.meanRingLength, INK)],
  }),
  table: columned('Players in your own ring, you included', PLAYERS, [
    ['Players', String],
    ['On average', (n): string | Cell => mean(odds.meanRingLength(n))],
    ['Only two of you', (n) => chance(odds.ringLengthChance(n, 2))],
    ['Three', (n) => chance(odds.ringLengthChance(n, 3))],
    ['Everybody', (n) => chance(odds.ringLengthChance(n, n))],
  ]),
});

export const againPanel = (): Panel => ({
  chart: lineChart({
    players: BEFORE_DEATH,
    axis: PERCENTS,
    alt: `The chance of the same target again after a death, by players before it. Yours, if your target is alive: ${chancesText(BEFORE_DEATH, odds.ownRepeatChance)}. Somebody’s: ${chancesText(BEFORE_DEATH, odds.someRepeatChance)}.`,
    series: [
      line('you, target alive', BEFORE_DEATH, odds.ownRepeatChance, RED),
      line('somebody', BEFORE_DEATH, odds.someRepeatChance, DASHED),
    ],
  }),
  table: columned('The same target again, after one death', BEFORE_DEATH, [
    ['Players before', String],
    ['You, if your target lives', (n): string | Cell => chance(odds.ownRepeatChance(n))],
    ['Somebody', (n) => chance(odds.someRepeatChance(n))],
  ]),
});
