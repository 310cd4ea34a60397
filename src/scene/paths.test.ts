import { describe, expect, it } from 'vitest';
import { fromPointToPoint, normalizePath, segments, short } from './paths';

describe('a number in path data', () => {
  it.each([
    [1, '1'],
    [1.0004, '1'],
    [1.0006, '1.001'],
    [-0.0001, '0'],
    [-2.5, '-2.5'],
    [1e-9, '0'],
    [123456.7891, '123456.789'],
  ])('%d is written as %s', (value, written) => {
    expect(short(value)).toBe(written);
  });
});

describe('path data of any kind', () => {
  it.each([
    ['relative lines', 'm1 2l3 4', 'M1 2L4 6'],
    ['the level and the upright line', 'M1 2H5V7h-1v-2', 'M1 2L5 2L5 7L4 7L4 5'],
    ['a line after a closed figure', 'M1 2L5 2L5 7zh2', 'M1 2L5 2L5 7ZL3 2'],
    ['a quadratic', 'M0 0Q3 3 6 0', 'M0 0C2 2 4 2 6 0'],
    ['a smooth quadratic', 'M0 0Q3 3 6 0T12 0', 'M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0'],
    ['a smooth cubic', 'M0 0C0 1 1 2 2 2S4 1 4 0', 'M0 0C0 1 1 2 2 2C3 2 4 1 4 0'],
    ['a quarter of a circle', 'M1 0A1 1 0 0 1 0 1', 'M1 0C1 0.552 0.552 1 0 1'],
    ['an arc without a radius', 'M0 0A0 0 0 0 1 5 5', 'M0 0L5 5'],
    ['several figures', 'M0 0L1 0ZM2 2L3 2Z', 'M0 0L1 0ZM2 2L3 2Z'],
  ])('becomes M, L, C and Z: %s', (_what, given, normal) => {
    expect(normalizePath(given)).toBe(normal);
  });

  it('is scaled first and moved then', () => {
    expect(normalizePath('M10 20H30A10 10 0 0 1 40 30', 0.1, 5, 6)).toBe('M6 8L8 8C8.552 8 9 8.448 9 9');
  });

  it.each(['M0 0X1 1', 'L1 1', 'M0', 'M0 0A1 1 0 5 5 1 1'])('is refused where it is none: %s', (given) => {
    expect(() => normalizePath(given)).toThrow('not SVG path data');
  });

  it('is read back command by command', () => {
    expect(segments('M1 2C1 2 3.5 -4 5 6Z')).toEqual([
      { command: 'M', points: [1, 2] },
      { command: 'C', points: [1, 2, 3.5, -4, 5, 6] },
      { command: 'Z', points: [] },
    ]);
  });
});

describe('a path from point to point', () => {
  const shape = (x: number, y: number) =>
    `M${x} ${y}L${x + 3} ${y}C${x + 3} ${y + 2} ${x + 2} ${y + 3} ${x} ${y + 3}Z`;

  it('is the same after its start wherever it stands', () => {
    const [here = '', there = ''] = [shape(1, 2), shape(40.5, 7.25)].map(fromPointToPoint);
    expect(here).not.toBe(there);
    expect(here.replace(/^.*?l/, '')).toBe(there.replace(/^.*?l/, ''));
  });

  it('is the path that it was', () => {
    for (const d of [
      shape(1, 2),
      shape(0.333, -7.001) + shape(5, 5),
      'M0.001 0L0.002 0L0.003 0ZM1 1L1 1.001',
    ]) {
      expect(normalizePath(fromPointToPoint(d))).toBe(d);
    }
  });
});
