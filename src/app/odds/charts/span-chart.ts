/**
 * Measured values with their 95 % intervals: a dot and a line each, in groups, along one axis. A band says where they
 * should lie, a mark where they would lie if nothing mattered.
 */
import { itemAt } from '../../../base/lists';
import { COLORS } from '../../../look/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { circle, rect } from '../../../scene/shapes';
import { chartScene, leftOf, legendOf, rowTitle, straight } from './frame';

interface SpanChart {
  /** What is before each group ("4"), and its values with their intervals either way. */
  readonly groups: readonly {
    readonly title: string;
    readonly spans: readonly { readonly value: number; readonly interval: number }[];
  }[];
  /** Ascending; the first and the last are the ends of the axis. */
  readonly ticks: readonly number[];
  readonly label: (value: number) => string;
  /** What the axis measures. */
  readonly axis: string;
  readonly mark?: number;
  readonly band: readonly [from: number, to: number];
  /** What the band means. */
  readonly wanted: string;
  /** mm from one value to the next. */
  readonly step: number;
  readonly alt: string;
}

const RIGHT = 97;
const TOP = 9;
const GAP = 2.4;

const whisker: Stroke = { color: COLORS.ink, width: 0.3 };
const fair: Stroke = { color: COLORS.red, width: 0.45 };

export const spanChart = (chart: SpanChart): Scene => {
  const { groups, ticks, label, axis, mark, band, wanted, step, alt } = chart;
  const [low, high] = [itemAt(ticks, 0), itemAt(ticks, -1)];
  const left = leftOf(groups.map(({ title }) => title));
  const along = (value: number): number => left + ((RIGHT - left) * (value - low)) / (high - low);
  let bottom = TOP;
  const [from, to] = [along(band[0]), along(band[1])];

  const drawn = groups.flatMap(({ title, spans }, k): Item[] => {
    const top = bottom;
    bottom += spans.length * step + GAP;
    return [
      ...(k > 0 ? [straight(left, top, RIGHT, top)] : []),
      rowTitle(left - 2, (top + bottom) / 2, title),
      ...spans.flatMap(({ value, interval }, row): Item[] => {
        const y = top + GAP / 2 + (row + 0.5) * step;
        return [
          straight(along(value - interval), y, along(value + interval), y, whisker),
          circle(along(value), y, Math.min(0.8, step * 0.36), { fill: COLORS.ink }),
        ];
      }),
    ];
  });
  return chartScene({
    alt,
    left,
    right: RIGHT,
    bottom,
    ground: [
      ...legendOf([wanted], () => COLORS.manila).items,
      rect(from, TOP, to - from, bottom - TOP, { fill: COLORS.manila }),
      ...ticks.map((tick) => straight(along(tick), TOP, along(tick), bottom)),
      ...(mark === undefined ? [] : [straight(along(mark), TOP, along(mark), bottom, fair)]),
    ],
    marks: drawn,
    ticks: ticks.map((tick) => ({ x: along(tick), title: label(tick) })),
    axis,
  });
};
