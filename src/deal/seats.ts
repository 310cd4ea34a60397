/** How many people may sit down to a game: one message for kits, deals and mixes alike. */

import * as m from '#messages/dealing';
import { err, ok, type Result } from '../base/result';

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
  named?: boolean,
): Result<number> => {
  if (!Number.isInteger(players)) {
    return err('players-not-whole', m.playersNotWhole({ min, max }));
  }
  if (players < min) {
    return err(
      'too-few-players',
      named
        ? m.tooFewNames({ title, min, missing: min - players })
        : m.tooFewPlayers({ title, min, players }),
    );
  }
  if (players > max) {
    return err(
      'too-many-players',
      m.tooManyPlayers({ title, max, players, tables: Math.ceil(players / max) }),
    );
  }
  return ok(players);
};
