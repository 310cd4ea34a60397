/** A game at one moment, and what happened to bring it there. Everything follows from the setup and the events. */

import * as m from '#messages/mafia-rules';
import { refuse } from '../../../base/result';
import type { KindsOf } from '../../game';
import type { Mix } from '../mix';
import type { Role } from '../roles';
import type { TableEvent } from './events';
import { type Crowd, type Ending, mixesOf, type Setup } from './setup';

export type { TableEvent } from './events';

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

export type Cause = 'lynched' | 'killed';

export interface Death {
  readonly seat: number;
  readonly role: Role;
  readonly cause: Cause;
  /** The day, or the night after it; from 1. */
  readonly day: number;
}

/** A round that a script is read in. */
export type ScriptName = 'identify' | 'assassination';

export type Awaited = KindsOf<{
  caller: { round: ScriptName; may: readonly number[] };
  identify: { caller: number };
  accuse: { mayPass: boolean };
  ballot: { voters: number; mayPass: boolean };
  vote: { by: number; accused: number; voters: number };
  kill: { caller: number; maySpare: boolean };
  /** The Assassin has pointed at `victim`, or spared everyone; only the caller knows. */
  wake: { caller: number; victim?: number };
  show: { seat: number; cause: Cause };
  tell: { crowd: Crowd; cause: Cause };
  over: { ending: Ending };
}>;

/** What the last event did, for a log. Nothing here is secret: a kill is told when everyone is up. */
export type News = KindsOf<{
  called: { seat: number; round: ScriptName };
  met: object;
  accused: { by: number; accused: number };
  voted: { accused: number; yes: number; no?: number; voters: number; needed: number; agreed: boolean };
  balloted: { named: readonly number[]; lynched?: number };
  passed: { yes: number; voters: number; needed: number; agreed: boolean };
  /** Everybody was accused in vain; on the first day somebody is lynched all the same. */
  deadlocked: { lynched?: number };
  missing: { victim?: number };
  shown: { seat: number; role: Role; cause: Cause };
  told: { crowd: Crowd; dead: boolean };
  over: { ending: Ending };
}>;

export interface State {
  readonly setup: Setup;
  /** What the game may have begun with, as far as the cards shown tell. */
  readonly mixes: readonly Mix[];
  /** In the order in which their cards were shown. */
  readonly dead: readonly Death[];
  /** Days that have begun; a night has the number of the day before it. */
  readonly day: number;
  /** Who called first: where seats are counted from. */
  readonly volunteer?: number;
  /** Votes of this day that failed. */
  readonly failed: number;
  /** On whom they were, and with how many hands; a ballot that tied is of nobody. */
  readonly tried: readonly { readonly seat?: number; readonly yes: number }[];
  readonly awaits: Awaited;
  readonly news: readonly News[];
}

/** Before the Mafia have met: anyone may call. The setup has been checked. */
export const startState = (setup: Setup): State => ({
  setup,
  mixes: mixesOf(setup),
  dead: [],
  day: 0,
  failed: 0,
  tried: [],
  awaits: {
    kind: 'caller',
    round: 'identify',
    may: Array.from({ length: setup.players }, (_, seat) => seat),
  },
  news: [],
});

export const isDead = ({ dead }: State, seat: number): boolean => dead.some((death) => death.seat === seat);

/** Seats whose cards have not been shown, ascending. */
export const living = (state: State): readonly number[] =>
  [...Array(state.setup.players).keys()].filter((seat) => !isDead(state, seat));

/** What the table waits for, where something else was done. */
const WAITS = {
  caller: ['order', m.waitsForCaller],
  identify: ['order', m.waitsForMeeting],
  accuse: ['order', m.waitsForAccusation],
  ballot: ['order', m.waitsForBallot],
  vote: ['one-accusation', m.waitsForVote],
  kill: ['order', m.waitsForAssassin],
  wake: ['order', m.waitsForWaking],
  show: ['show-card', m.waitsForCard],
  tell: ['order', m.waitsForAnswer],
  over: ['end', m.gameOver],
} as const satisfies Readonly<Record<Awaited['kind'], readonly [rule: string, message: string]>>;

export const outOfTurn = ({ awaits: { kind } }: State) => {
  const [rule, message] = WAITS[kind];
  return refuse(rule, kind === 'over' ? 'game-over' : 'out-of-turn', message);
};

export const noSuchSeat = (seat: number) => refuse('seats', 'seat-unknown', m.seatUnknown({ seat }));
