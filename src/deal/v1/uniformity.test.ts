import { describe, expect, it } from 'vitest';
import { someOf, volume } from '../../../tests/volume';
import { drawDeal } from './constrained';
import { deals, seatsOf } from './constrained.sample';
import { derangement, ring } from './shuffle';
import { openKey } from './spec';
import { openStream, type Stream } from './stream';
import type { Allowed } from './wishes';

const SEATS = [0, 1, 2, 3, 4];
const SPEC = { game: 'target', options: {}, names: ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'] };

/** How often each order came up, over the seeds 0, 1, 2, ... */
const tally = (seeds: number, arrange: (xs: readonly number[], stream: Stream) => number[]): number[] => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed++) {
    const order = arrange(SEATS, openStream(openKey(SPEC, `${seed}`), 'target/0/0,1,2,3,4')).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return [...counts.values()];
};

const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

/** How often each order is expected. */
const EACH = volume(200, 1000);

describe('every valid deal of five is equally likely', () => {
  it('all 44 derangements', () => {
    const counts = tally(44 * EACH, derangement);
    expect(counts).toHaveLength(44);
    expect(chiSquare(counts, EACH)).toBeLessThan(77.4); // 43 degrees of freedom, 99.9 %
  });

  it('all 24 rings', () => {
    const counts = tally(24 * EACH, ring);
    expect(counts).toHaveLength(24);
    expect(chiSquare(counts, EACH)).toBeLessThan(49.7); // 23 degrees of freedom, 99.9 %
  });
});

/** How far counts are from equal ones, in standard deviations of the chi-squared statistic. */
const farFromEqual = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const freedom = counts.length - 1;
  return (chiSquare(counts, mean) - freedom) / Math.sqrt(2 * freedom);
};

describe('every deal that wishes leave is as likely as the others', () => {
  const drawn = (n: number, isRing: boolean, allowed: Allowed, times: number) => {
    const kind = { isRing, allowed };
    const all = deals(n, isRing, allowed);
    const counts = new Map(all.map((one) => [one.join(), 0]));
    for (let k = 0; k < times; k++) {
      const key = drawDeal(seatsOf(n), kind, openStream(new Uint8Array(32), `${n} ${isRing} ${k}`)).join();
      counts.set(key, (counts.get(key) ?? -1e9) + 1);
    }
    return [...counts.values()];
  };
  /** Of six: 0 and 1 apart, 2 and 3 apart, 4 not dealt 5. */
  const six: Allowed = (from, to) =>
    from !== to && !['0 1', '1 0', '2 3', '3 2', '4 5'].includes(`${from} ${to}`);
  /** Of twelve: everyone can be dealt the next three only, so that shuffles hardly ever hold. */
  const twelve: Allowed = (from, to) => [1, 2, 3].includes((to - from + 12) % 12);

  it.each([false, true])('of six seats, in a ring: %s', (isRing) => {
    expect(farFromEqual(drawn(6, isRing, six, volume(2500, 200_000)))).toBeLessThan(3.3);
  });

  it.each(someOf([true, false], 1))('of twelve seats by their number, in a ring: %s', (isRing) => {
    const counts = drawn(12, isRing, twelve, volume(800, 60_000));
    expect(counts.length).toBeGreaterThanOrEqual(50);
    expect(counts.length).toBeLessThanOrEqual(5000);
    expect(farFromEqual(counts)).toBeLessThan(3.3);
  });
});
