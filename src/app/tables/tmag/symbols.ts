/** What the page has drawn once for the table to place: boards and pyramids, by their ids. */
import type { Board } from '../../../games/tmag/board';
import { isMany, markOf } from '../../../games/tmag/players';

/** The box of a player's pyramid. */
export const MARK_SIZE = { width: 11, height: 13 } as const;

export const markId = (seat: number): string => `mark-${markOf(seat).colour}`;

/** The same board has other start squares for many players. */
export const boardId = ({ id }: Board, players: number): string =>
  `board-${id}-${isMany(players) ? 'many' : 'few'}`;
