/** What the studio shows of every kit; the kit itself, with its pieces, is loaded when it is chosen. */
import type { Result } from '../../base/result';
import type { Kit, Source } from '../../games/game';
import { loadKit as loadKitOf } from '../load-game';

export type ShownKit = Omit<Kit, 'components'>;

export interface KitShelf {
  /** Id of the source that the kits are of. */
  readonly game: string;
  readonly title: string;
  readonly kits: readonly ShownKit[];
}

export const shelfOf = ({ id, title, kits }: Source): KitShelf => ({
  game: id,
  title,
  kits: kits.map(({ components: _, ...shown }) => shown),
});

export interface OwnedKit {
  readonly game: string;
  readonly kit: ShownKit;
}

/** The kit of an id, or the first one, so that a form always has one. */
export const ownedKit = (shelves: readonly KitShelf[], id: string): OwnedKit => {
  const owned = shelves.flatMap(({ game, kits }) => kits.map((kit) => ({ game, kit })));
  return owned.find(({ kit }) => kit.id === id) ?? (owned[0] as OwnedKit);
};

export const loadKit = ({ game, kit: { id } }: OwnedKit): Promise<Result<Kit>> => loadKitOf(game, id);
