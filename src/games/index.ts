/** The registry: the only list of games in the program, in the order in which the home page shows them. */
import type { Game, Kit, Reference, Source } from './game';
import { mafia } from './mafia';
import { multiplayer } from './multiplayer';
import { nation } from './nation';
import { target } from './target';
import { tmag } from './tmag';

/** What can be played and dealt. */
export const GAMES = [mafia, target, tmag, nation] as const satisfies readonly Game[];

/** What games lean on: rules to read and cards to print, and nothing to deal. */
const REFERENCES: readonly Reference[] = [multiplayer];

/** Everything that has rules, a booklet and kits. */
export const SOURCES: readonly Source[] = [...GAMES, ...REFERENCES];

/** `undefined` where there is no such game: ids come from addresses and command lines. */
export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

/** How a game is dealt sealed; `undefined` where it is not, or where there is no such game. */
export const sealedById = (id: string): Game['sealed'] => gameById(id)?.sealed;

export const sourceById = (id: string): Source | undefined => SOURCES.find((source) => source.id === id);

/** Kits have ids of their own, unique over all sources: a command says `print target`, not which game it is of. */
export const kitById = (id: string): Kit | undefined =>
  SOURCES.flatMap((source): readonly Kit[] => source.kits).find((kit) => kit.id === id);
