/** The mob: votes on the accused, ballots, and how a day ends with no one lynched. */
import * as m from '#messages/mafia-rules';
import { itemAt } from '../../../base/lists';
import { ok, refuse } from '../../../base/result';
import type { TableRules, Threshold } from './options';
import { dayGoesOn, nightFalls } from './rounds';
import { type EventOf, isDead, living, type News, noSuchSeat, outOfTurn, type State } from './state';

/** Of `base` who count, how many have to agree: always at least one. */
const NEEDED: Readonly<Record<Exclude<Threshold, 'plurality'>, (base: number) => number>> = {
  half: (base) => Math.floor(base / 2) + 1,
  'two-thirds': (base) => Math.ceil((2 * base) / 3),
  'three-quarters': (base) => Math.ceil((3 * base) / 4),
  all: (base) => base,
};

/**
 * How many hands a vote needs, of `voters` who may vote. Where only votes cast count, `cast` of them were; a
 * vote without votes still needs one.
 */
export const neededVotes = ({ majority, threshold }: TableRules, voters: number, cast = voters): number => {
  // A table of ballots has no such vote; should it ever ask, half is the rule.
  const needed = NEEDED[threshold === 'plurality' ? 'half' : threshold];
  return Math.max(1, needed(majority === 'cast' ? cast : voters));
};

/** More than half of the living, however they lynch. */
export const neededToPass = (living: number): number => NEEDED.half(living);

/** The seat that was named most; nothing where two were named alike, or no one was. */
const mostNamed = (named: readonly number[]): number | undefined => {
  const most = Math.max(...named);
  const first = named.indexOf(most);
  return most > 0 && named.lastIndexOf(most) === first ? first : undefined;
};

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;

const tooMany = (hands: number, voters: number) =>
  refuse('voters', 'hands-too-many', m.tooManyHands({ hands, voters }));

const noCount = () => refuse('voters', 'hands-count', m.handCountWrong);

/** Not twice a day. */
export const mayBeAccused = ({ setup, tried }: State, accused: number): boolean =>
  !setup.rules.deadlock || tried.every(({ seat }) => seat !== accused);

/** Whether everybody alive has been accused today; of ballots, whether two have tied. */
const isDeadlocked = (state: State): boolean => {
  const { rules } = state.setup;
  if (!rules.deadlock) return false;
  if (rules.threshold === 'plurality') return state.tried.length > 1;
  return !living(state).some((seat) => mayBeAccused(state, seat));
};

/**
 * The day goes on after a vote that lynched nobody, unless it is deadlocked. Then night falls; on the first day, when
 * nobody is dead to call it, `most` of the votes is lynched: the first of them after the first caller.
 */
const afterVain = (state: State, news: readonly News[], most: (state: State) => readonly number[]): State => {
  if (!isDeadlocked(state)) return dayGoesOn(state, news);
  if (state.dead.length > 0) return nightFalls(state, [...news, { kind: 'deadlocked' }]);
  const { players } = state.setup;
  const after = (seat: number) => (seat - (state.volunteer ?? 0) - 1 + players) % players;
  const lynched = itemAt(
    [...most(state)].sort((a, b) => after(a) - after(b)),
    0,
  );
  return {
    ...state,
    awaits: { kind: 'show', seat: lynched, cause: 'lynched' },
    news: [...news, { kind: 'deadlocked', lynched }],
  };
};

/** Who was accused with the most hands. */
const mostHands = ({ tried }: State): readonly number[] => {
  const most = Math.max(...tried.map(({ yes }) => yes));
  return tried.flatMap(({ seat, yes }) => (seat !== undefined && yes === most ? [seat] : []));
};

/** The accused does not vote, and a vote that fails leads to another accusation. */
export const vote = (state: State, { yes, no = 0 }: EventOf<'vote'>) => {
  const { awaits, setup } = state;
  if (awaits.kind !== 'vote') return outOfTurn(state);
  const { accused, voters } = awaits;
  if (!isCount(yes) || !isCount(no)) return noCount();
  if (yes + no > voters) return tooMany(yes + no, voters);
  const isCast = setup.rules.majority === 'cast';
  const needed = neededVotes(setup.rules, voters, isCast ? yes + no : voters);
  const agreed = yes >= needed;
  const voted = { kind: 'voted', accused, yes, ...(isCast && { no }), voters, needed, agreed } as const;
  if (!agreed) {
    const tried = [...state.tried, { seat: accused, yes }];
    return ok(afterVain({ ...state, tried }, [voted], mostHands));
  }
  return ok<State>({ ...state, awaits: { kind: 'show', seat: accused, cause: 'lynched' }, news: [voted] });
};

/** Everyone names one player at once. A tie is voted again, once. */
export const lynchByBallot = (state: State, { named }: EventOf<'ballot'>) => {
  const { awaits, setup } = state;
  if (awaits.kind === 'accuse' || awaits.kind === 'vote') {
    return refuse('ballot', 'no-ballot', m.tableLynchesByVote);
  }
  if (awaits.kind !== 'ballot') return outOfTurn(state);
  if (!named.every(isCount)) return noCount();
  const outside = named.findIndex((count, seat) => count > 0 && seat >= setup.players);
  if (outside >= 0) return noSuchSeat(outside);
  if (named.some((count, seat) => count > 0 && isDead(state, seat))) {
    return refuse('ballot', 'accused-dead', m.ballotNamesDead);
  }
  const votes = named.reduce((sum, count) => sum + count, 0);
  if (votes > awaits.voters) return tooMany(votes, awaits.voters);

  const lynched = mostNamed(named);
  if (lynched === undefined) {
    const yes = Math.max(0, ...named);
    const tied = { ...state, tried: [...state.tried, { yes }] };
    const most = () => living(state).filter((seat) => (named[seat] ?? 0) === yes);
    return ok(afterVain(tied, [{ kind: 'balloted', named }], most));
  }
  return ok<State>({
    ...state,
    awaits: { kind: 'show', seat: lynched, cause: 'lynched' },
    news: [{ kind: 'balloted', named, lynched }],
  });
};

/** By option, more than half of the living send everyone home, and night falls with no one lynched. */
export const passDay = (state: State, { yes }: EventOf<'pass'>) => {
  const { awaits, setup } = state;
  if (awaits.kind !== 'accuse' && awaits.kind !== 'ballot') return outOfTurn(state);
  if (!setup.rules.pass) {
    return refuse('go-home', 'no-pass', m.mayNotPass);
  }
  if (!awaits.mayPass) {
    return refuse('go-home', 'first-day', m.mayNotPassYet);
  }
  if (!isCount(yes)) return noCount();
  const voters = living(state).length;
  if (yes > voters) return tooMany(yes, voters);
  const needed = neededToPass(voters);
  const agreed = yes >= needed;
  const news = [{ kind: 'passed', yes, voters, needed, agreed } as const];
  return ok(agreed ? nightFalls(state, news) : dayGoesOn(state, news));
};
