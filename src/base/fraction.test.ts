import { describe, expect, it } from 'vitest';
import {
  addFractions,
  fraction,
  fractionText,
  fractionValue,
  multiplyFractions,
  percent,
  percentText,
} from './fraction';

describe('fractions', () => {
  it('are kept in lowest terms, with the sign above', () => {
    expect(fraction(6, -8)).toEqual({ numerator: -3n, denominator: 4n });
    expect(fraction(0, 5)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  it('add and multiply exactly', () => {
    expect(addFractions(fraction(5, 8), fraction(3, 8))).toEqual(fraction(1, 1));
    expect(multiplyFractions(fraction(2, 3), fraction(3, 4))).toEqual(fraction(1, 2));
  });

  it('are written as people write them', () => {
    expect(fractionText(fraction(248, 735))).toBe('248/735');
    expect(fractionText(fraction(4, 2))).toBe('2');
    expect(percentText(fraction(248, 735))).toBe('33.7%');
    expect(percentText(fraction(1, 8))).toBe('12.5%');
    expect(percentText(fraction(1, 2000))).toBe('0.1%');
    expect(percentText(fraction(1, 1))).toBe('100.0%');
  });

  it('are said as percentages, whole or with places', () => {
    expect([0, 0.005, 1 / 3, 0.995, 1].map((share) => percent(share))).toEqual([
      '0%',
      '1%',
      '33%',
      '100%',
      '100%',
    ]);
    expect([percent(1 / 3, 1), percent(0.0004, 1), percent(2 / 3, 0, ' %')]).toEqual([
      '33.3%',
      '0.0%',
      '67 %',
    ]);
  });

  it('have the value that division gives, also where the parts are too large for a number', () => {
    for (let n = 1; n <= 60; n++) {
      for (let d = 1; d <= 60; d++) expect(fractionValue(fraction(n, d))).toBe(n / d);
    }
    expect(fractionValue({ numerator: 10n ** 400n, denominator: 3n * 10n ** 400n })).toBe(1 / 3);
  });
});
