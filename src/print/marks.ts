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

/** How long rulers are, mm: the first that a sheet has room for. */
const LONGEST = 100;
const LENGTHS = [LONGEST, 50, 20];

/** Advance of a letter of the small print, mm. */
const LETTER = 0.6 * LEAST_TYPE;

/** What is free between a ruler and the small print right of it, mm, and letters that say how to print a sheet. */
const APART = 3;
const SAYING = 24;

/** Of all rulers on a paper, upright or not, mm. */
export const rulerLength = ({ width, height }: Size): number => {
  const room = Math.min(width, height) - 2 * RULER.edge - APART - SAYING * LETTER;
  return LENGTHS.find((mm) => mm <= room) ?? 10;
};

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
 * A ruler at the lower edge, with room for so many letters right of it, and one at the left, unless pieces are in
 * its way; ticked every 5 mm.
 */
export const rulers = (paper: Size, area: Box, letters: number): Item[] => {
  const { height } = paper;
  const most = rulerLength(paper);
  const y = height - rulerEdge(height - area.y - area.height);
  const x = RULER.edge;
  const left = leftOf(area, paper, letters);
  const top = (height - most) / 2;
  const isFree = area.x >= RULED.left;
  const items: Item[] = [line({ x: left, y }, { x: left + most, y }, STROKE)];
  if (isFree) items.push(line({ x, y: top }, { x, y: top + most }, STROKE));
  for (let mm = 0; mm <= most; mm += 5) {
    const length = tickLength(mm);
    items.push(line({ x: left + mm, y }, { x: left + mm, y: y - length }, STROKE));
    if (isFree) items.push(line({ x, y: top + mm }, { x: x + length, y: top + mm }, STROKE));
  }
  return items;
};

/** Where the lower ruler begins: under the pieces, but the small print right of it still has to stay on the paper. */
const leftOf = (area: Box, paper: Size, letters: number): number => {
  const right = paper.width - RULER.edge - rulerLength(paper) - APART - letters * LETTER;
  return Math.max(RULER.edge, Math.min(area.x, right));
};

/** Of a line that has no room right of the ruler its last parts, which say how to print the sheet; a short ruler is named first. */
const withinPaper = (content: string, paper: Size): string => {
  const mm = rulerLength(paper);
  const most = Math.floor((paper.width - 2 * RULER.edge - mm - APART) / LETTER);
  if (mm === LONGEST && content.length <= most) return content;
  const parts = [mm === LONGEST ? '…' : m.rulerLength({ mm }), ...content.split(' · ')];
  while (parts.length > 1 && parts.join(' · ').length > most) parts.splice(1, 1);
  return parts.join(' · ');
};

/** One line right of the lower ruler of `letters`: what this sheet is, and how to print it. */
export const smallPrint = (paper: Size, area: Box, content: string, letters: number): Item => {
  const y = paper.height - rulerEdge(paper.height - area.y - area.height);
  const x = leftOf(area, paper, letters) + rulerLength(paper) + APART;
  return words(x, y, withinPaper(content, paper));
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
