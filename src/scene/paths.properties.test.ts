import fc from 'fast-check';
import svgpath from 'svgpath';
import { expect, it } from 'vitest';
import { decimal, normalizePath, segments } from './paths';

const value = fc.integer({ min: -999, max: 999 }).map((n) => n / 10);
const radius = fc.integer({ min: 1, max: 500 }).map((n) => n / 10);
const flag = fc.constantFrom(0, 1);

const command = fc.oneof(
  fc.tuple(fc.constantFrom('M', 'm', 'L', 'l', 'T', 't'), value, value),
  fc.tuple(fc.constantFrom('H', 'h', 'V', 'v'), value),
  fc.tuple(fc.constantFrom('Q', 'q', 'S', 's'), value, value, value, value),
  fc.tuple(fc.constantFrom('C', 'c'), value, value, value, value, value, value),
  fc.tuple(fc.constantFrom('A', 'a'), radius, radius, value, flag, flag, value, value),
  fc.tuple(fc.constantFrom('Z', 'z')),
);

const paths = fc
  .tuple(value, value, fc.array(command, { minLength: 1, maxLength: 8 }))
  .map(
    ([x, y, rest]) => `M${x} ${y}${rest.map(([letter, ...numbers]) => letter + numbers.join(' ')).join('')}`,
  );

type Point = readonly [x: number, y: number];
interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEPS = 16;
const between = (a: number, b: number, t: number): number => a + (b - a) * t;
/** De Casteljau: a Bézier curve of any degree at `t`. */
const onCurve = (points: readonly Point[], t: number): Point =>
  points.length === 1
    ? (points[0] as Point)
    : onCurve(
        points.slice(1).map(([x, y], i): Point => {
          const [px, py] = points[i] as Point;
          return [between(px, x, t), between(py, y, t)];
        }),
        t,
      );

class Walk {
  readonly extent: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  here: Point = [0, 0];
  start: Point = [0, 0];
  see([x, y]: Point): void {
    const { extent } = this;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  curve(points: readonly Point[]): void {
    for (let i = 0; i <= STEPS; i++) this.see(onCurve([this.here, ...points], i / STEPS));
    this.here = points.at(-1) as Point;
  }
}

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] as number] as const] : []));

/** The box round a path of absolute M, L, H, V, Q, C and Z. */
const extentOf = (commands: readonly (readonly [string, ...number[]])[]): Extent => {
  const walk = new Walk();
  for (const [letter, ...numbers] of commands) {
    if (letter === 'M') {
      [walk.here] = pairs(numbers) as [Point];
      walk.start = walk.here;
      walk.see(walk.here);
    } else if (letter === 'H') walk.curve([[numbers[0] as number, walk.here[1]]]);
    else if (letter === 'V') walk.curve([[walk.here[0], numbers[0] as number]]);
    else if (letter === 'Z') walk.here = walk.start;
    else walk.curve(pairs(numbers));
  }
  return walk.extent;
};

it('any path keeps its box, in commands of four kinds', () => {
  fc.assert(
    fc.property(paths, (d) => {
      const normal = normalizePath(d);
      expect(normal).toMatch(/^(M[-\d. ]+|L[-\d. ]+|C[-\d. ]+|Z)*$/);

      const given: [string, ...number[]][] = [];
      svgpath(d)
        .abs()
        .unshort()
        .unarc()
        .iterate((segment) => {
          given.push(segment as [string, ...number[]]);
        });
      const before = extentOf(given);
      const after = extentOf(segments(normal).map(({ command: letter, points }) => [letter, ...points]));
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(after[side]).toBeCloseTo(before[side], 2);
      }
    }),
  );
});

it('a path that is normal stays as it is', () => {
  fc.assert(
    fc.property(paths, (d) => {
      const normal = normalizePath(d);
      expect(normalizePath(normal)).toBe(normal);
    }),
  );
});

it('a number is written as toFixed rounds it, near the middle between two as well, and without an exponent', () => {
  expect(decimal(-1.26e-7, 7)).toBe('-0.0000001');
  const middle = fc.integer({ min: -1e6, max: 1e6 });
  fc.assert(
    fc.property(
      fc.constantFrom(3, 4, 7),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      middle,
      (digits, any, n) => {
        for (const value of [any % 1e6, any % 1, n / 2 / 10 ** digits]) {
          const shortest = String(Number(value.toFixed(digits)) + 0);
          const written = /e-/.test(shortest) ? value.toFixed(digits).replace(/0+$/, '') : shortest;
          expect(decimal(value, digits)).toBe(written);
        }
      },
    ),
  );
});
