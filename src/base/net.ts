/**
 * Nets to cut out, fold and glue: pure geometry in mm, y downwards, everything inside a box from 0,0 to width,height.
 * Drawings only stroke what is here.
 */
import { itemAt } from './lists';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Segment = readonly [Point, Point];

/** A flat side of the solid. Its points run clockwise as seen on the paper. */
export interface NetFace {
  /** Unique in its net: `side-1`, `base`; on a die what the side shows. */
  readonly id: string;
  readonly points: readonly Point[];
}

/** A flap to be glued; its first and last point are the edge that it is folded along. */
export interface Tab {
  readonly points: readonly Point[];
}

/** Where two faces hang together. */
export interface Fold {
  readonly between: readonly [string, string];
  readonly edge: Segment;
}

/** Two edges, of two faces, that become one when the net is folded: their first points meet, and their second. */
export interface Join {
  readonly edges: readonly [Segment, Segment];
  readonly faces: readonly [string, string];
}

export interface Net {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly NetFace[];
  readonly tabs: readonly Tab[];
  readonly folds: readonly Fold[];
  readonly joins: readonly Join[];
  /** The line to cut along, closed. */
  readonly outline: readonly Point[];
  /** The lines to fold along: between faces, and between a face and its tab. */
  readonly creases: readonly Segment[];
  /** Folded of what cards are printed on; all others are of thinner paper. */
  readonly thick?: true;
}

/** The angles between a tab's edge and its two ends, in radians. */
type TabAngles = readonly [number, number];

/** Room about the outline, so that a line on it is not cut in half. */
const MARGIN = 1;

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point so many mm from one on the way to another. */
export const toward = (from: Point, to: Point, by: number): Point => {
  const length = distance(from, to);
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
};

const near = (a: Point, b: Point): boolean => distance(a, b) < 1e-6;

const sameEdge = ([a, b]: Segment, [c, d]: Segment): boolean =>
  (near(a, c) && near(b, d)) || (near(a, d) && near(b, c));

const edgesOf = (points: readonly Point[]): Segment[] =>
  points.map((point, k) => [point, itemAt(points, (k + 1) % points.length)]);

/** Tabs end at 45° where the face that they are glued under has room for that. */
const EVEN: TabAngles = [Math.PI / 4, Math.PI / 4];

/** The flap outside an edge of a face: `depth` wide or, on a short edge, a third of its length. */
const flap = ([from, to]: Segment, depth: number, [atFrom, atTo]: TabAngles): Point[] => {
  const length = distance(from, to);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const reach = Math.min(depth, length / 3);
  const at = (along: number): Point => ({
    x: from.x + ux * along + uy * reach,
    y: from.y + uy * along - ux * reach,
  });
  return [from, at(reach / Math.tan(atFrom)), at(length - reach / Math.tan(atTo)), to];
};

/** The edges that bound the whole, joined into one closed line. */
const outlineOf = (polygons: readonly (readonly Point[])[]): Point[] => {
  const edges = polygons.flatMap(edgesOf);
  const open = edges.filter((edge) => edges.filter((other) => sameEdge(edge, other)).length === 1);
  const line: Point[] = [];
  let next = open[0];
  while (next && open.length > 0) {
    open.splice(open.indexOf(next), 1);
    line.push(next[0]);
    const end: Point = next[1];
    next = open.find(([from]) => near(from, end));
  }
  if (open.length > 0) throw new Error('the outline of a net falls apart');
  return line;
};

/** A net anywhere on the plane, before it has tabs. The first edge of a join is the one that gets the tab. */
export interface Draft {
  readonly faces: readonly NetFace[];
  readonly folds: readonly Fold[];
  readonly joins: readonly (Join & { readonly angles?: TabAngles })[];
  readonly tabDepth: number;
}

/** The net with its tabs, in a box from 0,0, with outline and creases traced. */
export const finishNet = ({ faces, folds, joins, tabDepth }: Draft): Net => {
  const tabs = joins.map(({ edges: [edge], angles = EVEN }): Tab => {
    return { points: flap(edge, tabDepth, angles) };
  });
  const all = [...faces, ...tabs].flatMap(({ points }) => points);
  const left = Math.min(...all.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...all.map(({ y }) => y)) - MARGIN;
  const move = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const segment = ([a, b]: Segment): Segment => [move(a), move(b)];
  const moved = <T extends { readonly points: readonly Point[] }>(shape: T): T => ({
    ...shape,
    points: shape.points.map(move),
  });
  return {
    width: Math.max(...all.map(({ x }) => x)) + MARGIN - left,
    height: Math.max(...all.map(({ y }) => y)) + MARGIN - top,
    faces: faces.map(moved),
    tabs: tabs.map(moved),
    folds: folds.map(({ between, edge }) => ({ between, edge: segment(edge) })),
    joins: joins.map(({ faces: sides, edges: [a, b] }) => ({
      faces: sides,
      edges: [segment(a), segment(b)],
    })),
    outline: outlineOf([...faces, ...tabs].map(({ points }) => points)).map(move),
    creases: [...folds.map(({ edge }) => edge), ...joins.map(({ edges: [edge] }) => edge)].map(segment),
  };
};

