import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableTiles,
  FULL_PYRAMID,
  isAvailable,
  isLayout,
  membersOf,
  ROW_SIZES,
  ROW_VALUES,
  STANDARD_LAYOUT,
  TILE_COUNT,
  TILE_ROWS,
  TILES_BELOW,
} from './places';

const without = (...tiles: number[]): number => tiles.reduce((set, tile) => set & ~(1 << tile), FULL_PYRAMID);

describe('the pyramid', () => {
  it('has 18 tiles: 6 at $3,000 at the bottom, then 5 at $5,000, 4 at $7,000 and 3 at $10,000', () => {
    expect(TILE_COUNT).toBe(18);
    expect(ROW_SIZES.map((size, row) => [size, ROW_VALUES[row]])).toEqual([
      [6, 3],
      [5, 5],
      [4, 7],
      [3, 10],
    ]);
    expect(ROW_SIZES.map((_, row) => TILE_ROWS.filter((of) => of === row).length)).toEqual([...ROW_SIZES]);
  });

  it.each([
    [6, [0, 1]],
    [10, [4, 5]],
    [11, [6, 7]],
    [14, [9, 10]],
    [15, [11, 12]],
    [17, [13, 14]],
  ])('lays tile %i on tiles %j', (tile, below) => {
    expect(membersOf(TILES_BELOW[tile] as number)).toEqual(below);
  });

  it('has the bottom row available in the first round, and nothing else', () => {
    expect(availableTiles(FULL_PYRAMID)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('makes a target available once both tiles under it are gone', () => {
    expect(isAvailable(without(2), 8)).toBe(false);
    expect(isAvailable(without(3), 8)).toBe(false);
    expect(isAvailable(without(2, 3), 8)).toBe(true);
    expect(isAvailable(without(2, 3, 8), 8)).toBe(false);
  });

  it('always has an available target while any is left', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 17 }), { minLength: 18, maxLength: 60 }), (picks) => {
        let remaining = FULL_PYRAMID;
        for (const pick of picks) {
          const open = availableTiles(remaining);
          if (remaining === 0) return;
          expect(open.length).toBeGreaterThan(0);
          remaining &= ~(1 << (open[pick % open.length] as number));
        }
        expect(remaining).toBe(0);
      }),
    );
  });
});

describe('a layout', () => {
  it('puts every target once, into a place of its row', () => {
    expect(isLayout(STANDARD_LAYOUT)).toBe(true);
    expect(isLayout([5, ...STANDARD_LAYOUT.slice(1, 5), 0, ...STANDARD_LAYOUT.slice(6)])).toBe(true);
    expect(isLayout([6, ...STANDARD_LAYOUT.slice(1, 6), 0, ...STANDARD_LAYOUT.slice(7)])).toBe(false);
    expect(isLayout([1, ...STANDARD_LAYOUT.slice(1)])).toBe(false);
    expect(isLayout(STANDARD_LAYOUT.slice(1))).toBe(false);
  });
});
