import { describe, expect, it } from 'vitest';
import {
  addFractions,
  type Fraction,
  fraction,
  fractionText,
  fractionValue,
  multiplyFractions,
} from '../../base/fraction';
import { oddsFor } from './odds';

type Phase = 'lynching' | 'assassination';

/** The rules played out one death at a time, with every fraction reduced: slow, and nothing in common with the product. */
const playedOut = (mafia: number, plebs: number, phase: Phase): Fraction => {
  if (mafia === 0) return fraction(1, 1);
  if (plebs === 0) return fraction(0, 1);
  const lynching = phase === 'lynching';
  const next = lynching ? 'assassination' : 'lynching';
  const candidates = mafia + plebs + (lynching ? 1 : 0);
  return addFractions(
    multiplyFractions(fraction(mafia, candidates), playedOut(mafia - 1, plebs, next)),
    multiplyFractions(fraction(plebs, candidates), playedOut(mafia, plebs - 1, next)),
  );
};

describe('the odds of the town', () => {
  it.each([
    [5, 1, '8/15'],
    [6, 2, '19/48'],
    [7, 2, '214/525'],
    [8, 2, '259/576'],
    [9, 3, '248/735'],
    [10, 3, '239/640'],
    [11, 3, '184/495'],
    [12, 4, '1559/4800'],
  ])('for %i players with %i Mafia are %s', (players, mafia, odds) => {
    expect(fractionText(oddsFor(players, mafia).odds.town)).toBe(odds);
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'are those of the game played out, M5 included, for %i',
    (players) => {
      for (let mafia = 1; mafia <= players - 2; mafia++) {
        expect(oddsFor(players, mafia).odds.town).toEqual(playedOut(mafia, players - 1 - mafia, 'lynching'));
      }
    },
  );

  it.each([
    [5, 0],
    [5, 4],
    [5, Number.NaN],
  ])('do not exist for %i players with %s Mafia', (players, mafia) => {
    expect(() => oddsFor(players, mafia)).toThrow(RangeError);
  });
});

describe('the Mafia count nearest to even', () => {
  it.each([3, 5, 8, 9, 12, 39, 200])(
    'is nearer than, or as near as, every other for %i players',
    (players) => {
      const { nearestEven } = oddsFor(players, 1);
      const off = (town: Fraction): number => Math.abs(fractionValue(town) - 1 / 2);
      for (let mafia = 1; mafia <= players - 2; mafia += players > 50 ? 13 : 1) {
        expect(off(nearestEven.town)).toBeLessThanOrEqual(off(oddsFor(players, mafia).odds.town));
      }
    },
  );

  it('is what the document of a mix shows for 9 players: 2', () => {
    expect(oddsFor(9, 3).nearestEven).toEqual({ mafia: 2, town: fraction(142, 315) });
  });
});
