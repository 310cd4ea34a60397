/** A bar for each case, cut into shares of one whole, over an axis in percent. */
import { percent } from '../../../base/fraction';
import { COLORS } from '../../../look/theme';
import type { Color, Item, Scene } from '../../../scene/scene';
import { polygon, rect, triangle } from '../../../scene/shapes';
import { chartScene, edge, leftOf, legendOf, rowTitle, words } from './frame';

interface BarChart {
  /** What is before each bar ("6, each"), and its shares, which add up to 1. */
  readonly bars: readonly { readonly title: string; readonly shares: readonly number[] }[];
  readonly fillOf: (part: number) => Color;
  /** The first parts, as the legend names them. */
  readonly legend: readonly string[];
  /** What a wedge under each bar says: the first part would end there if all were alike. */
  readonly even?: string;
  readonly alt: string;
}

const RIGHT = 98;
const BAR = 4.2;

/** A red wedge with its point at (x, y). */
const wedge = (x: number, y: number, half: number, height: number): Item =>
  polygon(triangle({ x, y }, 0, half, height), { fill: COLORS.red });

export const barChart = ({ bars, fillOf, legend, even, alt }: BarChart): Scene => {
  const [top, row] = even === undefined ? [10, 6.2] : [9, 7];
  const left = leftOf(bars.map(({ title }) => title));
  const named = legendOf(legend, fillOf);
  const along = (share: number): number => left + (RIGHT - left) * share;
  const drawn = bars.flatMap(({ title, shares }, k): readonly Item[] => {
    const y = top + k * row;
    let from = 0;
    const parts = shares.flatMap((share, part) => {
      const to = from + share;
      const box = rect(along(from), y, along(to) - along(from), BAR, { fill: fillOf(part), stroke: edge });
      from = to;
      return share > 0 ? [box] : [];
    });
    const mark = even === undefined ? [] : [wedge(along(1 / shares.length), y + BAR + 0.3, 0.95, 1.6)];
    return [rowTitle(left - 2, y + BAR / 2, title), ...parts, ...mark];
  });
  return chartScene({
    alt,
    left,
    right: RIGHT,
    bottom: top + bars.length * row,
    ground: [
      ...named.items,
      ...(even === undefined
        ? []
        : [wedge(named.end, 1.8, 1.2, 2.4), words(named.end + 3, 4.1, even, 'start')]),
    ],
    marks: drawn,
    ticks: [0, 0.5, 1].map((share) => ({
      x: along(share),
      title: percent(share),
      anchor: share === 1 ? 'end' : 'middle',
    })),
  });
};
