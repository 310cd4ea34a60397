/** What is on a sheet beside its pieces: crop marks, cut lines, folds, rulers, and a line of small print. */
import * as m from '#messages/print';
import { itemAt } from '../base/lists';
import { type Box, boundsOf, type Size } from '../base/piece';
import { COLORS, LEAST_TYPE, RULES, wordsIn } from '../look/theme';
import type { Item, PathItem, Stroke } from '../scene/scene';
import { group, line } from '../scene/shapes';
import type { BoardSet, BoardTile } from './boards';
import { RULED, RULER } from './papers';
import type { Fold } from './sheets';

const STROKE: Stroke = { color: COLORS.ink, width: RULES.hair };
const FOLD: Stroke = { ...STROKE, dash: [2, 1.4] };
/** Along the outline of a piece. */
export const CUT: Stroke = { color: COLORS.line, width: RULES.hair };

/** Words beside the pieces. */
const words = wordsIn('form', LEAST_TYPE);

/** Distance of a crop mark from the cut, and its longest length, mm. */
const CROP_GAP = 0.8;
const CROP_LENGTH = 4;

const RULER_LENGTH = 100;

const distinct = (values: readonly number[]): number[] =>
  [...values].sort((a, b) => a - b).filter((value, i, all) => i === 0 || value - itemAt(all, i - 1) > 0.01);

/** Crop marks end before the rulers and the small print begin. */
const cropLength = (room: number, gap: number): number =>
  Math.max(0.8, Math.min(CROP_LENGTH, room - RULER.edge - RULER.line - gap - 0.2));

/** Short marks outside all pieces, one at each end of every straight cut; `clear` keeps them off the bleed. */
export const cropMarks = (boxes: readonly Box[], paper: Size, clear = 0): Item[] => {
  const area = boundsOf(boxes);
  const gap = Math.max(CROP_GAP, clear + 0.3);
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const across = cropLength(Math.min(area.x, paper.width - right), gap);
  const down = cropLength(Math.min(area.y, paper.height - bottom), gap);
  return [
    ...distinct(boxes.flatMap(({ x, width }) => [x, x + width])).flatMap((x) => [
      line({ x, y: area.y - gap - down }, { x, y: area.y - gap }, STROKE),
      line({ x, y: bottom + gap }, { x, y: bottom + gap + down }, STROKE),
    ]),
    ...distinct(boxes.flatMap(({ y, height }) => [y, y + height])).flatMap((y) => [
      line({ x: area.x - gap - across, y }, { x: area.x - gap, y }, STROKE),
      line({ x: right + gap, y }, { x: right + gap + across, y }, STROKE),
    ]),
  ];
};

/** From edge to edge, or as far as `margin` from both. */
export const foldLine = ({ axis, at }: Fold, { width, height }: Size, margin = 0): PathItem =>
  axis === 'vertical'
    ? line({ x: at, y: margin }, { x: at, y: height - margin }, FOLD)
    : line({ x: margin, y: at }, { x: width - margin, y: at }, FOLD);

/** What the marks of a board over several sheets take round it, mm. */
export const JOIN = 3.2;

/** Where the next sheet of a board is laid over this one, and a word that says which. */
export const joinMarks = ({ columns, rows, overlap }: BoardSet, { box, column, row }: BoardTile): Item[] => {
  const items: Item[] = [];
  if (column < columns - 1) {
    const x = box.x + box.width - overlap;
    items.push(line({ x, y: box.y - 3 }, { x, y: box.y + box.height + 3 }, FOLD));
    items.push(words(x + 0.6, box.y - 1, m.joinHere({ tile: `${row + 1}.${column + 2}` })));
  }
  if (row < rows - 1) {
    const y = box.y + box.height - overlap;
    items.push(line({ x: box.x - 3, y }, { x: box.x + box.width + 3, y }, FOLD));
    items.push(words(box.x, y - 0.6, m.joinHere({ tile: `${row + 2}.${column + 1}` })));
  }
  return items;
};

