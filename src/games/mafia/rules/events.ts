/** What a person or a program does at the table. Seats count from 0, in the order of the names. */
import { boolean, exactOptional, number, object, picklist } from 'valibot';
import { type EventsOf, NUMBERS } from '../../events';
import { ROLES } from '../roles';

export const EVENTS = {
  /** Someone is going to read the script of the round. */
  call: object({ seat: number() }),
  /** The last line of a script: everyone up. */
  wake: object({}),
  accuse: object({ by: number(), accused: number() }),
  /** Hands for and against; those against are asked for only where votes cast count (M1). */
  vote: object({ yes: number(), no: exactOptional(number()) }),
  /** By seat, how many named it (M2). */
  ballot: object({ named: NUMBERS }),
  /** Hands for going home (M3). */
  pass: object({ yes: number() }),
  kill: object({ victim: number() }),
  spare: object({}),
  /** The card of the player who has just died. */
  show: object({ role: picklist(ROLES) }),
  /** What only the Mafia know, and the table has to ask: whether all of a crowd are dead. */
  tell: object({ dead: boolean() }),
};

export type TableEvent = EventsOf<typeof EVENTS>;
