/** Exact fractions, for odds that are printed to the last digit. Always in lowest terms, with a positive denominator. */

import * as m from '#messages/dealing';
import { number as decimal } from '#messages/language';

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
};

/** @throws RangeError when the denominator is 0. */
export const fraction = (numerator: bigint | number, denominator: bigint | number): Fraction => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) throw new RangeError('a fraction needs a denominator that is not 0');
  const common = d < 0n ? -gcd(n, d) : gcd(n, d);
  return { numerator: n / common, denominator: d / common };
};

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const multiplyFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** `248/735`; a whole number is written alone. */
export const fractionText = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

/** The nearest number. Both parts may be far larger than a number can hold, so 128 binary places are cut first. */
export const fractionValue = ({ numerator, denominator }: Fraction): number =>
  Number((numerator << 128n) / denominator) / 2 ** 128;

/** A share of 1 as a percentage: `34%`, with one place `33.7%`, with the unit ` %` also `34 %`. */
export const percent = (share: number, places = 0, unit: string = m.percentSign): string =>
  `${decimal(share * 100, places)}${unit}`;

/** 33.7: one decimal place, halves rounded up. For fractions that are not negative. */
export const percentOf = ({ numerator, denominator }: Fraction): number =>
  Number((2000n * numerator + denominator) / (2n * denominator)) / 10;

/** `33.7%` */
export const percentText = (value: Fraction): string => percent(percentOf(value) / 100, 1);
