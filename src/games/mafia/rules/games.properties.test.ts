import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import { oneOf, shuffle } from '../../../deal/v1/shuffle';
import { type Stream, streamOf } from '../../../deal/v1/stream';
import { mixFor, rolesOf, variableChances } from '../mix';
import type { Role } from '../roles';
import { replay } from './game.sample';
import { apply, start } from './index';
import { mayBeAccused } from './lynch-mob';
import { CALLERS, MAJORITIES, THRESHOLDS } from './options';
import { countRoles, type Setup } from './setup';
import { isDead, living, type News, type State, type TableEvent } from './state';

const GAMES = volume(1500, 10_000);

/** Numbers for a game, the same for the same k: quicker than a deal's, whose randomness is not in question here. */
const chanceOf = (k: number): Stream => {
  let state = (k + 1) * 0x9e3779b9;
  return streamOf(() => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
};

const flag = (chance: Stream): boolean => chance.below(2) === 0;

interface Dealt {
  readonly setup: Setup;
  /** What everyone really is, whether the table knows or not. */
  readonly roles: readonly Role[];
}

const anyDeal = (chance: Stream): Dealt => {
  const players = 5 + chance.below(12);
  const variable = flag(chance);
  const mix = unwrap(mixFor(players));
  const dealt = variable ? oneOf(variableChances(mix), chance).mix : mix;
  const roles = shuffle(rolesOf(dealt), chance);
  const rules = {
    majority: oneOf(MAJORITIES, chance),
    threshold: oneOf(THRESHOLDS, chance),
    pass: flag(chance),
    spare: flag(chance),
    firstCaller: oneOf(CALLERS, chance),
    deadlock: flag(chance),
  };
  return { setup: flag(chance) ? { players, rules, roles } : { players, rules, variable }, roles };
};

/** Something that may happen now, whatever it is. */
const anyEvent = (state: State, roles: readonly Role[], chance: Stream): TableEvent | undefined => {
  const { awaits } = state;
  const alive = living(state);
  const other = (than: number): number =>
    oneOf(
      alive.filter((seat) => seat !== than),
      chance,
    );
  const mayPass = (awaits.kind === 'accuse' || awaits.kind === 'ballot') && awaits.mayPass;
  if (mayPass && chance.below(4) === 0) return { kind: 'pass', yes: chance.below(alive.length + 1) };
  switch (awaits.kind) {
    case 'over':
      return undefined;
    case 'caller':
      return { kind: 'call', seat: oneOf(awaits.may, chance) };
    case 'identify':
    case 'wake':
      return { kind: 'wake' };
    case 'accuse': {
      const accused = oneOf(
        alive.filter((seat) => mayBeAccused(state, seat)),
        chance,
      );
      return { kind: 'accuse', by: other(accused), accused };
    }
    case 'vote': {
      const yes = chance.below(awaits.voters + 1);
      return { kind: 'vote', yes, no: chance.below(awaits.voters - yes + 1) };
    }
    case 'ballot': {
      const named = Array<number>(state.setup.players).fill(0);
      for (let voter = 0; voter < awaits.voters; voter++) {
        const seat = oneOf(alive, chance);
        if (chance.below(8) > 0) named[seat] = (named[seat] as number) + 1;
      }
      return { kind: 'ballot', named };
    }
    case 'kill':
      if (awaits.maySpare && chance.below(4) === 0) return { kind: 'spare' };
      return {
        kind: 'kill',
        victim: oneOf(
          alive.filter((seat) => roles[seat] !== 'assassin'),
          chance,
        ),
      };
    case 'show':
      return { kind: 'show', role: roles[awaits.seat] as Role };
    case 'tell': {
      const left = alive.some((seat) => roles[seat] === awaits.crowd);
      return { kind: 'tell', dead: !left };
    }
  }
};

/** What the rules say of the end, from the cards alone. */
const expectedEnd = (roles: readonly Role[], state: State): string | undefined => {
  const left = countRoles(living(state).map((seat) => roles[seat] as Role));
  if (left.assassin === 0) return 'mafia: assassin-dead';
  if (left.mafia === 0) return 'town: mafia-dead';
  return left.pleb === 0 ? 'mafia: plebs-dead' : undefined;
};

const handsOf = (news: News): { hands: number; voters: number } | undefined =>
  news.kind === 'voted' || news.kind === 'passed'
    ? { hands: news.yes + ('no' in news ? (news.no ?? 0) : 0), voters: news.voters }
    : undefined;

interface Played extends Dealt {
  readonly events: readonly TableEvent[];
  readonly states: readonly State[];
}

const anyGame = (k: number): Played => {
  const chance = chanceOf(k);
  const dealt = anyDeal(chance);
  const states = [unwrap(start(dealt.setup))];
  const events: TableEvent[] = [];
  for (;;) {
    const state = states.at(-1) as State;
    const event = anyEvent(state, dealt.roles, chance);
    if (!event) return { ...dealt, events, states };
    events.push(event);
    states.push(unwrap(apply(state, event)));
  }
};

const alive = (state: State): number => living(state).length;

/** What is wrong with a game, in words; nothing where nothing is. */
const faults = ({ setup, roles, states }: Played): string[] => {
  const found: string[] = [];
  for (const [k, state] of states.entries()) {
    const before = states[k - 1];
    const { awaits } = state;
    for (const news of state.news) {
      const hands = handsOf(news);
      const voters = before ? living(before).length : setup.players;
      if (hands && (hands.hands > hands.voters || hands.voters > voters))
        found.push('more hands than voters');
      if (hands && news.kind === 'voted' && hands.voters !== voters - 1) found.push('the accused votes');
      if (news.kind === 'balloted') {
        const votes = news.named.reduce((sum, count) => sum + count, 0);
        if (votes > voters) found.push('more names than voters');
      }
    }
    if (awaits.kind === 'kill' && !isDead(state, awaits.caller)) found.push('a living caller by night');
    if (state.dead.some(({ role, seat }) => roles[seat] !== role)) found.push('a wrong card');
    if (state.dead.some(({ role, cause }) => role === 'assassin' && cause === 'killed')) {
      found.push('the Assassin shot the Assassin');
    }
    const isDay = awaits.kind === 'accuse' || awaits.kind === 'ballot';
    if (isDay && state.tried.length >= alive(state) && setup.rules.deadlock)
      found.push('a day that does not end');
    const end = awaits.kind === 'over' ? `${awaits.ending.winner}: ${awaits.ending.reason}` : undefined;
    const waiting = awaits.kind === 'show' || awaits.kind === 'wake' || awaits.kind === 'tell';
    if (!waiting && end !== expectedEnd(roles, state)) found.push(`${end}, not ${expectedEnd(roles, state)}`);
  }
  return found;
};

describe(`${GAMES.toLocaleString('en-US')} random games, under every option`, () => {
  const games = Array.from({ length: GAMES }, (_, k) => anyGame(k));

  it('count no hand twice, have dead callers, and end for the first reason of the rules', () => {
    expect(games.flatMap((game, k) => faults(game).map((fault) => `${k}: ${fault}`))).toEqual([]);
  });

  it('end in all three ways', () => {
    const ends = games.map(({ states }) => {
      const awaits = states.at(-1)?.awaits;
      return awaits?.kind === 'over' ? awaits.ending.reason : 'none';
    });
    expect([...new Set(ends)].toSorted()).toEqual(['assassin-dead', 'mafia-dead', 'plebs-dead']);
  });

  it('come out the same when their events are played again, from the start or from any place', () => {
    for (const [k, { setup, events, states }] of games.entries()) {
      const at = k % (events.length + 1);
      const undone = unwrap(replay(setup, events.slice(0, at))).at(-1) as State;
      expect(undone).toEqual(states[at]);
      let again = undone;
      for (const event of events.slice(at)) again = unwrap(apply(again, event));
      expect(again).toEqual(states.at(-1));
    }
  });

  it('survive being written down', () => {
    for (const { setup, events, states } of games.slice(0, 200)) {
      const [read, readEvents] = JSON.parse(JSON.stringify([setup, events])) as [Setup, TableEvent[]];
      expect(unwrap(replay(read, readEvents)).at(-1)).toEqual(states.at(-1));
    }
  });
});
