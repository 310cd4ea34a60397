/** The board, whole or tile by tile. Both are the same squares, so a board in true size is the one-page board enlarged. */
import type { Board, Square } from '../../games/tmag/board';
import { MANY_PLAYERS, TMAG_SEATS } from '../../games/tmag/players';
import type { Item, Scene, Stroke } from '../../scene/scene';
import { type Point, polygon, rect, text, textAbout } from '../../scene/shapes';
import { corners } from '../parts';
import { COLORS, RULES } from '../theme';
import { baseRings, boxOfSquare, gridOf, houseData, iconAbout } from './ground';

interface Ink {
  readonly sparing: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Sizes on a square of this side, mm; on others they grow and shrink with it. */
const DRAWN_AT = 38;

const thin: Stroke = { color: COLORS.ink, width: RULES.hair, join: 'round' };

const middle = ({ x, y, side }: Box): Point => ({ x: x + side / 2, y: y + side / 2 });

const shout = (at: Point, words: string, size: number, fill: (typeof COLORS)[keyof typeof COLORS]): Item =>
  textAbout(at, words, 'shout', size, fill, size * 0.04);

/** Two rings as wide as a base token needs, and the word. */
const base = (box: Box, unit: number): Item[] => {
  const at = middle(box);
  return [
    ...baseRings(at, 14 * unit),
    shout({ x: at.x, y: at.y + 2.6 * unit }, 'BASE', 7.2 * unit, COLORS.ink),
  ];
};

const start = (box: Box, unit: number, { sparing }: Ink): Item[] => {
  const at = middle(box);
  const icon = { x: at.x, y: at.y - 2.2 * unit };
  return [
    iconAbout('hooded-assassin', icon, 19 * unit, sparing ? { stroke: thin } : { fill: COLORS.ink }),
    shout({ x: at.x, y: at.y + 14.6 * unit }, 'START', 5.2 * unit, COLORS.ink),
  ];
};

/** A house and its name: white on black, or in lines. Four squares are one house. */
const safeHouse = (box: Box, unit: number, { sparing }: Ink): Item[] => {
  const grown = unit * (box.side > DRAWN_AT * unit * 1.5 ? 1.8 : 1);
  const at = middle(box);
  const house = houseData({ x: at.x, y: at.y - 4 * grown }, 17 * grown);
  const name = { x: at.x, y: at.y + 12 * grown };
  if (sparing)
    return [
      polygon(house, { stroke: { ...thin, width: 0.3 } }),
      shout(name, 'SAFE-HOUSE', 5.2 * grown, COLORS.ink),
    ];
  return [
    rect(box.x, box.y, box.side, box.side, { fill: COLORS.ink }),
    polygon(house, { fill: COLORS.white }),
    shout(name, 'SAFE-HOUSE', 5.2 * grown, COLORS.white),
  ];
};

/** The name of a square in its upper left corner, as the rules and the table call it. */
const squareLabel = ({ x, y }: Box, name: string, unit: number, onBlack: boolean): Item =>
  text(x + 1.6 * unit, y + 4 * unit, name, {
    voice: 'form',
    size: 3 * unit,
    fill: onBlack ? COLORS.white : COLORS.ink,
  });

/** What lies on a square, in its box; `side` of one cell is `cell` mm. */
const squareItems = ({ kind, name }: Square, box: Box, cell: number, ink: Ink): Item[] => {
  const unit = cell / DRAWN_AT;
  const filled = kind === 'safe-house' && !ink.sparing;
  return [
    ...(kind === 'base' ? base(box, unit) : []),
    ...(kind === 'start' ? start(box, unit, ink) : []),
    ...(kind === 'safe-house' ? safeHouse(box, unit, ink) : []),
    squareLabel(box, name, unit, filled),
  ];
};

/** For how many players a board is, below the name of its safe-house: its start squares differ. */
const playersNote = (board: Board, box: Box, unit: number, many: boolean, { sparing }: Ink): Item => {
  const words = many
    ? `${MANY_PLAYERS} to ${TMAG_SEATS.max} players`
    : `${TMAG_SEATS.min} to ${MANY_PLAYERS - 1} players`;
  const grown = unit * (board.squares.length === board.size ** 2 ? 1 : 1.8);
  const { x, y } = middle(box);
  return textAbout(
    { x, y: y + 16.6 * grown },
    words,
    'form',
    2.8 * grown,
    sparing ? COLORS.ink : COLORS.white,
  );
};

/** A whole board; its outer line lies inside the cut. `many`: for 6 to 9 players. */
export const boardScene = (board: Board, square: number, many: boolean, ink: Ink): Scene => {
  const ground = { board, x: 0, y: 0, square };
  const side = board.size * square;
  const unit = square / DRAWN_AT;
  const house = board.squares[board.safeHouse] as Square;
  return {
    width: side,
    height: side,
    items: [
      ...board.squares.flatMap((one) => squareItems(one, boxOfSquare(ground, one), square, ink)),
      playersNote(board, boxOfSquare(ground, house), unit, many, ink),
      ...gridOf(ground, ink.sparing ? RULES.outline : 0.8, thin),
    ],
  };
};

/** One square alone. */
export const tileScene = (square: Square, size: number, ink: Ink): Scene => {
  const inset = (1.4 * size) / DRAWN_AT;
  return {
    width: size,
    height: size,
    items: [
      ...squareItems(square, { x: inset, y: inset, side: size - 2 * inset }, size - 2 * inset, ink),
      // So that its edge is found when it is cut out.
      ...corners(
        { x: inset, y: inset, width: size - 2 * inset, height: size - 2 * inset },
        size * 0.09,
        thin,
      ),
    ],
  };
};