const tickLength = (mm: number): number =>
  mm % 50 === 0 ? RULER.tick : mm % 10 === 0 ? RULER.tick * 0.7 : RULER.tick * 0.4;

/** Where the lower ruler is: as far inside the paper as the pieces leave room for. */
const rulerEdge = (room: number): number => Math.max(1, Math.min(RULER.edge, room - RULER.tick - 0.4));

/**
 * A ruler of 100 mm at the lower edge, with room for so many letters right of it, and one at the left, unless pieces are in
 * its way; ticked every 5 mm.
 */
export const rulers = ({ width, height }: Size, area: Box, letters: number): Item[] => {
  const y = height - rulerEdge(height - area.y - area.height);
  const x = RULER.edge;
  const left = leftOf(area, width, letters);
  const top = (height - RULER_LENGTH) / 2;
  const isFree = area.x >= RULED.left;
  const items: Item[] = [line({ x: left, y }, { x: left + RULER_LENGTH, y }, STROKE)];
  if (isFree) items.push(line({ x, y: top }, { x, y: top + RULER_LENGTH }, STROKE));
  for (let mm = 0; mm <= RULER_LENGTH; mm += 5) {
    const length = tickLength(mm);
    items.push(line({ x: left + mm, y }, { x: left + mm, y: y - length }, STROKE));
    if (isFree) items.push(line({ x, y: top + mm }, { x: x + length, y: top + mm }, STROKE));
  }
  return items;
};

/** Advance of a letter of the small print, mm. */
const LETTER = 0.6 * LEAST_TYPE;

/** Where the lower ruler begins: under the pieces, but the small print right of it still has to stay on the paper. */
const leftOf = (area: Box, width: number, letters: number): number =>
  Math.max(RULER.edge, Math.min(area.x, width - RULER.edge - RULER_LENGTH - 3 - letters * LETTER));

/** Of a line that has no room right of the ruler its last parts, which say how to print the sheet. */
const withinPaper = (content: string, width: number): string => {
  const most = Math.floor((width - 2 * RULER.edge - RULER_LENGTH - 3) / LETTER);
  if (content.length <= most) return content;
  const parts = content.split(' · ');
  while (parts.length > 1 && parts.join(' · ').length + 4 > most) parts.shift();
  return ['…', ...parts].join(' · ');
};

/** One line right of the lower ruler of `letters`: what this sheet is, and how to print it. */
export const smallPrint = ({ width, height }: Size, area: Box, content: string, letters: number): Item => {
  const y = height - rulerEdge(height - area.y - area.height);
  return words(leftOf(area, width, letters) + RULER_LENGTH + 3, y, withinPaper(content, width));
};

/** A line on a back, where no ruler is: at the edge of its paper where the most is free. */
export const smallPrintBehind = ({ height }: Size, area: Box, content: string): Item => {
  const below = height - area.y - area.height;
  if (below >= RULED.foot) return words(area.x, height - RULER.edge, content);
  const isAbove = area.y >= area.x;
  const line = words(isAbove ? area.x : area.y - height, RULER.edge + RULER.line - RULER.descent, content);
  return isAbove ? line : group([0, -1, 1, 0, 0, 0], line);
};

/** What Silhouette's machines look for: a square, and two corners of lines, so far from the paper's edges, mm. */
const REGISTER = { square: 5, arm: 20, width: 0.5 } as const;

/** Boxes of the registration marks: the square at the top left, the corners at the top right and the bottom left. */
export const registerBoxes = ({ width, height }: Size, inset: number): Box[] => {
  const { square, arm, width: thick } = REGISTER;
  const [right, bottom] = [width - inset, height - inset];
  return [
    { x: inset, y: inset, width: square, height: square },
    { x: right - arm, y: inset, width: arm, height: thick },
    { x: right - thick, y: inset, width: thick, height: arm },
    { x: inset, y: bottom - thick, width: arm, height: thick },
    { x: inset, y: bottom - arm, width: thick, height: arm },
  ];
};
