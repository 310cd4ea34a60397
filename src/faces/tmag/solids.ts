/** Folded and half-folded solids for the instructions, each in a box as wide as its column and 31 mm high. */
import type { Point } from '../../base/net';
import { PYRAMIDS } from '../../games/tmag/pieces';
import type { Item, Matrix, Stroke } from '../../scene/scene';
import { arrow, line, polygon, text } from '../../scene/shapes';
import { COLORS, RULES } from '../theme';
import { dieFace } from './folded';

export const PICTURE = 31;

/** A picture in a box of `width` by 31 mm. */
export type Draw = (width: number) => readonly Item[];

export const edge: Stroke = { color: COLORS.ink, width: RULES.outline, join: 'round' };
const accent: Stroke = { color: COLORS.red, width: 0.6 };

/** A pyramid seen from the front and a little from the left; every corner as a share of its height. */
const CORNERS = { apex: [0, -1], left: [-0.44, -0.1], front: [-0.12, 0.06], right: [0.42, -0.06] } as const;

const cornersOf = (at: Point, height: number): [Point, Point, Point, Point] => {
  const { apex, left, front, right } = CORNERS;
  return [apex, left, front, right].map(([dx, dy]) => ({ x: at.x + dx * height, y: at.y + dy * height })) as [
    Point,
    Point,
    Point,
    Point,
  ];
};

const solidPyramid = (at: Point, height: number): Item[] => {
  const [apex, left, front, right] = cornersOf(at, height);
  return [polygon([apex, left, front], { stroke: edge }), polygon([apex, front, right], { stroke: edge })];
};

/** The last side still open, its tab beside it, and an arrow to where the tab goes. */
export const gluedPyramid: Draw = (width) => {
  const at = { x: width / 2 - 4, y: PICTURE - 6 };
  const [apex, left, front, right] = cornersOf(at, 23);
  const open = { x: right.x + 8, y: right.y - 5 };
  const tab = [open, { x: open.x + 3.4, y: open.y - 5 }, { x: apex.x + 5.4, y: apex.y + 3 }, apex];
  return [
    polygon([apex, right, open], { stroke: edge }),
    polygon(tab, { fill: COLORS.line, stroke: edge }),
    polygon([apex, left, front], { stroke: edge }),
    polygon([apex, front, right], { stroke: edge }),
    ...arrow(
      { x: open.x + 1, y: open.y + 3 },
      { x: left.x - 0.6, y: left.y + 2.4 },
      { stroke: accent, bend: 5.4, head: 2.6 },
    ),
    text(apex.x + 9.5, apex.y + 3, 'tab', { voice: 'form', size: 2.8, fill: COLORS.ink }),
  ];
};

/** Large and small side by side, in proportion. */
export const finishedPyramids: Draw = (width) => [
  ...solidPyramid({ x: width / 2 - 8, y: PICTURE - 3 }, 26),
  ...solidPyramid(
    { x: width / 2 + 13, y: PICTURE - 3 },
    (26 * PYRAMIDS.small.height) / PYRAMIDS.large.height,
  ),
];

/** The pyramid on its side: the base as a lid, its tabs bent. */
export const closedPyramid: Draw = (width) => {
  const at = { x: width / 2 - 6, y: PICTURE - 12 };
  const height = 18;
  const [, left, front, right] = cornersOf(at, height);
  const lid = [front, right, { x: right.x + 3, y: right.y + 9 }, { x: front.x + 3, y: front.y + 9 }];
  return [
    ...solidPyramid(at, height),
    polygon(lid, { stroke: edge }),
    polygon(
      [
        lid[2] as Point,
        lid[3] as Point,
        { x: front.x + 5, y: front.y + 11.4 },
        { x: right.x + 2.4, y: right.y + 11.4 },
      ],
      { fill: COLORS.line, stroke: edge },
    ),
    ...arrow(
      { x: right.x + 6, y: right.y + 9 },
      { x: right.x + 5, y: right.y - 1 },
      { stroke: accent, bend: -1.6, head: 2.6 },
    ),
    line(left, front, edge),
  ];
};

/** A skewed copy of the unit square at (x, y), spanned by two vectors. */
const skew = (origin: Point, along: Point, down: Point): Matrix => [
  along.x,
  along.y,
  down.x,
  down.y,
  origin.x,
  origin.y,
];

const DEPTH = { x: 0.42, y: -0.34 };

/** The finished die: ace in front, null on top, 3 on the right, as the net folds. */
const cube = (at: Point, side: number, lidOpen: boolean): Item[] => {
  const front = { x: at.x, y: at.y };
  const right = { x: at.x + side, y: at.y };
  const deep = { x: DEPTH.x * side, y: DEPTH.y * side };
  const face = (matrix: Matrix, id: string): Item => ({
    kind: 'group',
    matrix,
    items: dieFace(id, { x: 0.5, y: 0.5 }, 1),
  });
  const square = (origin: Point, a: Point, b: Point): Item =>
    polygon(
      [
        origin,
        { x: origin.x + a.x, y: origin.y + a.y },
        { x: origin.x + a.x + b.x, y: origin.y + a.y + b.y },
        { x: origin.x + b.x, y: origin.y + b.y },
      ],
      { stroke: edge, fill: COLORS.white },
    );
  const across = { x: side, y: 0 };
  const down = { x: 0, y: side };
  const up = lidOpen ? { x: -0.12 * side, y: -0.8 * side } : deep;
  const topOrigin = { x: front.x + up.x, y: front.y + up.y };
  const lid = [square(front, across, up), face(skew(topOrigin, across, { x: -up.x, y: -up.y }), 'null')];
  return [
    ...(lidOpen ? [square(front, across, deep)] : lid),
    square(front, across, down),
    face(skew(front, across, down), 'ace'),
    square(right, deep, down),
    face(skew(right, deep, down), '3'),
    ...(lidOpen ? lid : []),
  ];
};

export const openCube: Draw = (width) => {
  const side = 13;
  const at = { x: width / 2 - side / 2 - 3, y: PICTURE - side - 2 };
  const top = at.y - 0.8 * side;
  return [
    ...cube(at, side, true),
    polygon(
      [
        { x: at.x - 0.12 * side, y: top },
        { x: at.x + 0.88 * side, y: top },
        { x: at.x + 0.78 * side, y: top - 3 },
        { x: at.x, y: top - 3 },
      ],
      { fill: COLORS.line, stroke: edge },
    ),
    ...arrow(
      { x: at.x + side + 1, y: top + 1 },
      { x: at.x + side + 6.6, y: at.y - 5 },
      { stroke: accent, bend: 2, head: 2.6 },
    ),
  ];
};

export const finishedCube: Draw = (width) => cube({ x: width / 2 - 10.5, y: PICTURE - 18 }, 15.5, false);
