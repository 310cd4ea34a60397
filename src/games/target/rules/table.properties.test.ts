/** Games of legal events at random, half of them with cards that the table does not know. */
import { expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import { oneOf } from '../../../deal/v1/shuffle';
import { openStream, type Stream } from '../../../deal/v1/stream';
import { apply, start } from './index';
import { mayAttack } from './may-attack';
import { dealtRound, type Setup } from './setup';
import { type Death, MEANS, publicView, type State, type TableEvent } from './state';
import { play } from './table.sample';

const GAMES = volume(500, 10_000);

/** Who in truth holds which card: the table knows it, or the people do, who deal by a seed of their own. */
type Truth = (seat: number) => number;

const truthOf = (names: readonly string[], options: Options, { leavers }: State): Truth => {
  const { targets } = dealtRound({ names, options, seed: 'truth' }, leavers);
  return (seat) => targets.get(seat) as number;
};

const randomDeath = (state: State, seat: number, cardOf: Truth, chance: Stream): Death => {
  if (chance.below(4) === 0) return { seat, ...(chance.below(2) === 0 && { conceded: true }) };
  const by = oneOf(
    state.living.filter((other) => other !== seat),
    chance,
  );
  return { seat, by, ...(cardOf(by) === seat && { shows: by }) };
};

/** Something that the rules allow. */
const randomEvent = (state: State, cardOf: Truth, chance: Stream): TableEvent => {
  if (state.awaits.kind === 'deal') return { kind: 'dealt' };
  const { living } = state;
  const what = chance.below(8);
  if (what === 0) return { kind: 'count', seat: chance.below(state.counters.length), by: 1 };
  if (what <= 2) {
    const many = chance.below(4) === 0 ? 1 + chance.below(living.length) : 1;
    const gone = living.toSorted(() => chance.below(3) - 1).slice(0, many);
    return { kind: 'out', deaths: gone.map((seat) => randomDeath(state, seat, cardOf, chance)) };
  }
  const seat = oneOf(living, chance);
  const by = oneOf(MEANS, chance);
  const open = living.filter((other) => {
    const { may } = mayAttack(state, seat, other, by);
    return may === 'yes' || (may === 'if' && cardOf(seat) === other);
  });
  // The holder of the card is always there, so everyone may attack someone.
  const target = oneOf(open, chance);
  return { kind: 'attack', seat, target, by, ...(cardOf(seat) === target && { opens: true }) };
};

const attackersOf = (state: State, victim: number): number[] =>
  state.living.filter((seat) => mayAttack(state, seat, victim).may === 'yes');

/** Half a million checks: a matcher each would take longer than the games. */
const must = (holds: boolean, what: string, state: State): void => {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(state)}`);
};

const check = (before: State, state: State): void => {
  for (const seat of state.living) must(attackersOf(state, seat).length <= 2, 'at most two attackers', state);
  const [hits, sooner] = [state.hits.flat(), before.hits.flat()];
  const scored = state.news.filter((news) => news.kind === 'left' && news.hit !== null).length;
  must(hits.length === sooner.length + scored, 'hits add up', state);
  must(new Set(hits).size === hits.length, 'nobody is hit twice', state);
  must(!hits.some((victim) => state.living.includes(victim)), 'a hit is dead', state);
  const { targets } = publicView(state);
  must(
    targets.every((target, seat) => state.open[seat] || target === null),
    'closed cards are nobody else’s business',
    state,
  );
};

const checkEnd = (state: State): void => {
  const { awaits, living, hits, setup } = state;
  if (awaits.kind !== 'over') throw new Error('the game goes on');
  const points = hits.map(
    (taken, seat) => taken.length + (setup.options.survivor && living.includes(seat) ? 1 : 0),
  );
  const most = Math.max(...points);
  expect(living.length).toBeLessThan(2);
  expect(awaits).toEqual({
    kind: 'over',
    ending: living.length === 1 ? 'last-one' : 'nobody',
    points,
    winners: [...points.keys()].filter((seat) => points[seat] === most),
  });
};

it('keeps two attackers at most, hits that add up and ends with their reason; replayed it is the same', () => {
  let [shared, single] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const chance = openStream(new Uint8Array(32).fill(7), `random/${game}`);
    const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil'].slice(0, 3 + chance.below(5));
    const flag = () => chance.below(3) === 0;
    const ring = flag();
    const deal: Options = { ...(ring ? { ring } : flag() && { fresh: true }) };
    const options = { ...deal, ...(flag() && { hunter: true }), ...(flag() && { survivor: true }) };
    const knows = game % 2 === 0;
    const first = unwrap(
      start({ names, options, ...(knows ? { seed: 'truth' } : { seed: '', hands: true }) }),
    );

    let state = first;
    let cardOf = truthOf(names, deal, first);
    const events: TableEvent[] = [];
    while (state.awaits.kind !== 'over') {
      const event = randomEvent(state, cardOf, chance);
      const next = unwrap(apply(state, event));
      check(state, next);
      if (next.round > state.round && next.living.length > 1) cardOf = truthOf(names, deal, next);
      events.push(event);
      state = next;
    }
    checkEnd(state);
    if (state.awaits.winners.length > 1) shared++;
    else single++;
    // Undone to the start and done again, from the record.
    const again = play(...(JSON.parse(JSON.stringify([first.setup, ...events])) as [Setup, ...TableEvent[]]));
    expect(JSON.stringify(again)).toBe(JSON.stringify(state));
  }
  expect(shared).toBeGreaterThan(0);
  expect(single).toBeGreaterThan(0);
});
