/**
 * The share of games that each seat won, in the same simulated games as the findings of the game: the same programs, the
 * same seed, one row for each reading.
 */
import type { Backtrack, BoardId, Order } from '../../../../games/tmag/options';
import recorded from './seat-shares.json' with { type: 'json' };

export interface SeatShares {
  readonly players: number;
  readonly board: BoardId;
  readonly backtrack: Backtrack;
  readonly order: Order;
  /** Of finished games, clockwise from the first victim. */
  readonly shares: readonly number[];
}

export const SEAT_SHARES = recorded.rows as readonly SeatShares[];

/** The shares of one reading. Throws where there are none. */
export const seatSharesOf = (reading: Omit<SeatShares, 'shares'>): readonly number[] => {
  const found = SEAT_SHARES.find(
    ({ players, board, backtrack, order }) =>
      players === reading.players &&
      board === reading.board &&
      backtrack === reading.backtrack &&
      order === reading.order,
  );
  if (!found) throw new Error(`seat-shares.json has no row for ${JSON.stringify(reading)}`);
  return found.shares;
};
