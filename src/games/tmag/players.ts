/** Who may sit down, and what marks each seat's pyramids: a colour, and a pattern for the colour-blind. */
import type { SeatBounds } from '../../deal/seats';

export const TMAG_SEATS: SeatBounds = { title: 'TMAG: The Martian Assassination Game', min: 3, max: 9 };

/** From so many players on, the victim also moves diagonally, and the assassins start beside the corners. */
export const MANY_PLAYERS = 6;

export const isMany = (players: number): boolean => players >= MANY_PLAYERS;

/** In seat order. */
export const COLOURS = [
  'red',
  'blue',
  'yellow',
  'green',
  'black',
  'white',
  'purple',
  'orange',
  'teal',
] as const;
export type Colour = (typeof COLOURS)[number];

/** One for each colour, in the same order: nine seats stay apart in black and white. */
export const PATTERNS = [
  'stripes',
  'dots',
  'checks',
  'chevrons',
  'solid',
  'plain',
  'rings',
  'crosses',
  'waves',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** How the pieces of one seat look. */
export interface PlayerMark {
  readonly colour: Colour;
  readonly pattern: Pattern;
}

/** @throws RangeError for a seat that no game has. */
export const markOf = (seat: number): PlayerMark => {
  const [colour, pattern] = [COLOURS[seat], PATTERNS[seat]];
  if (!colour || !pattern) throw new RangeError(`there is no seat ${seat}`);
  return { colour, pattern };
};

/** "red stripes" */
export const markText = ({ colour, pattern }: PlayerMark): string =>
  pattern === 'solid' || pattern === 'plain' ? `${pattern} ${colour}` : `${colour} ${pattern}`;
