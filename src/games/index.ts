/** Every game that is registered in list.ts, in the order of the home page. */
import type { Game, Kit, Reference, Source } from './game';
import * as list from './list';

// The names of the parts of each are held to these types by the compiler, here.
const REGISTERED: readonly Source[] = Object.values(list);

const inOrder = <T extends Source>(sources: readonly T[]): readonly T[] =>
  sources.toSorted((a, b) => a.place - b.place);

/** What can be played and dealt. */
export const GAMES: readonly Game[] = inOrder(REGISTERED.filter((source) => 'dealing' in source));

/** What games lean on: rules to read and cards to print, and nothing to deal. */
const REFERENCES: readonly Reference[] = inOrder(REGISTERED.filter((source) => 'covers' in source));

/** Everything that has rules, a booklet and kits. */
export const SOURCES: readonly Source[] = [...GAMES, ...REFERENCES];

/** `undefined` where there is no such game: ids come from addresses and command lines. */
export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

export const sourceById = (id: string): Source | undefined => SOURCES.find((source) => source.id === id);

/**
 * Every kit, and whose it is. Kits have ids of their own, unique over all sources: a command says `print target`, not which
 * game it is of.
 */
export const KITS: readonly OwnedKit[] = SOURCES.flatMap((source) =>
  source.kits.map((kit) => ({ source, kit })),
);

export interface OwnedKit {
  readonly source: Source;
  readonly kit: Kit;
}
