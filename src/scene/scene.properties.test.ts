import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compose, type Matrix, rotateAbout, translate } from './scene';

const number = fc.double({ min: -100, max: 100, noNaN: true });
const matrix = fc.tuple(number, number, number, number, number, number);
const point = fc.tuple(number, number);

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const expectSame = (actual: readonly number[], expected: readonly number[], digits = 6): void => {
  for (const [i, value] of actual.entries()) expect(value).toBeCloseTo(expected[i] as number, digits);
};

it('a composed matrix does the inner one first', () => {
  fc.assert(
    fc.property(matrix, matrix, point, (outer, inner, p) => {
      expectSame(apply(compose(outer, inner), p), apply(outer, apply(inner, p)), 3);
    }),
  );
});

it('a turn leaves its centre where it is and every distance to it as it was', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), point, point, (degrees, centre, p) => {
      const turn = rotateAbout(degrees, ...centre);
      expectSame(apply(turn, centre), centre);
      const [x, y] = apply(turn, p);
      expect(Math.hypot(x - centre[0], y - centre[1])).toBeCloseTo(
        Math.hypot(p[0] - centre[0], p[1] - centre[1]),
        6,
      );
    }),
  );
});

it('a turn by 90 degrees is clockwise on the page', () => {
  expectSame(apply(rotateAbout(90, 0, 0), [1, 0]), [0, 1]);
  expectSame(apply(rotateAbout(90, 5, 5), [6, 5]), [5, 6]);
});

it('two turns about a point add up, and half a turn twice changes nothing', () => {
  fc.assert(
    fc.property(number, number, point, (first, second, [x, y]) => {
      expectSame(
        compose(rotateAbout(first, x, y), rotateAbout(second, x, y)),
        rotateAbout(first + second, x, y),
      );
      expectSame(compose(rotateAbout(180, x, y), rotateAbout(180, x, y)), [1, 0, 0, 1, 0, 0]);
    }),
  );
});

it('moves add up', () => {
  fc.assert(
    fc.property(point, point, ([a, b], [c, d]) => {
      expectSame(compose(translate(a, b), translate(c, d)), translate(a + c, b + d));
    }),
  );
});
