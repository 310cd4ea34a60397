/**
 * Nets to cut out, fold and glue: pure geometry in mm, y downwards, everything inside a box from 0,0 to width,height.
 * Drawings only stroke what stands here.
 */
import { DIE_VALUES, dieText } from './die';
import type { Pyramid } from './pieces';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Segment = readonly [Point, Point];

/** A flat side of the solid, counter-clockwise as seen on paper or not: all in one sense. */
export interface NetFace {
  /** `side-1` to `side-4` and `base`; for the die the value's word: `null`, `ace`, `2` to `5`. */
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

/** Room about the outline, so that a line on it is not cut in half. */
const MARGIN = 1;

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

const sameEdge = ([a, b]: Segment, [c, d]: Segment): boolean =>
  (near(a, c) && near(b, d)) || (near(a, d) && near(b, c));

const edgesOf = (points: readonly Point[]): Segment[] =>
  points.map((point, k) => [point, points[(k + 1) % points.length] as Point]);

/** The edge from `from` to `to` with a flap on its left (y downwards: clockwise of it), `depth` wide, ends cut at 45°. */
const flap = ([from, to]: Segment, depth: number): Point[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const reach = Math.min(depth, length / 3);
  const at = (along: number): Point => ({
    x: from.x + ux * along + uy * reach,
    y: from.y + uy * along - ux * reach,
  });
  return [from, at(reach), at(length - reach), to];
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

interface Draft {
  readonly faces: readonly NetFace[];
  readonly folds: readonly Fold[];
  readonly joins: readonly Join[];
  readonly tabDepth: number;
}

/** Gives the first edge of every join its tab, moves all into a box from 0,0, and traces outline and creases. */
const finish = ({ faces, folds, joins, tabDepth }: Draft): Net => {
  const tabs = joins.map(({ edges: [edge], faces: [on, under] }) => ({
    on,
    under,
    points: flap(edge, tabDepth),
  }));
  const all = [...faces, ...tabs].flatMap(({ points }) => points);
  const left = Math.min(...all.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...all.map(({ y }) => y)) - MARGIN;
  const move = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const segment = ([a, b]: Segment): Segment => [move(a), move(b)];
  const polygon = <T extends { readonly points: readonly Point[] }>(shape: T): T => ({
    ...shape,
    points: shape.points.map(move),
  });
  const [movedFaces, movedTabs] = [faces.map(polygon), tabs.map(polygon)];
  return {
    width: Math.max(...all.map(({ x }) => x)) + MARGIN - left,
    height: Math.max(...all.map(({ y }) => y)) + MARGIN - top,
    faces: movedFaces,
    tabs: movedTabs,
    folds: folds.map((fold) => ({ ...fold, edge: segment(fold.edge) })),
    joins: joins.map(({ faces: sides, edges: [a, b] }) => ({ faces: sides, edges: [segment(a), segment(b)] })),
    outline: outlineOf([...movedFaces, ...movedTabs].map(({ points }) => points)),
    creases: [...folds.map(({ edge }) => edge), ...joins.map(({ edges: [edge] }) => edge)].map(segment),
  };
};

const SIDES = [1, 2, 3, 4] as const;

/**
 * Four isosceles triangles fanned round the apex, and a tab that closes them. With `closed` a base hangs on the second
 * triangle, with tabs that go inside the others; without, pyramids stack as the originals do.
 */
export const pyramidNet = ({ base, height }: Pyramid, closed = false): Net => {
  const edge = Math.hypot(height, base / Math.SQRT2);
  const angle = 2 * Math.asin(base / 2 / edge);
  const apex = { x: 0, y: 0 };
  // Fanned to both sides of straight down, from the right to the left.
  const rim = [0, 1, 2, 3, 4].map((k): Point => {
    const turn = Math.PI / 2 + (k - 2) * angle;
    return { x: edge * Math.cos(turn), y: edge * Math.sin(turn) };
  }) as [Point, Point, Point, Point, Point];

  const sides = SIDES.map((k): NetFace => ({
    id: `side-${k}`,
    points: [apex, rim[k - 1] as Point, rim[k] as Point],
  }));
  const folds = [1, 2, 3].map((k): Fold => ({
    between: [`side-${k}`, `side-${k + 1}`],
    edge: [apex, rim[k] as Point],
  }));
  const seam: Join = {
    faces: ['side-4', 'side-1'],
    edges: [
      [rim[4], apex],
      [rim[0], apex],
    ],
  };
  const tabDepth = Math.min(7, base / 3);
  if (!closed) return finish({ faces: sides, folds, joins: [seam], tabDepth });

  // The square outside the second triangle's lower edge.
  const [from, to] = [rim[1], rim[2]];
  const out = (p: Point): Point => ({ x: p.x - (to.y - from.y), y: p.y + (to.x - from.x) });
  const sign = Math.hypot(out(from).x, out(from).y) > edge ? 1 : -1;
  const outer = (p: Point): Point => ({ x: p.x - sign * (to.y - from.y), y: p.y + sign * (to.x - from.x) });
  const [farFrom, farTo] = [outer(from), outer(to)];
  return finish({
    faces: [...sides, { id: 'base', points: [to, from, farFrom, farTo] }],
    folds: [...folds, { between: ['side-2', 'base'], edge: [from, to] }],
    joins: [
      seam,
      { faces: ['base', 'side-1'], edges: [[from, farFrom], [from, rim[0]]] },
      { faces: ['base', 'side-4'], edges: [[farFrom, farTo], [rim[0], rim[4]]] },
      { faces: ['base', 'side-3'], edges: [[farTo, to], [rim[3], to]] },
    ],
    tabDepth,
  });
};