/** The ids of the sides in the cross: top arm, left arm, middle, right arm, and two down. 1 and 5, 2 and 4, 3 and 6 are opposite. */
export type CubeSides = readonly [string, string, string, string, string, string];

/** By place in the cross, column and row. */
const CROSS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [1, 3],
] as const;

const EDGES = ['top', 'right', 'bottom', 'left'] as const;
type Edge = (typeof EDGES)[number];

/** Four corners, clockwise from the top left; a flap tapers to its top. */
const panel = (id: string, x: number, y: number, width: number, height: number, taper = 0): NetFace => ({
  id,
  points: [
    { x: x + taper, y },
    { x: x + width - taper, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});

/** Folds and joins of faces with four sides each. */
const among = (faces: readonly NetFace[]) => {
  const edgeOf = (id: string, at: Edge): Segment => {
    const points = faces.find((face) => face.id === id)?.points ?? [];
    return itemAt(edgesOf(points), EDGES.indexOf(at));
  };
  return {
    fold: (from: string, at: Edge, to: string): Fold => ({ between: [from, to], edge: edgeOf(from, at) }),
    // Edges that meet run in opposite senses when both faces are walked clockwise.
    join: (on: string, at: Edge, under: string, other: Edge): Join => {
      const [a, b] = edgeOf(under, other);
      return { faces: [on, under], edges: [edgeOf(on, at), [b, a]] };
    },
  };
};

const TAB_DEPTH = 5;

/** `edge` in mm. */
export const cubeNet = (edge: number, sides: CubeSides): Net => {
  const faces = CROSS.map(([x, y], place) => panel(itemAt(sides, place), x * edge, y * edge, edge, edge));
  const { fold, join } = among(faces);
  const [top, left, middle, right, below, bottom] = sides;
  return finishNet({
    faces,
    folds: [
      fold(middle, 'top', top),
      fold(middle, 'left', left),
      fold(middle, 'right', right),
      fold(middle, 'bottom', below),
      fold(below, 'bottom', bottom),
    ],
    joins: [
      join(top, 'top', bottom, 'bottom'),
      join(top, 'left', left, 'top'),
      join(top, 'right', right, 'top'),
      join(below, 'left', left, 'bottom'),
      join(below, 'right', right, 'bottom'),
      join(bottom, 'left', left, 'left'),
      join(bottom, 'right', right, 'right'),
    ],
    tabDepth: TAB_DEPTH,
  });
};

/** How far the flaps of a tuck box reach into it, how much narrower they are at their ends, and how wide its tabs are, mm. */
const TUCK = { reach: 14, taper: 3, dust: 1.5, tab: 8 } as const;

/**
 * A box that closes by a lid that is tucked in: back, right, front and left side by side, and the bottom glued. `inside` is
 * the room in it, `thickness` that of its paper, mm.
 */
export const tuckBoxNet = (
  inside: { readonly width: number; readonly height: number; readonly depth: number },
  thickness: number,
): Net => {
  // A panel reaches from the middle of one crease to the middle of the next: half the paper further on both sides.
  const [w, h, d] = [inside.width + thickness, inside.height + thickness, inside.depth + thickness];
  const dust = Math.min(TUCK.reach, w / 2 - 1);
  const faces = [
    panel('back', 0, 0, w, h),
    panel('right', w, 0, d, h),
    panel('front', w + d, 0, w, h),
    panel('left', 2 * w + d, 0, d, h),
    panel('bottom', w + d, h, w, d),
    panel('lid', 0, -d, w, d),
    panel('tuck', 0, -d - TUCK.reach, w, TUCK.reach, TUCK.taper),
    panel('dust-right', w, -dust, d, dust, TUCK.dust),
    panel('dust-left', 2 * w + d, -dust, d, dust, TUCK.dust),
  ];
  const { fold, join } = among(faces);
  const net = finishNet({
    faces,
    folds: [
      fold('back', 'right', 'right'),
      fold('right', 'right', 'front'),
      fold('front', 'right', 'left'),
      fold('front', 'bottom', 'bottom'),
      fold('back', 'top', 'lid'),
      fold('lid', 'top', 'tuck'),
      fold('right', 'top', 'dust-right'),
      fold('left', 'top', 'dust-left'),
    ],
    joins: [
      join('left', 'right', 'back', 'left'),
      join('bottom', 'bottom', 'back', 'bottom'),
      join('bottom', 'left', 'right', 'bottom'),
      join('bottom', 'right', 'left', 'bottom'),
    ],
    tabDepth: TUCK.tab,
  });
  return { ...net, thick: true };
};
