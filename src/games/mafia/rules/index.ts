/**
 * The rules of the table: `apply(state, event)`. A game is its setup and its list of events; to undo is to replay fewer of
 * them. Nothing here is drawn: whom the mob lynches and whom the Assassin points at is in the events.
 */
import * as m from '#messages/mafia-rules';
import { mapOk, ok, type Result, type RuleProblem, refuse } from '../../../base/result';
import { isSeat } from '../../../deal/seats';
import { lynchByBallot, mayBeAccused, passDay, vote } from './lynch-mob';
import { afterDeath, assassinate, dayBreaks, withDeath, withTold } from './rounds';
import { checkSetup, type Setup } from './setup';
import {
  type EventOf,
  isDead,
  noSuchSeat,
  outOfTurn,
  type State,
  startState,
  type TableEvent,
} from './state';

export * from './lynch-mob';
export * from './options';
export * from './setup';
export * from './state';

const call = (state: State, { seat }: EventOf<'call'>) => {
  const { awaits, setup, day } = state;
  if (!isSeat(seat, setup.players)) return noSuchSeat(seat);
  if (awaits.kind === 'kill' && day === 1 && setup.rules.firstCaller === 'lynched') {
    return refuse('night-caller', 'caller-known', m.callerKnown);
  }
  if (awaits.kind !== 'caller') return outOfTurn(state);
  if (!awaits.may.includes(seat)) {
    return refuse('night-caller', 'caller-living', m.callerLiving);
  }
  const { round } = awaits;
  return ok<State>({
    ...state,
    awaits: round === 'identify' ? { kind: 'identify', caller: seat } : assassinate(state, seat),
    ...(round === 'identify' && { volunteer: seat }),
    news: [{ kind: 'called', seat, round }],
  });
};

const wake = (state: State) => {
  const { awaits } = state;
  if (awaits.kind === 'identify') return ok(dayBreaks(state, [{ kind: 'met' }]));
  if (awaits.kind !== 'wake') return outOfTurn(state);
  const { victim } = awaits;
  if (victim === undefined) return ok(dayBreaks(state, [{ kind: 'missing' }]));
  return ok<State>({
    ...state,
    awaits: { kind: 'show', seat: victim, cause: 'killed' },
    news: [{ kind: 'missing', victim }],
  });
};

const accuse = (state: State, { by, accused }: EventOf<'accuse'>) => {
  const { awaits, setup, dead } = state;
  if (awaits.kind === 'ballot') {
    return refuse('ballot', 'by-ballot', m.tableLynchesByBallot);
  }
  if (awaits.kind !== 'accuse') return outOfTurn(state);
  const unknown = [by, accused].find((seat) => !isSeat(seat, setup.players));
  if (unknown !== undefined) return noSuchSeat(unknown);
  if (isDead(state, by)) return refuse('out', 'accuser-dead', m.accuserDead);
  if (isDead(state, accused)) return refuse('accuse', 'accused-dead', m.accusedDead);
  if (by === accused) return refuse('accuse', 'accused-self', m.accusedSelf);
  if (!mayBeAccused(state, accused)) {
    return refuse('accuse-once', 'accused-again', m.accusedAgain);
  }
  return ok<State>({
    ...state,
    awaits: { kind: 'vote', by, accused, voters: setup.players - dead.length - 1 },
    news: [{ kind: 'accused', by, accused }],
  });
};

const kill = (state: State, { victim }: EventOf<'kill'>) => {
  const { awaits, setup } = state;
  if (awaits.kind !== 'kill') return outOfTurn(state);
  if (!isSeat(victim, setup.players)) return noSuchSeat(victim);
  if (isDead(state, victim)) return refuse('must-kill', 'victim-dead', m.victimDead);
  if (setup.roles?.[victim] === 'assassin') {
    return refuse('not-self', 'victim-self', m.victimIsAssassin);
  }
  return ok<State>({ ...state, awaits: { kind: 'wake', caller: awaits.caller, victim }, news: [] });
};

const spare = (state: State) => {
  const { awaits } = state;
  if (awaits.kind !== 'kill') return outOfTurn(state);
  if (!awaits.maySpare) return refuse('must-kill', 'must-kill', m.mayNotSpare);
  return ok<State>({ ...state, awaits: { kind: 'wake', caller: awaits.caller }, news: [] });
};

const show = (state: State, { role }: EventOf<'show'>) => {
  const { awaits, setup, day } = state;
  if (awaits.kind !== 'show') return outOfTurn(state);
  const { seat, cause } = awaits;
  if (setup.roles && setup.roles[seat] !== role) {
    return refuse('mix', 'other-card', m.otherCardDealt);
  }
  if (role === 'assassin' && cause === 'killed') {
    return refuse('not-self', 'victim-self', m.shownVictimIsAssassin);
  }
  const next = withDeath(state, { seat, role, cause, day });
  if (next.mixes.length === 0) {
    return refuse('mix', 'no-such-card', m.noCardOfRole);
  }
  return ok(afterDeath(next, cause, [{ kind: 'shown', seat, role, cause }]));
};

const tell = (state: State, { dead }: EventOf<'tell'>) => {
  const { awaits } = state;
  if (awaits.kind !== 'tell') return outOfTurn(state);
  const { crowd, cause } = awaits;
  return ok(afterDeath(withTold(state, crowd, dead), cause, [{ kind: 'told', crowd, dead }]));
};

const RULES = {
  call,
  wake,
  accuse,
  vote,
  ballot: lynchByBallot,
  pass: passDay,
  kill,
  spare,
  show,
  tell,
} satisfies { readonly [Kind in TableEvent['kind']]: (state: State, event: EventOf<Kind>) => Result<State> };

type Answer = ReturnType<(typeof RULES)[keyof typeof RULES]>;

/** What a table refuses, by the rule of the Law that refuses it. */
export type RuleId = Extract<Answer, { ok: false }>['error']['rule'];

type Outcome = Result<State, RuleProblem<RuleId>>;

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const apply = (state: State, event: TableEvent): Outcome =>
  (RULES[event.kind] as (state: State, event: TableEvent) => Outcome)(state, event);

/** The first state of a game, or what is wrong with its setup. */
export const start = (setup: Setup): Result<State> => mapOk(checkSetup(setup), startState);
