import { expect, it } from 'vitest';
import { streamOf } from '../../../deal/v1/stream';
import { fastStream } from './simulate';

const numbers = (seed: number, count: number, n: number): number[] => {
  const stream = fastStream(streamOf(() => seed));
  return Array.from({ length: count }, () => stream.below(n));
};

it('the same start gives the same numbers, another start others', () => {
  expect(numbers(1, 20, 1000)).toEqual(numbers(1, 20, 1000));
  expect(numbers(1, 20, 1000)).not.toEqual(numbers(2, 20, 1000));
});

it('a die of it is fair: chi-squared of 60,000 throws below the 99.9 % point of 5 degrees', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const value of numbers(7, 60_000, 6)) counts[value] = (counts[value] as number) + 1;
  const chi2 = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi2).toBeLessThan(20.5);
});
