import { describe, expect, it } from 'vitest';
import { type PieceShape, sizeOf } from '../base/piece';
import { segments } from '../scene/paths';
import { bledOutline, outlineOf, pack } from './packing';

const HEX = { kind: 'hex', flats: 50 } as const;
const ROUND = { kind: 'round', diameter: 25 } as const;

const pointsOf = (d: string): [number, number][] =>
  segments(d).flatMap(({ points }) =>
    points.flatMap((x, i): [number, number][] => (i % 2 === 0 ? [[x, points[i + 1] as number]] : [])),
  );

const areaOf = (d: string): number => {
  const points = pointsOf(d);
  const sum = points.reduce((total, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as [number, number];
    return total + x * v - u * y;
  }, 0);
  return Math.abs(sum) / 2;
};

const widthOf = (d: string): number => {
  const xs = pointsOf(d).map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
};

/** How far inside a hexagon a point is, mm; negative outside. */
const depth = (
  [x, y]: [number, number],
  box: { x: number; y: number; width: number; height: number },
): number =>
  Math.min(
    ...Array.from({ length: 6 }, (_, k) => {
      const angle = (k * Math.PI) / 3;
      const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
      return box.width / 2 - dx * Math.cos(angle) - dy * Math.sin(angle);
    }),
  );

const room = { x: 5, y: 5, width: 200, height: 287 };

describe.each([0, 4])('in a honeycomb with gutters of %i mm', (gutter) => {
  const boxes = pack(HEX, room, gutter);
  const drawn = boxes.map((box, i) =>
    bledOutline(
      HEX,
      box,
      boxes.filter((_, k) => k !== i),
      3,
      gutter,
    ),
  );

  it('no hexagon is drawn into another', () => {
    expect(boxes.length).toBeGreaterThan(10);
    drawn.forEach((d, i) => {
      for (const [k, box] of boxes.entries()) {
        const intruding = pointsOf(d).filter((point) => depth(point, box) > 0.01);
        if (k !== i) expect(intruding).toEqual([]);
      }
    });
  });

  it('one amid others has half the gutter on all sides, and one at the edge more', () => {
    const areas = drawn.map(areaOf);
    const bled = (grow: number): number => {
      const grown = { ...HEX, flats: HEX.flats + 2 * grow };
      return areaOf(outlineOf(grown, { x: 0, y: 0, ...sizeOf(grown) }));
    };
    expect(Math.min(...areas)).toBeCloseTo(bled(gutter / 2), 0);
    expect(Math.max(...areas)).toBeGreaterThan(bled(gutter / 2) + 100);
  });
});

it('a piece alone has all of its bleed', () => {
  const alone = (shape: typeof HEX | typeof ROUND): string =>
    bledOutline(shape, { x: 0, y: 0, ...sizeOf(shape) }, [], 3, 0);
  expect(widthOf(alone(HEX))).toBeCloseTo(56, 6);
  expect(widthOf(alone(ROUND))).toBeCloseTo(31, 2);
});

it('rounds that touch have no bleed, and others half of the gap', () => {
  const shape: PieceShape = ROUND;
  const boxes = pack(shape, room, 0);
  const [first, second] = [
    { x: 0, y: 0, ...sizeOf(shape) },
    { x: 27, y: 0, ...sizeOf(shape) },
  ];
  for (const [i, box] of boxes.entries()) {
    const d = bledOutline(
      ROUND,
      box,
      boxes.filter((_, k) => k !== i),
      3,
      0,
    );
    expect(widthOf(d)).toBeCloseTo(25, 2);
  }
  expect(widthOf(bledOutline(ROUND, first, [second], 3, 0))).toBeCloseTo(27, 2);
});
