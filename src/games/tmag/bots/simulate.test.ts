import { describe, expect, it } from 'vitest';
import { IN_PROOF, volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import { openStream } from '../../../deal/v1/stream';
import type { BotId } from '../../bots';
import { boardFor, squareNamed } from '../rules/board';
import { tmagOptions } from '../rules/options';
import type { Setup, State } from '../rules/state';
import { apply, start } from '../rules/table';
import { choose } from './bots';
import { reachOf } from './reach';
import { playGame, simulate } from './simulate';

const stream = (label: string) => openStream(new Uint8Array(32), label);
const setup: Setup = { players: 4, firstVictim: 0, options: tmagOptions({}, 4) };
const board = boardFor('5x5', 4);
const at = (name: string): number => squareNamed(board, name) as number;

/** With pieces by seat, after a roll of the player whose turn it is; seat 0 is the victim. */
const rolled = (
  squares: readonly string[],
  seat: number,
  value: number,
  markers: readonly string[] = [],
): State => {
  const state: State = {
    ...unwrap(start(setup)),
    squares: squares.map(at),
    markers: [markers.map(at), [], [], []],
    awaits: { kind: 'roll', seat, role: seat === 0 ? 'victim' : 'assassin', again: false },
  };
  return unwrap(apply(state, { kind: 'roll', seat, value }));
};

describe('what bots know', () => {
  it('is the exact chance of a capture on the next roll', () => {
    const { catches } = reachOf(setup);
    const from = (assassin: string, victim: string): number => catches[at(assassin)]?.[at(victim)] ?? -1;
    expect(from('a1', 'b1')).toBeCloseTo(3 / 6);
    expect(from('a1', 'e5')).toBe(0);
    expect(from('b1', 'c1')).toBe(0);
    expect(from('a1', 'c3')).toBe(0);
  });
});

describe('bots', () => {
  it('capture when they can', () => {
    expect(choose(rolled(['b2', 'b1', 'e5', 'e1'], 1, 1), stream('a')).square).toBe(at('b2'));
  });

  it('take the last base when they can', () => {
    const state = rolled(['b3', 'a1', 'e5', 'e1'], 0, 1, ['c1', 'e3', 'c5']);
    expect(choose(state, stream('b')).square).toBe(at('a3'));
  });

  it('go the shortest way to the victim if they are greedy', () => {
    const { square } = choose(rolled(['d4', 'a4', 'e5', 'e1'], 1, 2), stream('e'), 'greedy');
    expect(['b5', 'c4']).toContain(boardFor('5x5', 4).squares[square]?.name);
  });

  it('do not run to the next assassin for nothing', () => {
    const state = rolled(['d4', 'a4', 'e5', 'e1'], 0, 2);
    const { catches } = reachOf(setup);
    const danger = (square: number): number => catches[at('a4')]?.[square] ?? 0;
    const { square } = choose(state, stream('c'));
    if (state.awaits.kind !== 'move') throw new Error('no move');
    expect(danger(square)).toBe(Math.min(...state.awaits.destinations.map((one) => danger(one.square))));
  });
});

describe('of two kinds of bot', () => {
  /** How far chance alone may move the share of the stronger one: p < 0.001. */
  const Z = 3.3;
  const pairs = (['plan-greedy', 'plan-random', 'greedy-random'] as const).flatMap((bots) =>
    (IN_PROOF ? [3, 4, 5, 6, 7, 8, 9] : [3, 4]).map((players) => ({ bots, players })),
  );

  it.each(pairs)('$bots, $players players: the first wins more often', ({ bots, players }) => {
    const games = volume(200, 2000);
    const shares = unwrap(simulate({ players, games, options: { bots }, seed: 's' })).bots;
    const [strong = 0, weak = 1] = bots.split('-').map((bot) => shares[bot as BotId]);
    expect(strong - weak).toBeGreaterThan((Z * 2) / players / Math.sqrt(games));
  });
});

describe('a simulation', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])('adds up for %i players', (players) => {
    const games = volume(12, 40);
    const { finished, captures, victimRunChance, winShare, turns } = unwrap(
      simulate({ players, games, options: { order: 'all', board: '6x6-four' }, seed: 's' }),
    );
    expect(finished).toBe(games);
    expect(victimRunChance).toBeCloseTo(1 / (1 + captures), 3);
    expect(turns).toBeGreaterThan(5);
    for (const shares of [winShare.seat, winShare.fromFirstVictim]) {
      expect(shares).toHaveLength(players);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    }
  });

  it('ends sooner as a short game', () => {
    const mean = (short: boolean): number =>
      unwrap(simulate({ players: 4, games: volume(30, 100), options: { order: 'all', short }, seed: 's' }))
        .turns;
    expect(mean(true)).toBeLessThan(mean(false) / 2);
  });

  it('stops a game that does not end', () => {
    const stopped = playGame(setup, stream('d'), [], 3);
    expect(stopped.turns).toBe(3);
  });
});
