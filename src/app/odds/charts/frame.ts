/** What all charts share: words of one size, a legend's box, and the axis at the foot. Lengths are of a picture 100 wide. */
import { COLORS, hairline, wordsIn } from '../../../look/theme';
import type { Color, Item, Scene, Stroke } from '../../../scene/scene';
import { line, rect } from '../../../scene/shapes';

const SIZE = 3.5;

/** How wide words are: every character of their voice is. */
export const widthOf = (content: string): number => content.length * SIZE * 0.6;

/** Where the axis begins, right of the longest title of a row. */
export const leftOf = (titles: readonly string[]): number => Math.max(...titles.map(widthOf)) + 3.4;

export const edge: Stroke = { color: COLORS.ink, width: 0.2, join: 'miter' };

export const words = wordsIn('form', SIZE);

/** The title of what is drawn at height `y`, left of the axis or of a bar. */
export const rowTitle = (right: number, y: number, title: string): Item =>
  words(right, y + 1.1, title, 'end');

/** Filled boxes in a row, each before what it means, and where the row ends. */
export const legendOf = (titles: readonly string[], fillOf: (part: number) => Color) => {
  let end = 1;
  const items = titles.flatMap((title, part) => {
    const x = end;
    end += widthOf(title) + 7.4;
    return [rect(x, 1.4, 4, 3.2, { fill: fillOf(part), stroke: edge }), words(x + 5.4, 4.1, title, 'start')];
  });
  return { items, end };
};

/** A straight line, of the grid unless it has a stroke of its own. */
export const straight = (fromX: number, fromY: number, toX: number, toY: number, stroke: Stroke = hairline) =>
  line({ x: fromX, y: fromY }, { x: toX, y: toY }, stroke);

interface Frame {
  readonly alt: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The legend and the grid: they are drawn under the axis. */
  readonly ground: readonly Item[];
  readonly marks: readonly Item[];
  /** Words below the axis. */
  readonly ticks: readonly {
    readonly x: number;
    readonly title: string;
    readonly anchor?: 'middle' | 'end';
  }[];
  /** What the axis measures, below its ticks. */
  readonly axis?: string;
}

const WIDTH = 100;

/** The middle of the axis, or as near to it as words have room. */
const axisMiddle = (from: number, to: number, content: string): number => {
  const half = widthOf(content) / 2;
  return Math.min((from + to) / 2, WIDTH - half);
};

/** A chart: its ground, the axis at the foot, and its marks. */
export const chartScene = ({ alt, left, right, bottom, ground, marks, ticks, axis }: Frame): Scene => ({
  width: WIDTH,
  height: bottom + (axis === undefined ? 6 : 11),
  alt,
  items: [
    ...ground,
    straight(left, bottom, right, bottom, { color: COLORS.ink, width: 0.35 }),
    ...ticks.map(({ x, title, anchor = 'middle' }) => words(x, bottom + 4.6, title, anchor)),
    ...(axis === undefined ? [] : [words(axisMiddle(left, right, axis), bottom + 9.6, axis, 'middle')]),
    ...marks,
  ],
});
