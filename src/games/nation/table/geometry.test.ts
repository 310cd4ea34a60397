import { expect, it } from 'vitest';
import { ARROWS } from '../../../app/tables/parts/arrow-keys';
import { membersOf, TILE_COUNT, TILE_ROWS, TILES_BELOW } from '../rules/places';
import { HEIGHT, middleOf, tileToward, WIDTH } from './geometry';

const ALL = Array.from({ length: TILE_COUNT }, (_, tile) => tile);

it('every tile lies within the picture, and half over each of the two under it', () => {
  for (const tile of ALL) {
    const { x, y } = middleOf(tile);
    expect(x).toBeGreaterThanOrEqual(0.5);
    expect(x).toBeLessThanOrEqual(WIDTH - 0.5 + 1e-9);
    expect(y).toBeGreaterThan(0.5);
    expect(y).toBeLessThan(HEIGHT - 0.5);
    const below = membersOf(TILES_BELOW[tile] as number).map((under) => middleOf(under).x - x);
    expect(below.map((away) => Number(away.toFixed(6)))).toEqual(TILE_ROWS[tile] === 0 ? [] : [-0.5, 0.5]);
  }
});

it('arrows go to the nearest tile that is left, and stay at the edge', () => {
  const walk = (from: number, key: keyof typeof ARROWS, tiles = ALL) => tileToward(from, ARROWS[key], tiles);
  expect([walk(0, 'ArrowRight'), walk(5, 'ArrowRight'), walk(0, 'ArrowDown')]).toEqual([1, 5, 0]);
  expect(TILE_ROWS[walk(2, 'ArrowUp')]).toBe(1);
  expect(walk(0, 'ArrowRight', [0, 2, 3])).toBe(2);
});
