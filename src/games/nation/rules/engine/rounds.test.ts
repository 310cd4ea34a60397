import { describe, expect, it } from 'vitest';
import { totalOf } from '../../cards/money';
import { FULL_PYRAMID, marketSize } from '../places';
import { apply, open, type State } from '../table';
import { SAMPLE } from './cards.sample';
import { handOf } from './piles';
import { replay } from './random.sample';
import {
  attempting,
  card,
  contract,
  contractIds,
  handIds,
  lay,
  on,
  pileIds,
  roll,
  seated,
  seatedSetup,
  until,
  waitingSeats,
} from './seated.sample';

const codeOf = (state: State, event: Parameters<typeof apply>[1]): string | undefined => {
  const result = apply(state, event);
  return result.ok ? undefined : result.error.code;
};

describe('the setup', () => {
  it.each([2, 3, 4, 5, 6])('gives each of %i players 5 assassin cards, 2 contracts and 2 cash', (players) => {
    const state = seated(players);
    for (let seat = 0; seat < players; seat++) {
      expect(handOf(state, 'assassin', seat)).toHaveLength(5);
      expect(handOf(state, 'contract', seat)).toHaveLength(2);
      expect([state.cash[seat], state.debt[seat]]).toEqual([2, 0]);
    }
    expect(state.remaining).toBe(FULL_PYRAMID);
  });

  it.each([
    ['too few', { players: 1 }, 'too-few-players'],
    ['too many', { players: 7 }, 'too-many-players'],
    ['a first player who is not there', { firstPlayer: 2 }, 'seat-unknown'],
    ['two of one specialist', { specialists: [1, 1] }, 'specialists-wrong'],
    ['a hit list that does not exist', { hitLists: [0, 8] }, 'hit-lists-wrong'],
    ['a deck without a card', { assassinDeck: [0, 1, 2] }, 'deal-wrong'],
    ['a contract twice', { contractDeck: SAMPLE.contracts.map(() => 0) }, 'deal-wrong'],
    ['a $3,000 target in the top row', { layout: [...seatedSetup(2).layout].reverse() }, 'layout-wrong'],
  ])('is refused for %s', (_, wrong, code) => {
    expect(open(SAMPLE, { ...seatedSetup(2), ...wrong })).toMatchObject({ ok: false, error: { code } });
  });
});

describe('the black market', () => {
  it('has five cards for four players, one more than there are players', () => {
    expect(seated(4).market).toHaveLength(5);
    expect([2, 3, 4, 5, 6].map((players) => seated(players).market.length)).toEqual([3, 4, 5, 6, 7]);
    expect(marketSize(4)).toBe(5);
  });

  it('lets each take one card, or draw unseen, in order from the first player, and discards the rest', () => {
    const next = ['stealth', 'msr+2', 'again', 'recover', 'silencer'];
    let state = seated(3, { firstPlayer: 1, next });
    expect(waitingSeats(state)).toEqual([1]);
    state = on(state, { kind: 'take', seat: 1, card: card('again') });
    state = on(state, { kind: 'blind', seat: 2 });
    expect(handIds(state, 1)).toContain('again');
    expect(handIds(state, 2)).toContain('silencer');
    expect(state.awaits).toBe('take');
    state = on(state, { kind: 'take', seat: 0, card: card('stealth') });
    expect(state.market).toEqual([]);
    expect(pileIds(state).toSorted()).toEqual(['msr+2', 'recover']);
    expect(state.stage).toBe('buy');
  });
});

describe('buying', () => {
  const open = (wishes = {}) => until(seated(2, wishes), 'buy');

  it('costs one cash, looks at two cards and keeps one', () => {
    const at = open({ next: ['stealth', 'msr+2', 'msr+3', 'again', 'recover'] });
    const dropped = handOf(at, 'assassin', 0)[0] as number;
    const bought = on(at, { kind: 'buy', seat: 0, deck: 'assassin', discard: dropped });
    expect(bought.cash).toEqual([1, 2]);
    expect(bought.awaits).toBe('keep');
    expect(bought.offer).toEqual([card('again'), card('recover')]);
    const kept = on(bought, { kind: 'keep', seat: 0, card: card('recover') });
    expect(handIds(kept, 0)).toContain('recover');
    expect(pileIds(kept).at(-1)).toBe('again');
    expect([kept.awaits, waitingSeats(kept)]).toEqual(['buy', [0]]);
  });

  it('serves from either deck, as often as there is cash, and then comes to the next player', () => {
    let state = open();
    for (const _ of [1, 2]) {
      const discard = handOf(state, 'contract', 0)[0] as number;
      state = on(state, { kind: 'buy', seat: 0, deck: 'contract', discard });
      state = on(state, { kind: 'keep', seat: 0, card: state.offer[0] as number });
    }
    expect(state.cash).toEqual([0, 2]);
    expect(handOf(state, 'contract', 0)).toHaveLength(2);
    expect(waitingSeats(state)).toEqual([1]);
  });

  it('needs room in the hand: a full one discards first, another does not', () => {
    const full = open();
    expect(handOf(full, 'assassin', 0)).toHaveLength(6);
    expect(codeOf(full, { kind: 'buy', seat: 0, deck: 'assassin' })).toBe('hand-full');
    const room = { ...full, hands: { ...full.hands, assassin: [[card('stealth')], []] } };
    expect(codeOf(room, { kind: 'buy', seat: 0, deck: 'assassin' })).toBeUndefined();
    expect(codeOf(room, { kind: 'buy', seat: 0, deck: 'assassin', discard: card('stealth') })).toBe(
      'hand-not-full',
    );
  });
});

