import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import { NATION_CARDS } from '../cards/set';
import {
  armedOf,
  FINDING_FACTS,
  FINDING_TABLES,
  FINDINGS,
  farthest,
  findingOf,
  findings,
  winsToOne,
} from './findings';
import MODIFIERS from './modifiers.json' with { type: 'json' };
import { fingerprint, simulate } from './simulate';

describe('findings', () => {
  it('are of these cards: run “npm run findings -- nation” after a change', () => {
    expect(findings.cards).toBe(fingerprint(NATION_CARDS));
    expect(MODIFIERS.cards).toBe(findings.cards);
  });

  it('do not depend on words, and do on numbers', () => {
    const [first, ...rest] = NATION_CARDS.targets;
    if (!first) throw new Error('no targets');
    const renamed = { ...NATION_CARDS, targets: [{ ...first, name: 'Nobody' }, ...rest] };
    const harder = { ...NATION_CARDS, targets: [{ ...first, adjustment: -3 }, ...rest] };
    expect(fingerprint(renamed)).toBe(findings.cards);
    expect(fingerprint(harder)).not.toBe(findings.cards);
  });

  it('cover 2 to 6 players, with games enough', () => {
    expect(FINDINGS.map(({ players }) => players)).toEqual([2, 3, 4, 5, 6]);
    expect(findings.games).toBeGreaterThanOrEqual(10_000);
    for (const { games, options } of FINDINGS)
      expect([games, options]).toEqual([findings.games, { bots: 'plan', story: false }]);
    expect(() => findingOf(7)).toThrow('no row for 7 players');
  });

  it.each([2, 3, 4, 5, 6])('are what programs play today, within their intervals: %i players', (players) => {
    const games = volume(100, 300);
    const finding = findingOf(players);
    const now = unwrap(
      simulate(NATION_CARDS, { players, games, seed: findings.seed, options: { bots: 'plan' } }),
    );
    const error = finding.rounds.spread / Math.sqrt(games);
    expect(Math.abs(now.rounds.mean - finding.rounds.mean)).toBeLessThan(3.5 * error);
    expect(Math.abs(now.score.mean - finding.score.mean)).toBeLessThan(
      (3.5 * finding.score.spread) / Math.sqrt(games),
    );
    const rolls = games * finding.attempts;
    expect(Math.abs(now.success - finding.success)).toBeLessThan(
      3.5 * Math.sqrt((finding.success * (1 - finding.success)) / rolls),
    );
  });
});

describe('the balance of the set', () => {
  it.each(FINDINGS)('is what it should be for $players players', (row) => {
    const { fair, winShare, rounds } = row;
    expect(farthest(winShare.seat, fair)).toBeLessThan(3);
    expect(farthest(winShare.specialist, fair)).toBeLessThan(5);
    expect(farthest(winShare.hitList, fair)).toBeLessThan(5);
    for (const { ratio, weapon } of armedOf(row)) expect(ratio, weapon).toBeLessThan(1.35);
    expect(rounds.median).toBeGreaterThanOrEqual(8);
    expect(rounds.median).toBeLessThanOrEqual(16);
  });

  it('leaves the game to skill: planning beats chance 3 to 1 and more', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      expect(winsToOne('plan-random', players)).toBeGreaterThan(3);
      expect(winsToOne('plan-greedy', players)).toBeGreaterThan(1);
      expect(winsToOne('greedy-random', players)).toBeGreaterThan(1);
    }
  });

  it('is quoted by rule texts', () => {
    expect(FINDING_FACTS.simulated).toBe(findings.games.toLocaleString('en-US'));
    expect(FINDING_FACTS['rounds-4']).toBe(`${findingOf(4).rounds.median}`);
    expect(FINDING_TABLES.balance.rows).toHaveLength(5);
  });
});
