/** Sizes of the pieces, in mm, after the originals: a piecepack and Icehouse pyramids. */
import type { BoardId } from './options';

const INCH = 25.4;

/** Side of a piecepack tile's square. */
export const TRUE_SQUARE = 2 * INCH;

/** Side of a square on the board of one page: 6x6 is smaller, or it would not fit A4 and Letter with its bleed. */
export const pageSquare = (board: BoardId): number => (board === '5x5' ? 38 : 32);

/** What the sheets of the true-size board share, to glue by. */
export const BOARD_OVERLAP = 10;

export const TOKEN_DIAMETER = 25;
export const COIN_DIAMETER = 19;
export const DIE_EDGE = INCH / 2;

export const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;
export type Suit = (typeof SUITS)[number];

export const PYRAMID_SIZES = ['small', 'medium', 'large'] as const;
export type PyramidSize = (typeof PYRAMID_SIZES)[number];

/** The solid that a net folds into: side of its square base, and its height upright, in mm. */
export interface Pyramid {
  readonly base: number;
  readonly height: number;
}

/** The medium one is not played with; it completes a set. */
export const PYRAMIDS: Readonly<Record<PyramidSize, Pyramid>> = {
  small: { base: (9 / 16) * INCH, height: 1 * INCH },
  medium: { base: (25 / 32) * INCH, height: (1 + 3 / 8) * INCH },
  large: { base: 1 * INCH, height: (1 + 3 / 4) * INCH },
};

/** Small pyramids a player, one for each base. */
export const MARKERS = 4;
