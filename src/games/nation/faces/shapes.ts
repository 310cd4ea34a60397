/** Pips of dice, and signs of money. */
import { COLORS } from '../../../look/theme';
import type { Item, Stroke } from '../../../scene/scene';
import { circle, line, type Point } from '../../../scene/shapes';
import type { Contract } from '../cards';

/** The pips of a value, 1 to 6, on a square of `edge` mm about `at`: two and three run from corner to corner. */
export const pipsOf = (value: number, at: Point, edge: number): Item[] => {
  const step = edge * 0.27;
  const pip = (dx: number, dy: number): Item =>
    circle(at.x + dx * step, at.y + dy * step, edge * 0.09, { fill: COLORS.ink });
  return [
    ...[pip(-1, -1), pip(1, 1), pip(1, -1), pip(-1, 1)].slice(0, value - (value % 2)),
    ...(value === 6 ? [pip(-1, 0), pip(1, 0)] : []),
    ...(value % 2 === 1 ? [pip(0, 0)] : []),
  ];
};

/** What a contract pays for or charges for, in the order of its card. */
export const termsOf = ({ positive, negative }: Contract) => [
  ...positive.map((attribute) => ({ attribute, positive: true })),
  ...negative.map((attribute) => ({ attribute, positive: false })),
];
export type ContractTerm = ReturnType<typeof termsOf>[number];

/** A plus or a minus in lines, which stands out without its colour. */
export const signAt = ({ x, y }: Point, reach: number, positive: boolean, stroke: Stroke): Item[] => [
  line({ x: x - reach, y }, { x: x + reach, y }, stroke),
  ...(positive ? [line({ x, y: y - reach }, { x, y: y + reach }, stroke)] : []),
];
