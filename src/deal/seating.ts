/**
 * For whom a kit is printed: for named people, for a number of people, or for the seats of an open deal. A deal needs
 * names, since they are part of its key.
 */
import { parseNames, type SeatProblem } from '../base/names';
import { err, ok, type Problem, type Result } from '../base/result';
import { checkSeats, type SeatBounds, type SeatCountProblem } from './seats';
import { parseSeed, type SeedProblem } from './v1/options';

export interface Seating {
  readonly players: number;
  /** In seat order; absent where only a number was given. */
  readonly names?: readonly string[];
  /** Only ever together with names. */
  readonly seed?: string;
}

interface SeatingRequest {
  readonly names?: readonly string[];
  readonly count?: number;
  readonly seed?: string;
}

export type SeatingProblem =
  | Problem<'players-missing' | 'players-differ' | 'seed-without-names'>
  | SeatCountProblem
  | SeedProblem
  | SeatProblem;

/** The request, checked against the seats that the game has. */
export const seatingOf = (
  { names, count, seed }: SeatingRequest,
  bounds: SeatBounds,
): Result<Seating, SeatingProblem> => {
  if (!names && seed !== undefined) {
    return err(
      'seed-without-names',
      'A seed deals cards to people: give their names too, or leave out the seed.',
    );
  }
  const players = names?.length ?? count;
  if (players === undefined) {
    return err('players-missing', 'Say who plays: give the names, or the number of players.');
  }
  if (names && count !== undefined && count !== players) {
    return err('players-differ', `There are ${players} names for ${count} players: leave out the number.`);
  }
  const seats = checkSeats(players, bounds);
  if (!seats.ok || !names) return seats.ok ? ok({ players }) : seats;

  const parsed = parseNames(names);
  if (!parsed.ok) return parsed;
  if (seed === undefined) return ok({ players, names: parsed.value });
  const seeded = parseSeed(seed);
  return seeded.ok ? ok({ players, names: parsed.value, seed: seeded.value }) : seeded;
};
