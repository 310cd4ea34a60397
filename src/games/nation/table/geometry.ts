/** Where the tiles of the pyramid are in the picture: the bottom row of six fills it, beside a gutter for the values. */

import type { Way } from '../../../app/tables/parts/arrow-keys';
import { itemAt } from '../../../base/lists';
import type { Point } from '../../../scene/shapes';
import { pyramidHeight, ROW_STARTS, tileMiddles } from '../rules/places';

/** In hexes from flat to flat. */
const GUTTER = 0.62;
export const WIDTH = GUTTER + 6;
export const HEIGHT = pyramidHeight(1);

const MIDDLES = tileMiddles({ x: GUTTER, y: 0 }, 1);
export const middleOf = (tile: number): Point => itemAt(MIDDLES, tile);

/** The left edge of a row, where its value is shown. */
export const rowEdge = (row: number): Point => {
  const { x, y } = middleOf(itemAt(ROW_STARTS, row));
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
