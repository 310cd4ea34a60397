/** The nets of the game: pyramids and the die. */
import { type DieValue, dieText } from './die';
import { type Fold, finishNet, type Join, type Net, type NetFace, type Point, type Segment } from './net';
import { DIE_EDGE, type Pyramid } from './pieces';

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
  const [a, b, c, d, e] = rim as [Point, Point, Point, Point, Point];
  const sides = [1, 2, 3, 4].map(
    (k): NetFace => ({ id: `side-${k}`, points: [apex, rim[k - 1] as Point, rim[k] as Point] }),
  );
  const folds = [1, 2, 3].map(
    (k): Fold => ({ between: [`side-${k}`, `side-${k + 1}`], edge: [apex, rim[k] as Point] }),
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

/** The cross that the die folds from, by column and row; opposite faces add up to five. */
const CROSS: readonly (readonly [DieValue, number, number])[] = [
  [0, 1, 0],
  [2, 0, 1],
  [1, 1, 1],
  [3, 2, 1],
  [5, 1, 2],
  [4, 1, 3],
];

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Six squares in a cross, and seven tabs. The faces' ids are the words of their values. */
export const dieNet = (edge: number = DIE_EDGE): Net => {
  const at = (value: DieValue): readonly [number, number] => {
    const [, column, row] = CROSS.find(([known]) => known === value) as (typeof CROSS)[number];
    return [column, row];
  };
  /** Clockwise. */
  const corners = (value: DieValue): [Point, Point, Point, Point] => {
    const [x, y] = at(value);
    return [
      { x: x * edge, y: y * edge },
      { x: (x + 1) * edge, y: y * edge },
      { x: (x + 1) * edge, y: (y + 1) * edge },
      { x: x * edge, y: (y + 1) * edge },
    ];
  };
  const sideOf = (value: DieValue, side: Side): Segment => {
    const [a, b, c, d] = corners(value);
    const sides: Readonly<Record<Side, Segment>> = {
      top: [a, b],
      right: [b, c],
      bottom: [c, d],
      left: [d, a],
    };
    return sides[side];
  };
  const fold = (from: DieValue, side: Side, to: DieValue): Fold => ({
    between: [dieText(from), dieText(to)],
    edge: sideOf(from, side),
  });
  // Edges that meet run in opposite senses when both faces are walked clockwise.
  const join = (on: DieValue, side: Side, under: DieValue, other: Side): Join => {
    const [a, b] = sideOf(under, other);
    return { faces: [dieText(on), dieText(under)], edges: [sideOf(on, side), [b, a]] };
  };
  return finishNet({
    faces: CROSS.map(([value]) => ({ id: dieText(value), points: corners(value) })),
    folds: [
      fold(1, 'top', 0),
      fold(1, 'left', 2),
      fold(1, 'right', 3),
      fold(1, 'bottom', 5),
      fold(5, 'bottom', 4),
    ],
    joins: [
      join(0, 'top', 4, 'bottom'),
      join(0, 'left', 2, 'top'),
      join(0, 'right', 3, 'top'),
      join(5, 'left', 2, 'bottom'),
      join(5, 'right', 3, 'bottom'),
      join(4, 'left', 2, 'left'),
      join(4, 'right', 3, 'right'),
    ],
    tabDepth: 5,
  });
};
