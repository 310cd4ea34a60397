/**
 * The board as a picture, the same at every size: hairline squares, and on them the bases, the safe-house and the start
 * squares, each by a shape and by a word. Diagrams of the rules draw on it too.
 */

import { itemAt } from '../../../base/lists';
import { capitals } from '../../../base/names';
import { type Box, boundsOf } from '../../../base/piece';
import type { Canvas } from '../../../look/canvas';
import { iconAbout, iconScene, type OwnPicture } from '../../../look/icons';
import { corners } from '../../../look/parts';
import { COLORS, LEAST_TYPE, RULES, wordsIn } from '../../../look/theme';
import type { Color, Item, Scene, Stroke } from '../../../scene/scene';
import { circle, line, type Point, picture, polygon, rect, textAbout, triangle } from '../../../scene/shapes';
import { TextOverflow } from '../../../scene/text';
import { type OwnPlace, type OwnPlaces, PLACES, placeOn } from '../places';
import type { Board, Square } from '../rules/board';
import { FEW, MANY } from '../rules/players';

/** Where a board lies in a scene: its upper left corner and the side of a square, mm. */
export interface Ground {
  readonly board: Board;
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

export const sideOf = ({ board, square }: Ground): number => board.size * square;

export const middle = ({ x, y, width }: Box): Point => ({ x: x + width / 2, y: y + width / 2 });

/** The box round all cells of a square: one, or the four of a large safe-house. Row 0 is the lowest. */
export const boxOfSquare = ({ board, x, y, square }: Ground, { cells }: Square): Box =>
  boundsOf(
    cells.map(({ column, row }) => ({
      x: x + column * square,
      y: y + (board.size - 1 - row) * square,
      width: square,
      height: square,
    })),
  );

/** The middle of a square, by its index on the board. */
export const middleOf = (ground: Ground, index: number): Point => {
  const square = ground.board.squares[index];
  if (!square) throw new Error(`the board ${ground.board.id} has no square ${index}`);
  return middle(boxOfSquare(ground, square));
};

/** A house: walls and a roof that leans over them, about a middle. */
const houseData = ({ x, y }: Point, side: number): Point[] => {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * side, y: y + dy * side });
  const half = (to: 1 | -1): Point[] => [
    at(to * 0.55, 0.02),
    at(to * 0.38, 0.02),
    at(to * 0.38, 0.5),
    at(to * 0.12, 0.5),
    at(to * 0.12, 0.16),
  ];
  return [at(0, -0.5), ...half(1), ...half(-1).toReversed()];
};

/** A safe-house: a white house, `up` mm above the middle of a black box. */
export const blackHouse = (box: Box, side: number, up = 0): Item[] => {
  const { x, y } = middle(box);
  return [
    rect(box.x, box.y, box.width, box.height, { fill: COLORS.ink }),
    polygon(houseData({ x, y: y - up }, side), { fill: COLORS.white }),
  ];
};

/** The edge of the board and the lines between squares; none runs through a safe-house of four. */
export const gridOf = (ground: Ground, edge: number, inner: Stroke): Item[] => {
  const { board, x, y, square } = ground;
  const lines = board.squares.flatMap((one): Item[] => {
    const { x: left, y: top, width } = boxOfSquare(ground, one);
    const corner = { x: left + width, y: top + width };
    return [
      ...(corner.x < x + sideOf(ground) - 1e-6 ? [line({ x: corner.x, y: top }, corner, inner)] : []),
      ...(corner.y < y + sideOf(ground) - 1e-6 ? [line({ x: left, y: corner.y }, corner, inner)] : []),
    ];
  });
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
  const points = triangle({ x, y }, side * 0.5, side * 0.42, side * 0.46);
  const stroke: Stroke = { color: COLORS.ink, width: 0.4, join: 'round' };
  const size = side * 0.46;
  return [
    polygon(points, { fill: filled ? COLORS.ink : COLORS.white, stroke }),
    ...(letter === undefined
      ? []
      : [textAbout({ x, y: y + side * 0.38 }, letter, 'shout', size, filled ? COLORS.white : COLORS.ink)]),
  ];
};

/** A diagram has no book: our own words fit. */
type Ink = Pick<Canvas, 'sparing'> & Partial<Pick<Canvas, 'book'>>;

/** Sizes on a square of this side, mm; on others they grow and shrink with it. */
const DRAWN_AT = 38;

const thin: Stroke = { color: COLORS.ink, width: RULES.hair, join: 'round' };

export const shout = (at: Point, words: string, size: number, fill: Color): Item =>
  textAbout(at, words, 'shout', size, fill, size * 0.04);

