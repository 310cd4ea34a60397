/**
 * Three moments of the example game in content/tmag/rules.md, for the diagrams. A test plays the example and compares.
 */
import { boardFor, squareNamed } from '../../games/tmag/board';
import { type Destination, destinations, type Role, type Steps } from '../../games/tmag/moves';

/** The open deal of these names with the seed `friday-7` makes the last of them the first victim. */
export const SEATS = ['Ana', 'Ben', 'Cy', 'Dee'] as const;
export type Name = (typeof SEATS)[number];

export const BOARD = boardFor('5x5', SEATS.length);

/** The index of a square of the example's board. Throws on a name that it does not have. */
export const squareOf = (name: string): number => {
  const square = squareNamed(BOARD, name);
  if (square === undefined) throw new Error(`the board has no square ${name}`);
  return square;
};

/** A roll and a move, as the table stands before it. */
export interface Moment {
  readonly mover: Name;
  readonly roll: Steps;
  /** Where the move ends. */
  readonly to: string;
  readonly victim: Name;
  readonly places: Readonly<Record<Name, string>>;
  /** Bases with a marker of the victim's beside them. */
  readonly marked: readonly string[];
}

export const MOMENTS = {
  victim: {
    mover: 'Dee',
    roll: 4,
    to: 'e3',
    victim: 'Dee',
    places: { Ana: 'b2', Ben: 'e5', Cy: 'e1', Dee: 'c1' },
    marked: ['c1'],
  },
  assassin: {
    mover: 'Cy',
    roll: 3,
    to: 'd3',
    victim: 'Dee',
    places: { Ana: 'b2', Ben: 'e5', Cy: 'e1', Dee: 'e3' },
    marked: ['c1', 'e3'],
  },
  capture: {
    mover: 'Ana',
    roll: 5,
    to: 'e4',
    victim: 'Dee',
    places: { Ana: 'b2', Ben: 'e5', Cy: 'd3', Dee: 'e4' },
    marked: ['c1', 'e3'],
  },
} as const satisfies Record<string, Moment>;

export const roleOf = ({ mover, victim }: Moment): Role => (mover === victim ? 'victim' : 'assassin');

/** Every square that the roll of a moment reaches, each with a way. */
export const reachOf = (moment: Moment): readonly Destination[] =>
  destinations(
    {
      board: BOARD,
      backtrack: 'once',
      diagonals: false,
      role: roleOf(moment),
      from: squareOf(moment.places[moment.mover]),
      victim: squareOf(moment.places[moment.victim]),
      assassins: SEATS.filter((name) => name !== moment.victim).map((name) => squareOf(moment.places[name])),
    },
    moment.roll,
  );
