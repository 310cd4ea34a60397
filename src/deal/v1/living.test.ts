import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { leaversFor, livingByRound } from './living';

describe('who is alive in every round', () => {
  it('is everybody at first, and those who die at once leave in one round', () => {
    const rounds = [
      [0, 1, 2, 3, 4],
      [0, 1, 3, 4],
      [0, 3],
    ];
    expect(livingByRound(5, [[2], [4, 1]])).toEqual({ ok: true, value: rounds });
  });

  it.each([
    ['a seat that is not there', [[5]], 'seat-unknown', 'seats are numbered from 0 to 4'],
    ['a seat below 0', [[-1]], 'seat-unknown', 'no seat -1'],
    ['half a seat', [[0.5]], 'seat-unknown', 'no seat 0.5'],
    ['a seat that is out', [[1], [2, 1]], 'seat-gone', 'Death 2 names seat 1, which was out before'],
    ['a seat named twice at once', [[1, 1]], 'seat-gone', 'name each seat once'],
    ['a death of nobody', [[1], []], 'nobody-left', 'Death 2 names nobody'],
  ])('is not told by %s', (_, leavers, code, message) => {
    const result = livingByRound(5, leavers);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });
});

describe('leavers for a round and its living seats', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [1, [0, 1, 3, 4]],
    [1, [0, 3]],
    [2, [0, 3]],
    [3, [0, 3]],
  ])('lead to round %i with %j alive', (round, living) => {
    const leavers = unwrap(leaversFor(5, round, living));
    expect(leavers).toHaveLength(round);
    expect(unwrap(livingByRound(5, leavers)).at(-1)).toEqual(living);
  });

  it.each([
    [0, [0, 1, 3, 4], 'rounds-impossible', 'Round 0 cannot have 4 of 5'],
    [1, [0, 1, 2, 3, 4], 'rounds-impossible', 'Round 1'],
    [4, [0, 3], 'rounds-impossible', 'Round 4'],
    [-1, [0, 3], 'rounds-impossible', 'Round -1'],
    [1.5, [0, 3], 'rounds-impossible', 'Round 1.5'],
    [1, [0, 0, 3], 'seat-gone', 'name each seat once'],
    [1, [0, 5], 'seat-unknown', 'no seat 5'],
    [1, [0, -1], 'seat-unknown', 'no seat -1'],
    [1, [0, 0.5], 'seat-unknown', 'no seat 0.5'],
  ])('do not exist for round %s with %j alive', (round, living, code, message) => {
    const result = leaversFor(5, round, living);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });
});
