/** Pointy-top hexagons, and where the tiles of the pyramid lie. */
import { HEX_RATIO } from '../../base/piece';
import { ROW_SIZES, TILE_ROWS } from '../../games/nation/places';
import type { Point } from '../../scene/shapes';

/** The corners of a hexagon `flats` mm wide about its middle, from the top clockwise. */
export const hexAbout = ({ x, y }: Point, flats: number): Point[] => {
  const half = flats / 2;
  const side = half * HEX_RATIO;
  return [
    { x, y: y - side },
    { x: x + half, y: y - side / 2 },
    { x: x + half, y: y + side / 2 },
    { x, y: y + side },
    { x: x - half, y: y + side / 2 },
    { x: x - half, y: y - side / 2 },
  ];
};

/** Between two rows of hexagons that stand in each other's gaps, as a share of `flats`. */
const RISE = 0.75 * HEX_RATIO;

/** Height of the pyramid of hexagons `flats` mm wide. */
export const pyramidHeight = (flats: number): number => flats * (HEX_RATIO + (ROW_SIZES.length - 1) * RISE);

/** The middle of each tile of a pyramid whose box begins at x, y; its bottom row is the last on the paper. */
export const tileMiddles = ({ x, y }: Point, flats: number): Point[] => {
  const bottom = y + pyramidHeight(flats) - (flats * HEX_RATIO) / 2;
  return TILE_ROWS.map((row, tile) => {
    const column = tile - TILE_ROWS.indexOf(row);
    return { x: x + flats * (0.5 + column + row / 2), y: bottom - row * flats * RISE };
  });
};
