/**
 * Numbers over 3 to 9 players as lines, one for each reading. A line is told apart by its dashes and dots as well as by its
 * colour.
 */
import { COLORS, hairline } from '../../../../faces/theme';
import { short } from '../../../../scene/paths';
import type { Color, Item, Scene, Stroke } from '../../../../scene/scene';
import { circle, line, path, text } from '../../../../scene/shapes';

export interface Series {
  readonly title: string;
  /** By number of players, in the order of `players`. */
  readonly values: readonly number[];
  readonly color: 'ink' | 'red';
  readonly dashed: boolean;
  /** Dots that are rings. */
  readonly hollow: boolean;
}

export interface Axis {
  readonly ticks: readonly number[];
  readonly scale: 'linear' | 'log';
  readonly label: (value: number) => string;
}

interface Chart {
  readonly players: readonly number[];
  readonly series: readonly Series[];
  readonly axis: Axis;
  readonly alt: string;
}

const WIDTH = 100;
const LEFT = 13;
const RIGHT = 97;
const TOP = 17;
const BOTTOM = 66;
const LABEL = 3.5;

const words = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): Item =>
  text(x, y, content, { voice: 'form', size: LABEL, fill: COLORS.ink, anchor });

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

const legendItem = (series: Series, index: number): Item[] => {
  const x = 1 + (index % 2) * 50;
  const y = 3 + Math.floor(index / 2) * 5.2;
  return [
    line({ x, y }, { x: x + 8, y }, strokeOf(series)),
    dot(x + 4, y, series),
    words(x + 10, y + 1.1, series.title, 'start'),
  ];
};

export const lineChart = ({ players, series, axis, alt }: Chart): Scene => {
  const along = (k: number): number => LEFT + 4 + ((RIGHT - LEFT - 8) * k) / (players.length - 1);
  const scaled = axis.scale === 'log' ? Math.log : (value: number) => value;
  const [low, high] = [axis.ticks[0] as number, axis.ticks.at(-1) as number].map(scaled) as [number, number];
  const up = (value: number): number => BOTTOM - ((BOTTOM - TOP) * (scaled(value) - low)) / (high - low);
  return {
    width: WIDTH,
    height: BOTTOM + 11,
    alt,
    items: [
      ...series.flatMap(legendItem),
      ...axis.ticks.flatMap((tick) => [
        line({ x: LEFT, y: up(tick) }, { x: RIGHT, y: up(tick) }, hairline),
        words(LEFT - 1.5, up(tick) + 1.1, axis.label(tick), 'end'),
      ]),
      line({ x: LEFT, y: BOTTOM }, { x: RIGHT, y: BOTTOM }, { color: COLORS.ink, width: 0.35 }),
      ...players.map((count, k) => words(along(k), BOTTOM + 4.6, `${count}`, 'middle')),
      words((LEFT + RIGHT) / 2, BOTTOM + 9.6, 'players', 'middle'),
      ...series.flatMap((one): Item[] => [
        path(
          one.values
            .map((value, k) => `${k === 0 ? 'M' : 'L'}${short(along(k))} ${short(up(value))}`)
            .join(''),
          { stroke: strokeOf(one) },
        ),
        ...one.values.map((value, k) => dot(along(k), up(value), one)),
      ]),
    ],
  };
};
