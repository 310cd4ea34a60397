import { describe, expect, it } from 'vitest';
import { totalOf } from '../../cards/money';
import { apply, type State } from '../table';
import { handOf } from './piles';
import {
  attempting,
  card,
  handIds,
  lay,
  on,
  revealed,
  roll,
  seated,
  until,
  waitingSeats,
} from './seated.sample';

/** Three players, one target left that seat 0 takes, and then seats 0 and 2 have as much as each other. */
const tied = (hands: string[][] = []): State => {
  const [first = [], ...others] = hands;
  const state = seated(3, { hands: [['rpg-1310', 'msr+2', ...first], ...others] });
  const last = { ...state, remaining: 1 << 15, cash: [0, 1, 10] };
  return attempting(last, { 0: { tile: 15, cards: ['rpg-1310', 'msr+2'] } });
};

describe('a tie', () => {
  it('is a duel of those who tie, who draw back up to six assassin cards', () => {
    const duel = tied();
    expect(duel.takings.map(totalOf)).toEqual([10, 1, 10]);
    expect([duel.stage, duel.duel, duel.winner]).toEqual(['intel', 1, -1]);
    expect([0, 2].map((seat) => handOf(duel, 'assassin', seat).length)).toEqual([6, 6]);
    expect(waitingSeats(duel)).toEqual([0]);
    expect(waitingSeats(until(duel, 'lay'))).toEqual([0, 2]);
  });

  it('goes through Intel, Assassination and Reveal, with an MSR adjustment of 0, the earliest time first', () => {
    const hands = [['pistol-1000'], [], ['knife-0600', 'stealth']];
    const duel = attempting(tied(hands), {
      0: { tile: null, cards: ['pistol-1000'] },
      2: { tile: null, cards: ['knife-0600', 'stealth'] },
    });
    expect([duel.attempting, duel.needed]).toEqual([2, 3]);
    const second = roll(duel, 2);
    expect([second.attempting, second.needed]).toEqual([0, 3]);
    expect(second.bounty).toEqual(duel.bounty);
    const over = roll(second, 3);
    expect([over.stage, over.winner]).toEqual(['over', 0]);
    expect(roll(duel, 3).winner).toBe(2);
  });

  it('duel-again: is fought again, with six cards, where all fail or nobody attempts', () => {
    const hands = [['pistol-1000'], [], ['knife-0600']];
    const duel = attempting(tied(hands), {
      0: { tile: null, cards: ['pistol-1000'] },
      2: { tile: null, cards: ['knife-0600'] },
    });
    const again = roll(roll(duel, 1), 1);
    expect([again.stage, again.duel, again.winner]).toEqual(['intel', 2, -1]);
    expect([0, 2].map((seat) => handOf(again, 'assassin', seat).length)).toEqual([6, 6]);
    expect(again.discards.assassin).toEqual(
      expect.arrayContaining([card('pistol-1000'), card('knife-0600')]),
    );
  });

  it('has no market, no tiles, no contracts and no votes', () => {
    const duel = until({ ...tied(), setup: { ...tied().setup, storytelling: true } }, 'lay');
    expect(duel.market).toEqual([]);
    const wrong = apply(duel, { kind: 'lay', seat: 0, tile: 15, contract: null, cards: [] });
    expect(wrong).toMatchObject({ ok: false, error: { rule: 'duel-round', code: 'no-target' } });
    const other = apply(duel, { kind: 'lay', seat: 1, tile: null, contract: null, cards: [] });
    expect(other).toMatchObject({ ok: false, error: { rule: 'order' } });
    const bare = revealed(lay(duel, {}));
    expect(bare.awaits).toBe('tie');
    const first = on(bare, { kind: 'roll', seat: 0, dice: [2] }, { kind: 'roll', seat: 2, dice: [1] });
    expect([first.awaits, first.attempting, first.needed]).toEqual(['roll', 0, 6]);
  });

  it('is played with Intel cards on those in it, and with Reveal cards', () => {
    const hands = [['cash-2', 'frame-2', 'withdraw'], [], []];
    const duel = tied(hands);
    const richer = on(duel, { kind: 'play', seat: 0, card: card('cash-2') });
    expect(richer.takings).toEqual(duel.takings);
    const outside = apply(richer, { kind: 'play', seat: 0, card: card('frame-2'), rival: 1 });
    expect(outside).toMatchObject({ ok: false, error: { code: 'no-rival' } });
    const open = lay(until(richer, 'lay'), {});
    const off = on(open, { kind: 'play', seat: 0, card: card('withdraw') });
    expect(revealed(off).attempting).toBe(2);
    expect(handIds(off, 0)).not.toContain('withdraw');
  });
});
