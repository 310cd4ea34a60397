/** In which order attempts are made, before any of them is: whoever comes too late is left out when the time comes. */
import { nextInLine, seatsOf } from '../conflicts';
import { announce } from './attempts';
import { type Announcement, copyOf, type LedgerState } from './state';

/** The attempts that are still to be made; seats that stand together roll for who goes first. */
export const orderLeft = ({ marks, ranks, pending, first }: LedgerState): readonly (readonly number[])[] => {
  const order: (readonly number[])[] = [];
  for (let left = pending; left !== 0; ) {
    const next = nextInLine(marks, ranks, left, first);
    order.push(seatsOf(next));
    left &= ~next;
  }
  return order;
};

/** The order of attempts that are about to be announced. */
export const orderOf = (
  ledger: LedgerState,
  attempts: readonly Announcement[],
): readonly (readonly number[])[] => {
  const copy = copyOf(ledger);
  announce(copy, attempts);
  return orderLeft(copy);
};