describe('hand limits', () => {
  it('are six and two: whoever draws more discards at once', () => {
    const at = until(seated(2, { hands: [['draw-2']] }), 'intel');
    const drawn = on(at, { kind: 'play', seat: 0, card: card('draw-2') });
    expect(handOf(drawn, 'assassin', 0)).toHaveLength(7);
    expect([drawn.awaits, waitingSeats(drawn)]).toEqual(['discard', [0]]);
    const [least] = handOf(drawn, 'assassin', 0);
    const left = on(drawn, { kind: 'discard', seat: 0, deck: 'assassin', cards: [least as number] });
    expect(handOf(left, 'assassin', 0)).toHaveLength(6);
    expect(left.awaits).toBe('play');

    const contracts = until(seated(2, { hands: [['draw-contract']] }), 'intel');
    const three = on(contracts, { kind: 'play', seat: 0, card: card('draw-contract') });
    expect([three.awaits, handOf(three, 'contract', 0).length]).toEqual(['discard', 3]);
  });
});

describe('the Assassination phase', () => {
  it('takes the cards of all, in any order, and turns them up together', () => {
    const at = until(seated(3, { hands: [['pistol-0930', 'stealth']] }), 'lay');
    expect(waitingSeats(at)).toEqual([0, 1, 2]);
    const two = on(at, { kind: 'lay', seat: 2, tile: 0, contract: null, cards: [] });
    expect(waitingSeats(two)).toEqual([0, 1]);
    const one = on(two, {
      kind: 'lay',
      seat: 0,
      tile: 1,
      contract: null,
      cards: [card('pistol-0930'), card('stealth')],
    });
    expect(one.stage).toBe('lay');
    const all = on(one, { kind: 'lay', seat: 1, tile: null, contract: null, cards: [] });
    expect(all.stage).toBe('reveal');
    expect(all.laid[0]).toEqual([card('pistol-0930')]);
    expect(all.force.map((force) => [force.card, force.by])).toEqual([[card('stealth'), 0]]);
  });
});

describe('the end of a round', () => {
  it('discards at will, draws back up to 5 and 2, and passes the first-player token clockwise', () => {
    const wishes = { firstPlayer: 2, hands: [['pistol-0930']], contracts: [['public-execution']] };
    const made = roll(
      attempting(seated(3, wishes), { 0: { tile: 0, cards: ['pistol-0930'], contract: 'public-execution' } }),
      6,
    );
    expect([made.awaits, waitingSeats(made)]).toEqual(['refill', [2]]);
    const second = on(made, { kind: 'refill', seat: 2, cards: [], contracts: [] });
    expect(handOf(second, 'assassin', 2)).toHaveLength(6);
    const [a, b] = handOf(second, 'assassin', 0) as [number, number];
    const held = handOf(second, 'contract', 0) as [number];
    const third = on(second, { kind: 'refill', seat: 0, cards: [a, b], contracts: held });
    expect(handOf(third, 'assassin', 0)).toHaveLength(5);
    expect(handOf(third, 'contract', 0)).toHaveLength(2);
    expect(handOf(third, 'assassin', 0)).not.toContain(a);
    const next = on(third, { kind: 'refill', seat: 1, cards: [], contracts: [] });
    expect([next.round, next.first, next.stage, waitingSeats(next)]).toEqual([2, 0, 'market', [0]]);
    expect(next.market).toHaveLength(4);
  });
});

