/** Folds a net in space, crease by crease, for tests. */
import type { Net, Point } from '../../base/net';

export type Vector = readonly [number, number, number];

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const distance = (a: Vector, b: Vector): number => Math.hypot(...sub(a, b));
export const unit = (a: Vector): Vector => scale(a, 1 / Math.hypot(...a));
export const difference = sub;

/** Rodrigues: `p` turned by `angle` about the line through `on` along `axis`, a unit vector. */
const turn = (p: Vector, on: Vector, axis: Vector, angle: number): Vector => {
  const v = sub(p, on);
  const turned = add(
    add(scale(v, Math.cos(angle)), scale(cross(axis, v), Math.sin(angle))),
    scale(axis, dot(axis, v) * (1 - Math.cos(angle))),
  );
  return add(on, turned);
};

type Placing = (p: Point) => Vector;

/**
 * Where each face's points come to lie when every fold is bent by `bend` radians (by fold, in the net's order), all to
 * the same side. The first face of the folds stays flat.
 */
export const folded = (net: Net, bend: (fold: number) => number): ReadonlyMap<string, Placing> => {
  const first = net.folds[0]?.between[0] as string;
  const placed = new Map<string, Placing>([[first, ({ x, y }) => [x, y, 0]]]);
  for (let left = net.folds.length; left > 0; left--) {
    for (const [k, { between, edge }] of net.folds.entries()) {
      const [from, to] = placed.has(between[0]) ? between : [between[1], between[0]];
      const placing = placed.get(from);
      if (!placing || placed.has(to)) continue;
      // The crease in the sense in which the placed face is walked, so that all bend the same way.
      const points = net.faces.find(({ id }) => id === from)?.points as readonly Point[];
      const at = (p: Point): number => points.findIndex((q) => Math.hypot(q.x - p.x, q.y - p.y) < 1e-6);
      const forward = (at(edge[0]) + 1) % points.length === at(edge[1]);
      const [a, b] = forward ? edge : [edge[1], edge[0]];
      placed.set(to, (p) => {
        const [on, end] = [placing(a), placing(b)];
        return turn(placing(p), on, unit(sub(end, on)), bend(k));
      });
    }
  }
  return placed;
};
