/** Every kit that can be printed, with the game that it is of. */
import { GAMES } from '../../games';
import type { Kit } from '../../games/game';

interface OwnedKit {
  readonly game: string;
  readonly kit: Kit;
}

const OWNED_KITS: readonly OwnedKit[] = GAMES.flatMap((game) =>
  game.kits.map((kit) => ({ game: game.id, kit: kit as Kit })),
);

export const KITS: readonly Kit[] = OWNED_KITS.map(({ kit }) => kit);

/** The kit of an id, or the first one, so that a form always has one. */
export const ownedKit = (id: string): OwnedKit =>
  OWNED_KITS.find(({ kit }) => kit.id === id) ?? (OWNED_KITS[0] as OwnedKit);
