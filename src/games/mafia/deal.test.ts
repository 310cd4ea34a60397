import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { unwrap } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import { dealOpen } from '../../deal/v1/spec';
import { mafia } from '.';
import { mafiaDealer } from './deal';
import { mixFor } from './mix';
import type { Role } from './roles';

const namesOf = (n: number): string[] => Array.from({ length: n }, (_, seat) => `P${seat}`);
const roles = (n: number, seed: string, options: Options = {}): readonly Role[] =>
  unwrap(dealOpen({ dealing: mafiaDealer }, { game: 'mafia', options, names: namesOf(n) }, seed));
const count = (dealt: readonly Role[], role: Role): number => dealt.filter((other) => other === role).length;

describe('roles', () => {
  it('are dealt in the numbers of the mix', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 200 }), fc.stringMatching(/^\w{1,9}$/), (n, seed) => {
        const dealt = roles(n, seed);
        const mix = unwrap(mixFor(n));
        expect({
          assassin: count(dealt, 'assassin'),
          mafia: count(dealt, 'mafia'),
          pleb: count(dealt, 'pleb'),
        }).toEqual(mix);
      }),
      { numRuns: volume(20, 60) },
    );
  });

  it('with variable Mafia are one Assassin and, of 8, three Mafia in 5 games of 8', () => {
    const played = volume(1000, 4000);
    const games = Array.from({ length: played }, (_, k) => roles(8, `${k}`, { variable: true }));
    expect(new Set(games.map((dealt) => count(dealt, 'assassin')))).toEqual(new Set([1]));
    expect(new Set(games.map((dealt) => count(dealt, 'mafia')))).toEqual(new Set([2, 3]));
    const three = games.filter((dealt) => count(dealt, 'mafia') === 3).length;
    const deviation = Math.sqrt(played * (5 / 8) * (3 / 8));
    expect(Math.abs(three - played * (5 / 8))).toBeLessThan(3.3 * deviation);
  });

  it.each([{}, { variable: true }])('make every seat the Assassin equally often (%j)', (options) => {
    const each = volume(150, 500);
    const seats = Array.from({ length: 6 * each }, (_, k) => roles(6, `${k}`, options).indexOf('assassin'));
    const chiSquare = [0, 1, 2, 3, 4, 5]
      .map((seat) => (seats.filter((other) => other === seat).length - each) ** 2 / each)
      .reduce((a, b) => a + b);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, 99.9 %
  });

  it('are told to every seat, and print as JSON', () => {
    const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
    const deal = unwrap(dealOpen(mafia, { game: 'mafia', options: {}, names }, 'friday-7'));
    expect(Object.keys(deal.json.roles as object)).toEqual(names);
    expect(deal.cards.map(({ value }) => value.toLowerCase())).toEqual(
      Object.values(deal.json.roles as object),
    );
    expect(deal).toMatchObject({ round: 0, living: [0, 1, 2, 3, 4] });
  });

  it('are refused for four players, an option of another game, and after a death', () => {
    const problem = (names: readonly string[], options: Options, leavers: number[][]) => {
      const result = dealOpen(mafia, { game: 'mafia', options, names }, 's', leavers);
      return result.ok ? 'dealt' : result.error.code;
    };
    expect(problem(namesOf(4), {}, [])).toBe('too-few-players');
    expect(problem(namesOf(5), { ring: true }, [])).toBe('option-unknown');
    expect(problem(namesOf(5), {}, [[1]])).toBe('dealt-once');
  });
});
