/**
 * Nets to cut out, fold and glue: pure geometry in mm, y downwards, everything inside a box from 0,0 to width,height.
 * Drawings only stroke what is here.
 */

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

/** A flap glued under `under`; its first and last point are the edge that it is folded along. */
export interface Tab {
  readonly on: string;
  readonly under: string;
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
}

/** The angles between a tab's edge and its two ends, in radians. */
type TabAngles = readonly [number, number];

/** Room about the outline, so that a line on it is not cut in half. */
const MARGIN = 1;

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

const sameEdge = ([a, b]: Segment, [c, d]: Segment): boolean =>
  (near(a, c) && near(b, d)) || (near(a, d) && near(b, c));

const edgesOf = (points: readonly Point[]): Segment[] =>
  points.map((point, k) => [point, points[(k + 1) % points.length] as Point]);

/** Tabs end at 45° where the face that they are glued under has room for that. */
const EVEN: TabAngles = [Math.PI / 4, Math.PI / 4];

/** The flap outside an edge of a face: `depth` wide or, on a short edge, a third of its length. */
const flap = ([from, to]: Segment, depth: number, [atFrom, atTo]: TabAngles): Point[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
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
  const tabs = joins.map(({ edges: [edge], faces: [on, under], angles = EVEN }): Tab => {
    return { on, under, points: flap(edge, tabDepth, angles) };
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
