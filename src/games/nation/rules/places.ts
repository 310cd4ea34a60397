/** Where people sit and targets lie, and how many cards a hand holds. */
import * as m from '#messages/nation-rules';
import { itemAt } from '../../../base/lists';
import { HEX_RATIO } from '../../../base/piece';
import type { SeatBounds } from '../../../deal/seats';
import type { Row } from '../cards';
import type { Deck } from '../cards/vocabulary';

export const NATION_SEATS: SeatBounds = { title: m.assassinNation, min: 2, max: 6 };

/** By deck: the most that a hand may hold, and what it is refilled to. */
export const HAND_LIMITS: Readonly<Record<Deck, number>> = { assassin: 6, contract: 2 };
export const HAND_SIZES: Readonly<Record<Deck, number>> = { assassin: 5, contract: 2 };

/** Cards of the black market: one more than there are players. */
export const marketSize = (players: number): number => players + 1;

/** Sets of seats and of tiles are bits of a number. */
export const inSet = (set: number, member: number): boolean => ((set >> member) & 1) === 1;

/** Ascending. */
export const membersOf = (set: number): number[] => {
  const members: number[] = [];
  for (let member = 0; set >> member !== 0; member++) if (inSet(set, member)) members.push(member);
  return members;
};

/**
 * The pyramid of targets: which tile is on which, and which are available. Tiles are places, numbered from 0 by rows, the
 * bottom row first, each from left to right.
 */
export const ROW_SIZES = [6, 5, 4, 3] as const;
export const TILE_COUNT = 18;

/** In $1,000, by row: what a target there is worth. */
export const ROW_VALUES = [3, 5, 7, 10] as const;

/** All tiles. */
export const FULL_PYRAMID = (1 << TILE_COUNT) - 1;

/** By tile, its row. */
export const TILE_ROWS: readonly Row[] = ROW_SIZES.flatMap((size, row) => Array<Row>(size).fill(row as Row));

/** By row, its first tile. */
export const ROW_STARTS: readonly number[] = ROW_SIZES.map((_, row) => TILE_ROWS.indexOf(row as Row));

/** A tile's place in its row, from the left. */
export const columnOf = (tile: number): number => tile - itemAt(ROW_STARTS, itemAt(TILE_ROWS, tile));

/** By tile, the two tiles under it, as bits; none under the bottom row. */
export const TILES_BELOW: readonly number[] = TILE_ROWS.map((row, tile) =>
  row === 0 ? 0 : 0b11 << (itemAt(ROW_STARTS, row - 1) + columnOf(tile)),
);

/** Between two rows of hexagons that stand in each other's gaps, as a share of `flats`. */
const RISE = 0.75 * HEX_RATIO;

/** Height of the pyramid of hexagons that are `flats` wide. */
export const pyramidHeight = (flats: number): number => flats * (HEX_RATIO + (ROW_SIZES.length - 1) * RISE);

/** The middle of each tile of a pyramid whose box begins at x, y; its bottom row is the lowest. */
export const tileMiddles = ({ x, y }: { readonly x: number; readonly y: number }, flats: number) => {
  const bottom = y + pyramidHeight(flats) - (flats * HEX_RATIO) / 2;
  return TILE_ROWS.map((row, tile) => ({
    x: x + flats * (0.5 + columnOf(tile) + row / 2),
    y: bottom - row * flats * RISE,
  }));
};

export const isTile = (tile: number): boolean => Number.isInteger(tile) && tile >= 0 && tile < TILE_COUNT;

/** A target is available once the two tiles under it are gone. */
export const isAvailable = (remaining: number, tile: number): boolean =>
  inSet(remaining, tile) && (remaining & (TILES_BELOW[tile] ?? 0)) === 0;

/** The available tiles, ascending. */
export const availableTiles = (remaining: number): number[] =>
  membersOf(remaining).filter((tile) => isAvailable(remaining, tile));

/** The target of each place where every target is in the order of the card set. */
export const STANDARD_LAYOUT: readonly number[] = TILE_ROWS.map((_, tile) => tile);

/** True for an order that puts every target into a place of its own row. */
export const isLayout = (layout: readonly number[]): boolean =>
  layout.length === TILE_COUNT &&
  new Set(layout).size === TILE_COUNT &&
  layout.every((target, tile) => TILE_ROWS[target] === TILE_ROWS[tile]);
