import { expect, it } from 'vitest';
import { GAMES } from '../../games';
import { shownGame } from './shown-game';

it('says how many can play', () => {
  const words = GAMES.map((game) => [game.id, shownGame(game, undefined).seats]);
  expect(words).toContainEqual(['nation', '2 to 6']);
  expect(words).toContainEqual(['target', '3 or more']);
});

it('hands the kit only the options that it knows', () => {
  for (const game of GAMES) {
    const { kit, options } = shownGame(game, undefined);
    const known = game.kits[0]?.options.map(({ name }) => name) ?? [];
    expect(kit?.options).toEqual(options.map(({ name }) => name).filter((name) => known.includes(name)));
  }
});
