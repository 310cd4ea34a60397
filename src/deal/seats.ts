/** How many people may sit down to a game: one message for kits, deals and mixes alike. */

import { err, ok, type Result } from '../base/result';
import { counted } from '../base/words';

export interface SeatBounds {
  /** The game as its readers know it: "Assassin, for Magic". */
  readonly title: string;
  readonly min: number;
  readonly max: number;
}

/** Seats count from 0. */
export const isSeat = (seat: number, players: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < players;

/** `named`: they were given by their names, so that what is missing is names. */
export const checkSeats = (
  players: number,
  { title, min, max }: SeatBounds,
  named = false,
): Result<number> => {
  if (!Number.isInteger(players)) {
    return err('players-not-whole', `The number of players must be a whole number from ${min} to ${max}.`);
  }
  if (players < min) {
    return err(
      'too-few-players',
      `${title} needs at least ${min} players${named ? `. Add ${counted(min - players, 'more name')}.` : `, not ${players}.`}`,
    );
  }
  if (players > max) {
    return err(
      'too-many-players',
      `${title} can be prepared for up to ${max} players, and this is ${players}: play at two tables.`,
    );
  }
  return ok(players);
};
