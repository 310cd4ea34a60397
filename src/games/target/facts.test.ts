import { describe, expect, it } from 'vitest';
import { facts, tables } from './facts';
import { derangements } from './odds';

/** Derangements counted one by one: seat by seat, every card that is free and not one's own. */
const countOneByOne = (n: number, seat = 0, taken = 0): bigint => {
  if (seat === n) return 1n;
  let count = 0n;
  for (let card = 0; card < n; card++) {
    if (card !== seat && !(taken & (1 << card))) count += countOneByOne(n, seat + 1, taken | (1 << card));
  }
  return count;
};

describe('valid deals', () => {
  it('are as many as published for 2 to 10 players', () => {
    const published = [1n, 2n, 9n, 44n, 265n, 1854n, 14833n, 133496n, 1334961n];
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map(derangements)).toEqual(published);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('are as many as can be counted for %i players', (n) => {
    expect(derangements(n)).toBe(countOneByOne(n));
  });

  it('are quoted by rule texts', () => {
    expect(facts).toMatchObject({
      minPlayers: '3',
      'derangements-5': '44',
      'derangements-10': '1,334,961',
    });
    expect(tables.derangements.rows[0]).toEqual(['2', '1']);
    expect(tables.derangements.rows).toHaveLength(9);
  });
});
