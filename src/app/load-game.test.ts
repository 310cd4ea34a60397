import { describe, expect, it } from 'vitest';
import { GAMES, SOURCES } from '../games';
import { loadDealing } from './load-game';
import { loadFind, loadSealed } from './load-sealed';
import { loadKit } from './print/kits';

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it(`is dealt as it is registered: src/games/${id}/deal.ts exports “dealing”`, async () => {
    expect(await loadDealing(id)).toEqual({ ok: true, value: { id, dealing: game.dealing } });
  });

  it(`is dealt sealed as it is registered: src/games/${id}/sealed.ts exports “sealed”`, async () => {
    // Its cards may be in the words of a set. A game without sealed deals has nothing to load.
    const sealed = game.sealed && { ...game.sealed, card: expect.any(Function) };
    expect(await loadSealed(id)).toEqual(sealed);
    expect((await loadFind())(id)).toEqual(sealed);
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
