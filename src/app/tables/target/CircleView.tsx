/**
 * The players round a circle, with arrows for who may go for whom. On the page of the table each player is a button; a
 * second screen has the picture alone. Only what all may see is drawn.
 */
import { mayAttack, nameOf, type State } from '../../../games/target/table';
import { Button } from '../../fields/Button';
import { initials } from '../initials';
import {
  ARROW_KINDS,
  ARROW_WORDS,
  type Arrow,
  arrowPath,
  arrowsOf,
  HEIGHT,
  isAbove,
  isTwoWay,
  MOST_IN_CIRCLE,
  radiusFor,
  seatPoint,
  WIDTH,
} from './arrows';

interface Props {
  view: State;
  /** Who acts, and for whom they go. */
  from?: number | undefined;
  to?: number | undefined;
  onSeat?: (seat: number, byKey: boolean) => void;
}

/** Beside the name, while someone acts: whether they may. */
const TAGS = { yes: 'yes', if: 'maybe', no: 'no' } as const;

const statusOf = (view: State, seat: number): string => {
  if (!view.living.includes(seat)) return 'out';
  if (view.awaits.kind === 'deal') return 'no card yet';
  return view.open[seat] ? 'card up' : 'card down';
};

const ArrowView = ({ arrow, all, view }: { arrow: Arrow; all: readonly Arrow[]; view: State }) => {
  const players = view.setup.names.length;
  const { shaft, head } = arrowPath(
    seatPoint(players, arrow.from),
    seatPoint(players, arrow.to),
    radiusFor(players),
    isTwoWay(all, arrow),
  );
  return (
    <g class={`arrow ${arrow.kind}`}>
      <path d={shaft} />
      <path class="head" d={head} />
    </g>
  );
};

const Legend = ({ arrows }: { arrows: readonly Arrow[] }) => (
  <ul class="legend">
    {ARROW_KINDS.filter((kind) => arrows.some((arrow) => arrow.kind === kind)).map((kind) => (
      <li key={kind}>
        <svg viewBox="0 0 12 4" aria-hidden="true">
          <g class={`arrow ${kind}`}>
            <path d="M0 2H9" />
            <path class="head" d="M12 2L8.4 0.5V3.5Z" />
          </g>
        </svg>
        {ARROW_WORDS[kind]}
      </li>
    ))}
  </ul>
);

export const CircleView = ({ view, from, to, onSeat }: Props) => {
  const players = view.setup.names.length;
  const letters = initials(view.setup.names);
  const isCrowd = players > MOST_IN_CIRCLE;
  const arrows = arrowsOf(view, to === undefined ? from : undefined);

  const seatView = (seat: number) => {
    const name = nameOf(view, seat);
    const isOut = !view.living.includes(seat);
    const answer = from === undefined || seat === from || isOut ? undefined : mayAttack(view, from, seat).may;
    const status = statusOf(view, seat);
    const { x, y } = seatPoint(players, seat);
    const inside = (
      <>
        <span class="disc shout" aria-hidden="true">
          {letters[seat]}
        </span>
        <span class="called">
          <span class="name">{name}</span>
          <span class={answer ? `tag may-${answer}` : 'sr'}>{answer ? TAGS[answer] : `, ${status}`}</span>
        </span>
      </>
    );
    const look = [
      'seat',
      isAbove(players, seat) && 'above',
      view.open[seat] && 'up',
      isOut && 'out',
      answer === 'no' && 'barred',
    ];
    const place = isCrowd ? undefined : { left: `${x}%`, top: `${(y * 100) / HEIGHT}%` };
    return onSeat && !isOut ? (
      <Button
        key={seat}
        class={look.filter(Boolean).join(' ')}
        style={place}
        data-seat={seat}
        aria-pressed={seat === from || seat === to}
        data-acts={seat === from ? '' : undefined}
        onPress={(byKey) => onSeat(seat, byKey)}
      >
        {inside}
      </Button>
    ) : (
      <span key={seat} class={look.filter(Boolean).join(' ')} style={place}>
        {inside}
      </span>
    );
  };

  return (
    <div class={isCrowd ? 'hunters crowd' : 'hunters'}>
      <fieldset class="circle" aria-label="Players, clockwise" style={{ '--r': radiusFor(players) }}>
        {!isCrowd && (
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            {arrows.map((arrow) => (
              <ArrowView
                key={`${arrow.from} ${arrow.to} ${arrow.kind}`}
                arrow={arrow}
                all={arrows}
                view={view}
              />
            ))}
          </svg>
        )}
        {view.setup.names.map((_, seat) => seatView(seat))}
      </fieldset>
      {!isCrowd && <Legend arrows={arrows} />}
    </div>
  );
};
