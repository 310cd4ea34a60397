import { describe, expect, it } from 'vitest';
import { segments } from './paths';
import { arrow, circle, line, polygon, rect, rectData, text } from './shapes';

/** Middle of a curve from `from` with two handles to `to`. */
const halfway = (numbers: readonly number[], axis: 0 | 1): number => {
  const [a, b, c, d] = [0, 2, 4, 6].map((i) => numbers[i + axis] as number) as [
    number,
    number,
    number,
    number,
  ];
  return (a + 3 * b + 3 * c + d) / 8;
};

/** Each curve of a path with its start in front: eight numbers. */
const curves = (d: string): number[][] => {
  let here: readonly number[] = [];
  return segments(d).flatMap(({ command, points }) => {
    const from = here;
    here = points.slice(-2);
    return command === 'C' ? [[...from, ...points]] : [];
  });
};

describe('shapes', () => {
  it('draw a rectangle with square corners', () => {
    expect(rectData(1, 2, 3, 4)).toBe('M1 2L4 2L4 6L1 6Z');
    expect(rect(1, 2, 3, 4, { fill: '#000000' })).toEqual({
      kind: 'path',
      d: 'M1 2L4 2L4 6L1 6Z',
      fill: '#000000',
    });
  });

  it('round a rectangle by quarters of a circle that touch its sides', () => {
    const corners = curves(rectData(0, 0, 20, 10, 2));
    const centres = [
      [18, 2],
      [18, 8],
      [2, 8],
      [2, 2],
    ] as const;
    expect(corners).toHaveLength(4);
    for (const [i, [cx, cy]] of centres.entries()) {
      const corner = corners[i] as number[];
      expect(Math.hypot(halfway(corner, 0) - cx, halfway(corner, 1) - cy)).toBeCloseTo(2, 2);
    }
  });

  it('round a small rectangle no further than to its middle', () => {
    const points = segments(rectData(0, 0, 4, 2, 50)).flatMap(({ points: numbers }) => numbers);
    expect(Math.max(...points)).toBe(4);
    expect(Math.min(...points)).toBe(0);
    expect(rectData(0, 0, 4, 2, 50)).toBe(rectData(0, 0, 4, 2, 1));
  });

  it('draw a circle that is round to a thousandth of its radius', () => {
    const quarters = curves(circle(5, 6, 10, {}).d);
    expect(quarters).toHaveLength(4);
    for (const quarter of quarters) {
      const distance = Math.hypot(halfway(quarter, 0) - 5, halfway(quarter, 1) - 6);
      expect(Math.abs(distance - 10)).toBeLessThan(0.01);
    }
  });

  it('draw lines and polygons through their points', () => {
    const stroke = { color: '#123456', width: 0.2 } as const;
    expect(line({ x: 0, y: 1 }, { x: 2, y: 3 }, stroke)).toEqual({ kind: 'path', d: 'M0 1L2 3', stroke });
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(polygon(points, { fill: '#123456' }).d).toBe('M0 0L1 0L0 1Z');
  });

  it('end an arrow in its target, its head in the line of the shaft', () => {
    const [shaft, head] = arrow(
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { stroke: { color: '#123456', width: 1 }, head: 3 },
    );
    expect(segments(head?.d ?? '').map(({ points }) => points)).toEqual([[10, 0], [7, 1.26], [7, -1.26], []]);
    expect(
      segments(shaft?.d ?? '')
        .at(-1)
        ?.points.slice(-2),
    ).toEqual([7.6, 0]);
    expect(head?.fill).toBe('#123456');
  });

  it('bend an arrow to the left of its way', () => {
    const style = { stroke: { color: '#123456', width: 1 }, bend: 2 } as const;
    const [shaft] = arrow({ x: 0, y: 0 }, { x: 10, y: 0 }, style);
    const middle = halfway(curves(shaft?.d ?? '')[0] as number[], 1);
    expect(middle).toBeLessThan(-1);
    expect(middle).toBeGreaterThan(-2.5);
  });

  it('leave out what a text does not say', () => {
    const style = { voice: 'talk', size: 3, fill: '#000000' } as const;
    expect(text(1, 2, 'Ana', style)).toEqual({ kind: 'text', x: 1, y: 2, text: 'Ana', ...style });
    expect(text(1, 2, 'Ana', { ...style, anchor: 'end' }).anchor).toBe('end');
  });
});
