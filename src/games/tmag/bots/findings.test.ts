import { describe, expect, it } from 'vitest';
import { FINDING_FACTS, FINDING_TABLES, FINDINGS, findingOf, findings } from './findings';

describe('findings', () => {
  it('cover every order, reading of backtracking and board for 3 to 9 players once', () => {
    const keys = FINDINGS.map(
      ({ players, board, backtrack, order }) => `${players} ${board} ${backtrack} ${order}`,
    );
    expect(keys).toHaveLength(7 * 3 * 2 * 2);
    expect(new Set(keys).size).toBe(keys.length);
    expect(() => findingOf({ players: 2 })).toThrow('no row for 2 players');
  });

  it('agree with themselves: a game has one more run than captures, and one winner', () => {
    for (const { players, finished, captures, victimRunChance, winShare } of FINDINGS) {
      expect(finished).toBeLessThanOrEqual(findings.games);
      expect(victimRunChance).toBeCloseTo(finished / (finished + captures * findings.games), 3);
      expect(winShare).toHaveLength(players);
      expect(winShare.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    }
  });

  it('are quoted by rule texts', () => {
    expect(FINDING_FACTS.simulated).toBe('1,000');
    expect(FINDING_FACTS['run-4-each']).toBe(
      `${Math.round(findingOf({ players: 4 }).victimRunChance * 100)}%`,
    );
    expect(FINDING_TABLES.order.rows).toHaveLength(7);
  });
});
