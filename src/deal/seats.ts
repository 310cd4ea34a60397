/** How many people may sit down to a game: one message for kits, deals and mixes alike. */

import { err, ok, type Problem, type Result } from '../base/result';
import { counted } from '../base/words';

export interface SeatBounds {
  /** The game as its readers know it: "Assassin, for Magic". */
  readonly title: string;
  readonly min: number;
  readonly max: number;
}

export type SeatCountProblem = Problem<'too-few-players' | 'too-many-players' | 'players-not-whole'>;

export const checkSeats = (
  players: number,
  { title, min, max }: SeatBounds,
): Result<number, SeatCountProblem> => {
  if (!Number.isInteger(players)) {
    return err('players-not-whole', `The number of players must be a whole number from ${min} to ${max}.`);
  }
  if (players < min) {
    return err(
      'too-few-players',
      `${title} needs at least ${min} players. Add ${counted(min - players, 'more name')}.`,
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
