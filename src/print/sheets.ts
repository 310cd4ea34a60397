/**
 * Imposition: where each card lies on which side of which sheet. Pure geometry in mm, origin at a side's top left; it
 * knows no picture and no game.
 */
import { err, ok, type Result } from '../base/result';
import type { Backs, Size } from './papers';

/** What printers leave white at each edge, mm. */
export const PRINTER_MARGIN = 5;

/** An exact fit counts as a fit, whatever the last bit of a sum says. */
const EXACT = 1e-6;

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Grid {
  /** The paper as it is turned for this grid. */
  readonly paper: Size;
  readonly columns: number;
  readonly rows: number;
  /** All the cards of a full sheet together, centred on the paper. */
  readonly area: Box;
  readonly card: Size;
}

const fitting = (room: number, length: number): number => Math.floor((room + EXACT) / length);

const gridOn = (paper: Size, card: Size): Grid => {
  const columns = fitting(paper.width - 2 * PRINTER_MARGIN, card.width);
  const rows = fitting(paper.height - 2 * PRINTER_MARGIN, card.height);
  const width = columns * card.width;
  const height = rows * card.height;
  const area = { x: (paper.width - width) / 2, y: (paper.height - height) / 2, width, height };
  return { paper, columns, rows, area, card };
};

/** The grid that holds the most cards, the paper upright unless turning it gains a card. */
export const packGrid = (paper: Size, card: Size): Result<Grid> => {
  const upright = gridOn(paper, card);
  const turned = gridOn({ width: paper.height, height: paper.width }, card);
  const best = turned.columns * turned.rows > upright.columns * upright.rows ? turned : upright;
  if (best.columns * best.rows > 0) return ok(best);
  return err(
    'card-too-large',
    `A card of ${card.width} x ${card.height} mm does not fit on paper of ${paper.width} x ${paper.height} mm: choose a larger paper or a smaller card.`,
  );
};

export const cellsOf = (grid: Grid): number => grid.columns * grid.rows;

/** The place of cell `index`, row by row from the top left. */
export const cellBox = ({ area, card, columns }: Grid, index: number): Box => ({
  x: area.x + (index % columns) * card.width,
  y: area.y + Math.floor(index / columns) * card.height,
  ...card,
});

export interface Placement {
  /** Which card, counted from 0 over all sheets. */
  readonly index: number;
  readonly box: Box;
  /** The picture stands on its head, so that it is upright for who turns the sheet about its short edge. */
  readonly turned: boolean;
}

export interface Side {
  /** Counted from 0. */
  readonly sheet: number;
  readonly face: 'front' | 'back';
  readonly placements: readonly Placement[];
}

/**
 * Where a box on the front lies on the back of the same sheet: mirrored in the edge that stays in place when the printer
 * turns the sheet. "Long" and "short" are edges of the paper, so a turned paper turns them too.
 */
const onBack = (box: Box, { paper }: Grid, backs: 'long' | 'short'): { box: Box; turned: boolean } => {
  const upright = paper.height >= paper.width;
  const aboutVertical = (backs === 'long') === upright;
  return aboutVertical
    ? { box: { ...box, x: paper.width - box.x - box.width }, turned: false }
    : { box: { ...box, y: paper.height - box.y - box.height }, turned: true };
};

/** The sides to print, in the order in which a duplex printer takes them. A partly filled sheet keeps the full grid. */
export const impose = (count: number, grid: Grid, backs: Backs): Side[] => {
  const perSheet = cellsOf(grid);
  const sides: Side[] = [];
  for (let sheet = 0; sheet * perSheet < count; sheet++) {
    const first = sheet * perSheet;
    const front = Array.from(
      { length: Math.min(perSheet, count - first) },
      (_, cell): Placement => ({
        index: first + cell,
        box: cellBox(grid, cell),
        turned: false,
      }),
    );
    sides.push({ sheet, face: 'front', placements: front });
    if (backs === 'none') continue;
    sides.push({
      sheet,
      face: 'back',
      placements: front.map(({ index, box }) => ({ index, ...onBack(box, grid, backs) })),
    });
  }
  return sides;
};

/** The part of a back's bleed that shows: all of it at the edge of the grid, none between two cards. */
export const bleedBox = (box: Box, placements: readonly Placement[], bleed: number): Box => {
  const taken = (x: number, y: number): boolean =>
    placements.some(({ box: other }) => Math.abs(other.x - x) < 0.01 && Math.abs(other.y - y) < 0.01);
  const left = taken(box.x - box.width, box.y) ? 0 : bleed;
  const right = taken(box.x + box.width, box.y) ? 0 : bleed;
  const top = taken(box.x, box.y - box.height) ? 0 : bleed;
  const bottom = taken(box.x, box.y + box.height) ? 0 : bleed;
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
};
