/** Who may go for whom, as arrows: what the open cards allow, and what a hidden one may allow. */

import * as m from '#messages/target-table';
import type { Point } from '../../../scene/shapes';
import { mayAttack, type State } from '../rules';

/** `card`: an open card names them. `back`: they were attacked, and may strike back. `maybe`: if the hidden card says so. */
export const ARROW_KINDS = ['card', 'back', 'maybe'] as const;
export type ArrowKind = (typeof ARROW_KINDS)[number];

export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly kind: ArrowKind;
}

export const ARROW_WORDS: Readonly<Record<ArrowKind, string>> = {
  card: m.canAttack,
  back: m.canStrikeBack,
  maybe: m.canIfCardSays,
};

/** Of what all may see. `seat` is the player about to act. */
export const arrowsOf = (view: State, seat?: number): readonly Arrow[] => {
  const cards = view.living.flatMap((from): Arrow[] => {
    const to = view.targets[from];
    return typeof to === 'number' && view.open[from] ? [{ from, to, kind: 'card' }] : [];
  });
  const backs = cards.flatMap((arrow): Arrow[] =>
    isTwoWay(cards, arrow) ? [] : [{ from: arrow.to, to: arrow.from, kind: 'back' }],
  );
  const maybes =
    seat === undefined
      ? []
      : view.living.flatMap((to): Arrow[] =>
          mayAttack(view, seat, to).may === 'if' ? [{ from: seat, to, kind: 'maybe' }] : [],
        );
  return [...maybes, ...backs, ...cards];
};

/** Whether another arrow comes the other way. */
export const isTwoWay = (arrows: readonly Arrow[], { from, to }: Arrow): boolean =>
  arrows.some((other) => other.from === to && other.to === from);

/** Arrows between seats, in the units of the ring. */

const HEAD = 3.6;
const GAP = 1;
/** How far apart the arrows of two players run that go both ways. */
const BEND = 5;

const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

const toward = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
};

/** From the rim of one disc to the rim of another; bent to its left where another comes the other way. */
export const arrowPath = (from: Point, to: Point, radius: number, isBent: boolean) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = isBent ? BEND : 0;
  const control = {
    x: (from.x + to.x) / 2 + (bend * (to.y - from.y)) / length,
    y: (from.y + to.y) / 2 - (bend * (to.x - from.x)) / length,
  };
  const start = toward(from, control, radius + GAP);
  const tip = toward(to, control, radius + GAP);
  const neck = toward(tip, control, HEAD * 0.8);
  const back = toward(tip, control, HEAD);
  const [dx, dy] = [(back.x - tip.x) * 0.42, (back.y - tip.y) * 0.42];
  const wings = [
    { x: back.x - dy, y: back.y + dx },
    { x: back.x + dy, y: back.y - dx },
  ] as const;
  return {
    shaft: `M${at(start)}Q${at(control)} ${at(neck)}`,
    head: `M${at(tip)}L${at(wings[0])}L${at(wings[1])}Z`,
  };
};
