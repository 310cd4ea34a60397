import { describe, expect, it } from 'vitest';
import { volume } from '../../tests/volume';
import { unwrap } from '../base/result';
import { MATCHES, matchShare, type Skill } from './bots';
import { simulate as simulateNation } from './nation/bots/simulate';
import nation from './nation/bots/skill.json' with { type: 'json' };
import { NATION_CARDS } from './nation/cards/set';
import { simulate as simulateTmag } from './tmag/bots/simulate';
import tmag from './tmag/bots/skill.json' with { type: 'json' };

type Request = Parameters<typeof simulateTmag>[0];

interface Measured {
  readonly game: string;
  readonly skill: Skill;
  readonly players: readonly number[];
  readonly play: (request: Request) => Skill['rows'][number]['bots'];
}

const GAMES: readonly Measured[] = [
  {
    game: 'nation',
    skill: nation,
    players: [2, 3, 4, 5, 6],
    play: (request) => unwrap(simulateNation(NATION_CARDS, request)).bots,
  },
  {
    game: 'tmag',
    skill: tmag,
    players: [3, 4, 5, 6, 7, 8, 9],
    play: (request) => unwrap(simulateTmag(request)).bots,
  },
];

/** How far a share of so many games may be from another by chance, in standard deviations of an even match. */
const deviations = (share: number, from: number, games: number): number =>
  (share - from) / Math.sqrt(0.25 / games);

describe.each(GAMES)('the bots of $game', ({ skill, players, play }) => {
  it('differ in strength: in each match of 2,000 games and more the stronger wins, and not by chance', () => {
    expect(skill.games).toBeGreaterThanOrEqual(2000);
    for (const match of MATCHES)
      for (const count of players)
        expect(
          deviations(matchShare(skill, match, count), 0.5, skill.games),
          `${match}, ${count}`,
        ).toBeGreaterThan(3.3);
  });

  it('play today as they were measured: run “npm run findings -- skill” after a change', () => {
    const games = volume(60, 400);
    for (const bots of MATCHES)
      for (const count of volume(0, 1) ? players : players.slice(0, 2)) {
        const row = play({ players: count, games, seed: 'today', options: { bots } });
        const now = matchShare({ ...skill, rows: [{ players: count, bots: row }] }, bots, count);
        const off = deviations(now, matchShare(skill, bots, count), games);
        expect(Math.abs(off), `${bots}, ${count}`).toBeLessThan(4);
      }
  });
});
