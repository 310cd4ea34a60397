import { describe, expect, it } from 'vitest';
import { UNARMED_TIME } from '../../cards/clock';
import { NO_KIND } from '../../cards/pack';
import { view } from '../table';
import { contract, lay, on, revealed, roll, seated, until } from './seated.sample';

const wishes = {
  hands: [['pistol-0930', 'stealth'], ['knife-0600'], []],
  contracts: [['public-execution'], [], []],
};
const laying = until(seated(3, wishes), 'lay');
const open = lay(laying, {
  0: { tile: 3, cards: ['pistol-0930', 'stealth'], contract: 'public-execution' },
  1: { tile: 3, cards: ['knife-0600'] },
  2: { tile: 4 },
});

describe('what came of attempts', () => {
  it('is kept in order, with what each brought; who came too late made none', () => {
    const failed = roll(revealed(open), 1);
    expect(failed.outcomes).toMatchObject([{ seat: 1, tile: 3, kind: 'missed', cash: 0, pay: 0, debt: 0 }]);
    const hit = roll(failed, 6);
    // The cash that the knife left on the tile, and what the contract pays.
    expect(hit.outcomes[1]).toMatchObject({ seat: 0, tile: 3, kind: 'hit', cash: 3, pay: 2, debt: 0 });
    expect(hit.outcomes[1]?.contract).toBe(contract('public-execution'));

    const late = roll(revealed(open), 6);
    expect(late.outcomes.map(({ seat }) => seat)).toEqual([1]);
    expect(on(late, { kind: 'take-back', seat: 0, cards: [] }).outcomes).toHaveLength(1);
  });

  it('names bare hands, and stays when the round is over', () => {
    const taken = on(roll(revealed(open), 6), { kind: 'take-back', seat: 0, cards: [] });
    const done = roll(taken, 2);
    expect(done.stage).toBe('refill');
    expect(done.outcomes.at(-1)).toMatchObject({
      seat: 2,
      weapon: NO_KIND,
      contract: -1,
      kind: 'missed',
    });
  });
});

describe('an attempt that lies open', () => {
  it('is seen by everybody: its t, its dice, its time', () => {
    const mine = view(open, 2);
    expect(mine.attemptOf(0)).toEqual({ needed: 2, dice: 1, minutes: 570 });
    expect(mine.attemptOf(1)).toMatchObject({ needed: 4, minutes: 360 });
    expect(mine.attemptOf(2)).toMatchObject({ needed: 6, dice: 1, minutes: UNARMED_TIME });
  });

  it('is seen by nobody while the cards lie face down, nor where there is none', () => {
    const hidden = on(laying, {
      kind: 'lay',
      seat: 2,
      tile: 4,
      contract: null,
      cards: [],
    });
    expect([0, 1, 2].map((seat) => view(hidden, seat).attemptOf(2))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(view(lay(laying, {}), 0).attemptOf(1)).toBeUndefined();
  });
});
