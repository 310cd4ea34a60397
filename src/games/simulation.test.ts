/** What every simulation keeps to; what the games of each add up to is tested beside it. */
import { describe, expect, it } from 'vitest';
import { simulate as simulateMafia } from './mafia/bots/simulate';
import type { SimulationRequest, Simulator } from './simulation';
import { simulate as simulateTarget } from './target/bots/simulate';
import { simulate as simulateTmag } from './tmag/bots/simulate';

type Simulate = (
  request: SimulationRequest,
  report?: (done: number) => void,
) => ReturnType<Simulator['simulate']>;

describe.each<[string, Simulate]>([
  ['mafia', simulateMafia],
  ['target', simulateTarget],
  ['tmag', simulateTmag],
])('a simulation of %s', (_, simulate) => {
  const request = { players: 8, games: 20, options: {}, seed: 's' };

  it('comes out the same for the same seed, and otherwise for another', () => {
    expect(simulate(request)).toEqual(simulate(request));
    expect(simulate(request)).not.toEqual(simulate({ ...request, seed: 't' }));
  });

  it('reports its progress', () => {
    const seen: number[] = [];
    simulate({ ...request, games: 4 }, (done) => seen.push(done));
    expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it.each([
    ['too-few-players', { players: 2 }],
    ['games-count', { games: 0 }],
    ['games-count', { games: 1.5 }],
    ['seed-empty', { seed: ' ' }],
    ['option-unknown', { options: { speed: '3' } }],
  ])('is refused: %s %j', (code, more) => {
    expect(simulate({ ...request, ...more })).toMatchObject({ ok: false, error: { code } });
  });
});
