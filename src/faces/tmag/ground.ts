/**
 * The board as a picture, the same at every size: hairline squares, and on them the bases, the safe-house and the start
 * squares, each by a shape and by a word. Diagrams of the rules draw on it too.
 */
import type { Board, Cell, Square } from '../../games/tmag/board';
import { normalizePath } from '../../scene/paths';
import type { Color, Item, PathItem, Stroke } from '../../scene/scene';
import { circle, line, type Point, path, polygon, rect, textAbout } from '../../scene/shapes';
import { ICON_UNITS, iconData } from '../icons';
import { COLORS, RULES } from '../theme';

/** Where a board lies in a scene: its upper left corner and the side of a square, mm. */
export interface Ground {
  readonly board: Board;
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

export const sideOf = ({ board, square }: Ground): number => board.size * square;

/** The upper left corner of a cell; row 0 is the lowest. */
const cornerOf = ({ board, x, y, square }: Ground, { column, row }: Cell): Point => ({
  x: x + column * square,
  y: y + (board.size - 1 - row) * square,
});

/** The box round all cells of a square: one, or the four of a large safe-house. */
export const boxOfSquare = (
  ground: Ground,
  { cells }: Square,
): { readonly x: number; readonly y: number; readonly side: number } => {
  const corners = cells.map((cell) => cornerOf(ground, cell));
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  return { x, y, side: Math.max(...corners.map((corner) => corner.x)) + ground.square - x };
};

/** The middle of a square, by its index on the board. */
export const middleOf = (ground: Ground, index: number): Point => {
  const square = ground.board.squares[index];
  if (!square) throw new Error(`the board ${ground.board.id} has no square ${index}`);
  const { x, y, side } = boxOfSquare(ground, square);
  return { x: x + side / 2, y: y + side / 2 };
};

/** An icon as one path about a middle, solid or as a contour. */
export const iconAbout = (
  name: string,
  { x, y }: Point,
  side: number,
  paint: { readonly fill?: Color; readonly stroke?: Stroke },
): PathItem => path(normalizePath(iconData(name), side / ICON_UNITS, x - side / 2, y - side / 2), paint);

/** A house: walls and a roof that leans over them, about a middle. */
export const houseData = ({ x, y }: Point, side: number): Point[] => {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * side, y: y + dy * side });
  return [
    at(0, -0.5),
    at(0.55, 0.02),
    at(0.38, 0.02),
    at(0.38, 0.5),
    at(0.12, 0.5),
    at(0.12, 0.16),
    at(-0.12, 0.16),
    at(-0.12, 0.5),
    at(-0.38, 0.5),
    at(-0.38, 0.02),
    at(-0.55, 0.02),
  ];
};

/** The edge of the board and the lines between squares; none runs through a safe-house of four. */
export const gridOf = (ground: Ground, edge: number, inner: Stroke): Item[] => {
  const { board, x, y, square } = ground;
  const boxes = board.squares.map((one) => boxOfSquare(ground, one));
  const lines = boxes.flatMap((box): Item[] => [
    ...(box.x + box.side < x + sideOf(ground) - 1e-6
      ? [line({ x: box.x + box.side, y: box.y }, { x: box.x + box.side, y: box.y + box.side }, inner)]
      : []),
    ...(box.y + box.side < y + sideOf(ground) - 1e-6
      ? [line({ x: box.x, y: box.y + box.side }, { x: box.x + box.side, y: box.y + box.side }, inner)]
      : []),
  ]);
  const inset = edge / 2;
  const side = square * board.size - edge;
  return [
    ...lines,
    rect(x + inset, y + inset, side, side, { stroke: { color: COLORS.ink, width: edge, join: 'miter' } }),
  ];
};

/** Two rings: a base. */
export const baseRings = ({ x, y }: Point, radius: number, width: number = RULES.outline): Item[] => [
  circle(x, y, radius, { stroke: { color: COLORS.ink, width } }),
  circle(x, y, radius * 0.8, { stroke: { color: COLORS.ink, width: Math.min(width, RULES.hair) } }),
];

/** A pyramid from the side, standing about a middle: filled for the victim, open for an assassin, with a letter. */
export const pawn = (
  { x, y }: Point,
  side: number,
  { filled, letter }: { readonly filled: boolean; readonly letter?: string },
): Item[] => {
  const points = [
    { x, y: y - side * 0.5 },
    { x: x + side * 0.42, y: y + side * 0.46 },
    { x: x - side * 0.42, y: y + side * 0.46 },
  ];
  const stroke: Stroke = { color: COLORS.ink, width: 0.4, join: 'round' };
  const size = side * 0.46;
  return [
    polygon(points, { fill: filled ? COLORS.ink : COLORS.white, stroke }),
    ...(letter === undefined
      ? []
      : [textAbout({ x, y: y + side * 0.38 }, letter, 'shout', size, filled ? COLORS.white : COLORS.ink)]),
  ];
};
