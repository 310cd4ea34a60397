/** Where the tiles of the pyramid are in the picture: the bottom row of six fills it, beside a gutter for the values. */

import type { Way } from '../../../app/tables/parts/arrow-keys';
import { itemAt } from '../../../base/lists';
import type { Point } from '../../../scene/shapes';
import { ROW_SIZES, TILE_ROWS } from '../rules/places';

/** The hexes have a point at the bottom: as wide as one unit, higher by 2 / √3. */
const HIGH = 2 / Math.sqrt(3);
const GUTTER = 0.62;
export const WIDTH = GUTTER + 6;
export const HEIGHT = HIGH * (1 + 0.75 * 3);

const STARTS = ROW_SIZES.map((_, row) => ROW_SIZES.slice(0, row).reduce((sum, size) => sum + size, 0));

/** Of a tile, in units. */
export const middleOf = (tile: number): Point => {
  const row = itemAt(TILE_ROWS, tile);
  return {
    x: GUTTER + 0.5 + row / 2 + (tile - itemAt(STARTS, row)),
    y: HEIGHT - HIGH * (0.5 + 0.75 * row),
  };
};

/** The left edge of a row, where its value is shown. */
export const rowEdge = (row: number): Point => {
  const { x, y } = middleOf(itemAt(STARTS, row));
  return { x: x - 0.5, y };
};

export const percentOf = ({ x, y }: Point): { readonly left: string; readonly top: string } => ({
  left: `${((100 * x) / WIDTH).toFixed(2)}%`,
  top: `${((100 * y) / HEIGHT).toFixed(2)}%`,
});

/** The nearest of some tiles in a direction; where there is none, the tile itself. */
export const tileToward = (from: number, [dx, dy]: Way, tiles: readonly number[]): number => {
  const start = middleOf(from);
  const distance = (tile: number): number => {
    const { x, y } = middleOf(tile);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return along <= 0.01 ? Number.POSITIVE_INFINITY : along + across;
  };
  const nearest = tiles.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest === undefined || distance(nearest) === Number.POSITIVE_INFINITY ? from : nearest;
};

/** The names under which the page has the portraits of the targets. */
export const portraitId = (target: string): string => `portrait-${target}`;
