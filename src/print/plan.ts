/** What a print job takes, counted from its sides before a sheet is wasted: paper, cuts and sleeves. */
import * as m from '#messages/print';
import { itemAt } from '../base/lists';
import type { Box } from '../base/piece';
import type { Piece, SheetSide } from './kit-sheets';
import { hexCorners } from './packing';
import type { Placement } from './sheets';

export interface PrintPlan {
  readonly sheets: number;
  readonly sides: number;
  /** Straight cuts, and outlines that are not. What two pieces share counts once on its sheet, and so does a cut through a whole row. */
  readonly cuts: number;
  /** One for each card. */
  readonly sleeves: number;
}

/**
 * Coordinates that differ by less than a hundredth of a mm are one; a hair more, so that the last bit of a sum does not
 * round one of two neighbours down.
 */
const near = (value: number): number => Math.round(value * 100 + 1e-6);

/** A side of a hexagon, named by twice its middle: neighbours that touch have it in common. */
const hexCuts = (box: Box): string[] => {
  const corners = hexCorners(box);
  return corners.map(({ x, y }, i) => {
    const next = itemAt(corners, (i + 1) % corners.length);
    return `side:${near(x + next.x)} ${near(y + next.y)}`;
  });
};

/** Of a rectangle they are lines from edge to edge of the sheet. */
const cutsOf = ({ shape, box }: Placement): string[] => {
  const { x, y, width, height } = box;
  if (shape.kind === 'rect')
    return [`x ${near(x)}`, `x ${near(x + width)}`, `y ${near(y)}`, `y ${near(y + height)}`];
  return shape.kind === 'hex' ? hexCuts(box) : [`outline:${near(x)} ${near(y)}`];
};

/** The plan of drawn sides of these pieces. */
export const planOf = (sides: readonly SheetSide[], pieces: readonly Pick<Piece, 'isCard'>[]): PrintPlan => {
  // Fronts are cut; backs on the other side, or glued on at a fold, go with them.
  const fronts = sides.map(({ placements }) => placements.filter(({ face }) => face === 'front'));
  const cuts = fronts.map((placements) => new Set(placements.flatMap(cutsOf)).size);
  return {
    sheets: new Set(sides.map(({ sheet }) => sheet)).size,
    sides: sides.length,
    cuts: cuts.reduce((sum, count) => sum + count, 0),
    sleeves: pieces.filter(({ isCard }) => isCard).length,
  };
};

/** "7 sheets, 14 sides, 41 cuts, sleeves: 24"; `ink` is a share of the paper, 0 to 1, and adds "about 6 % ink". */
export const planText = ({ sheets, sides, cuts, sleeves }: PrintPlan, ink?: number): string =>
  [
    m.planSheets({ count: sheets }),
    m.planSides({ count: sides }),
    m.planCuts({ count: cuts }),
    ...(ink === undefined ? [] : [m.planInk({ percent: Math.round(ink * 100) })]),
    ...(sleeves === 0 ? [] : [m.planSleeves({ count: sleeves })]),
  ].join(', ');
