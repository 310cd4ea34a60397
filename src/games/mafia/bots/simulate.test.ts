import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { type Fraction, fraction, fractionValue } from '../../../base/fraction';
import { unwrap } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import { openStream } from '../../../deal/v1/stream';
import { mixJson } from '../mix-json';
import { oddsFor } from '../odds';
import { townChances } from '../odds-habits';
import { neededVotes, tableRules } from '../rules';
import { ONCE_IN } from './bots';
import { playGame, simulate } from './simulate';

const GAMES = volume(1000, 4000);

const townShare = (players: number, options: Options = {}): number =>
  unwrap(simulate({ players, games: GAMES, options, seed: 'agreement' })).winShare.town;

/** The exact chance lies in the interval of the simulated games: four standard errors, one miss in 16,000. */
const expectAgreement = (share: number, exact: Fraction): void => {
  const chance = fractionValue(exact);
  const width = 4 * Math.sqrt((chance * (1 - chance)) / GAMES);
  expect(share).toBeGreaterThan(chance - width);
  expect(share).toBeLessThan(chance + width);
};

/** Every day ends with a lynching. */
const ENDLESS = { endless: true };

const blind = (players: number, mafia: number): Fraction => oddsFor(players, mafia).odds.town;

describe('simulated games agree with the exact odds', () => {
  it.each([5, 6, 7, 8, 9, 12])('for %i players', (players) => {
    expectAgreement(townShare(players, ENDLESS), blind(players, Math.floor(players / 3)));
  });

  it.each(['two-thirds', 'three-quarters', 'all', 'plurality'])(
    'whatever a vote needs (M2): “%s” changes nothing but the votes',
    (threshold) => {
      expectAgreement(townShare(8, { ...ENDLESS, threshold }), blind(8, 2));
    },
  );

  it('whatever a majority is of (M1)', () => {
    expectAgreement(townShare(8, { ...ENDLESS, majority: 'cast' }), blind(8, 2));
  });

  it('with a number of Mafia of one’s own', () => {
    expectAgreement(townShare(9, { ...ENDLESS, mafia: '2' }), blind(9, 2));
  });

  it('with variable Mafia', () => {
    const { variable } = unwrap(mixJson(8, { variable: true }));
    const [numerator = '', denominator = ''] = variable?.odds.town.split('/') ?? [];
    expectAgreement(
      townShare(8, { ...ENDLESS, variable: true }),
      fraction(BigInt(numerator), BigInt(denominator)),
    );
  });

  it.each(['half', 'two-thirds', 'three-quarters', 'all'])(
    'where days end in a deadlock: hands go up by chance, and “%s” are needed',
    (threshold) => {
      const failing = (alive: number) => {
        const needed = neededVotes(tableRules({ threshold }), alive - 1);
        return fraction(BigInt(needed) ** BigInt(alive), BigInt(alive) ** BigInt(alive));
      };
      expectAgreement(townShare(8, { threshold }), townChances({ home: failing })(8, 2));
    },
  );

  it('where the mob goes home at times (M3)', () => {
    const home = fraction(1, ONCE_IN);
    expectAgreement(townShare(8, { ...ENDLESS, pass: true }), townChances({ home })(8, 2));
  });

  it('where the Assassin spares everybody at times (M4)', () => {
    const spared = fraction(1, ONCE_IN);
    expectAgreement(townShare(8, { ...ENDLESS, spare: true }), townChances({ spared })(8, 2));
  });

  it.each([0, 60, 100])('where the Assassin is right in %i of a hundred nights', (right) => {
    expectAgreement(
      townShare(9, { ...ENDLESS, right: `${right}` }),
      townChances({ right: fraction(right, 100) })(9, 3),
    );
  });
});

describe('a simulation', () => {
  const request = { players: 8, games: 200, options: {}, seed: 's' };

  it('says what was played, defaults and all', () => {
    const { options } = unwrap(simulate({ ...request, games: 1, options: { threshold: 'all', mafia: '3' } }));
    expect(options).toEqual({
      variable: false,
      threshold: 'all',
      majority: 'living',
      pass: false,
      spare: false,
      endless: false,
      mafia: '3',
    });
  });

  it('adds up', () => {
    const { winShare, endShare, rounds, votes, failedVotes, deaths } = unwrap(
      simulate({ ...request, options: ENDLESS }),
    );
    expect(winShare.town + winShare.mafia).toBeCloseTo(1);
    expect(endShare['mafia-dead']).toBeCloseTo(winShare.town);
    expect(endShare['assassin-dead'] + endShare['plebs-dead']).toBeCloseTo(winShare.mafia);
    // Every round of this option has one death, and every death by day one vote that succeeded.
    expect(deaths).toBe(rounds);
    expect(votes - failedVotes).toBeLessThan(deaths);
    expect(failedVotes).toBeGreaterThan(0);
  });

  it('knows what the cards in hands do not tell', () => {
    const roles = ['assassin', 'mafia', 'pleb', 'pleb', 'pleb', 'pleb', 'pleb', 'mafia'] as const;
    const setup = { players: 8, rules: tableRules(), variable: true };
    for (let game = 0; game < 50; game++) {
      const chance = openStream(new Uint8Array(32), `hands/${game}`);
      const { state } = playGame(setup, roles, {}, chance);
      expect(state.awaits.kind).toBe('over');
      if (state.awaits.kind === 'over' && state.awaits.ending.winner === 'town') {
        expect(state.dead.filter(({ role }) => role === 'mafia')).toHaveLength(2);
      }
    }
  });

  it.each([
    ['option-value', { options: { mafia: 'two' } }],
    ['option-value', { options: { right: '101' } }],
    ['mafia-count', { options: { mafia: '7' } }],
    ['options-together', { options: { mafia: '2', variable: true } }],
  ])('is refused: %s %j', (code, more) => {
    expect(simulate({ ...request, ...more })).toMatchObject({ ok: false, error: { code } });
  });
});
