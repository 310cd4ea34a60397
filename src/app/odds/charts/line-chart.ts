/**
 * Numbers over 3 to 9 players as lines, one for each reading. A line is told apart by its dashes and dots as well as by its
 * colour.
 */
import * as m from '#messages/site';
import { itemAt, mapTuple } from '../../../base/lists';
import { COLORS } from '../../../look/theme';
import type { Color, Item, Scene, Stroke } from '../../../scene/scene';
import { circle, dataThrough, path } from '../../../scene/shapes';
import { chartScene, rowTitle, straight, widthOf, words } from './frame';

/** How the lines of a chart with one or two are told apart. */
export const INK = { color: 'ink', dashed: false, hollow: false } as const;
export const RED = { ...INK, color: 'red' } as const;
export const DASHED = { color: 'ink', dashed: true, hollow: true } as const;

export interface Look {
  readonly color: 'ink' | 'red';
  readonly dashed: boolean;
  /** Dots that are rings. */
  readonly hollow: boolean;
}

export interface Series extends Look {
  readonly title: string;
  /** By number of players, in the order of `players`. */
  readonly values: readonly number[];
}

export interface Axis {
  readonly ticks: readonly number[];
  /** A logarithmic scale. */
  readonly log?: true;
  readonly label: (value: number) => string;
}

interface Chart {
  readonly players: readonly number[];
  readonly series: readonly Series[];
  readonly axis: Axis;
  readonly alt: string;
}

const LEFT = 13;
const RIGHT = 97;
/** Between the lines of the legend, and as much as stands side by side there. */
const LINE = 5.2;
const HALF = 50;
const HEIGHT = 49;

const strokeOf = ({ color, dashed, hollow }: Series): Stroke => ({
  color: COLORS[color],
  width: hollow ? 0.35 : 0.7,
  join: 'round',
  ...(dashed && { dash: [1.8, 1.2] }),
});

const dot = (x: number, y: number, { hollow, color }: Series): Item => {
  const stroke: Stroke = { color: COLORS[color], width: 0.45 };
  const fill: Color = hollow ? COLORS.paper : COLORS[color];
  return circle(x, y, 1.05, { fill, stroke });
};

const legendItem = (series: Series, x: number, y: number): Item[] => [
  straight(x, y, x + 8, y, strokeOf(series)),
  dot(x + 4, y, series),
  words(x + 10, y + 1.1, series.title, 'start'),
];

export const lineChart = ({ players, series, axis, alt }: Chart): Scene => {
  const along = (k: number): number => LEFT + 4 + ((RIGHT - LEFT - 8) * k) / (players.length - 1);
  const scaled = axis.log ? Math.log : (value: number) => value;
  const columns = series.every(({ title }) => 11 + widthOf(title) < HALF) ? 2 : 1;
  const top = 1.4 + LINE * Math.max(3, Math.ceil(series.length / columns) + 1);
  const bottom = top + HEIGHT;
  const [low, high] = mapTuple([itemAt(axis.ticks, 0), itemAt(axis.ticks, -1)], scaled);
  const up = (value: number): number => bottom - (HEIGHT * (scaled(value) - low)) / (high - low);
  return chartScene({
    alt,
    left: LEFT,
    right: RIGHT,
    bottom,
    ground: [
      ...series.flatMap((one, k) =>
        legendItem(one, 1 + (k % columns) * HALF, 3 + Math.floor(k / columns) * LINE),
      ),
      ...axis.ticks.flatMap((tick) => [
        straight(LEFT, up(tick), RIGHT, up(tick)),
        rowTitle(LEFT - 1.5, up(tick), axis.label(tick)),
      ]),
    ],
    marks: series.flatMap((one): Item[] => [
      path(dataThrough(...one.values.map((value, k) => ({ x: along(k), y: up(value) }))), {
        stroke: strokeOf(one),
      }),
      ...one.values.map((value, k) => dot(along(k), up(value), one)),
    ]),
    ticks: players.map((count, k) => ({ x: along(k), title: `${count}` })),
    axis: m.playersNoun({ count: players.length }),
  });
};
