/** The mob: votes on the accused, ballots, and going home. */
import { ok } from '../../../base/result';
import type { TableRules, Threshold } from './options';
import { dayGoesOn, nightFalls } from './rounds';
import {
  type EventOf,
  isDead,
  living,
  noSuchSeat,
  type Outcome,
  outOfTurn,
  refuse,
  type State,
} from './state';

/** Of `base` who count, how many have to agree: always at least one. */
const NEEDED: Readonly<Record<Exclude<Threshold, 'plurality'>, (base: number) => number>> = {
  half: (base) => Math.floor(base / 2) + 1,
  'two-thirds': (base) => Math.ceil((2 * base) / 3),
  'three-quarters': (base) => Math.ceil((3 * base) / 4),
  all: (base) => base,
};

/**
 * How many hands a vote needs, of `voters` who may vote (M2). Where only votes cast count (M1), `cast` of them were; a
 * vote without votes still needs one.
 */
export const neededVotes = ({ majority, threshold }: TableRules, voters: number, cast = voters): number => {
  // A table of ballots has no such vote; should it ever ask, half is the rule.
  const needed = NEEDED[threshold === 'plurality' ? 'half' : threshold];
  return Math.max(1, needed(majority === 'cast' ? cast : voters));
};

/** M3: more than half of the living, however they lynch. */
export const neededToPass = (living: number): number => NEEDED.half(living);

/** The seat that was named most; nothing where two were named alike, or no one was (M2). */
const mostNamed = (named: readonly number[]): number | undefined => {
  const most = Math.max(...named);
  const first = named.indexOf(most);
  return most > 0 && named.lastIndexOf(most) === first ? first : undefined;
};

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;

const tooMany = (hands: number, voters: number) =>
  refuse('lynch-mob', 'hands-too-many', `${hands} hands are more than the ${voters} who vote: count again.`);

const noCount = () => refuse('lynch-mob', 'hands-count', 'Hands are counted in whole numbers, from 0 on.');

/** The accused does not vote, and a vote that fails leads to another accusation. */
export const vote = (state: State, { yes, no = 0 }: EventOf<'vote'>): Outcome => {
  const { awaits, setup } = state;
  if (awaits.kind !== 'vote') return outOfTurn(state);
  const { accused, voters } = awaits;
  if (!isCount(yes) || !isCount(no)) return noCount();
  if (yes + no > voters) return tooMany(yes + no, voters);
  const isCast = setup.rules.majority === 'cast';
  const needed = neededVotes(setup.rules, voters, isCast ? yes + no : voters);
  const agreed = yes >= needed;
  const voted = { kind: 'voted', accused, yes, ...(isCast && { no }), voters, needed, agreed } as const;
  if (!agreed) return ok(dayGoesOn(state, [voted]));
  return ok({ ...state, awaits: { kind: 'show', seat: accused, cause: 'lynched' }, news: [voted] });
};

/** M2: everyone names one player at once. A tie is voted again. */
export const lynchByBallot = (state: State, { named }: EventOf<'ballot'>): Outcome => {
  const { awaits, setup } = state;
  if (awaits.kind === 'accuse' || awaits.kind === 'vote') {
    return refuse('M2', 'no-ballot', 'This table votes on one accused at a time.');
  }
  if (awaits.kind !== 'ballot') return outOfTurn(state);
  if (!named.every(isCount)) return noCount();
  const outside = named.findIndex((count, seat) => count > 0 && seat >= setup.players);
  if (outside >= 0) return noSuchSeat(outside);
  if (named.some((count, seat) => count > 0 && isDead(state, seat))) {
    return refuse('lynch-mob', 'accused-dead', 'The dead cannot be lynched again: name one of the living.');
  }
  const votes = named.reduce((sum, count) => sum + count, 0);
  if (votes > awaits.voters) return tooMany(votes, awaits.voters);

  const lynched = mostNamed(named);
  if (lynched === undefined) return ok(dayGoesOn(state, [{ kind: 'balloted', named }]));
  return ok({
    ...state,
    awaits: { kind: 'show', seat: lynched, cause: 'lynched' },
    news: [{ kind: 'balloted', named, lynched }],
  });
};

/** M3: more than half of the living send everyone home, and night falls with no one lynched. */
export const passDay = (state: State, { yes }: EventOf<'pass'>): Outcome => {
  const { awaits, setup } = state;
  if (awaits.kind !== 'accuse' && awaits.kind !== 'ballot') return outOfTurn(state);
  if (!setup.rules.pass) {
    return refuse('M3', 'no-pass', 'The mob does not go home: accuse until somebody is lynched.');
  }
  if (!awaits.mayPass) {
    return refuse('M3', 'first-day', 'The first day cannot be passed: the night needs a dead caller.');
  }
  if (!isCount(yes)) return noCount();
  const voters = living(state).length;
  if (yes > voters) return tooMany(yes, voters);
  const needed = neededToPass(voters);
  const agreed = yes >= needed;
  const news = [{ kind: 'passed', yes, voters, needed, agreed } as const];
  return ok(agreed ? nightFalls(state, news) : dayGoesOn(state, news));
};
