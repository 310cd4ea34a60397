import { expect, it } from 'vitest';
import { simulate } from '../../src/games/nation/bots/simulate';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import { simulateInParts } from './nation-parts';

// Bots that do not plan: quick games, two kinds of player to count.
const request = { players: 2, games: 1001, options: { bots: 'greedy-random' }, seed: 's' };

it('comes out the same on one thread and on two, and says how far both together are', async () => {
  const here = simulate(NATION_CARDS, request);
  expect(await simulateInParts(request, () => {}, 1)).toEqual(here);

  const seen: number[] = [];
  expect(await simulateInParts(request, (done) => seen.push(done), 2)).toEqual(here);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.at(-1)).toBe(1);
});

it('refuses before it starts a thread', async () => {
  expect(await simulateInParts({ ...request, players: 7 })).toMatchObject({
    ok: false,
    error: { code: 'too-many-players' },
  });
});
