import { describe, expect, it } from 'vitest';
import type { Row } from '.';
import { HIT_LISTS, MIX, TARGETS, targetOf } from './set';

const namesOf = (k: number): readonly string[] => HIT_LISTS[k]?.targets.map(({ target }) => target) ?? [];

/** For every twelve targets of the bottom row that holders get, they get so many of each row. */
const GOT: Readonly<Record<Row, number>> = { 0: 12, 1: 10, 2: 10, 3: 9 };

describe('hit lists', () => {
  it('name six different targets, two of each lower row and one of each upper one', () => {
    expect(MIX).toEqual({ 0: 2, 1: 2, 2: 1, 3: 1 });
    for (const { id, targets } of HIT_LISTS) {
      expect(new Set(targets.map(({ target }) => target)).size, id).toBe(6);
      for (const row of [0, 1, 2, 3] as const satisfies readonly Row[]) {
        expect(
          targets.filter(({ target }) => targetOf(target).row === row),
          id,
        ).toHaveLength(MIX[row]);
      }
    }
  });

  it('are all worth the same, by how often holders get a target of each row', () => {
    for (const { id, targets } of HIT_LISTS) {
      const worth = targets.reduce((sum, { target, bonus }) => sum + bonus * GOT[targetOf(target).row], 0);
      expect(worth, id).toBe(190);
    }
  });

  it('come to that with the same sums: $3,000 at the bottom, $10,000 between, $6,000 at the top', () => {
    for (const { id, targets } of HIT_LISTS) {
      const sums = [0, 0, 0, 0];
      for (const { target, bonus } of targets)
        sums[targetOf(target).row] = (sums[targetOf(target).row] ?? 0) + bonus;
      const [bottom = 0, second = 0, third = 0, top = 0] = sums;
      expect([bottom, second + third, top], id).toEqual([3, 10, 6]);
    }
  });

  it('name each target as often as the others of its row, give or take one', () => {
    for (const row of [0, 1, 2, 3]) {
      const counts = TARGETS.filter((target) => target.row === row).map(
        ({ id }) => HIT_LISTS.filter(({ targets }) => targets.some(({ target }) => target === id)).length,
      );
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it('share at most three targets, any two of them', () => {
    for (const k of HIT_LISTS.keys()) {
      for (let other = 0; other < k; other++) {
        const shared = namesOf(k).filter((target) => namesOf(other).includes(target));
        expect(shared.length, `lists ${other + 1} and ${k + 1}`).toBeLessThanOrEqual(3);
      }
    }
  });

  it('pay more for a target of a higher row', () => {
    const bonuses = ([0, 1, 2, 3] as const).map((row) =>
      HIT_LISTS.flatMap(({ targets }) => targets)
        .filter(({ target }) => targetOf(target).row === row)
        .map(({ bonus }) => bonus),
    );
    const means = bonuses.map((list) => list.reduce((sum, bonus) => sum + bonus, 0) / list.length);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    for (const bonus of bonuses.flat())
      expect(bonus >= 1 && bonus <= 6 && Number.isInteger(bonus)).toBe(true);
  });
});
