import { describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { derangement, ring } from './shuffle';
import { openKey } from './spec';
import { openStream, type Stream } from './stream';

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
