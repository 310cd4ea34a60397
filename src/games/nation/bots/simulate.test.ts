import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import { streamOf } from '../../../deal/v1/stream';
import { NATION_CARDS } from '../cards/set';
import { replay } from '../rules/engine/random.sample';
import { type Setup, shuffledSetup, type TableEvent } from '../rules/table';
import { BOTS } from '.';
import { fairnessOf } from './fairness';
import { checkNation, fastStream, playGame, simulate, simulator, tallyGames } from './simulate';
import { addTally, emptyTally, summaryOf } from './tally';

const GAMES = volume(20, 60);
const request = { players: 4, games: GAMES, options: {}, seed: 's' };
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

describe('a game between bots', () => {
  it('is replayed from its events to the same score', () => {
    const { open } = unwrap(checkNation(request));
    for (let game = 0; game < 5; game++) {
      const chance = fastStream(open(game));
      const setup: Setup = shuffledSetup(NATION_CARDS, 4, chance);
      const events: TableEvent[] = [];
      const bots = [BOTS.plan, BOTS.greedy, BOTS.random, BOTS.plan];
      const end = playGame(NATION_CARDS, setup, bots, chance, (event) => events.push(event));
      expect(unwrap(replay(NATION_CARDS, setup, events))).toMatchObject({
        takings: end.takings,
        winner: end.winner,
        outcomes: end.outcomes,
      });
    }
  });
});

describe('a simulation', () => {
  it('comes out the same for the same seed, and otherwise for another', () => {
    expect(simulate(NATION_CARDS, request)).toEqual(simulate(NATION_CARDS, request));
    expect(simulate(NATION_CARDS, request)).not.toEqual(simulate(NATION_CARDS, { ...request, seed: 't' }));
  });

  it('comes out the same in parts, in any order', () => {
    const checked = unwrap(checkNation(request));
    const tally = emptyTally(NATION_CARDS, 4);
    for (const [from, to] of [
      [11, GAMES],
      [0, 7],
      [7, 11],
    ] as const)
      addTally(tally, tallyGames(NATION_CARDS, checked, from, to));
    expect(summaryOf(NATION_CARDS, checked, tally)).toEqual(unwrap(simulate(NATION_CARDS, request)));
  });

  it.each([2, 3, 4, 5, 6])('adds up for %i players', (players) => {
    const checked = unwrap(checkNation({ ...request, players }));
    const tally = tallyGames(NATION_CARDS, checked, 0, GAMES);
    expect(tally.all.games).toEqual([GAMES]);
    for (const wins of [
      tally.seats.wins,
      tally.specialists.wins,
      tally.hitLists.wins,
      tally.bots.wins,
      tally.rounds.games,
    ])
      expect(sum(wins)).toBe(GAMES);
    for (const games of [tally.specialists.games, tally.hitLists.games, tally.bots.games])
      expect(sum(games)).toBe(GAMES * players);
    // Every target falls once.
    expect(sum(tally.kinds.hits)).toBe(GAMES * 18);

    const { winShare, interval, fair, rounds, weapons } = summaryOf(NATION_CARDS, checked, tally);
    expect(fair).toBeCloseTo(1 / players, 3);
    expect(sum(winShare.seat)).toBeCloseTo(1, 2);
    expect(
      [winShare.seat, winShare.specialist, winShare.weapon, winShare.hitList].map((l) => l.length),
    ).toEqual([players, 6, 9, 20]);
    expect(interval.seat[0]).toBeCloseTo(
      1.96 * Math.sqrt(((winShare.seat[0] as number) * (1 - (winShare.seat[0] as number))) / GAMES),
      3,
    );
    expect(rounds.short).toBeLessThanOrEqual(rounds.median);
    expect(rounds.median).toBeLessThanOrEqual(rounds.long);
    expect(weapons.map(({ weapon }) => weapon)).toEqual([
      ...NATION_CARDS.weapons.map(({ kind }) => kind),
      'bare-hands',
    ]);
  });

  it('is sure of no share after few games, and least of what nobody had', () => {
    const few = unwrap(simulate(NATION_CARDS, { ...request, games: 2, players: 2 }));
    const tally = tallyGames(NATION_CARDS, unwrap(checkNation({ ...request, games: 2, players: 2 })), 0, 2);
    const all = tally.hitLists.games.map((count, k) => [
      count,
      few.winShare.hitList[k],
      few.interval.hitList[k],
    ]);
    expect(all).toContainEqual([0, 0, 1]);
    // 1.96² / (1 + 1.96²): whoever won once of once could be as bad as 21 %.
    expect(all).toContainEqual([1, 1, 0.7935]);
    expect(all).toContainEqual([1, 0, 0.7935]);
    expect(simulator.describe(few)).not.toContain('± 0.0');
  });

  it('says no interval of a mean of one case, or of a few alike, and that no weapon stands out by it', () => {
    const one = unwrap(simulate(NATION_CARDS, { ...request, games: 1, seed: 'simulation' }));
    const { rounds, weapons } = JSON.parse(JSON.stringify(one));
    expect(rounds.spread).toBeNull();
    expect(weapons).toContainEqual(expect.objectContaining({ weapon: 'rpg', attempts: 1, interval: null }));
    expect(weapons).toContainEqual(expect.objectContaining({ weapon: 'knife', attempts: 2, interval: null }));
    // These are our own cards.
    const { lines } = fairnessOf(NATION_CARDS, one);
    expect(lines.filter(({ kind, out }) => kind === 'weapon' && out !== 0)).toEqual([]);
  });

  it('is won by whoever plans', () => {
    const wins = (bots: string) =>
      unwrap(simulate(NATION_CARDS, { ...request, games: 60, players: 2, options: { bots } })).bots;
    const [random, greedy] = [wins('plan-random'), wins('plan-greedy')];
    expect(random.plan ?? 0).toBeGreaterThan(3 * (random.random ?? 1));
    expect(greedy.plan ?? 0).toBeGreaterThan(greedy.greedy ?? 1);
  });

  it('tells stories where it is asked to', () => {
    const plain = unwrap(simulate(NATION_CARDS, request));
    const story = unwrap(simulate(NATION_CARDS, { ...request, options: { story: true } }));
    expect([plain.options.story, story.options.story]).toEqual([false, true]);
    expect(story.success).toBeLessThan(plain.success);
  });

  it.each([
    ['too-few-players', { players: 1 }],
    ['too-many-players', { players: 7 }],
    ['games-count', { games: 0 }],
    ['option-value', { options: { bots: 'perfect' } }],
    ['option-unknown', { options: { speed: '3' } }],
  ])('is refused: %s', (code, more) => {
    expect(simulate(NATION_CARDS, { ...request, ...more })).toMatchObject({ ok: false, error: { code } });
  });

  it('reports its progress', () => {
    const seen: number[] = [];
    simulate(NATION_CARDS, { ...request, games: 4 }, (done) => seen.push(done));
    expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
  });
});

const drawn = (seed: number, count: number, n: number): number[] => {
  const stream = fastStream(streamOf(() => seed));
  return Array.from({ length: count }, () => stream.below(n));
};

it('the same start gives the same numbers, another start others', () => {
  expect(drawn(1, 20, 1000)).toEqual(drawn(1, 20, 1000));
  expect(drawn(1, 20, 1000)).not.toEqual(drawn(2, 20, 1000));
});

it('a die of it is fair: chi-squared of 60,000 throws below the 99.9 % point of 5 degrees', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const value of drawn(7, 60_000, 6)) counts[value] = (counts[value] as number) + 1;
  const chi2 = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi2).toBeLessThan(20.5);
});
