import { describe, expect, it } from 'vitest';
import { type Net, type Point, type Segment, tuckBoxNet } from '../../base/net';
import { cross, difference, distance, dot, folded, unit, type Vector } from './folded.sample';
import { DIE_EDGE, dieNet, PYRAMID_SIZES, PYRAMIDS, pyramidNet } from './pieces';

const length = ([a, b]: Segment): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Twice the area, positive when walked clockwise on the paper. */
const area = (points: readonly Point[]): number =>
  points.reduce((sum, a, k) => {
    const b = points[(k + 1) % points.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

/** Convex polygons apart from each other by a line along one of their edges (separating axes), touching allowed. */
const areApart = (p: readonly Point[], q: readonly Point[]): boolean =>
  [p, q].some((polygon) =>
    polygon.some((a, k) => {
      const b = polygon[(k + 1) % polygon.length] as Point;
      const along = ({ x, y }: Point): number =>
        ((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length([a, b]);
      const [ps, qs] = [p.map(along), q.map(along)];
      return Math.max(...ps) <= Math.min(...qs) + 1e-6 || Math.max(...qs) <= Math.min(...ps) + 1e-6;
    }),
  );

/** The plane motion that lays edge `from` on edge `to`. */
const motion = ([a, b]: Segment, [c, d]: Segment): ((p: Point) => Point) => {
  const turn = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ({ x, y }) => ({
    x: c.x + (x - a.x) * cos - (y - a.y) * sin,
    y: c.y + (x - a.x) * sin + (y - a.y) * cos,
  });
};

/** Inside a convex polygon that is walked clockwise, or on its rim. */
const isInside = (p: Point, polygon: readonly Point[]): boolean =>
  polygon.every((a, k) => {
    const b = polygon[(k + 1) % polygon.length] as Point;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= -1e-6;
  });

const faceOf = (net: Net, id: string): readonly Point[] =>
  net.faces.find((face) => face.id === id)?.points ?? [];

const NETS: [string, Net][] = [
  ...PYRAMID_SIZES.flatMap((size): [string, Net][] => [
    [`${size} pyramid`, pyramidNet(PYRAMIDS[size])],
    [`${size} pyramid, closed`, pyramidNet(PYRAMIDS[size], true)],
  ]),
  ['die', dieNet()],
  ['thin box', tuckBoxNet({ width: 64, height: 89, depth: 8 }, 0.3)],
  ['thick box', tuckBoxNet({ width: 45, height: 68, depth: 40 }, 0.5)],
];

describe.each(NETS)('the net of the %s', (_, net) => {
  it('has equally long edges where edges meet', () => {
    for (const {
      edges: [a, b],
    } of net.joins)
      expect(length(a)).toBeCloseTo(length(b), 9);
  });

  it('folds and joins along edges of the faces that it names, each edge once', () => {
    const used: string[] = [];
    const check = (id: string, [p, q]: Segment): void => {
      const points = faceOf(net, id);
      const at = (r: Point): number => points.findIndex((s) => length([r, s]) < 1e-6);
      const [i, j] = [at(p), at(q)];
      const step = (j - i + points.length) % points.length;
      expect([1, points.length - 1]).toContain(step);
      used.push(`${id} ${step === 1 ? i : j}`);
    };
    for (const { between, edge } of net.folds) for (const id of between) check(id, edge);
    for (const { faces, edges } of net.joins) for (const k of [0, 1] as const) check(faces[k], edges[k]);
    expect(new Set(used).size).toBe(used.length);
  });

  it('has faces and tabs that overlap nowhere, all walked clockwise', () => {
    const shapes = [...net.faces, ...net.tabs].map(({ points }) => points);
    for (const points of shapes) expect(area(points)).toBeGreaterThan(0);
    for (const [k, shape] of shapes.entries()) {
      for (const other of shapes.slice(k + 1)) expect(areApart(shape, other)).toBe(true);
    }
  });

  it('has tabs that fit under the faces they are glued to', () => {
    for (const [k, { edges, faces }] of net.joins.entries()) {
      const laid = motion(...edges);
      for (const p of net.tabs[k]?.points ?? []) {
        expect(isInside(laid(p), faceOf(net, faces[1])), `tab under ${faces[1]}`).toBe(true);
      }
    }
    expect(net.tabs).toHaveLength(net.joins.length);
  });

  it('lies in its box, with an outline round all of its area', () => {
    const { width, height, outline } = net;
    for (const { x, y } of outline) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(1 - 1e-9);
    }
    const sum = [...net.faces, ...net.tabs].reduce((total, { points }) => total + area(points), 0);
    expect(area(outline)).toBeCloseTo(sum, 6);
  });
});

/** The bend of the three creases at which the fourth side meets the first: found by halving. */
const closingBend = (net: Net): number => {
  const gap = (bend: number): number => {
    const faces = folded(net, () => bend);
    const { edges, faces: ids } = net.joins[0] as Net['joins'][number];
    return distance(faces.get(ids[0])?.(edges[0][0]) as Vector, faces.get(ids[1])?.(edges[1][0]) as Vector);
  };
  // A square pyramid bends each crease by more than 60° and less than 90°.
  let best = 0;
  for (let step = 0.01, at = Math.PI / 3; at < Math.PI / 2; at += step) if (gap(at) < gap(best)) best = at;
  for (let step = 0.01; step > 1e-13; step /= 2) {
    for (const next of [best - step, best + step]) if (gap(next) < gap(best)) best = next;
  }
  return best;
};

describe.each(PYRAMID_SIZES)('the folded %s pyramid', (size) => {
  const { base, height } = PYRAMIDS[size];
  const net = pyramidNet(PYRAMIDS[size]);
  const bend = closingBend(net);
  const faces = folded(net, () => bend);
  const place = (side: number, point: number): Vector =>
    faces.get(`side-${side}`)?.(faceOf(net, `side-${side}`)[point] as Point) as Vector;
  const corners = [1, 2, 3, 4].map((side) => place(side, 1)) as [Vector, Vector, Vector, Vector];

  it('closes: the last edge lies on the first', () => {
    expect(distance(place(4, 2), place(1, 1))).toBeLessThan(1e-6);
  });

  it('stands on a square of the right side', () => {
    for (const [k, corner] of corners.entries()) {
      expect(distance(corner, corners[(k + 1) % 4] as Vector)).toBeCloseTo(base, 6);
    }
    expect(distance(corners[0], corners[2])).toBeCloseTo(base * Math.SQRT2, 6);
  });

  it('has the height of the original', () => {
    const up = unit(cross(difference(corners[1], corners[0]), difference(corners[2], corners[0])));
    expect(Math.abs(dot(up, difference(place(1, 0), corners[0])))).toBeCloseTo(height, 6);
  });

  it('is as high as published, in inches', () => {
    const published = { small: [9 / 16, 1], medium: [25 / 32, 1.375], large: [1, 1.75] };
    expect([base / 25.4, height / 25.4]).toEqual(published[size]);
  });

  it('closes below too, with a base', () => {
    const closed = pyramidNet(PYRAMIDS[size], true);
    const last = closed.folds.length - 1;
    // The base is perpendicular to the height: its crease bends by the slope of the sides from below.
    const slope = Math.PI - Math.atan(height / (base / 2));
    const solid = folded(closed, (fold) => (fold === last ? slope : bend));
    for (const {
      faces: [a, b],
      edges,
    } of closed.joins) {
      for (const end of [0, 1] as const) {
        const [p, q] = [solid.get(a)?.(edges[0][end]), solid.get(b)?.(edges[1][end])] as [Vector, Vector];
        expect(distance(p, q)).toBeLessThan(1e-5);
      }
    }
  });
});

describe('the folded die', () => {
  const net = dieNet();
  const faces = folded(net, () => Math.PI / 2);

  it('closes at every edge into a cube of half an inch', () => {
    expect(DIE_EDGE).toBe(12.7);
    for (const {
      faces: [a, b],
      edges,
    } of net.joins) {
      for (const end of [0, 1] as const) {
        const [p, q] = [faces.get(a)?.(edges[0][end]), faces.get(b)?.(edges[1][end])] as [Vector, Vector];
        expect(distance(p, q)).toBeLessThan(1e-9);
      }
    }
    for (const { edge } of net.folds) expect(length(edge)).toBeCloseTo(12.7, 9);
  });

  it.each([
    ['null', '5'],
    ['ace', '4'],
    ['2', '3'],
  ])('has %s opposite %s', (a, b) => {
    const middle = (id: string): Vector => {
      const points = faceOf(net, id).map((p) => faces.get(id)?.(p) as Vector);
      const mean = (axis: 0 | 1 | 2): number => points.reduce((sum, p) => sum + p[axis] / 4, 0);
      return [mean(0), mean(1), mean(2)];
    };
    expect(distance(middle(a), middle(b))).toBeCloseTo(12.7, 9);
  });
});
