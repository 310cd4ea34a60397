/** What places of the board are called, and what is shown on them: on pieces and at the table, in a set of somebody's own too. */
import * as m from '#messages/tmag-faces';
import { itemAt } from '../../base/lists';
import type { Board, Square } from './rules/board';

/** What a set of somebody's own calls a place of the board, and shows on it. */
export interface OwnPlace {
  readonly name: string;
  /** A data URL. */
  readonly picture?: string;
}

export interface OwnPlaces {
  /** 1 to 4. */
  readonly bases: readonly OwnPlace[];
  readonly start: OwnPlace;
  readonly house: OwnPlace;
}

const PLAIN: OwnPlace = { name: m.base };
export const PLACES: OwnPlaces = {
  bases: [PLAIN, PLAIN, PLAIN, PLAIN],
  start: { name: m.start },
  house: { name: m.safeHouse },
};

/** What is said on a square; nothing on a plain one. */
export const placeOn = (board: Board, square: Square, places = PLACES): OwnPlace | undefined => {
  if (square.kind === 'plain') return undefined;
  if (square.kind !== 'base') return square.kind === 'start' ? places.start : places.house;
  return places.bases[board.bases.findIndex((at) => board.squares[at] === square)];
};

/** What a set calls a square, by its index; nothing where that is what it is called without one. */
export const ownName = (board: Board, index: number, places: OwnPlaces | undefined): string | undefined => {
  const square = itemAt(board.squares, index);
  const name = places && placeOn(board, square, places)?.name;
  return name === placeOn(board, square)?.name ? undefined : name;
};
