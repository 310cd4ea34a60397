/** Who may sit down, and what marks each seat's pyramids: a colour, and a pattern for the colour-blind. */
import * as m from '#messages/tmag-rules';
import type { SeatBounds } from '../../../deal/seats';

export const TMAG_SEATS: SeatBounds = { title: m.gameTitle, min: 3, max: 9 };

/** From so many players on, the victim also moves diagonally, and the assassins start beside the corners. */
export const MANY_PLAYERS = 6;

/** "3 to 5 players", "6 to 9 players" */
export const FEW = m.playerRange({ min: TMAG_SEATS.min, max: MANY_PLAYERS - 1 });
export const MANY = m.playerRange({ min: MANY_PLAYERS, max: TMAG_SEATS.max });

export const isMany = (players: number): boolean => players >= MANY_PLAYERS;

/** How the pieces look, in seat order: nine seats stay apart in black and white. */
export const MARKS = [
  { colour: 'red', pattern: 'stripes' },
  { colour: 'blue', pattern: 'dots' },
  { colour: 'yellow', pattern: 'checks' },
  { colour: 'green', pattern: 'chevrons' },
  { colour: 'black', pattern: 'solid' },
  { colour: 'white', pattern: 'plain' },
  { colour: 'purple', pattern: 'rings' },
  { colour: 'orange', pattern: 'crosses' },
  { colour: 'teal', pattern: 'waves' },
] as const;
/** How the pieces of one seat look. */
export type PlayerMark = (typeof MARKS)[number];
export type Colour = PlayerMark['colour'];
export type Pattern = PlayerMark['pattern'];

/** @throws RangeError for a seat that no game has. */
export const markOf = (seat: number): PlayerMark => {
  const mark = MARKS[seat];
  if (!mark) throw new RangeError(`there is no seat ${seat}`);
  return mark;
};

/** "red stripes" */
export const markText = ({ colour }: PlayerMark): string => m.mark({ colour });
