/** Into how many rings the deals fall: a bar for each number of players, cut by one ring, two, three, and more. */
import { COLORS } from '../../../../faces/theme';
import type { Color, Item, Scene, Stroke } from '../../../../scene/scene';
import { line, rect, text } from '../../../../scene/shapes';

export interface RingsBar {
  /** Before the bar. */
  readonly title: string;
  /** Of one ring, two, three, and four or more; they add up to 1. */
  readonly shares: readonly number[];
}

export const PARTS = ['1 ring', '2 rings', '3 rings', '4 or more'] as const;
const FILLS: readonly Color[] = [COLORS.ink, COLORS.manila, COLORS.white, COLORS.red];

const WIDTH = 100;
const LEFT = 9;
const RIGHT = 98;
const TOP = 10;
const BAR = 4.2;
const ROW = 6.2;
const LABEL = 3.5;

const edge: Stroke = { color: COLORS.ink, width: 0.2, join: 'miter' };

const words = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): Item =>
  text(x, y, content, { voice: 'form', size: LABEL, fill: COLORS.ink, anchor });

const along = (share: number): number => LEFT + (RIGHT - LEFT) * share;

const bar = ({ title, shares }: RingsBar, y: number): Item[] => {
  const ends = shares.map((_, part) => shares.slice(0, part + 1).reduce((sum, share) => sum + share, 0));
  const parts = shares.flatMap((share, part) => {
    const from = along((ends[part] as number) - share);
    const fill = FILLS[part] as Color;
    return share > 0 ? [rect(from, y, along(ends[part] as number) - from, BAR, { fill, stroke: edge })] : [];
  });
  return [words(LEFT - 2, y + BAR / 2 + 1.1, title, 'end'), ...parts];
};

const legend = (): Item[] =>
  PARTS.flatMap((title, part) => {
    const x = 1 + part * 24;
    return [
      rect(x, 1.4, 4, 3.2, { fill: FILLS[part] as Color, stroke: edge }),
      words(x + 5.4, 4.1, title, 'start'),
    ];
  });

export const ringsChart = (bars: readonly RingsBar[], alt: string): Scene => {
  const bottom = TOP + bars.length * ROW;
  return {
    width: WIDTH,
    height: bottom + 6,
    alt,
    items: [
      ...legend(),
      ...bars.flatMap((one, k) => bar(one, TOP + k * ROW)),
      line({ x: LEFT, y: bottom }, { x: RIGHT, y: bottom }, { color: COLORS.ink, width: 0.35 }),
      ...[0, 0.5, 1].map((share) =>
        words(along(share), bottom + 4.4, `${share * 100}%`, share === 1 ? 'end' : 'middle'),
      ),
    ],
  };
};
