/**
 * Sheets for Tabletop Simulator: an image with a grid of cards, at most 10 × 7 of them and 4096 pixels a side. The last
 * place of a sheet holds what others see of a card in a hand, so a sheet has room for 69 cards.
 */
import type { Size } from '../../base/piece';
import { mmToDots } from '../../base/units';
import { COLORS } from '../../faces/theme';
import type { Item, Scene } from '../../scene/scene';
import { rect } from '../../scene/shapes';
import { EXPORT_DPI } from './formats';
import { backImage } from './frame';

const COLUMNS = { min: 2, max: 10 } as const;
const ROWS = { min: 2, max: 7 } as const;
const MOST_PIXELS = 4096;

export const MOST_CARDS_A_SHEET = COLUMNS.max * ROWS.max - 1;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export interface SheetGrid extends Grid {
  /** Pixels of one card. */
  readonly cell: Size;
}

/** The largest card in pixels, in its proportions, of which so many go into a sheet. */
const cellOf = (card: Size, columns: number, rows: number): Size => {
  const width = Math.min(mmToDots(card.width, EXPORT_DPI), Math.floor(MOST_PIXELS / columns));
  const height = Math.min(mmToDots(card.height, EXPORT_DPI), Math.floor(MOST_PIXELS / rows));
  const scale = Math.min(width / card.width, height / card.height);
  return {
    width: Math.min(width, Math.round(card.width * scale)),
    height: Math.min(height, Math.round(card.height * scale)),
  };
};

const range = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const GRIDS = range(COLUMNS.min, COLUMNS.max).flatMap((columns) =>
  range(ROWS.min, ROWS.max).map((rows) => ({ columns, rows })),
);

/** The grid that shows so many cards (1 to 69) largest, and of those the one with the fewest empty places. */
export const sheetGrid = (cards: number, card: Size): SheetGrid => {
  const fitting = GRIDS.filter(({ columns, rows }) => columns * rows > cards).map((grid) => ({
    ...grid,
    cell: cellOf(card, grid.columns, grid.rows),
  }));
  const [best] = fitting.sort(
    (a, b) =>
      b.cell.width * b.cell.height - a.cell.width * a.cell.height || a.columns * a.rows - b.columns * b.rows,
  );
  if (!best) throw new Error(`no sheet takes ${cards} cards`);
  return best;
};

/** How many cards each sheet gets: all but the last are full. */
export const sheetCounts = (cards: number): readonly number[] =>
  Array.from({ length: Math.ceil(cards / MOST_CARDS_A_SHEET) }, (_, i) =>
    Math.min(MOST_CARDS_A_SHEET, cards - i * MOST_CARDS_A_SHEET),
  );

/** The picture of a sheet in mm, row by row; `hidden` lies in the last place. */
export const sheetScene = (
  fronts: readonly Scene[],
  hidden: Scene,
  card: Size,
  { columns, rows }: Grid,
): Scene => {
  const page = { width: columns * card.width, height: rows * card.height };
  const at = (place: number, scene: Scene): Item => ({
    kind: 'picture',
    scene,
    x: (place % columns) * card.width,
    y: Math.floor(place / columns) * card.height,
    ...card,
  });
  return {
    ...page,
    items: [
      rect(0, 0, page.width, page.height, { fill: COLORS.white }),
      ...fronts.map((front, place) => at(place, front)),
      at(columns * rows - 1, backImage(hidden, 0)),
    ],
  };
};
