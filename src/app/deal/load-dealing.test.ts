import { expect, it } from 'vitest';
import { GAMES } from '../../games';
import { loadDealing } from './load-dealing';
import { shownGame } from './shown-game';

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s is loaded as it is registered',
  async (id, game) => {
    const loaded = await loadDealing(id);
    expect(loaded.ok && loaded.value.dealing).toBe(game.dealing);
  },
);

it('says what to do where a game does not come', async () => {
  expect(await loadDealing('nothing')).toMatchObject({ ok: false, error: { code: 'game-not-loaded' } });
});

it('hands the kit only the options that it knows', () => {
  for (const game of GAMES) {
    const { kit, options } = shownGame(game);
    const known = game.kits[0]?.options.map(({ name }) => name) ?? [];
    expect(kit?.options).toEqual(options.map(({ name }) => name).filter((name) => known.includes(name)));
  }
});
