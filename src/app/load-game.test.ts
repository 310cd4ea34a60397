import { describe, expect, it } from 'vitest';
import { GAMES, SOURCES } from '../games';
import { loadDealing, loadFind, loadKit, loadSealed } from './load-game';

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it(`is dealt as it is registered: src/games/${id}/deal.ts exports “dealing”`, async () => {
    expect(await loadDealing(id)).toEqual({ ok: true, value: { id, dealing: game.dealing } });
  });

  it(`is dealt sealed as it is registered: src/games/${id}/sealed.ts exports “sealed”`, async () => {
    expect(await loadSealed(id)).toBe(game.sealed);
    expect((await loadFind())(id)).toBe(game.sealed);
  });
});

it.each(SOURCES.flatMap(({ id, kits }) => kits.map((kit) => [id, kit.id, kit] as const)))(
  'src/games/%s/kit.ts exports “kits”, and %s is among them',
  async (game, id, kit) => {
    const loaded = await loadKit(game, id);
    expect(loaded.ok && loaded.value).toBe(kit);
  },
);

it('says what to do where a part does not come', async () => {
  expect(await loadDealing('nothing')).toMatchObject({ error: { code: 'game-not-loaded' } });
  expect(await loadKit('nothing', 'target')).toMatchObject({ error: { code: 'kit-not-loaded' } });
  expect(await loadKit('target', 'nothing')).toMatchObject({ error: { code: 'kit-not-loaded' } });
  expect(await loadSealed('__proto__')).toBeUndefined();
});
