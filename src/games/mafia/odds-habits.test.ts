import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, fractionText, fractionValue } from '../../base/fraction';
import { meanVotes, oddsFor } from './odds';
import { type Habits, townChances } from './odds-habits';
import { neededVotes } from './rules/lynch-mob';
import { tableRules } from './rules/options';

describe('the chance under habits', () => {
  it.each([5, 8, 12, 20])('is that of blind play where there are none, for %i players', (players) => {
    const chance = townChances();
    for (let mafia = 1; mafia <= players - 2; mafia++) {
      expect(chance(players, mafia)).toEqual(oddsFor(players, mafia).odds.town);
    }
  });

  it('of an Assassin who is always right, or never, is found by hand for five players with one Mafia', () => {
    // The first lynching takes the Mafia, the Assassin, or one of three Plebs; then all hangs on the first night.
    expect(fractionText(townChances({ right: fraction(1, 1) })(5, 1))).toBe('4/5');
    // Never right: 1/5, or a Pleb (3/5) and one more in the night; of the three left, one lynching decides: 1/3, or a
    // Pleb is lynched and the Mafia have won.
    expect(fractionText(townChances({ right: fraction(0, 1) })(5, 1))).toBe('2/5');
  });

  it('of a mob that always goes home after the first day is found by hand', () => {
    // 1/5 at once; else (3/5) nights alone, with 1 Mafia and 2 Plebs: 1/3, or 2/3 times 1/2.
    expect(fractionText(townChances({ home: fraction(1, 1) })(5, 1))).toBe('3/5');
  });

  it('of an Assassin who always spares is that of lynchings alone', () => {
    // In the order in which they would hang, the Mafia comes before the Assassin (1/2), but not after all Plebs (1/20).
    expect(fractionText(townChances({ spared: fraction(1, 1) })(5, 1))).toBe('9/20');
  });

  it('grows with the Assassin’s eye', () => {
    const eye = fc.integer({ min: 0, max: 20 });
    const table = fc
      .integer({ min: 5, max: 14 })
      .chain((players) =>
        fc.record({ players: fc.constant(players), mafia: fc.integer({ min: 1, max: players - 2 }) }),
      );
    fc.assert(
      fc.property(table, eye, eye, ({ players, mafia }, one, other) => {
        const value = (twentieths: number): number =>
          fractionValue(townChances({ right: fraction(twentieths, 20) })(players, mafia));
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(value(low)).toBeLessThanOrEqual(value(high));
        expect(value(high)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('is that of the two rounds averaged, where going home and sparing are drawn', () => {
    const habits: Habits = { home: fraction(1, 4), spared: fraction(1, 4), right: fraction(1, 3) };
    const play = (mafia: number, plebs: number, night: boolean, depth: number): number => {
      if (mafia === 0) return 1;
      if (plebs === 0 || depth === 0) return 0;
      const go = (m: number, p: number) => play(m, p, !night, depth - 1);
      if (night)
        return go(mafia, plebs) / 4 + (3 / 4) * (go(mafia - 1, plebs) / 3 + (2 / 3) * go(mafia, plebs - 1));
      const all = mafia + plebs + 1;
      return (
        go(mafia, plebs) / 4 +
        (3 / 4) * ((mafia / all) * go(mafia - 1, plebs) + (plebs / all) * go(mafia, plebs - 1))
      );
    };
    const first = (mafia: number, plebs: number): number =>
      (mafia * play(mafia - 1, plebs, true, 22) + plebs * play(mafia, plebs - 1, true, 22)) /
      (mafia + plebs + 1);
    expect(fractionValue(townChances(habits)(5, 1))).toBeCloseTo(first(1, 3), 4);
  });

  it('does not exist where nobody would ever die, or without Mafia or Plebs', () => {
    expect(() => townChances({ home: fraction(1, 1), spared: fraction(1, 1) })(5, 1)).toThrow(RangeError);
    expect(() => townChances()(5, 0)).toThrow(RangeError);
    expect(() => townChances()(5, 4)).toThrow(RangeError);
  });
});

describe('votes until a lynching', () => {
  it.each([
    ['half', '2'],
    ['two-thirds', '128/29'],
    ['three-quarters', '16'],
    ['all', '128'],
  ] as const)('with “%s” of seven voters are %s', (threshold, mean) => {
    const needed = neededVotes({ ...tableRules(), threshold }, 7);
    expect(fractionText(meanVotes(7, needed))).toBe(mean);
  });

  it('are what counting every show of hands gives', () => {
    for (let voters = 1; voters <= 10; voters++) {
      for (let needed = 1; needed <= voters; needed++) {
        const hands = Array.from(
          { length: 2 ** voters },
          (_, bits) => bits.toString(2).replaceAll('0', '').length,
        );
        const enough = hands.filter((up) => up >= needed).length;
        expect(meanVotes(voters, needed)).toEqual(fraction(2 ** voters, enough));
      }
    }
  });
});
