import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { NATION_CARDS } from '../cards/set';
import { type Announcement, applyLedger, type LedgerState, orderLeft, orderOf, startLedger } from '../ledger';
import { STANDARD_LAYOUT } from '../pyramid';

const fresh = (firstPlayer: number): LedgerState =>
  unwrap(
    startLedger(NATION_CARDS, {
      names: ['Ana', 'Ben', 'Cy', 'Dee'],
      firstPlayer,
      specialists: [0, 1, 2, 3],
      hitLists: [null, null, null, null],
      layout: STANDARD_LAYOUT,
      storytelling: false,
    }),
  );

const attempt = (seat: number, tile: number, more: Partial<Announcement> = {}): Announcement => ({
  seat,
  tile,
  weapon: null,
  copies: 0,
  minutes: 0,
  msr: 0,
  shift: 0,
  pay: { cash: 0, debt: 0 },
  fee: 0,
  twoDice: false,
  again: false,
  ...more,
});

const rifle = { weapon: 'sniper-rifle', copies: 1, minutes: 13 * 60 + 45 } as const;
const rope = { weapon: 'rope', copies: 1, minutes: 8 * 60 + 15 } as const;

describe('the order of attempts', () => {
  it('has a target that two want before all else, the earlier first, then the others from the first player', () => {
    const attempts = [attempt(0, 1), attempt(1, 3, rifle), attempt(2, 3, rope), attempt(3, 2)];
    expect(orderOf(fresh(0), attempts)).toEqual([[2], [1], [0], [3]]);
    expect(orderOf(fresh(3), attempts)).toEqual([[2], [1], [3], [0]]);
  });

  it('has seats together whose times tie, and nobody who marked what is not available', () => {
    expect(orderOf(fresh(0), [attempt(0, 3), attempt(1, 3), attempt(2, 9)])).toEqual([[0, 1]]);
  });

  it('goes on with what is left', () => {
    const attempts = [attempt(0, 1), attempt(1, 3, rifle), attempt(2, 3, rope)];
    const begun = unwrap(applyLedger(fresh(0), { kind: 'announce', attempts }));
    expect(orderLeft(begun)).toEqual([[2], [1], [0]]);
    const missed = unwrap(applyLedger(begun, { kind: 'roll', seat: 2, dice: [1] }));
    expect(orderLeft(missed)).toEqual([[1], [0]]);
  });
});
