/** What stands on a sheet beside its cards, all of it outside the trim: crop marks, two rulers, and a line of small print. */
import { COLORS } from '../faces/theme';
import type { Item, Stroke } from '../scene/scene';
import { line, text } from '../scene/shapes';
import type { Grid } from './sheets';

const STROKE: Stroke = { color: COLORS.ink, width: 0.15 };

/** Distance of a crop mark from the cut, and its longest length, mm. */
const CROP_GAP = 0.8;
const CROP_LENGTH = 4;

/** Distance of the rulers from the paper's edge, and length of their longest tick, mm. */
const RULER_EDGE = 5.2;
const TICK = 1.2;

const RULER_LENGTH = 100;

/** Crop marks end before the rulers begin. */
const cropLength = (room: number): number =>
  Math.max(0.8, Math.min(CROP_LENGTH, room - RULER_EDGE - TICK - CROP_GAP - 0.2));

export const cropMarks = ({ area, card, columns, rows }: Grid): Item[] => {
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const across = cropLength(area.x);
  const down = cropLength(area.y);
  const items: Item[] = [];
  for (let column = 0; column <= columns; column++) {
    const x = area.x + column * card.width;
    items.push(
      line({ x, y: area.y - CROP_GAP - down }, { x, y: area.y - CROP_GAP }, STROKE),
      line({ x, y: bottom + CROP_GAP }, { x, y: bottom + CROP_GAP + down }, STROKE),
    );
  }
  for (let row = 0; row <= rows; row++) {
    const y = area.y + row * card.height;
    items.push(
      line({ x: area.x - CROP_GAP - across, y }, { x: area.x - CROP_GAP, y }, STROKE),
      line({ x: right + CROP_GAP, y }, { x: right + CROP_GAP + across, y }, STROKE),
    );
  }
  return items;
};

const tickLength = (mm: number): number => (mm % 50 === 0 ? TICK : mm % 10 === 0 ? TICK * 0.7 : TICK * 0.4);

/** A ruler of 100 mm at the lower edge and one at the left edge, ticked every 5 mm. */
export const rulers = ({ area, paper }: Grid): Item[] => {
  const y = paper.height - RULER_EDGE;
  const x = RULER_EDGE;
  const left = area.x;
  const top = Math.max(area.y, (paper.height - RULER_LENGTH) / 2);
  const ticks: Item[] = [];
  for (let mm = 0; mm <= RULER_LENGTH; mm += 5) {
    const length = tickLength(mm);
    ticks.push(
      line({ x: left + mm, y }, { x: left + mm, y: y - length }, STROKE),
      line({ x, y: top + mm }, { x: x + length, y: top + mm }, STROKE),
    );
  }
  return [
    line({ x: left, y }, { x: left + RULER_LENGTH, y }, STROKE),
    line({ x, y: top }, { x, y: top + RULER_LENGTH }, STROKE),
    ...ticks,
  ];
};

/** One line right of the lower ruler: what this sheet is, and how to print it. */
export const smallPrint = ({ area, paper }: Grid, content: string): Item =>
  text(area.x + RULER_LENGTH + 3, paper.height - RULER_EDGE, content, {
    voice: 'form',
    size: 1.9,
    fill: COLORS.mute,
  });
