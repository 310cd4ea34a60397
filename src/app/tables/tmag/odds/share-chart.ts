/**
 * Who wins, seat by seat: a bar for each number of players, cut into the seats' shares from the first victim on. A mark
 * under each bar says where the first victim's share would end if all seats won alike.
 */
import { COLORS } from '../../../../faces/theme';
import type { Item, Scene, Stroke } from '../../../../scene/scene';
import { line, polygon, rect, text } from '../../../../scene/shapes';

export interface ShareBar {
  /** Before the bar: "6, each". */
  readonly title: string;
  /** They add up to 1. */
  readonly shares: readonly number[];
}

const WIDTH = 100;
const LEFT = 19;
const RIGHT = 98;
const TOP = 9;
const BAR = 4.2;
const ROW = 7;
const LABEL = 3.5;

const edge: Stroke = { color: COLORS.ink, width: 0.2, join: 'miter' };

const words = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): Item =>
  text(x, y, content, { voice: 'form', size: LABEL, fill: COLORS.ink, anchor });

const along = (share: number): number => LEFT + (RIGHT - LEFT) * share;

/** The first victim's part is ink; the others take turns, so that each is seen to end. */
const fillOf = (seat: number) => (seat === 0 ? COLORS.ink : seat % 2 === 1 ? COLORS.manila : COLORS.white);

const bar = ({ title, shares }: ShareBar, y: number): Item[] => {
  let from = 0;
  const parts = shares.map((share, seat) => {
    const part = rect(along(from), y, along(from + share) - along(from), BAR, {
      fill: fillOf(seat),
      stroke: edge,
    });
    from += share;
    return part;
  });
  const even = along(1 / shares.length);
  const foot = y + BAR;
  return [
    words(LEFT - 2, y + BAR / 2 + 1.1, title, 'end'),
    ...parts,
    polygon(
      [
        { x: even, y: foot + 0.3 },
        { x: even + 0.95, y: foot + 1.9 },
        { x: even - 0.95, y: foot + 1.9 },
      ],
      { fill: COLORS.red },
    ),
  ];
};

export const shareChart = (bars: readonly ShareBar[], alt: string): Scene => {
  const bottom = TOP + bars.length * ROW;
  return {
    width: WIDTH,
    height: bottom + 6,
    alt,
    items: [
      rect(LEFT, 1.4, 4, 3.2, { fill: COLORS.ink, stroke: edge }),
      words(LEFT + 5.4, 4.1, 'first victim', 'start'),
      polygon(
        [
          { x: 60, y: 1.8 },
          { x: 61.2, y: 4.2 },
          { x: 58.8, y: 4.2 },
        ],
        { fill: COLORS.red },
      ),
      words(63, 4.1, 'an even share', 'start'),
      ...bars.flatMap((one, k) => bar(one, TOP + k * ROW)),
      line({ x: LEFT, y: bottom }, { x: RIGHT, y: bottom }, { color: COLORS.ink, width: 0.35 }),
      ...[0, 0.5, 1].map((share) =>
        words(along(share), bottom + 4.4, `${share * 100}%`, share === 1 ? 'end' : 'middle'),
      ),
    ],
  };
};
