/** The players round the table, with arrows for who may go for whom. Only what everyone may see is drawn. */

import * as deal from '#messages/deal';
import * as m from '#messages/target-table';
import type { PictureProps } from '../../../app/tables/game';
import { Ring, type RingSeat, radiusFor, seatPoint } from '../../../app/tables/parts/Ring';
import type { Answer } from '../../ask';
import { mayAttack, type State, type TableEvent } from '../rules';
import {
  ARROW_KINDS,
  ARROW_WORDS,
  type Arrow,
  type ArrowKind,
  arrowPath,
  arrowsOf,
  isTwoWay,
} from './arrows';
import type { Step } from './ask';

interface Props extends PictureProps<State, Answer<TableEvent, Step>> {
  /** Who acts, and for whom they go. */
  from?: number | undefined;
  to?: number | undefined;
}

const statusOf = (view: State, seat: number): string => {
  if (!view.living.includes(seat)) return deal.out;
  if (view.awaits.kind === 'deal') return m.noCardYet;
  return view.open[seat] ? m.cardUp : m.cardDown;
};

const ArrowView = ({ kind, shaft, head }: { kind: ArrowKind } & ReturnType<typeof arrowPath>) => (
  <g class={`arrow ${kind}`}>
    <path d={shaft} />
    <path class="head" d={head} />
  </g>
);

const Legend = ({ arrows }: { arrows: readonly Arrow[] }) => (
  <ul class="legend">
    {ARROW_KINDS.filter((kind) => arrows.some((arrow) => arrow.kind === kind)).map((kind) => (
      <li key={kind}>
        <svg viewBox="0 0 12 4" aria-hidden="true">
          <ArrowView kind={kind} shaft="M0 2H9" head="M12 2L8.4 0.5V3.5Z" />
        </svg>
        {ARROW_WORDS[kind]}
      </li>
    ))}
  </ul>
);

const seatOf = ({ view, from, to, asked, onAnswer }: Props, seat: number): RingSeat => {
  const isOut = !view.living.includes(seat);
  const answer = from === undefined || seat === from || isOut ? undefined : mayAttack(view, from, seat).may;
  const hits = view.hits[seat]?.length ?? 0;
  const press = asked?.places?.get(seat);
  // While someone acts, whether they may.
  const word = answer ? m.tagVerdict({ verdict: answer }) : hits > 0 && m.hitCount({ count: hits });
  return {
    look: [view.open[seat] && 'up', isOut && 'gone', answer === 'no' && 'barred'],
    status: statusOf(view, seat),
    tag: word ? { text: word, look: answer ? `may-${answer}` : 'hits' } : undefined,
    chosen: seat === from ? 'acts' : seat === to ? 'meant' : undefined,
    onPress: press && ((byKey) => onAnswer?.(press, byKey)),
  };
};

export const CircleView = (props: Props) => {
  const { view, names, from, to } = props;
  const arrows = arrowsOf(view, to === undefined ? from : undefined);
  const point = (seat: number) => seatPoint(names.length, seat);
  const pathOf = (arrow: Arrow) =>
    arrowPath(point(arrow.from), point(arrow.to), radiusFor(names.length), isTwoWay(arrows, arrow));
  return (
    <div class="hunters">
      <Ring
        names={names}
        label={m.playersClockwise}
        seats={names.map((_, seat) => seatOf(props, seat))}
        drawing={arrows.map((arrow) => (
          <ArrowView key={`${arrow.from} ${arrow.to} ${arrow.kind}`} kind={arrow.kind} {...pathOf(arrow)} />
        ))}
      />
      <Legend arrows={arrows} />
    </div>
  );
};
