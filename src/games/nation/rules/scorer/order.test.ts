import { describe, expect, it } from 'vitest';
import { NATION_CARDS } from '../../cards/set';
import { orderLeft } from '../attempts';
import { orderOf } from './ledger';
import { at, freshLedger, lay, on, RESOLVE, roll } from './ledger.sample';

const fresh = (firstPlayer: number) =>
  freshLedger(NATION_CARDS, ['Ana', 'Ben', 'Cy', 'Dee'], { firstPlayer });

const rifle = { weapon: 'sniper-rifle', times: at('1345') } as const;
const rope = { weapon: 'rope', times: at('0815') } as const;

describe('the order of attempts', () => {
  it('has a target that two want before all else, the earlier first, then the others from the first player', () => {
    const attempts = [lay(0, 1), lay(1, 3, rifle), lay(2, 3, rope), lay(3, 2)];
    expect(orderOf(on(fresh(0), ...attempts))).toEqual([[2], [1], [0], [3]]);
    expect(orderOf(on(fresh(3), ...attempts))).toEqual([[2], [1], [3], [0]]);
  });

  it('has seats together whose times tie, and nobody who marked what is not available', () => {
    expect(orderOf(on(fresh(0), lay(0, 3), lay(1, 3), lay(2, 9)))).toEqual([[0, 1]]);
  });

  it('goes on with what is left', () => {
    const attempts = [lay(0, 1), lay(1, 3, rifle), lay(2, 3, rope)];
    const begun = on(fresh(0), ...attempts, RESOLVE);
    expect(orderLeft(begun)).toEqual([[2], [1], [0]]);
    const missed = on(begun, roll(2, 1));
    expect(orderLeft(missed)).toEqual([[1], [0]]);
  });
});
