/** What the diagrams of TMAG share: small boards with names along two edges, titles, and rows of a legend. */
import { listed } from '#messages/language';
import { itemAt } from '../../../base/lists';
import { iconAbout } from '../../../look/icons';
import { COLORS, hairline, RULES, shout, wordsIn } from '../../../look/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { line, type Point } from '../../../scene/shapes';
import { type Board, squareName } from '../rules/board';
import { baseRings, blackHouse, boxOfSquare, type Ground, gridOf, middleOf, sideOf } from './ground';

/** Fits a column of an A5 booklet, mm. */
export const WIDTH = 108;

/** Size of the smallest words, mm: on a phone they are 11 pixels. */
const LABEL = 3.4;

/** Room for the names of the rows, left of a board, and of the columns, below it. */
export const EDGES = { left: 3.6, below: 5 } as const;

const inner: Stroke = { color: COLORS.mute, width: RULES.hair };

export const label = wordsIn('form', LABEL);

/** What a board shows, and a few words more, above it. */
export const head = (x: number, title: string, note: string): Item[] => [
  shout(x, 5, title, 5),
  label(x, 9.6, note),
];

/** Columns from a, `gap` mm below the board, and rows from 1, as far beside it. */
const names = (ground: Ground, gap: number): Item[] => {
  const { board, x, y, square } = ground;
  return Array.from({ length: board.size }, (_, i) => i).flatMap((i) => [
    label(x + (i + 0.5) * square, y + sideOf(ground) + gap + 2.8, 'abcdef'.charAt(i), 'middle'),
    label(x - gap - 1.2, y + (board.size - 1 - i + 0.5) * square + 1.1, String(i + 1), 'middle'),
  ]);
};

/** An empty board with its bases and safe-house, and on request where the assassins start; `gap` leaves room for markers. */
export const smallBoard = (ground: Ground, withStarts: boolean, gap = 0.8): Item[] => {
  const { board, square } = ground;
  const house = boxOfSquare(ground, itemAt(board.squares, board.safeHouse));
  return [
    ...blackHouse(house, Math.min(house.width, square * 1.7) * 0.6),
    ...gridOf(ground, 0.5, inner),
    ...board.bases.flatMap((base) => baseRings(middleOf(ground, base), square * 0.37)),
    ...(withStarts
      ? board.starts.map((start) =>
          iconAbout('hooded-assassin', middleOf(ground, start), square * 0.8, { fill: COLORS.ink }),
        )
      : []),
    ...names(ground, gap),
  ];
};

type Sign = (at: Point) => readonly Item[];

export const SIGNS = {
  base: (at) => baseRings(at, 2),
  house: ({ x, y }) => blackHouse({ x: x - 2, y: y - 2, width: 4, height: 4 }, 2.6),
  assassin: (at) => [iconAbout('hooded-assassin', at, 4.6, { fill: COLORS.ink })],
} as const satisfies Record<string, Sign>;

const ROW = 5.4;

/** Signs by the words beside them. */
type Rows = Readonly<Record<string, Sign>>;

/** Rows of signs and words, the first one's middle at `y`. */
const legend = (x: number, y: number, rows: Rows): Item[] =>
  Object.entries(rows).flatMap(([words, sign], i) => [
    ...sign({ x: x + 2.5, y: y + i * ROW }),
    label(x + 7.5, y + i * ROW + 1.1, words),
  ]);

/** Boards over a line, and under it the columns of a legend: one, or two halves. */
export const diagramScene = (
  foot: number,
  items: readonly Item[],
  columns: readonly Rows[],
  alt: string,
): Scene => ({
  width: WIDTH,
  height: foot + 1.6 + ROW * Math.max(...columns.map((rows) => Object.keys(rows).length)),
  items: [
    ...items,
    line({ x: 0, y: foot }, { x: WIDTH, y: foot }, hairline),
    ...columns.flatMap((rows, k) => legend((k * WIDTH) / 2, foot + 3.6, rows)),
  ],
  alt,
});

/** "a1, e1, e5 and a5" */
export const namesOf = (board: Board, squares: readonly number[]): string =>
  listed(squares.map((square) => squareName(board, square)));
