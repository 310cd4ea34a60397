/**
 * Saddle stitch: two pages beside each other on each side of a sheet, in such an order that the printed sheets, laid one
 * on the other and folded once, are the booklet.
 */
import * as m from '#messages/print';
import { COLORS, RULES } from '../../look/theme';
import type { Item, Scene } from '../../scene/scene';
import { line, picture } from '../../scene/shapes';
import { PAPERS, type PaperId } from '../papers';

/** Page indexes at the left and at the right; undefined is a blank page. */
export type Spread = readonly [left: number | undefined, right: number | undefined];

/**
 * Both sides of all sheets, the outermost first, each front before its back; for a printer that turns them about their
 * short edge. Blank pages come last, as many as the last sheet lacks.
 */
export const saddleStitch = (pages: number): Spread[] => {
  const places = Math.ceil(pages / 4) * 4;
  const page = (index: number): number | undefined => (index < pages ? index : undefined);
  return Array.from({ length: places / 2 }, (_, side): Spread => {
    const low = page(side);
    const high = page(places - 1 - side);
    // On fronts the first pages are at the right, on backs at the left: they are each other's other side.
    return side % 2 === 0 ? [high, low] : [low, high];
  });
};

/** Marks at both ends of the fold: inside most printers' margins, and clear of running head and folio, mm. */
const FOLD = { from: 4.5, to: 7, stroke: { color: COLORS.mute, width: RULES.hair } } as const;

/** A page at each side of a sheet's middle, and marks where it is folded. Equal pages are one object. */
const sideOf = ([left, right]: Spread, pages: readonly Scene[], paper: PaperId): Scene => {
  // Booklets are printed across.
  const { width: height, height: width } = PAPERS[paper];
  const fold = width / 2;
  const placed = (index: number | undefined, xOf: (page: Scene) => number): Item[] => {
    const scene = index === undefined ? undefined : pages[index];
    return scene ? [picture(scene, xOf(scene), (height - scene.height) / 2)] : [];
  };
  const mark = (from: number, to: number): Item =>
    line({ x: fold, y: from }, { x: fold, y: to }, FOLD.stroke);
  return {
    width,
    height,
    items: [
      ...placed(left, (page) => fold - page.width),
      ...placed(right, () => fold),
      mark(FOLD.from, FOLD.to),
      mark(height - FOLD.to, height - FOLD.from),
    ],
  };
};

/** The pages of a booklet, each half as large as the paper, on sheets to be folded. */
export const impose = (pages: readonly Scene[], paper: PaperId) =>
  saddleStitch(pages.length).map((spread, side) => ({
    scene: sideOf(spread, pages, paper),
    label: m.sheetSide({ sheet: Math.floor(side / 2) + 1, face: side % 2 === 0 ? 'front' : 'back' }),
  }));
