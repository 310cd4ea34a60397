import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Spread, saddleStitch } from './impose';

/** A leaf of a folded sheet: its right-hand page and, on its other side, the left-hand one. */
type Leaf = readonly [recto: number | undefined, verso: number | undefined];

/**
 * Folds the printed sheets. A sheet that is turned about its short edge keeps its top, and what is right on its front
 * is left on its back. So the right half of a front and the left half of its back are one leaf of the first half of
 * the booklet; the left half of the front and the right half of the back are one of the second half.
 */
const folded = (sides: readonly Spread[]): (number | undefined)[] => {
  const first: Leaf[] = [];
  const second: Leaf[] = [];
  for (let sheet = 0; sheet < sides.length; sheet += 2) {
    const [front, back] = [sides[sheet] as Spread, sides[sheet + 1] as Spread];
    first.push([front[1], back[0]]);
    // Sheets further in come earlier in the second half.
    second.unshift([back[1], front[0]]);
  }
  return [...first, ...second].flat();
};

describe('sheets for saddle stitch', () => {
  it('fold to the pages in their order, blank pages last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (pages) => {
        const read = folded(saddleStitch(pages));
        expect(read.slice(0, pages)).toEqual(Array.from({ length: pages }, (_, index) => index));
        expect(read.slice(pages).every((page) => page === undefined)).toBe(true);
      }),
    );
  });

  it('hold every page once, and fewer than four blank ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (pages) => {
        const places = saddleStitch(pages).flat();
        const shown = places.filter((page) => page !== undefined);
        expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, index) => index));
        expect(places.length % 4).toBe(0);
        expect(places.length - pages).toBeLessThan(4);
      }),
    );
  });
});
