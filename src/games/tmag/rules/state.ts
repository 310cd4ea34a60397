/**
 * How a game is laid out, a game at one moment, and what happened to bring it there. Everything follows from the setup and
 * the events.
 */
import * as m from '#messages/tmag-rules';
import { itemAt } from '../../../base/lists';
import { err, ok, type Result } from '../../../base/result';
import { checkSeats, isSeat } from '../../../deal/seats';
import type { KindsOf } from '../../game';
import type { OwnPlaces } from '../places';
import { type Board, boardFor } from './board';
import type { Destination, Position, Role, Steps } from './moves';
import type { TmagOptions } from './options';
import { isMany, TMAG_SEATS } from './players';

/** What a person or a program does at the table. `value` is what the die shows; `to` is a square's name. */
export type TableEvent = KindsOf<{
  roll: { seat: number; value: number };
  move: { seat: number; to: string };
}>;

export type Awaited = KindsOf<{
  roll: { seat: number; role: Role; again: boolean };
  move: {
    seat: number;
    role: Role;
    roll: Steps;
    /** Never empty: a piece that cannot move stays without being asked (must-move). */
    destinations: readonly Destination[];
  };
  over: { winner: number };
}>;

/** What the last event did, for a log. */
export type News = KindsOf<{
  rolled: { seat: number; value: number };
  /** A null: the victim rolls again, an assassin stays. */
  null: { seat: number; role: Role };
  /** No legal way uses the whole roll (must-move). */
  stays: { seat: number; roll: Steps };
  moved: { seat: number; path: readonly number[] };
  marked: { seat: number; base: number };
  captured: { captor: number; victim: number; square: number };
  won: { seat: number };
}>;

export interface State {
  readonly setup: Setup;
  readonly victim: number;
  /** By seat, the square of its large pyramid. */
  readonly squares: readonly number[];
  /** By seat, the bases (as squares) that its small pyramids are beside, in the order in which it reached them. */
  readonly markers: readonly (readonly number[])[];
  /** By seat, how often it has captured the victim: the source's small victories. */
  readonly captures: readonly number[];
  /** Turns that have ended; a null that is rolled again ends none. */
  readonly turns: number;
  /** The assassin whose turn was last, or the victim where no assassin has moved in this run. */
  readonly last: number;
  readonly awaits: Awaited;
  readonly news: readonly News[];
}

/** A victim's turn to roll. */
export const victimRolls = (seat: number, again = false): Awaited => ({
  kind: 'roll',
  seat,
  role: 'victim',
  again,
});

/** The table before the first roll: the victim begins. The setup has been checked. */
export const startState = (setup: Setup): State => {
  const { players, firstVictim } = setup;
  return {
    setup,
    victim: firstVictim,
    squares: startSquares(setup),
    markers: Array(players).fill([]),
    captures: Array(players).fill(0),
    turns: 0,
    last: firstVictim,
    awaits: victimRolls(firstVictim),
    news: [],
  };
};

/** The position of the piece of `seat`, as moves know it. */
export const positionOf = ({ setup, squares, victim }: State, seat: number): Position => ({
  board: boardOf(setup),
  backtrack: setup.options.backtrack,
  diagonals: isMany(setup.players),
  role: seat === victim ? 'victim' : 'assassin',
  from: itemAt(squares, seat),
  victim: itemAt(squares, victim),
  assassins: squares.filter((_, other) => other !== victim),
});

/** The next assassin after the last one, clockwise. */
const nextAssassin = ({ setup, last, victim }: State): number =>
  itemAt(
    seatsAfter(last, setup.players).filter((seat) => seat !== victim),
    0,
  );

/**
 * Whose turn follows the turn of `seat` (victim-turn, clockwise): after the victim the next assassin; after an assassin the victim, or with
 * `all` the next assassin until the round comes back to the victim.
 */
export const nextTurn = (state: State, seat: number): Awaited => {
  const { setup, victim } = state;
  const assassin = (next: number): Awaited => ({ kind: 'roll', seat: next, role: 'assassin', again: false });
  if (seat === victim) return assassin(nextAssassin(state));
  const left = (seat + 1) % setup.players;
  if (setup.options.order === 'each' || left === victim) return victimRolls(victim);
  return assassin(left);
};

/** Seats count from 0, clockwise. */
export interface Setup {
  readonly players: number;
  readonly firstVictim: number;
  readonly options: TmagOptions;
  /** What a set of somebody's own calls the places, and shows there: no rule asks. */
  readonly places?: OwnPlaces;
}

export const boardOf = ({ players, options }: Setup): Board => boardFor(options.board, players);

/** The seats from the one after `seat`, once round the table, without `seat` itself. */
export const seatsAfter = (seat: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, k) => (seat + 1 + k) % players);

/**
 * By seat, the square that its piece starts on: the victim in the safe-house, the others, from the victim's left, on the
 * start squares in the board's order; no two on one (start-order).
 */
export const startSquares = (setup: Setup): readonly number[] => {
  const { players, firstVictim } = setup;
  const board = boardOf(setup);
  const squares = Array<number>(players).fill(board.safeHouse);
  for (const [k, seat] of seatsAfter(firstVictim, players).entries()) squares[seat] = itemAt(board.starts, k);
  return squares;
};

export const checkSetup = (setup: Setup): Result<Setup> => {
  const seats = checkSeats(setup.players, TMAG_SEATS);
  if (!seats.ok) return seats;
  const { firstVictim, players } = setup;
  if (isSeat(firstVictim, players)) return ok(setup);
  return err('seat-unknown', m.firstVictimUnknown({ firstVictim, last: players - 1 }));
};
