import { describe, expect, it } from 'vitest';
import { NATION_CARDS } from '../../cards/set';
import { timeOf } from '../attempt';
import {
  applyLedger,
  type Laid,
  type LedgerEvent,
  type LedgerSetup,
  type LedgerState,
  modifiersLeft,
  oddsOf,
} from './ledger';
import { at, awaited, freshLedger, laid, lay, on, RESOLVE, roll } from './ledger.sample';
import { laidAttempt } from './state';

const fresh = (more: Partial<LedgerSetup> = {}): LedgerState =>
  freshLedger(NATION_CARDS, ['Ana', 'Ben', 'Cy', 'Dee'], more);

/** The place of a target. */
const JUDGE = 8;

const PISTOL = { weapon: 'pistol', times: at('1310') } as const;

describe('a round', () => {
  it('resolves what has been laid: Rope 0815 before Sniper Rifle 1345, and pays by contract', () => {
    const state = on(
      fresh(),
      lay(0, 3, { weapon: 'sniper-rifle', times: at('1345') }),
      lay(1, 3, { weapon: 'rope', times: at('0815') }),
      { kind: 'pass', seat: 2 },
      lay(3, 1, { ...PISTOL, contract: 'public-execution' }),
      RESOLVE,
    );
    expect(awaited(state)).toMatchObject({ kind: 'roll', seat: 1, needed: 4 });
    const hit = on(state, roll(1, 4));
    expect(hit.news.map(({ kind }) => kind)).toEqual(['hit', 'gone']);
    const paid = on(hit, roll(3, 3));
    expect([paid.cash, paid.awaits]).toEqual([[2, 2, 2, 4], 'next']);
    expect(on(paid, { kind: 'next' }).laid).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('takes the last word of a player, and whoever says nothing makes no attempt', () => {
    const state = on(fresh(), lay(0, 3), lay(0, 4, PISTOL), lay(1, 5), { kind: 'pass', seat: 1 }, RESOLVE);
    expect(state.pending).toBe(1);
    expect(state.marks[0]).toBe(4);
  });

  it('pays an insurance for a miss, once', () => {
    const laid = on(fresh(), lay(0, 3, { ...PISTOL, cards: ['insured', 'backup-plan'] }), RESOLVE);
    const dice = laid.awaits === 'roll' && laid.dice === 2 ? [1, 1] : [1];
    const again = on(laid, roll(0, ...dice));
    expect(again.cash[0]).toBe(2);
    const missed = on(again, roll(0, ...dice));
    expect([missed.cash[0], missed.bounty[3]]).toEqual([4, 1]);
  });
});

describe('cards that cannot lie there', () => {
  const begun = on(fresh(), lay(0, 3, { ...PISTOL, contract: 'public-execution' }));
  it.each<[string, LedgerState, LedgerEvent, string]>([
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
    expect(applyLedger(state, event)).toMatchObject({ ok: false, error: { code } });
  });

  it('but a mark on what is not available is no attempt, and no mistake of the table', () => {
    const state = on(fresh(), lay(0, JUDGE), RESOLVE);
    expect(state.news).toEqual([{ kind: 'unavailable', seat: 0, tile: JUDGE }]);
  });
});

/** Ana the Duellist, Ben the Poacher, Cy the Chef, Dee the Climber. */
const ledger = fresh({ specialists: [0, 1, 2, 4] });
const odds = (seat: number, tile: number, more: Partial<Laid>) => oddsOf(ledger, laid(seat, tile, more));
const percent = (chance: number): number => Math.round(chance * 100);

const KNIFE = { weapon: 'knife', times: at('0425') } as const;

describe('what lies turned up', () => {
  it.each<[string, number, number, Partial<Laid>, number, 1 | 2, number]>([
    ['a Pistol, adjustment 0: 3 or more', 1, 3, PISTOL, 3, 1, 67],
    ['its specialist rolls two dice', 0, 3, PISTOL, 3, 2, 89],
    ['a Knife and Stealth on the Judge: 6–3', 1, JUDGE, { ...KNIFE, cards: ['stealth'] }, 3, 1, 67],
    ['a double is +1, once', 1, JUDGE, { ...KNIFE, times: at('0425', '0545') }, 3, 1, 67],
    ['bare hands need a 6', 1, 3, {}, 6, 1, 17],
    ['the Dictator is −2', 1, 16, KNIFE, 6, 1, 17],
    ['Steady Hand is two dice', 1, 3, { ...PISTOL, cards: ['steady-hand'] }, 3, 2, 89],
    ['Backup Plan is a second roll', 1, 3, { ...PISTOL, cards: ['backup-plan'] }, 3, 1, 89],
    ['what rivals play counts too', 1, 3, { ...PISTOL, cards: ['bodyguards', 'anonymous-call'] }, 5, 1, 33],
    ['a t of 1 needs no die', 1, 0, { ...PISTOL, cards: ['stealth'] }, 1, 1, 100],
  ])('%s', (_, seat, tile, more, needed, dice, chance) => {
    const found = odds(seat, tile, more);
    expect([found.needed, found.dice, percent(found.chance)]).toEqual([needed, dice, chance]);
  });

  it.each<[string, Partial<Laid>, number, number]>([
    ['Public Execution with a Pistol pays +$2,000', PISTOL, 2, 0],
    ['a Silencer turns Loud into Silent', { ...PISTOL, cards: ['silencer'] }, 1, 1],
    ['Clean Papers cost no debt', { ...PISTOL, cards: ['silencer', 'clean-papers'] }, 1, 0],
    ['Hard Bargain pays $2,000 more', { ...PISTOL, cards: ['hard-bargain'] }, 4, 0],
    ['a coroner turns the cause into Accident', { ...PISTOL, cards: ['friendly-coroner'] }, 1, 0],
    ['of two that change the noise the last decides', { ...PISTOL, cards: ['silencer', 'brass-band'] }, 2, 0],
    ['bare hands take nothing by contract', {}, 0, 0],
  ])('%s', (_, more, cash, debt) => {
    expect(odds(1, 3, { contract: 'public-execution', ...more }).pay).toEqual({ cash, debt });
  });

  it('goes into the book with its earlier time, moved by cards, and insured', () => {
    const cards = ['early-train', 'insured'];
    const double = laid(1, 3, { weapon: 'rope', times: at('1030', '0815'), cards });
    const attempt = laidAttempt(ledger, double);
    expect(attempt).toMatchObject({ minutes: 495, shift: -180, needed: 3, insurance: 2 });
    expect(timeOf(attempt)).toBe(315);
  });

  it('may be weighed on by every modifier that lasts, and by no other', () => {
    const names = modifiersLeft(ledger, laid(1, 3)).map(({ id }) => id);
    expect(names).toContain('crossfire');
    expect(names).toContain('nights-off');
    expect(names).not.toContain('broker');
    expect(names).toHaveLength(17);
  });

  it('is still read with more of them, as it was kept', () => {
    expect(on(ledger, lay(1, 3, { cards: ['insured', 'insured'] })).laid[1]?.cards).toHaveLength(2);
  });
});
