/** Who sits at the table, and how many cards a hand holds. Sets of seats are bits of a number. */
import type { SeatBounds } from '../../deal/seats';
import { DECKS } from './cards/vocabulary';

export const NATION_SEATS: SeatBounds = { title: 'Assassin Nation', min: 2, max: 6 };

/** By deck, in the order of `DECKS`: the most that a hand may hold, and what it is refilled to. */
export const HAND_LIMITS: readonly number[] = [6, 2];
export const HAND_SIZES: readonly number[] = [5, 2];

/** Cards of the black market: one more than there are players. */
export const marketSize = (players: number): number => players + 1;

/** Decks are numbers at the table. */
export const ASSASSIN = DECKS.indexOf('assassin');
export const CONTRACT = DECKS.indexOf('contract');

export const allSeats = (players: number): number => (1 << players) - 1;

export const hasSeat = (seats: number, seat: number): boolean => ((seats >> seat) & 1) === 1;

/** The seats of a set, ascending. */
export const seatsOf = (seats: number): number[] => {
  const list: number[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) if (hasSeat(seats, seat)) list.push(seat);
  return list;
};
