/**
 * The nine marks of the players, one a seat, on the side of a pyramid: a colour, and a pattern that tells the seats apart
 * without it. Where ink is spared a pattern is drawn in thin lines, and a solid side keeps a small solid heart.
 */

import { waveData } from '../../../look/backs';
import { COLORS, RULES } from '../../../look/theme';
import type { Color, Item } from '../../../scene/scene';
import { circle, dataThrough, line, type Point, path, polygon, rect, triangle } from '../../../scene/shapes';
import type { Colour, Pattern } from '../rules/players';

/** As printed. White is paper: its outlines are ink. */
export const PLAYER_COLORS: Readonly<Record<Colour, Color>> = {
  red: COLORS.red,
  blue: '#1F5F9E',
  yellow: '#C99700',
  green: '#2F7D46',
  black: COLORS.ink,
  white: COLORS.ink,
  purple: '#6C3E91',
  orange: '#D4661C',
  teal: '#15807F',
};

/** A side with its base on y = 0, centred on x = 0, and its apex at y = -height. */
export interface Triangle {
  readonly base: number;
  readonly height: number;
}

/** Apex, and the corners of the base from the right. */
export const outlineOf = ({ base, height }: Triangle): Point[] =>
  triangle({ x: 0, y: 0 }, height, base / 2, 0);

interface Brush {
  readonly color: Color;
  readonly sparing: boolean;
  /** A tenth of the base, mm: patterns grow with the pyramid. */
  readonly unit: number;
}

const count = (length: number, pitch: number): number[] =>
  Array.from({ length: Math.ceil(length / pitch) + 1 }, (_, i) => i);

/** A stroke of `width` units, or a thin one. */
const strokeOf = ({ color, sparing, unit }: Brush, width: number) => ({
  color,
  width: sparing ? RULES.hair : width * unit,
});

/** A spot of a pattern, filled or as an outline. */
const spotOf = ({ color, sparing }: Brush) =>
  sparing ? { stroke: { color, width: RULES.hair } } : { fill: color };

/** Places in rows from the base upwards, every second row shifted by half a step. */
const scatterPoints = ({ base, height }: Triangle, step: number, rise: number): Point[] =>
  count(height, rise).flatMap((row) =>
    count(base + step, step).map((i) => ({
      x: (i - Math.round(base / step / 2)) * step + (row % 2 === 0 ? 0 : step / 2),
      y: -(row + 0.5) * rise,
    })),
  );

/** The same triangle, smaller, about the middle of its inscribed circle. */
const core = (side: Triangle, share: number): Point[] => {
  const middle = -side.height * 0.33;
  return outlineOf(side).map(({ x, y }) => ({ x: x * share, y: middle + (y - middle) * share }));
};

const DRAW: Readonly<Record<Pattern, (side: Triangle, brush: Brush) => Item[]>> = {
  stripes({ base, height }, brush) {
    const pitch = brush.unit * (brush.sparing ? 4.4 : 2.4);
    return count(base + height, pitch).map((i) => {
      const x = -base / 2 - height + (i + 0.6) * pitch;
      return line({ x, y: 0 }, { x: x + height, y: -height }, strokeOf(brush, 1));
    });
  },

  dots(side, brush) {
    const step = brush.unit * (brush.sparing ? 4 : 3);
    const radius = brush.unit * (brush.sparing ? 0.7 : 0.95);
    return scatterPoints(side, step, step * 0.87).map(({ x, y }) => circle(x, y, radius, spotOf(brush)));
  },

  checks(side, brush) {
    const step = brush.unit * (brush.sparing ? 6 : 3.6);
    const edge = step * (brush.sparing ? 0.3 : 0.5);
    return scatterPoints(side, step, step / 2).map(({ x, y }) =>
      rect(x - edge / 2, y - edge / 2, edge, edge, spotOf(brush)),
    );
  },

  chevrons({ base, height }, brush) {
    const pitch = brush.unit * (brush.sparing ? 5 : 2.8);
    const drop = base * 0.3;
    return count(height + drop, pitch).map((i) => {
      const y = -(i + 0.4) * pitch + drop;
      const d = dataThrough({ x: -base / 2, y }, { x: 0, y: y - drop }, { x: base / 2, y });
      return path(d, { stroke: strokeOf(brush, 1.1) });
    });
  },

  solid: (side, brush) => [polygon(core(side, brush.sparing ? 0.24 : 1), { fill: brush.color })],

  plain: () => [],

  rings({ height }, brush) {
    const pitch = brush.unit * (brush.sparing ? 3 : 2.2);
    const stroke = strokeOf(brush, 0.9);
    return count(height, pitch).map((i) => circle(0, -height * 0.27, (i + 0.4) * pitch, { stroke }));
  },

  crosses(side, brush) {
    const step = brush.unit * (brush.sparing ? 4.2 : 3.4);
    const arm = brush.unit * 1.05;
    return scatterPoints(side, step, step * 0.87).map(({ x, y }) => {
      const across = dataThrough({ x: x - arm, y }, { x: x + arm, y });
      const down = dataThrough({ x, y: y - arm }, { x, y: y + arm });
      return path(`${across}${down}`, { stroke: strokeOf(brush, 0.7) });
    });
  },

  waves({ base, height }, brush) {
    const pitch = brush.unit * (brush.sparing ? 4.4 : 2.3);
    const length = brush.unit * 4;
    const half = Math.ceil(base / 2 / length);
    return count(height, pitch).map((row) => {
      const d = waveData(half, base / 2, -(row + 0.5) * pitch, length, -1.3 * brush.unit);
      return path(d, { stroke: strokeOf(brush, 0.8) });
    });
  },
};

/** A pattern over the whole box of a side, to be cut to its outline. */
export const patternOn = (side: Triangle, pattern: Pattern, color: Color, sparing: boolean): Item[] =>
  DRAW[pattern](side, { color, sparing, unit: side.base / 10 });
