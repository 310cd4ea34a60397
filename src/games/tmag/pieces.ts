/** Sizes and nets of the pieces, in mm, after the originals: a piecepack and Icehouse pyramids. */

import { firstItems } from '../../base/lists';
import {
  type CubeSides,
  cubeNet,
  type Fold,
  finishNet,
  type Join,
  type Net,
  type NetFace,
  type Point,
  type Segment,
} from '../../base/net';
import { dieText } from './rules/moves';
import type { BoardId } from './rules/options';

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

const TAB_DEPTH = 7;

/** Four isosceles triangles, fanned round the apex from the right to the left, symmetric about straight down. */
const fan = ({ base, height }: Pyramid): { angle: number; apex: Point; rim: Point[] } => {
  const edge = Math.hypot(height, base / Math.SQRT2);
  const angle = 2 * Math.asin(base / 2 / edge);
  const rim = [0, 1, 2, 3, 4].map((k) => {
    const turn = Math.PI / 2 + (k - 2) * angle;
    return { x: edge * Math.cos(turn), y: edge * Math.sin(turn) };
  });
  return { angle, apex: { x: 0, y: 0 }, rim };
};

/**
 * Four sides and a tab that closes them. With `closed` a base hangs on the second side, with tabs that go inside the
 * others; without it, pyramids stack as the originals do.
 */
export const pyramidNet = (pyramid: Pyramid, closed = false): Net => {
  const { angle, apex, rim } = fan(pyramid);
  const [a, b, c, d, e] = firstItems(rim, 5);
  const sides = [
    [a, b],
    [b, c],
    [c, d],
    [d, e],
  ].map((foot, k): NetFace => ({ id: `side-${k + 1}`, points: [apex, ...foot] }));
  const folds = [b, c, d].map(
    (foot, k): Fold => ({ between: [`side-${k + 1}`, `side-${k + 2}`], edge: [apex, foot] }),
  );
  const seam: Join & { angles: [number, number] } = {
    faces: ['side-4', 'side-1'],
    edges: [
      [e, apex],
      [a, apex],
    ],
    // At the apex the first side is narrower than 45°.
    angles: [Math.PI / 4, 0.8 * angle],
  };
  const tabDepth = Math.min(TAB_DEPTH, pyramid.base / 3);
  if (!closed) return finishNet({ faces: sides, folds, joins: [seam], tabDepth });

  const outside = (p: Point): Point => ({ x: p.x + (c.y - b.y), y: p.y - (c.x - b.x) });
  const [farB, farC] = [outside(b), outside(c)];
  const join = (side: string, edge: Segment, other: Segment): Join => ({
    faces: ['base', side],
    edges: [edge, other],
  });
  return finishNet({
    faces: [...sides, { id: 'base', points: [c, b, farB, farC] }],
    folds: [...folds, { between: ['side-2', 'base'], edge: [b, c] }],
    joins: [
      seam,
      join('side-1', [b, farB], [b, a]),
      join('side-4', [farB, farC], [e, d]),
      join('side-3', [farC, c], [d, c]),
    ],
    tabDepth,
  });
};

/** The words of the values, so laid out that opposite ones add up to five. */
const DIE_SIDES: CubeSides = [dieText(0), dieText(2), dieText(1), dieText(3), dieText(5), dieText(4)];

export const dieNet = (edge: number = DIE_EDGE): Net => cubeNet(edge, DIE_SIDES);