describe('an empty deck', () => {
  it('is made of its discards again, in the order that chance gives, when a card is drawn from it', () => {
    const full = until(seated(2), 'refill');
    const [top = card('stealth'), ...rest] = full.decks.assassin;
    const short: State = {
      ...full,
      decks: { ...full.decks, assassin: [top] },
      discards: { assassin: [...full.discards.assassin, ...rest], contract: [] },
    };
    const ended = on(
      short,
      { kind: 'refill', seat: 0, cards: [], contracts: [] },
      { kind: 'refill', seat: 1, cards: [], contracts: [] },
    );
    expect(ended.awaits).toBe('shuffle');
    expect(ended.market).toEqual([top]);
    const pile = ended.discards.assassin;
    const order = pile.toReversed();
    expect(codeOf(ended, { kind: 'blind', seat: 1 })).toBe('not-now');
    const shuffled = on(ended, { kind: 'shuffle', deck: 'assassin', order });
    expect(shuffled.market).toEqual([top, order[0], order[1]]);
    expect(shuffled.decks.assassin).toHaveLength(pile.length - 2);
    expect(shuffled.discards.assassin).toEqual([]);
    expect(shuffled.awaits).toBe('take');
  });

  it('with no discards either gives fewer cards', () => {
    const full = until(seated(2), 'refill');
    const none = { assassin: [], contract: [] };
    const bare = { ...full, decks: { ...none, assassin: [card('stealth')] }, discards: none };
    const ended = until(bare, 'market');
    expect(ended.market).toEqual([card('stealth')]);
  });
});

describe('the end', () => {
  /** A table where only tile 15, of the top row, is left. */
  const last = (state: State, owners: Record<number, number>): State => ({
    ...state,
    remaining: 1 << 15,
    owner: state.owner.map((_, tile) => owners[tile] ?? -1),
  });

  it('comes when all targets are gone: tiles + cash + hit-list bonuses - debt', () => {
    const state = last(seated(2, { hands: [['rpg-1310', 'msr+2']] }), { 0: 0, 1: 1, 2: 0, 6: 1 });
    const owing = { ...state, debt: [1, 0] };
    const over = attempting(owing, { 0: { tile: 15, cards: ['rpg-1310', 'msr+2'] } });
    // Seat 0: tiles 3 + 3 + 10, list 0 pays 2 for target 0 and 1 for target 2. Seat 1: 3 + 5, list 1 pays 2 and 1.
    expect(over.takings.map(totalOf)).toEqual([16 + 2 + 3 - 1, 8 + 2 + 3]);
    expect([over.stage, over.awaits, over.winner]).toEqual(['over', 'nothing', 0]);
    expect(codeOf(over, { kind: 'pass', seat: 0 })).toBe('game-over');
  });

  it('bonus: pays a hit list to its own holder, and only for tiles that the holder owns', () => {
    // Lists 0 and 1 both have targets 1 to 5; all of these are seat 1's.
    const owners = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 };
    const state = last(seated(2, { hands: [['rpg-1310', 'msr+2']] }), owners);
    const over = attempting(state, { 0: { tile: 15, cards: ['rpg-1310', 'msr+2'] } });
    expect(over.takings.map(totalOf)).toEqual([10 + 2, 15 + 2 + 6]);
  });

  it('no-limit: knows no limit to tokens', () => {
    const rich = last({ ...seated(2, { hands: [['rpg-1310', 'msr+2']] }), cash: [500, 90] }, {});
    const over = attempting(rich, { 0: { tile: 15, cards: ['rpg-1310', 'msr+2'] } });
    expect(over.takings.map(totalOf)).toEqual([510, 90]);
  });
});

describe('a list of events', () => {
  it('is replayed to the same state, and names the event that is refused', () => {
    const setup = seatedSetup(2);
    const events = [
      { kind: 'blind', seat: 0 },
      { kind: 'blind', seat: 1 },
      { kind: 'pass', seat: 0 },
    ] as const;
    expect(replay(SAMPLE, setup, events)).toEqual({ ok: true, value: on(seated(2), ...events) });
    const wrong = replay(SAMPLE, setup, [...events, { kind: 'pass', seat: 0 }]);
    expect(wrong).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(wrong.ok ? '' : wrong.error.message).toMatch(/^Event 4: /);
  });
});

it('the cards of a test table are where a test wants them', () => {
  const state = seated(2, {
    hands: [['stealth'], ['rope-0815', 'again']],
    contracts: [[], ['public-execution']],
  });
  expect(handIds(state, 0)).toContain('stealth');
  expect(handIds(state, 1)).toEqual(expect.arrayContaining(['again', 'rope-0815']));
  expect(contractIds(state, 1)).toContain('public-execution');
  expect(contract('quiet-accident')).toBe(1);
  expect(lay(until(state, 'lay'), {}).stage).toBe('reveal');
});
