/**
 * Who is still in. A game that deals again after a death has one round more for each list of leavers; the seats that left
 * at once stand in one list. Seats count from 0.
 */
import * as m from '#messages/dealing';
import { err, ok, type Result } from '../../base/result';
import { isSeat } from '../seats';

export type Leavers = readonly (readonly number[])[];

/** Ascending, all seats but these. */
export const seatsBut = (seats: number, those: readonly number[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !those.includes(seat));

const unknownSeat = (seat: number, seats: number) =>
  err('seat-unknown', m.seatUnknown({ seat, seats: seats - 1 }));

/** The living seats of every round, ascending: first all of them, then one list for each list of leavers. */
export const livingByRound = (seats: number, leavers: Leavers): Result<readonly (readonly number[])[]> => {
  let living = seatsBut(seats, []);
  const rounds = [living];
  for (const [index, gone] of leavers.entries()) {
    if (gone.length === 0) {
      return err('nobody-left', m.deathNamesNobody({ index: index + 1 }));
    }
    for (const seat of gone) {
      if (!isSeat(seat, seats)) return unknownSeat(seat, seats);
      if (!living.includes(seat)) {
        return err('seat-gone', m.deathNamesGone({ index: index + 1, seat }));
      }
      living = living.filter((other) => other !== seat);
    }
    rounds.push(living);
  }
  return ok(rounds);
};

/**
 * A list of leavers that ends in `round` with exactly these seats alive, for deals that look only at who is left. Where the
 * order of deaths is not given it is made up: the lowest seats first, the last death takes all the rest.
 */
export const leaversFor = (seats: number, round: number, living: readonly number[]): Result<Leavers> => {
  const unknown = living.find((seat) => !isSeat(seat, seats));
  if (unknown !== undefined) return unknownSeat(unknown, seats);
  if (new Set(living).size < living.length) {
    return err('seat-gone', m.seatTwice);
  }
  const gone = seatsBut(seats, living);
  // Round 0 follows no death, and each other one follows as many as its number, or more.
  if (!Number.isInteger(round) || Math.sign(round) !== Math.sign(gone.length) || round > gone.length) {
    return err('rounds-impossible', m.roundImpossible({ round, count: living.length, seats }));
  }
  const first = gone.slice(0, Math.max(round - 1, 0)).map((seat) => [seat]);
  return ok(round === 0 ? [] : [...first, gone.slice(round - 1)]);
};
