/** The boards at the start of a game: 5x5 for few and for many players, 6x6 with either safe-house. */
import { type Board, boardFor, squareName, tilesOf } from '../../games/tmag/board';
import { MANY_PLAYERS, TMAG_SEATS } from '../../games/tmag/players';
import type { Scene } from '../../scene/scene';
import { framed, head, NAMES, namesOf, SIGNS, smallBoard, WIDTH } from './diagram';

interface Half {
  readonly title: string;
  readonly note: string;
  readonly board: Board;
}

const FEW = `${TMAG_SEATS.min} to ${MANY_PLAYERS - 1} players`;
const MANY = `${MANY_PLAYERS} to ${TMAG_SEATS.max} players`;

const TOP = 12.5;
const COLUMN = 50;

/** Two boards side by side over one legend. */
const pair = (left: Half, right: Half, square: number, alt: string): Scene => {
  const side = left.board.size * square;
  const half = ({ title, note, board }: Half, x: number) => [
    ...head(x, title, note),
    ...smallBoard({ board, x: x + NAMES.left, y: TOP, square }, true),
  ];
  return framed(
    TOP + side + NAMES.below + 0.8,
    [...half(left, 0.5), ...half(right, WIDTH - COLUMN - 2.5)],
    [
      [
        [SIGNS.house, 'the safe-house: the victim starts here'],
        [SIGNS.base, 'a base'],
        [SIGNS.assassin, 'a start square: one assassin on each'],
      ],
    ],
    alt,
  );
};

const basesText = (board: Board): string => `the bases are ${namesOf(board, board.bases)}`;

const five = (): Scene => {
  const few = boardFor('5x5', TMAG_SEATS.min);
  const many = boardFor('5x5', MANY_PLAYERS);
  return pair(
    { title: FEW, note: 'in the corners', board: few },
    { title: MANY, note: 'beside the corners', board: many },
    9.2,
    `Two boards of 5 by 5 squares, columns a to e from the left, rows 1 to 5 from below. On both the safe-house is ` +
      `${squareName(few, few.safeHouse)} and ${basesText(few)}. Left, ${FEW}: the assassins start in the corners, ` +
      `${namesOf(few, few.starts)}. Right, ${MANY}: they start on the squares beside the corners, ${namesOf(many, many.starts)}.`,
  );
};

const six = (): Scene => {
  const four = boardFor('6x6-four', MANY_PLAYERS);
  const one = boardFor('6x6-one', MANY_PLAYERS);
  return pair(
    { title: 'A house of four', note: `${tilesOf(four).length} tiles, as we play`, board: four },
    { title: 'A house of one', note: `${tilesOf(one).length} tiles, the option`, board: one },
    7.8,
    `Two boards of 6 by 6 squares, columns a to f from the left, rows 1 to 6 from below. On both ${basesText(four)}, ` +
      `and ${MANY.replace(' players', '')} players start as assassins on the squares beside the corners, ${namesOf(four, four.starts)}. ` +
      `Left, the safe-house is the four squares in the middle, c3, c4, d3 and d4, taken as one. Right, it is ${squareName(one, one.safeHouse)} alone.`,
  );
};

export const setUps = { five, six };
