import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../src/base/fraction';
import { unwrap } from '../../src/base/result';
import { oddsFor } from '../../src/games/mafia/odds';
import { readWords } from './command';
import { simulate } from './simulate';

const run = async (line: string) => simulate.run(unwrap(readWords(simulate, line.split(' '))));

describe('dagger simulate mafia', () => {
  it('prints shares that agree with the exact odds: a thousand games are good to four standard errors', async () => {
    const { json } = unwrap(await run('mafia --players 8 --games 1000'));
    const { games, winShare } = json as { games: number; winShare: { town: number; mafia: number } };
    const exact = fractionValue(oddsFor(8, 2).odds.town);
    expect(games).toBe(1000);
    expect(Math.abs(winShare.town - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / games));
    expect(winShare.town + winShare.mafia).toBeCloseTo(1);
  });

  it('tells a person the same', async () => {
    const { text, json } = unwrap(await run('mafia --players 9 --games 50 --mafia 2 --right 60'));
    const { winShare } = json as { winShare: { town: number } };
    expect(text).toContain(`Assassin and Plebs win ${(winShare.town * 100).toFixed(1)} %`);
  });

  it.each([
    ['mafia --players 4', 'too-few-players'],
    ['mafia --players 8 --mafia 7', 'mafia-count'],
    ['mafia --players 8 --threshold most', 'option-value'],
    ['mafia --players 8 --order all', 'option-unknown'],
  ])('refuses “%s”', async (line, code) => {
    expect(await run(line)).toMatchObject({ ok: false, error: { code } });
  });
});
