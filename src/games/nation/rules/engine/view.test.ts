import { describe, expect, it } from 'vitest';
import { view } from '../table';
import { card, contract, lay, on, seated, until } from './seated.sample';

const wishes = {
  hands: [['look-hand', 'look-list'], ['pistol-0930', 'stealth'], []],
  contracts: [[], ['public-execution'], []],
};
const fresh = seated(3, wishes);

describe('what a seat may know', () => {
  it('is its own cards, and how many the others hold', () => {
    const mine = view(fresh, 1);
    expect(mine.hand).toEqual(expect.arrayContaining([card('pistol-0930'), card('stealth')]));
    expect(mine.contracts).toContain(contract('public-execution'));
    expect([mine.hitListOf(1), mine.hitListOf(0)]).toEqual([1, -1]);
    expect([mine.handCount('assassin', 0), mine.handCount('contract', 2)]).toEqual([5, 2]);
    expect(mine.deckCount('assassin')).toBe(fresh.decks.assassin?.length);
    expect(mine.market).toEqual(fresh.market);
    expect([mine.players, mine.specialists]).toEqual([3, [0, 1, 2]]);
  });

  it('never is a deck, a hand of others, or what waits to be drawn', () => {
    const mine = view(fresh, 0);
    for (const hidden of [
      'decks',
      'hands',
      'setup',
      'draws',
      'marks',
      'laid',
      'laidContract',
      'sawHand',
      'ranks',
    ])
      expect(Reflect.get(mine, hidden), hidden).toBeUndefined();
    expect(Object.values(mine)).toEqual([0]);
  });

  it('is what lies on the table, once the cards are turned up', () => {
    const at = on(until(fresh, 'lay'), {
      kind: 'lay',
      seat: 1,
      tile: 4,
      contract: contract('public-execution'),
      cards: [card('pistol-0930'), card('stealth')],
    });
    const [rival, own] = [view(at, 0), view(at, 1)];
    expect([rival.markOf(1), rival.laidContractOf(1), rival.laidOf(1)]).toEqual([-1, -1, []]);
    expect([at.laid[1]?.length, at.ready]).toEqual([2, 0b010]);
    expect([own.markOf(1), own.laidContractOf(1)]).toEqual([4, contract('public-execution')]);
    expect(own.laidOf(1)).toEqual([card('pistol-0930'), card('stealth')]);
    const open = view(lay(at, {}), 0);
    expect([open.markOf(1), open.laidContractOf(1)]).toEqual([4, contract('public-execution')]);
    expect(open.laidOf(1)).toEqual([card('pistol-0930')]);
    expect(open.force.map((force) => force.card)).toEqual([card('stealth')]);
  });

  it('is a hand to the end of the round, and a hit list for good, for whoever looked', () => {
    const at = until(fresh, 'intel');
    const seen = on(
      at,
      { kind: 'play', seat: 0, card: card('look-hand'), rival: 1 },
      { kind: 'play', seat: 0, card: card('look-list'), rival: 2 },
    );
    const mine = view(seen, 0);
    expect(mine.seenHandOf(1)).toEqual(view(seen, 1).hand.toSorted((a, b) => a - b));
    expect([mine.seenHandOf(2), view(seen, 2).seenHandOf(1)]).toEqual([undefined, undefined]);
    expect([mine.hitListOf(1), mine.hitListOf(2)]).toEqual([-1, 2]);
    const next = view(until(seen, 'refill'), 0);
    expect([next.seenHandOf(1), next.hitListOf(2)]).toEqual([undefined, 2]);
  });

  it('is what it looks at itself, and not what a rival does', () => {
    const at = until(fresh, 'buy');
    const discard = view(at, 0).contracts[0] as number;
    const bought = on(at, { kind: 'buy', seat: 0, deck: 'contract', discard });
    expect(view(bought, 0).offer).toHaveLength(2);
    expect(view(bought, 1).offer).toEqual([]);
  });

  it('is all hit lists in the end', () => {
    expect(view({ ...fresh, stage: 'over' }, 0).hitListOf(2)).toBe(2);
  });
});
