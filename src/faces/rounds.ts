/** Round pieces: a disc, black or in lines, with something on it. */
import type { Item, Scene, Stroke } from '../scene/scene';
import { circle, type Point } from '../scene/shapes';
import { COLORS, RULES } from './theme';

/** Between the outermost line and the cut, mm: what a pair of scissors misses. */
export const RIM = 1.1;

export interface Round {
  readonly diameter: number;
  readonly sparing: boolean;
}

export type DiscInk = (typeof COLORS)['ink' | 'white'];

/** A disc, black or in lines, with something on it. */
export const disc = (
  { diameter, sparing }: Round,
  on: (at: Point, ink: DiscInk) => readonly Item[],
): Scene => {
  const at = { x: diameter / 2, y: diameter / 2 };
  const r = diameter / 2 - RIM;
  const ink = sparing ? COLORS.ink : COLORS.white;
  const ring: Stroke = { color: COLORS.white, width: RULES.hair, dash: [1.1, 0.9] };
  return {
    width: diameter,
    height: diameter,
    items: [
      circle(
        at.x,
        at.y,
        r,
        sparing ? { stroke: { color: COLORS.ink, width: RULES.hair } } : { fill: COLORS.ink },
      ),
      ...(sparing ? [] : [circle(at.x, at.y, r - diameter * 0.06, { stroke: ring })]),
      ...on(at, ink),
    ],
  };
};
