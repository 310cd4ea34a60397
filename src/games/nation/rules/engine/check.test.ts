import { describe, expect, it } from 'vitest';
import { apply, type Refused, type State, type TableEvent, view } from '../table';
import { attempting, card, contract, lay, on, seated, until } from './seated.sample';

const wishes = {
  hands: [['pistol-0930', 'knife-0600', 'stealth', 'draw-2', 'cancel'], ['rpg-1310']],
  contracts: [['public-execution'], ['quiet-accident']],
};
const fresh = seated(3, wishes);
const atBuy = until(fresh, 'buy');
const atIntel = until(fresh, 'intel');
const atLay = until(fresh, 'lay');
const atReveal = lay(atLay, { 0: { tile: 0, cards: ['pistol-0930'] }, 1: { tile: 0, cards: ['rpg-1310'] } });
const atRoll = attempting(fresh, { 0: { tile: 0, cards: ['pistol-0930'] }, 1: { tile: 1 } });
const atTie = attempting(fresh, { 0: { tile: 0 }, 2: { tile: 0 } });
const atRefill = until(fresh, 'refill');
const atVote = attempting(seated(3, { ...wishes, storytelling: true }), { 0: { tile: 0 } });
const offered = on(atBuy, { kind: 'buy', seat: 0, deck: 'contract', discard: contract('public-execution') });

const layOf = (more: Partial<Extract<TableEvent, { kind: 'lay' }>>): TableEvent => ({
  kind: 'lay',
  seat: 0,
  tile: 0,
  contract: null,
  cards: [],
  ...more,
});

const CASES: readonly [string, State, TableEvent, Refused['rule'], string][] = [
  ['market: out of turn', fresh, { kind: 'blind', seat: 1 }, 'turns', 'not-your-turn'],
  [
    'market: a card that is not there',
    fresh,
    { kind: 'take', seat: 0, card: card('stealth') },
    'take-one',
    'not-in-market',
  ],
  ['market: laying already', fresh, layOf({}), 'order', 'not-now'],
  ['market: passing', fresh, { kind: 'pass', seat: 0 }, 'order', 'not-now'],
  ['buying: taking from the market', atBuy, { kind: 'blind', seat: 0 }, 'order', 'not-now'],
  ['buying: with a full hand', atBuy, { kind: 'buy', seat: 0, deck: 'contract' }, 'buy-full', 'hand-full'],
  [
    'buying: discarding what one does not hold',
    atBuy,
    { kind: 'buy', seat: 0, deck: 'assassin', discard: card('rpg-1310') },
    'hand',
    'not-held',
  ],
  [
    'buying: from a deck that has no card left',
    { ...atBuy, decks: { ...atBuy.decks, contract: [] } },
    { kind: 'buy', seat: 0, deck: 'contract', discard: contract('public-execution') },
    'empty',
    'no-cards',
  ],
  [
    'buying: a card that was not looked at',
    offered,
    { kind: 'keep', seat: 0, card: 0 },
    'buy',
    'not-offered',
  ],
  ['buying: passing with cards in sight', offered, { kind: 'pass', seat: 0 }, 'order', 'not-now'],
  [
    'Intel: a card of somebody else',
    atIntel,
    { kind: 'play', seat: 0, card: card('rpg-1310') },
    'hand',
    'not-held',
  ],
  ['Intel: a weapon', atIntel, { kind: 'play', seat: 0, card: card('pistol-0930') }, 'phase', 'wrong-phase'],
  ['Intel: a Reveal card', atIntel, { kind: 'play', seat: 0, card: card('cancel') }, 'phase', 'wrong-phase'],
  ['Intel: out of turn', atIntel, { kind: 'pass', seat: 2 }, 'turns', 'not-your-turn'],
  [
    'laying: no target for the cards',
    atLay,
    layOf({ tile: null, cards: [card('stealth')] }),
    'mark',
    'no-target',
  ],
  ['laying: a tile that there is not', atLay, layOf({ tile: 18 }), 'pyramid', 'no-such-tile'],
  ['laying: another contract', atLay, layOf({ contract: contract('quiet-accident') }), 'hand', 'not-held'],
  ['laying: another card', atLay, layOf({ cards: [card('rpg-1310')] }), 'hand', 'not-held'],
  ['laying: one card twice', atLay, layOf({ cards: [card('stealth'), card('stealth')] }), 'hand', 'not-held'],
  [
    'laying: two different weapons',
    atLay,
    layOf({ cards: [card('pistol-0930'), card('knife-0600')] }),
    'two-kinds',
    'two-weapons',
  ],
  ['laying: an Intel card', atLay, layOf({ cards: [card('draw-2')] }), 'phase', 'wrong-phase'],
  ['laying: twice', on(atLay, layOf({})), layOf({}), 'order', 'laid-already'],
  [
    'Reveal: an Intel card',
    atReveal,
    { kind: 'play', seat: 0, card: card('draw-2') },
    'phase',
    'wrong-phase',
  ],
  ['Reveal: rolling already', atReveal, { kind: 'roll', seat: 0, dice: [3] }, 'order', 'not-now'],
  ['dice: out of line', atRoll, { kind: 'roll', seat: 1, dice: [3] }, 'line', 'not-in-line'],
  ['dice: too many', atRoll, { kind: 'roll', seat: 0, dice: [3, 4] }, 'dice', 'dice-count'],
  ['dice: none', atRoll, { kind: 'roll', seat: 0, dice: [] }, 'dice', 'dice-count'],
  ['dice: a seven', atRoll, { kind: 'roll', seat: 0, dice: [7] }, 'dice', 'no-such-value'],
  ['dice: half a pip', atRoll, { kind: 'roll', seat: 0, dice: [2.5] }, 'dice', 'no-such-value'],
  ['a tie: who has no part in it', atTie, { kind: 'roll', seat: 1, dice: [3] }, 'time-tie', 'not-tied'],
  ['a tie: two dice', atTie, { kind: 'roll', seat: 0, dice: [3, 3] }, 'dice', 'dice-count'],
  ['a vote: on one’s own story', atVote, { kind: 'vote', seat: 0, favour: true }, 'story', 'no-vote'],
  [
    'a vote: twice',
    on(atVote, { kind: 'vote', seat: 1, favour: true }),
    { kind: 'vote', seat: 1, favour: true },
    'story',
    'no-vote',
  ],
  ['a vote: dice before it', atVote, { kind: 'roll', seat: 0, dice: [6] }, 'order', 'not-now'],
  [
    'refilling: discarding what one does not hold',
    atRefill,
    { kind: 'refill', seat: 0, cards: [card('rpg-1310')], contracts: [] },
    'hand',
    'not-held',
  ],
  [
    'refilling: out of turn',
    atRefill,
    { kind: 'refill', seat: 1, cards: [], contracts: [] },
    'turns',
    'not-your-turn',
  ],
  [
    'shuffling: a deck that has cards',
    fresh,
    { kind: 'shuffle', deck: 'assassin', order: [] },
    'order',
    'not-now',
  ],
];

