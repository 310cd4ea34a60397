import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../../../tests/volume';
import { unwrap } from '../../../../base/result';
import { streamOf } from '../../../../deal/v1/stream';
import { fastStream } from '../../bots/simulate';
import { totalOf } from '../../cards/money';
import { NATION_CARDS } from '../../cards/set';
import { DECKS, type Deck } from '../../cards/vocabulary';
import { takingsOf } from '../attempts';
import { NONE } from '../board';
import { HAND_LIMITS, membersOf } from '../places';
import { apply, open, type State, shuffledSetup, whyNot } from '../table';
import { handOf } from './piles';
import { type Played, playRandomly, randomEvent, replay } from './random.sample';

const chanceOf = (seed: number) => {
  let word = seed;
  return fastStream(
    streamOf(() => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word;
    }),
  );
};

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const seats = fc.integer({ min: 2, max: 6 });

const randomGame = (
  seed: number,
  players: number,
  watch?: (state: State) => void,
): Played & { setup: State['setup'] } => {
  const chance = chanceOf(seed);
  const setup = shuffledSetup(NATION_CARDS, players, chance, seed % 2 === 0);
  return { setup, ...playRandomly(NATION_CARDS, setup, chance, watch) };
};

/** Every card of a deck, wherever it is. */
const allCards = (state: State, deck: Deck): number[] => [
  ...state.decks[deck],
  ...state.discards[deck],
  ...state.hands[deck].flat(),
  ...(state.offerDeck === deck ? state.offer : []),
  ...(deck === 'assassin'
    ? [...state.market, ...state.laid.flat(), ...state.force.map(({ card }) => card)]
    : []),
  ...(deck === 'contract' ? state.laidContract.filter((card) => card !== NONE) : []),
];

const isEachOnce = (cards: readonly number[], count: number): boolean =>
  cards.length === count && new Set(cards).size === count;

describe('in any game of legal events', () => {
  it('each card is in exactly one place', () => {
    fc.assert(
      fc.property(seeds, seats, (seed, players) => {
        randomGame(seed, players, (state) => {
          if (!isEachOnce(allCards(state, 'assassin'), state.pack.cards.length))
            throw new Error('assassin cards');
          if (!isEachOnce(allCards(state, 'contract'), state.pack.contracts.length))
            throw new Error('contract cards');
        });
      }),
      { numRuns: volume(12, 40) },
    );
  });

  it('no tokens are below 0, and no hand is above its limit but of who has to discard', () => {
    fc.assert(
      fc.property(seeds, seats, (seed, players) => {
        randomGame(seed, players, (state) => {
          for (const tokens of [state.cash, state.debt, state.bounty])
            if (tokens.some((count) => count < 0)) throw new Error('tokens');
          if (state.awaits === 'discard' || state.awaits === 'shuffle' || state.awaits === 'keep') return;
          for (let seat = 0; seat < players; seat++)
            for (const deck of DECKS)
              if (handOf(state, deck, seat).length > HAND_LIMITS[deck]) throw new Error('hand');
        });
      }),
      { numRuns: volume(12, 40) },
    );
  });

  it('all targets find an owner, and the score is what everybody has', () => {
    fc.assert(
      fc.property(seeds, seats, (seed, players) => {
        const { end } = randomGame(seed, players);
        expect(end.remaining).toBe(0);
        expect(end.owner.every((seat) => seat >= 0 && seat < players)).toBe(true);
        expect(end.bounty.every((cash) => cash === 0)).toBe(true);
        expect(end.takings.reduce((sum, { tiles }) => sum + tiles, 0)).toBe(6 * 3 + 5 * 5 + 4 * 7 + 3 * 10);
        if (end.duel === 0) {
          expect(end.takings).toEqual(end.takings.map((_, seat) => takingsOf(end, seat)));
          expect(membersOf(end.playing)).toHaveLength(players);
        }
        const totals = end.takings.map(totalOf);
        expect(totals[end.winner]).toBe(Math.max(...totals));
      }),
      { numRuns: volume(20, 60) },
    );
  });

  it('to undo is to replay fewer events', () => {
    fc.assert(
      fc.property(seeds, seats, fc.double({ min: 0, max: 1, noNaN: true }), (seed, players, share) => {
        const { setup, events } = randomGame(seed, players);
        const kept = events.slice(0, Math.floor(share * events.length));
        let state: State = unwrap(open(NATION_CARDS, setup));
        for (const event of kept) state = unwrap(apply(state, event));
        expect(unwrap(replay(NATION_CARDS, setup, kept))).toEqual(state);
      }),
      { numRuns: volume(5, 15) },
    );
  });

  it('an event of another moment is refused or legal, and never breaks the table or the state it is put to', () => {
    fc.assert(
      fc.property(seeds, seats, fc.nat(), fc.nat(), (seed, players, at, from) => {
        const { setup, events } = randomGame(seed, players);
        const state = unwrap(replay(NATION_CARDS, setup, events.slice(0, at % events.length)));
        const before = structuredClone(state);
        const event = events[from % events.length] as (typeof events)[number];
        const why = whyNot(state, event);
        const after = apply(state, event);
        expect(after.ok).toBe(why === undefined);
        expect(state).toEqual(before);
        if (after.ok)
          expect(isEachOnce(allCards(after.value, 'assassin'), state.pack.cards.length)).toBe(true);
      }),
      { numRuns: volume(20, 60) },
    );
  });

  it('the table always waits for somebody, or is over', () => {
    const { end } = randomGame(7, 4, (state) => {
      expect(state.awaits === 'nothing').toBe(state.stage === 'over');
      expect(state.waiting !== 0 || state.awaits === 'shuffle' || state.stage === 'over').toBe(true);
    });
    expect(randomEvent(end, chanceOf(1))).toBeUndefined();
  });
});
