import { describe, expect, it } from 'vitest';
import { armed, attemptWith, weigh } from '../rules/attempt';
import { msrText, succeeds, successChance } from './msr';
import { packOf } from './pack';
import { NATION_CARDS } from './set';

interface Odds {
  /** The t of the weapon, or nothing for bare hands. */
  readonly weapon: number | null;
  readonly copies: number;
  readonly adjustment: number;
  readonly modifiers: number;
}

/** Of an attempt with the first weapon on the first target, which have these numbers here. */
const needed = (odds: Partial<Odds>): number => {
  const { weapon, copies, adjustment, modifiers } = {
    ...{ weapon: 3, copies: 1, adjustment: 0, modifiers: 0 },
    ...odds,
  };
  const pack = packOf(NATION_CARDS);
  const [first, ...others] = pack.weapons;
  const weapons = [{ ...first, needed: weapon }, ...others] as typeof pack.weapons;
  const arms = armed({ ...pack, weapons }, 0, [0, 1, 2].slice(0, copies));
  const attempt = attemptWith(arms, -1, adjustment);
  if (modifiers !== 0) weigh(attempt, { do: 'msr', who: 'self', change: modifiers });
  return attempt.needed;
};

describe('the t of an attempt', () => {
  it.each<[string, Partial<Odds>, number]>([
    ['a Pistol, adjustment 0', {}, 3],
    ['a Knife with Stealth on the Judge', { weapon: 4, modifiers: 1 }, 3],
    ['+1 widens to t - 1', { modifiers: 1 }, 2],
    ['-1 narrows to t + 1', { modifiers: -1 }, 4],
    ['an easier target', { adjustment: 1 }, 2],
    ['a harder target', { adjustment: -2 }, 5],
    ['two of the same weapon: +1', { copies: 2 }, 2],
    ['a third adds nothing', { copies: 3 }, 2],
    ['unarmed: 6', { weapon: null, copies: 0 }, 6],
    ['unarmed with a modifier', { weapon: null, copies: 0, modifiers: 2 }, 4],
    ['all at once', { weapon: 4, copies: 2, adjustment: -1, modifiers: 2 }, 2],
  ])('%s', (_, odds, t) => {
    expect(needed(odds)).toBe(t);
  });
});

describe('dice', () => {
  it('succeed with t or more, and the higher of two counts', () => {
    expect([1, 2, 3, 4, 5, 6].filter((value) => succeeds(3, [value]))).toEqual([3, 4, 5, 6]);
    expect(succeeds(5, [4, 5])).toBe(true);
    expect(succeeds(5, [5, 1])).toBe(true);
    expect(succeeds(5, [4, 4])).toBe(false);
  });

  it.each([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8])('have the chance that all rolls for t = %i add up to', (t) => {
    const values = [1, 2, 3, 4, 5, 6];
    const one = values.filter((value) => succeeds(t, [value])).length / 6;
    const two = values.flatMap((a) => values.filter((b) => succeeds(t, [a, b]))).length / 36;
    expect(successChance(t, 1)).toBeCloseTo(one, 12);
    expect(successChance(t, 2)).toBeCloseTo(two, 12);
  });

  it('t <= 1 always succeeds, t >= 7 always fails', () => {
    expect([1, 0, -3].map((t) => successChance(t, 1))).toEqual([1, 1, 1]);
    expect([7, 8, 12].map((t) => successChance(t, 2))).toEqual([0, 0, 0]);
  });
});

it('an MSR is written as on a card', () => {
  expect([3, 2, 6, 1, 7].map(msrText)).toEqual(['6–3', '6–2', '6', 'always', 'never']);
});