describe('an illegal event', () => {
  it.each(CASES)('%s', (_, state, event, rule, code) => {
    const before = structuredClone({ ...state, pack: null });
    const result = apply(state, event);
    expect(result).toMatchObject({ ok: false, error: { rule, code } });
    expect(result.ok ? '' : result.error.message).toMatch(/^[A-Z0-9].*[.?]$/);
    expect({ ...state, pack: null }).toEqual(before);
  });

  it('of a hand that has to come down: another count, another deck, another card', () => {
    const at = on(atIntel, { kind: 'play', seat: 0, card: card('draw-2') });
    const discard = (deck: 'assassin' | 'contract', cards: number[]): unknown =>
      apply(at, { kind: 'discard', seat: 0, deck, cards });
    expect(discard('assassin', [])).toMatchObject({ error: { code: 'discard-count' } });
    expect(discard('contract', [contract('public-execution')])).toMatchObject({
      error: { code: 'discard-count' },
    });
    expect(discard('assassin', [card('rpg-1310')])).toMatchObject({ error: { code: 'not-held' } });
    expect(discard('assassin', [card('stealth')])).toMatchObject({ ok: true });
  });

  it('of a deck that has run out: another deck, a card too few, a card twice', () => {
    const pile = [card('stealth'), card('draw-2')];
    const out = on(
      { ...atRefill, decks: { assassin: [], contract: [] }, discards: { assassin: pile, contract: [] } },
      ...[0, 1, 2].map((seat) => refill(seat)),
    );
    expect(out.awaits).toBe('shuffle');
    const shuffle = (deck: 'assassin' | 'contract', order: number[]): unknown =>
      apply(out, { kind: 'shuffle', deck, order });
    expect(shuffle('contract', [])).toMatchObject({ error: { rule: 'decks', code: 'other-deck' } });
    expect(shuffle('assassin', pile.slice(1))).toMatchObject({ error: { code: 'not-the-discards' } });
    expect(shuffle('assassin', [pile[0] as number, pile[0] as number])).toMatchObject({
      error: { code: 'not-the-discards' },
    });
    expect(shuffle('assassin', pile)).toMatchObject({ ok: true });
  });
});

const refill = (seat: number): TableEvent => ({ kind: 'refill', seat, cards: [], contracts: [] });

describe('whoever has no cash', () => {
  it('has no turn to buy', () => {
    const paupers = { ...fresh, cash: [0, 2, 0] };
    expect(until(paupers, 'buy').waiting).toBe(1 << 1);
    expect(until({ ...fresh, cash: [0, 0, 0] }, 'intel').stage).toBe('intel');
    expect(view(paupers, 0).cash).toEqual([0, 2, 0]);
  });
});
