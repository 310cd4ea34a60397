import { describe, expect, it } from 'vitest';
import { ROW_SIZES, ROW_VALUES, TILE_ROWS } from '../places';
import { TARGETS, targetOf } from './set';

const rows = ROW_SIZES.map((_, row) => TARGETS.filter((target) => target.row === row));

describe('targets', () => {
  it('are 6 at $3,000, 5 at $5,000, 4 at $7,000 and 3 at $10,000, from the bottom row up', () => {
    expect(rows.map(({ length }) => length)).toEqual([6, 5, 4, 3]);
    rows.forEach((row, k) => {
      expect(new Set(row.map(({ value }) => value))).toEqual(new Set([ROW_VALUES[k]]));
    });
    expect(TARGETS.map(({ row }) => row)).toEqual(TILE_ROWS);
  });

  it('are harder the more they are worth, between +1 and −2', () => {
    const means = rows.map((row) => row.reduce((sum, { adjustment }) => sum + adjustment, 0) / row.length);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    expect(new Set(means).size).toBe(4);
    for (const { adjustment } of TARGETS) expect([1, 0, -1, -2]).toContain(adjustment);
  });

  it('include those that the rules name: a Judge and a Fugitive of 0, and a Drug Runner', () => {
    expect(targetOf('judge')).toMatchObject({ name: 'Judge', adjustment: 0 });
    expect(targetOf('fugitive')).toMatchObject({ name: 'Fugitive', adjustment: 0 });
    expect(targetOf('drug-runner').name).toBe('Drug Runner');
    expect(() => targetOf('king')).toThrow('no target “king”');
  });
});
