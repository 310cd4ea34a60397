import { describe, expect, it } from 'vitest';
import { dollars, leaders, totalOf } from './money';

describe('the score', () => {
  it('is tiles and cash and hit-list bonuses, less debt', () => {
    expect(totalOf({ tiles: 18, cash: 5, bonus: 4, debt: 3 })).toBe(24);
  });

  it('has one winner, or several who fight a duel', () => {
    expect(leaders([3, 9, 4])).toEqual([1]);
    expect(leaders([9, 3, 9])).toEqual([0, 2]);
    expect(leaders([-2, -2])).toEqual([0, 1]);
  });

  it('is told in dollars', () => {
    expect([0, 3, -1, 12].map(dollars)).toEqual(['$0', '$3,000', '−$1,000', '$12,000']);
  });
});
