import { expect, it } from 'vitest';
import { GAMES } from '../../games';
import { shownGame } from './shown-game';

it('hands the kit only the options that it knows', () => {
  for (const game of GAMES) {
    const { kit, options } = shownGame(game, undefined);
    const known = game.kits[0]?.options.map(({ name }) => name) ?? [];
    expect(kit?.options).toEqual(options.map(({ name }) => name).filter((name) => known.includes(name)));
  }
});
