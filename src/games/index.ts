/** The registry: the only list of games in the program, in the order in which the home page shows them. */
import type { Game, Kit } from './game';
import { mafia } from './mafia';
import { target } from './target';
import { tmag } from './tmag';

export const GAMES = [mafia, target, tmag] as const satisfies readonly Game[];

/** `undefined` where there is no such game: ids come from addresses and command lines. */
export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

/** Kits have ids of their own, unique over all games: a command says `print target`, not which game it is of. */
export const kitById = (id: string): Kit | undefined =>
  GAMES.flatMap((game): readonly Kit[] => game.kits).find((kit) => kit.id === id);
