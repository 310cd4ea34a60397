/** Dice: their pips, and the net that folds into one. */
import type { Item } from '../../scene/scene';
import { circle, type Point } from '../../scene/shapes';
import { COLORS } from '../theme';

/** Where pips are, in steps from the middle of a side; two and three run from corner to corner. */
const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;
const MIDDLE = [0, 0] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;

const placesOf = (value: number): readonly (readonly [number, number])[] => [
  ...CORNERS.slice(0, value - (value % 2)),
  ...(value === 6 ? SIDES : []),
  ...(value % 2 === 1 ? [MIDDLE] : []),
];

/** The pips of a value, 1 to 6, on a square of `edge` mm about `at`. */
export const pipsOf = (value: number, at: Point, edge: number): Item[] => {
  const step = edge * 0.27;
  return placesOf(value).map(([dx, dy]) =>
    circle(at.x + dx * step, at.y + dy * step, edge * 0.09, { fill: COLORS.ink }),
  );
};
