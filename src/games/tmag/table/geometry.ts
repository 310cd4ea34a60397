/** Where things are in the picture of a board. A square has a side of 10; a margin outside the board holds the markers. */

import type { Way } from '../../../app/tables/parts/arrow-keys';
import { itemAt } from '../../../base/lists';
import type { Point } from '../../../scene/shapes';
import type { Board, Cell } from '../rules/board';
import { isMany, markOf } from '../rules/players';

export const SQUARE = 10;
export const MARGIN = 3.6;

/** Width and height of the picture. */
export const pictureSide = ({ size }: Board): number => size * SQUARE + 2 * MARGIN;

const cellsOf = (board: Board, square: number): readonly Cell[] => {
  const found = board.squares[square];
  if (!found) throw new RangeError(`the board ${board.id} has no square ${square}`);
  return found.cells;
};

/** The box round a square: one cell, or the four of a large safe-house. */
export const boxOf = (board: Board, square: number): Point & { readonly side: number } => {
  const cells = cellsOf(board, square);
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.max(...cells.map(({ row }) => row));
  return {
    x: MARGIN + left * SQUARE,
    y: MARGIN + (board.size - 1 - top) * SQUARE,
    side: Math.sqrt(cells.length) * SQUARE,
  };
};

export const middleOf = (board: Board, square: number): Point => {
  const { x, y, side } = boxOf(board, square);
  return { x: x + side / 2, y: y + side / 2 };
};

/** Squares as they are read: from the upper left, row by row. */
export const readingOrder = (board: Board): readonly number[] =>
  board.squares
    .map((_, square) => square)
    .toSorted((a, b) => {
      const [one, other] = [boxOf(board, a), boxOf(board, b)];
      return one.y - other.y || one.x - other.x;
    });

/** The next square in the direction of an arrow key; the same one at the edge. */
export const squareToward = (board: Board, from: number, [right, down]: Way): number => {
  const cells = cellsOf(board, from);
  const far = cells.toSorted(
    (a, b) => b.column * right - b.row * down - (a.column * right - a.row * down),
  )[0];
  const [column, row] = [(far?.column ?? 0) + right, (far?.row ?? 0) - down];
  const found = board.squares.findIndex((square) =>
    square.cells.some((cell) => cell.column === column && cell.row === row),
  );
  return found < 0 ? from : found;
};

const MARKER_PITCH = 2.9;

/** Where the k-th of `count` markers is, beside the base of a side (bottom, right, top, left), off the board. */
export const markerPlace = (board: Board, side: number, k: number, count: number): Point => {
  const { x, y } = middleOf(board, itemAt(board.bases, side));
  const along = (k - (count - 1) / 2) * MARKER_PITCH;
  const out = SQUARE / 2 + MARGIN * 0.52;
  const places: readonly Point[] = [
    { x: x + along, y: y + out },
    { x: x + out, y: y + along },
    { x: x + along, y: y - out },
    { x: x - out, y: y + along },
  ];
  return itemAt(places, side);
};

/** The box of a player's pyramid. */
export const MARK_SIZE = { width: 11, height: 13 } as const;

export const markId = (seat: number): string => `mark-${markOf(seat).colour}`;

/** The same board has other start squares for many players. */
export const boardId = ({ id }: Board, players: number): string =>
  `board-${id}-${isMany(players) ? 'many' : 'few'}`;
