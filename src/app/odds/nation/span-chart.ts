/**
 * Measured values with their 95 % intervals: a dot and a line each, in groups, along one axis. A band says where they
 * should lie, a mark where they would lie if nothing mattered.
 */
import { COLORS, hairline } from '../../../faces/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { circle, line, rect, text } from '../../../scene/shapes';

export interface Span {
  readonly value: number;
  /** Either way. */
  readonly interval: number;
}

export interface SpanGroup {
  /** Before the group: "4". */
  readonly title: string;
  readonly spans: readonly Span[];
}

interface SpanChart {
  readonly groups: readonly SpanGroup[];
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
  /** mm for the titles. */
  readonly left: number;
  readonly alt: string;
}

const WIDTH = 100;
const RIGHT = 97;
const TOP = 9;
const GAP = 2.4;
const LABEL = 3.5;

const whisker: Stroke = { color: COLORS.ink, width: 0.3 };
const edge: Stroke = { color: COLORS.ink, width: 0.2, join: 'miter' };

const words = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): Item =>
  text(x, y, content, { voice: 'form', size: LABEL, fill: COLORS.ink, anchor });

export const spanChart = (chart: SpanChart): Scene => {
  const { groups, ticks, label, axis, mark, band, wanted, step, left, alt } = chart;
  const [low, high] = [ticks[0] as number, ticks.at(-1) as number];
  const along = (value: number): number => left + ((RIGHT - left) * (value - low)) / (high - low);
  const heights = groups.map(({ spans }) => spans.length * step + GAP);
  const tops = groups.map((_, k) => TOP + heights.slice(0, k).reduce((sum, height) => sum + height, 0));
  const bottom = TOP + heights.reduce((sum, height) => sum + height, 0);
  const [from, to] = [along(band[0]), along(band[1])];

  const drawn = groups.flatMap(({ title, spans }, k): Item[] => {
    const top = tops[k] as number;
    const middle = top + (heights[k] as number) / 2;
    return [
      ...(k > 0 ? [line({ x: left, y: top }, { x: RIGHT, y: top }, hairline)] : []),
      words(left - 2, middle + 1.1, title, 'end'),
      ...spans.flatMap(({ value, interval }, row): Item[] => {
        const y = top + GAP / 2 + (row + 0.5) * step;
        return [
          line({ x: along(value - interval), y }, { x: along(value + interval), y }, whisker),
          circle(along(value), y, Math.min(0.8, step * 0.36), { fill: COLORS.ink }),
        ];
      }),
    ];
  });
  return {
    width: WIDTH,
    height: bottom + 11,
    alt,
    items: [
      rect(1, 1.4, 4, 3.2, { fill: COLORS.manila, stroke: edge }),
      words(6.4, 4.1, wanted, 'start'),
      rect(from, TOP, to - from, bottom - TOP, { fill: COLORS.manila }),
      ...ticks.flatMap((tick) => [
        line({ x: along(tick), y: TOP }, { x: along(tick), y: bottom }, hairline),
        words(along(tick), bottom + 4.6, label(tick), 'middle'),
      ]),
      ...(mark === undefined
        ? []
        : [
            line(
              { x: along(mark), y: TOP },
              { x: along(mark), y: bottom },
              { color: COLORS.red, width: 0.45 },
            ),
          ]),
      ...drawn,
      line({ x: left, y: bottom }, { x: RIGHT, y: bottom }, { color: COLORS.ink, width: 0.35 }),
      words((left + RIGHT) / 2, bottom + 9.6, axis, 'middle'),
    ],
  };
};
