import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derangement, ring, shuffle } from './shuffle';
import { openStream } from './stream';

const seats = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat);
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
const sizes = seats(61).slice(2);

const cycleLength = (order: readonly number[]): number => {
  let [at, length] = [order[0] as number, 1];
  for (; at !== 0; length++) at = order[at] as number;
  return length;
};

describe.each([
  ['shuffle', shuffle],
  ['derangement', derangement],
  ['ring', ring],
])('%s', (_, arrange) => {
  it('holds everything once and leaves its input alone', () => {
    fc.assert(
      fc.property(keys, fc.integer({ min: 2, max: 60 }), (key, n) => {
        const given = Object.freeze(seats(n));
        expect(arrange(given, openStream(key, '')).toSorted((a, b) => a - b)).toEqual(given);
      }),
    );
  });
});

it.each(sizes)('nobody holds their own card, %i players', (n) => {
  fc.assert(
    fc.property(keys, (key) => {
      expect(derangement(seats(n), openStream(key, '')).filter((target, seat) => target === seat)).toEqual(
        [],
      );
    }),
    { numRuns: 25 },
  );
});

it.each(sizes)('one ring goes through all %i players', (n) => {
  fc.assert(
    fc.property(keys, (key) => {
      expect(cycleLength(ring(seats(n), openStream(key, '')))).toBe(n);
    }),
    { numRuns: 25 },
  );
});

it('fewer than two cannot be deranged', () => {
  const stream = openStream(new Uint8Array(32), '');
  expect(() => derangement([0], stream)).toThrow(RangeError);
  expect(() => ring([0], stream)).toThrow(RangeError);
});
