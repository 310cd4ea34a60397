/** Who has laid what in this round, from the first player clockwise, and in which order it will be resolved. */
import { orderOf } from '../../../../games/nation/ledger';
import { announcementOf } from '../attempt/odds';
import type { NationState } from '../state';
import { laidText } from '../words';

interface Props {
  state: NationState;
  onSeat: (seat: number) => void;
  onResolve: (byKey: boolean) => void;
}

export const Laying = ({ state: { book, laid }, onSeat, onResolve }: Props) => {
  const { names } = book.setup;
  const seats = names
    .map((_, k) => (book.first + k) % names.length)
    .filter((seat) => ((book.playing >> seat) & 1) === 1);
  const attempts = laid.flatMap((one) => (one ? [announcementOf(book.pack.set, one)] : []));
  const order = orderOf(book, attempts);
  const isAnyLaid = laid.some((one) => one !== undefined);
  const textOf = (seat: number): string => {
    const one = laid[seat];
    if (one) return laidText(book, one);
    return one === null ? 'no attempt' : 'not yet';
  };
  return (
    <div class="laying">
      <ul>
        {seats.map((seat) => (
          <li key={seat}>
            <button type="button" class="row" data-seat={seat} onClick={() => onSeat(seat)}>
              <b>{names[seat]}</b>
              <span class={laid[seat] ? 'form' : 'form mute'}>{textOf(seat)}</span>
            </button>
          </li>
        ))}
      </ul>
      {order.length > 1 && <Order order={order} names={names} />}
      <button
        class={isAnyLaid ? 'button strong resolve' : 'button resolve'}
        type="button"
        onClick={({ detail }) => onResolve(detail === 0)}
      >
        {isAnyLaid ? 'Resolve the attempts' : 'Nobody attempts anything'}
      </button>
    </div>
  );
};

/** "Order: Ben, Ana; Cy and Dee roll" */
export const Order = ({
  order,
  names,
}: {
  order: readonly (readonly number[])[];
  names: readonly string[];
}) => (
  <p class="order form">
    <span class="label">Order</span>{' '}
    {order.map((seats) => seats.map((seat) => names[seat]).join(' = ')).join(', then ')}
  </p>
);
