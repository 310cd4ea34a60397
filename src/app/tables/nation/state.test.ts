import { describe, expect, it } from 'vitest';
import { applyNation, type NationEvent, type NationState } from './state';
import { at, fresh, JUDGE, lay, on } from './table.sample';

const PISTOL = { weapon: 'pistol', times: at('1310') } as const;
const roll = (seat: number, ...dice: number[]): NationEvent => ({ kind: 'roll', seat, dice });
const RESOLVE: NationEvent = { kind: 'resolve' };

describe('a round', () => {
  it('resolves what has been laid: Rope 0815 before Sniper Rifle 1345, and pays by contract', () => {
    const state = on(
      fresh({ specialists: [0, 1, 2, 3] }),
      lay(0, 3, { weapon: 'sniper-rifle', times: at('1345') }),
      lay(1, 3, { weapon: 'rope', times: at('0815') }),
      { kind: 'pass', seat: 2 },
      lay(3, 1, { ...PISTOL, contract: 'public-execution' }),
      RESOLVE,
    );
    expect(state.book.awaits).toMatchObject({ kind: 'roll', seat: 1, needed: 4 });
    const hit = on(state, roll(1, 4));
    expect(hit.book.news.map(({ kind }) => kind)).toEqual(['hit', 'gone']);
    const paid = on(hit, roll(3, 3));
    expect([paid.book.cash, paid.book.awaits.kind]).toEqual([[2, 2, 2, 4], 'next']);
    expect(on(paid, { kind: 'next' }).laid).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('takes the last word of a player, and whoever says nothing makes no attempt', () => {
    const state = on(fresh(), lay(0, 3), lay(0, 4, PISTOL), lay(1, 5), { kind: 'pass', seat: 1 }, RESOLVE);
    expect(state.book.pending).toBe(1);
    expect(state.book.marks[0]).toBe(4);
  });

  it('pays an insurance for a miss, once', () => {
    const laid = on(fresh(), lay(0, 3, { ...PISTOL, cards: ['insured', 'backup-plan'] }), RESOLVE);
    const dice = laid.book.awaits.kind === 'roll' && laid.book.awaits.dice === 2 ? [1, 1] : [1];
    const again = on(laid, roll(0, ...dice));
    expect(again.book.cash[0]).toBe(2);
    const missed = on(again, roll(0, ...dice));
    expect([missed.book.cash[0], missed.book.bounty[3]]).toEqual([4, 1]);
  });
});

describe('cards that cannot lie there', () => {
  const begun = on(fresh(), lay(0, 3, { ...PISTOL, contract: 'public-execution' }));
  it.each<[string, NationState, NationEvent, string]>([
    ['a weapon without its time', begun, lay(1, 3, { weapon: 'rope' }), 'no-time'],
    ['a time without a weapon', begun, lay(1, 3, { times: at('0815') }), 'no-such-weapon'],
    ['a time that is not printed', begun, lay(1, 3, { weapon: 'rope', times: at('0816') }), 'no-such-card'],
    [
      'three of a kind',
      begun,
      lay(1, 3, { weapon: 'rope', times: at('0450', '0620', '0815') }),
      'weapon-count',
    ],
    ['a card that another has laid', begun, lay(1, 4, PISTOL), 'card-twice'],
    [
      'a contract that another has laid',
      begun,
      lay(1, 4, { contract: 'public-execution' }),
      'contract-twice',
    ],
    ['a contract that there is not', begun, lay(1, 4, { contract: 'picnic' }), 'no-such-contract'],
    ['a modifier that there is not', begun, lay(1, 4, { cards: ['picnic'] }), 'no-such-card'],
    ['no target', begun, lay(1, null), 'no-target'],
    ['cards of nobody', begun, lay(4, 3), 'no-such-seat'],
    ['a pass of nobody', begun, { kind: 'pass', seat: 4 }, 'no-such-seat'],
    ['cards while the dice roll', on(begun, RESOLVE), lay(1, 3), 'not-now'],
    ['a pass while the dice roll', on(begun, RESOLVE), { kind: 'pass', seat: 1 }, 'not-now'],
  ])('%s', (_, state, event, code) => {
    expect(applyNation(state, event)).toMatchObject({ ok: false, error: { code } });
  });

  it('but a mark on what is not available is no attempt, and no mistake of the table', () => {
    const state = on(fresh(), lay(0, JUDGE), RESOLVE);
    expect(state.book.news).toEqual([{ kind: 'unavailable', seat: 0, tile: JUDGE }]);
  });
});
