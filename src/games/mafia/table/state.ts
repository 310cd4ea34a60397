/** A game at one moment, and what happened to bring it there. Everything follows from the setup and the events. */
import type { Problem, Result } from '../../../base/result';
import type { Mix } from '../mix';
import type { Role } from '../roles';
import { type Crowd, type Ending, mixesOf, type Setup } from './setup';

/** What a person or a program does at the table. Seats count from 0, in the order of the names. */
export type TableEvent =
  /** Someone is going to read the script of the round. */
  | { readonly kind: 'call'; readonly seat: number }
  /** The last line of a script: everyone up. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'accuse'; readonly by: number; readonly accused: number }
  /** Hands for and against; those against are asked for only where votes cast count (M1). */
  | { readonly kind: 'vote'; readonly yes: number; readonly no?: number }
  /** By seat, how many named it (M2). */
  | { readonly kind: 'ballot'; readonly named: readonly number[] }
  /** Hands for going home (M3). */
  | { readonly kind: 'pass'; readonly yes: number }
  | { readonly kind: 'kill'; readonly victim: number }
  | { readonly kind: 'spare' }
  /** The card of the player who has just died. */
  | { readonly kind: 'show'; readonly role: Role }
  /** What only the Mafia know, and the table has to ask: whether all of a crowd are dead. */
  | { readonly kind: 'tell'; readonly dead: boolean };

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

/** What the table waits for. */
export type Awaited =
  | { readonly kind: 'caller'; readonly round: ScriptName; readonly may: readonly number[] }
  | { readonly kind: 'identify'; readonly caller: number }
  | { readonly kind: 'accuse'; readonly mayPass: boolean }
  | { readonly kind: 'ballot'; readonly voters: number; readonly mayPass: boolean }
  | { readonly kind: 'vote'; readonly by: number; readonly accused: number; readonly voters: number }
  | { readonly kind: 'kill'; readonly caller: number; readonly maySpare: boolean }
  /** The Assassin has pointed at `victim`, or spared everyone; only the caller knows. */
  | { readonly kind: 'wake'; readonly caller: number; readonly victim?: number }
  | { readonly kind: 'show'; readonly seat: number; readonly cause: Cause }
  | { readonly kind: 'tell'; readonly crowd: Crowd; readonly cause: Cause }
  | { readonly kind: 'over'; readonly ending: Ending };

/** What the last event did, for a log. Nothing here is secret: a kill is told when everyone is up. */
export type News =
  | { readonly kind: 'called'; readonly seat: number; readonly round: ScriptName }
  | { readonly kind: 'met' }
  | { readonly kind: 'accused'; readonly by: number; readonly accused: number }
  | {
      readonly kind: 'voted';
      readonly accused: number;
      readonly yes: number;
      readonly no?: number;
      readonly voters: number;
      readonly needed: number;
      readonly agreed: boolean;
    }
  | { readonly kind: 'balloted'; readonly named: readonly number[]; readonly lynched?: number }
  | {
      readonly kind: 'passed';
      readonly yes: number;
      readonly voters: number;
      readonly needed: number;
      readonly agreed: boolean;
    }
  | { readonly kind: 'missing'; readonly victim?: number }
  | { readonly kind: 'shown'; readonly seat: number; readonly role: Role; readonly cause: Cause }
  | { readonly kind: 'told'; readonly crowd: Crowd; readonly dead: boolean }
  | { readonly kind: 'over'; readonly ending: Ending };

export interface State {
  readonly setup: Setup;
  /** What the game may have begun with, as far as the cards shown tell. */
  readonly mixes: readonly Mix[];
  /** In the order in which their cards were shown. */
  readonly dead: readonly Death[];
  /** Days that have begun; a night has the number of the day before it. */
  readonly day: number;
  /** Votes of this day that failed. */
  readonly failed: number;
  readonly awaits: Awaited;
  readonly news: readonly News[];
}

/** What a table refuses, with the rule that refuses it: a ruling's id, or the section of the rules. */
export const RULE_IDS = [
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M7',
  'set-up',
  'the-order-of-rounds',
  'lynch-mob',
  'assassination',
  'the-end',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export interface RuleProblem extends Problem {
  readonly rule: RuleId;
}

/** The state after an event, or why there is none. */
export type Outcome = Result<State, RuleProblem>;

/** Before the Mafia have met: anyone may call. The setup has been checked. */
export const startState = (setup: Setup): State => ({
  setup,
  mixes: mixesOf(setup),
  dead: [],
  day: 0,
  failed: 0,
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

/** Refusals, each with the rule that refuses: what a person did, and what to do instead. */
export const refuse = (rule: RuleId, code: string, message: string): { ok: false; error: RuleProblem } => ({
  ok: false,
  error: { rule, code, message: `${message} (${rule})` },
});

/** What the table waits for, where something else was done. */
const WAITS: Readonly<Record<Awaited['kind'], string>> = {
  caller: 'Say who calls first.',
  identify: 'The Mafia are meeting: call everyone up first.',
  accuse: 'It is day: somebody has to be accused first.',
  ballot: 'It is day: this table lynches by ballot.',
  vote: 'Somebody stands accused: count the hands first.',
  kill: 'It is night: the Assassin has to point first.',
  wake: 'It is night: call everyone up first.',
  show: 'Somebody has died: their card comes up first.',
  tell: 'Ask first whether any of them are left.',
  over: 'The game is over: undo, or start another.',
};

export const outOfTurn = ({ awaits }: State): { ok: false; error: RuleProblem } =>
  awaits.kind === 'over'
    ? refuse('the-end', 'game-over', WAITS.over)
    : refuse('the-order-of-rounds', 'out-of-turn', WAITS[awaits.kind]);

export const noSuchSeat = (seat: number): { ok: false; error: RuleProblem } =>
  refuse('set-up', 'seat-unknown', `There is no seat ${seat} at this table.`);
