/**
 * How far pieces that are no rectangles are drawn over their cut: all of the bleed where nothing is near, half the gutter
 * towards a neighbour, nothing over a shared cut. Pure geometry in mm.
 */
import type { Box, PieceShape } from '../base/piece';
import { type Point, polygon } from '../scene/shapes';
import { outlineOf } from './packing';

type Hex = Extract<PieceShape, { kind: 'hex' }>;
type Round = Extract<PieceShape, { kind: 'round' }>;

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Directions of a pointy-top hexagon's sides, from the right clockwise. */
const SIDES: readonly Point[] = Array.from({ length: 6 }, (_, k) => {
  const angle = (k * Math.PI) / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** Two middles are neighbours' if they are no further apart than this, mm, from where a neighbour's would be. */
const NEAR = 0.1;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Each side of the hexagon moved outwards by its own bleed; corners are where two such sides meet. */
const bledHex = ({ flats }: Hex, box: Box, others: readonly Box[], bleed: number, gutter: number): string => {
  const at = middleOf(box);
  const reaches = SIDES.map(({ x, y }) => {
    const neighbour = { x: at.x + x * (flats + gutter), y: at.y + y * (flats + gutter) };
    const isShared = others.some((other) => distance(middleOf(other), neighbour) < NEAR);
    return flats / 2 + (isShared ? Math.min(bleed, gutter / 2) : bleed);
  });
  const corners = SIDES.map((side, k): Point => {
    const next = SIDES[(k + 1) % 6] as Point;
    const [a, b] = [reaches[k] as number, reaches[(k + 1) % 6] as number];
    // The directions are 60° apart: each counts half in the other.
    const [along, alongNext] = [(4 * a - 2 * b) / 3, (4 * b - 2 * a) / 3];
    return { x: at.x + side.x * along + next.x * alongNext, y: at.y + side.y * along + next.y * alongNext };
  });
  return polygon(corners, {}).d;
};

const bledRound = (shape: Round, box: Box, others: readonly Box[], bleed: number): string => {
  const gaps = others.map((other) => distance(middleOf(box), middleOf(other)) - shape.diameter);
  return outlineOf(shape, box, Math.max(0, Math.min(bleed, ...gaps.map((gap) => gap / 2))));
};

/** Path data of what is drawn of a hexagon or a round in `box`; `others` are the boxes of all others on its side. */
export const bledOutline = (
  shape: Hex | Round,
  box: Box,
  others: readonly Box[],
  bleed: number,
  gutter: number,
): string =>
  shape.kind === 'hex' ? bledHex(shape, box, others, bleed, gutter) : bledRound(shape, box, others, bleed);