/** A picture of somebody's own about a point. */
export const pictureAbout = (data: string, { x, y }: Point, side: number, ink: Color = COLORS.ink): Item =>
  picture(iconScene(data as OwnPicture, ink), x - side / 2, y - side / 2, {
    width: side,
    height: side,
  });

/**
 * What a square is, about its middle: a base two rings as wide as a base token needs, a safe-house black where ink is not
 * spared; four squares are one house. Words that do not fit even at their smallest are refused.
 */
const markItems = (
  kind: Exclude<Square['kind'], 'plain'>,
  box: Box,
  unit: number,
  { sparing, book }: Ink,
  { name, picture: own }: OwnPlace,
): Item[] => {
  const at = middle(box);
  const grown = box.width > DRAWN_AT * unit * 1.5 ? 1.8 * unit : unit;
  const below = (down: number): Point => ({ x: at.x, y: at.y + down * grown });
  const word = (down: number, most: number, room: number, fill: Color = COLORS.ink): Item => {
    const words = capitals(name);
    const largest = most * grown;
    const size = book ? Math.min(largest, (room * grown) / book.width(words, 'shout', 1, 0.04)) : largest;
    if (size < Math.min(largest, LEAST_TYPE)) throw new TextOverflow(name);
    return shout(below(down), words, size, fill);
  };
  switch (kind) {
    case 'base':
      return [...baseRings(at, 14 * unit), own ? pictureAbout(own, at, 15 * unit) : word(2.6, 7.2, 23)];
    case 'start':
      return [
        own
          ? pictureAbout(own, below(-2.2), 19 * unit)
          : iconAbout(
              'hooded-assassin',
              below(-2.2),
              19 * unit,
              sparing ? { stroke: thin } : { fill: COLORS.ink },
            ),
        word(14.6, 5.2, 34),
      ];
    case 'safe-house':
      return [
        ...(sparing ? [] : [rect(box.x, box.y, box.width, box.height, { fill: COLORS.ink })]),
        own
          ? pictureAbout(own, below(-4), 17 * grown)
          : polygon(
              houseData(below(-4), 17 * grown),
              sparing ? { stroke: { ...thin, width: 0.3 } } : { fill: COLORS.white },
            ),
        word(12, 5.2, 34, sparing ? COLORS.ink : COLORS.white),
      ];
  }
};

/** What lies on a square, in its box, and in its upper left corner its name, as the rules and the table call it. */
const squareItems = ({ kind, name }: Square, box: Box, cell: number, ink: Ink, place?: OwnPlace): Item[] => {
  const unit = cell / DRAWN_AT;
  const fill = kind === 'safe-house' && !ink.sparing ? COLORS.white : COLORS.ink;
  return [
    ...(kind === 'plain' || !place ? [] : markItems(kind, box, unit, ink, place)),
    wordsIn('form', 3 * unit, { fill })(box.x + 1.6 * unit, box.y + 4 * unit, name),
  ];
};

/** For how many players a board is, below the name of its safe-house: its start squares differ. */
const playersNote = (board: Board, box: Box, unit: number, many: boolean, { sparing }: Ink): Item => {
  const grown = unit * (board.squares.length === board.size ** 2 ? 1 : 1.8);
  const { x, y } = middle(box);
  const fill = sparing ? COLORS.ink : COLORS.white;
  return textAbout({ x, y: y + 16.6 * grown }, many ? MANY : FEW, 'form', 2.8 * grown, fill);
};

/** A whole board; its outer line lies inside the cut. `many`: for 6 to 9 players. */
export const boardScene = (
  board: Board,
  square: number,
  many: boolean,
  ink: Ink,
  places?: OwnPlaces,
): Scene => {
  const ground = { board, x: 0, y: 0, square };
  const side = board.size * square;
  const unit = square / DRAWN_AT;
  const house = itemAt(board.squares, board.safeHouse);
  return {
    width: side,
    height: side,
    items: [
      ...board.squares.flatMap((one) =>
        squareItems(one, boxOfSquare(ground, one), square, ink, placeOn(board, one, places)),
      ),
      playersNote(board, boxOfSquare(ground, house), unit, many, ink),
      ...gridOf(ground, ink.sparing ? RULES.outline : 0.8, thin),
    ],
  };
};

const USUAL = { base: PLACES.bases[0], start: PLACES.start, 'safe-house': PLACES.house, plain: undefined };

/** One square alone. */
export const tileScene = (square: Square, size: number, ink: Ink, place = USUAL[square.kind]): Scene => {
  const inset = (1.4 * size) / DRAWN_AT;
  const side = size - 2 * inset;
  const box = { x: inset, y: inset, width: side, height: side };
  // The corners are there so that its edge is found when it is cut out.
  const edges = corners(box, size * 0.09, thin);
  return { width: size, height: size, items: [...squareItems(square, box, side, ink, place), ...edges] };
};
