/**
 * The boards. Squares are named as on a chessboard, a1 at the lower left, and are known by their index in `squares`.
 *
 * No one ever enters the safe-house (a new victim is put there), so it is no one's neighbour: its own neighbours are the
 * ways out. On the larger board (larger-board) its four squares are one.
 */
import { entryOf, itemAt, mapTuple } from '../../../base/lists';
import { remembered } from '../../../base/remembered';
import type { BoardId } from './options';
import { isMany } from './players';

/** `start`: where assassins start, which depends on the number of players (many-starts). */
type SquareKind = 'plain' | 'base' | 'start' | 'safe-house';

/** From 0, counted from the lower left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Square {
  /** `a1`; the safe-house of four squares is `c3-d4`. */
  readonly name: string;
  readonly kind: SquareKind;
  /** One, but for the safe-house of four. */
  readonly cells: readonly Cell[];
}

type Offsets = readonly (readonly [columns: number, rows: number])[];

/** Up, right, down and left, then the diagonals. */
const AROUND: Offsets = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

const nameOf = ({ column, row }: Cell): string => `${'abcdef'[column]}${row + 1}`;

/** A quarter turn of the board, counter-clockwise. */
const quarterTurn = ({ column, row }: Cell, size: number): Cell => ({ column: size - 1 - row, row: column });

/** A cell on each side of the board, from the bottom one by quarter turns: bottom, right, top, left. */
const roundTheBoard = (bottom: Cell, size: number): [Cell, Cell, Cell, Cell] => {
  const right = quarterTurn(bottom, size);
  const top = quarterTurn(right, size);
  return [bottom, right, top, quarterTurn(top, size)];
};

const safeCells = (id: BoardId): readonly Cell[] => {
  const centre = { column: 2, row: 2 };
  return id === '6x6-four' ? [2, 3].flatMap((row) => [2, 3].map((column) => ({ column, row }))) : [centre];
};

/** Opposite corners first, so that two assassins do not start on the same side. */
const STARTING_SIDES = [0, 2, 1, 3] as const;

/**
 * The corners; for 6 to 9 players the two squares beside each corner, of which every corner gives one before any gives
 * its second (many-starts, start-order).
 */
const startCells = (size: number, many: boolean): readonly Cell[] => {
  const at = (column: number): Cell[] => {
    const sides = roundTheBoard({ column, row: 0 }, size);
    return STARTING_SIDES.map((side) => sides[side]);
  };
  return many ? [...at(1), ...at(size - 2)] : at(0);
};

const has = (cells: readonly Cell[], { column, row }: Cell): boolean =>
  cells.some((cell) => cell.column === column && cell.row === row);

const build = (id: BoardId, many: boolean) => {
  const size = id === '5x5' ? 5 : 6;
  const house = safeCells(id);
  // larger-bases: on an even edge the left one of the two centre squares, as seen from that edge.
  const bases = roundTheBoard({ column: 2, row: 0 }, size);
  const starts = startCells(size, many);
  const kindOf = (cell: Cell): SquareKind => {
    if (has(house, cell)) return 'safe-house';
    return has(bases, cell) ? 'base' : has(starts, cell) ? 'start' : 'plain';
  };

  const squares: Square[] = [];
  const indexOf = new Map<string, number>();
  const rows = Array.from({ length: size }, (_, row) => row);
  for (const cell of rows.flatMap((row) => rows.map((column) => ({ column, row })))) {
    if (indexOf.has(nameOf(cell))) continue;
    const kind = kindOf(cell);
    const cells = kind === 'safe-house' ? house : [cell];
    for (const one of cells) indexOf.set(nameOf(one), squares.length);
    const names = [cell, ...cells.slice(1).slice(-1)].map(nameOf);
    squares.push({ name: names.join('-'), kind, cells });
  }

  const safeHouse = entryOf(indexOf, nameOf(itemAt(house, 0)));
  const find = (cell: Cell): number => entryOf(indexOf, nameOf(cell));
  const stepsFrom = ({ cells }: Square, offsets: Offsets): number[] => {
    const reached = offsets.flatMap(([dx, dy]) =>
      cells.flatMap(({ column, row }) => indexOf.get(nameOf({ column: column + dx, row: row + dy })) ?? []),
    );
    return [...new Set(reached)].filter((square) => square !== safeHouse);
  };
  return {
    id,
    /** Squares along one edge. */
    size,
    /** Row by row from a1. */
    squares,
    safeHouse,
    /** Bottom, right, top, left. */
    bases: mapTuple(bases, find),
    /** In the order in which the assassins take them. */
    starts: starts.map(find),
    /** By square, the squares one orthogonal step away: up, right, down, left. */
    near: squares.map((square) => stepsFrom(square, AROUND.slice(0, 4))),
    /** By square, those and then the diagonal ones. */
    around: squares.map((square) => stepsFrom(square, AROUND)),
  } as const;
};

export type Board = Readonly<ReturnType<typeof build>>;

const boardById = remembered(build);

/** The board for so many players; the same object for the same board. */
export const boardFor = (id: BoardId, players: number): Board => boardById(id, isMany(players));

/** The index of a square by its name, `undefined` where the board has none. Any square of the safe-house names it. */
export const squareNamed = (board: Board, name: string): number | undefined => {
  const index = board.squares.findIndex(
    (square) => square.name === name || square.cells.some((cell) => nameOf(cell) === name),
  );
  return index < 0 ? undefined : index;
};

export const squareName = (board: Board, square: number): string => board.squares[square]?.name ?? '?';

/** Squares that have a tile: all but the safe-house. */
export const tilesOf = (board: Board): readonly Square[] =>
  board.squares.filter(({ kind }) => kind !== 'safe-house');
