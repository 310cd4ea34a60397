/** How a game is laid out before the first roll. */
import { err, ok, type Result } from '../../base/result';
import { checkSeats } from '../../deal/seats';
import { type Board, boardFor } from './board';
import type { TmagOptions } from './options';
import { TMAG_SEATS } from './players';

/** Seats count from 0, clockwise. */
export interface Setup {
  readonly players: number;
  readonly firstVictim: number;
  readonly options: TmagOptions;
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
  for (const [k, seat] of seatsAfter(firstVictim, players).entries())
    squares[seat] = board.starts[k] as number;
  return squares;
};

export const checkSetup = (setup: Setup): Result<Setup> => {
  const seats = checkSeats(setup.players, TMAG_SEATS);
  if (!seats.ok) return seats;
  const { firstVictim, players } = setup;
  if (Number.isInteger(firstVictim) && firstVictim >= 0 && firstVictim < players) return ok(setup);
  return err(
    'seat-unknown',
    `There is no seat ${firstVictim} to be the first victim: the seats are numbered from 0 to ${players - 1}.`,
  );
};
