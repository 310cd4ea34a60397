/** What the studio shows of every kit; the kit itself, with its pieces, is loaded when it is chosen. */
import { err, ok, type Result } from '../../base/result';
import type { Kit, Source } from '../../games/game';

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

export const loadKit = async ({ game, kit: { id } }: OwnedKit): Promise<Result<Kit>> => {
  try {
    const found = Object.values((await import(`../../games/${game}/kit.ts`)) as Record<string, Partial<Kit>>);
    return ok(found.find((kit) => kit?.id === id && kit.components !== undefined) as Kit);
  } catch {
    return err(
      'kit-not-loaded',
      'The kit could not be loaded: see that you are online, and reload the page.',
    );
  }
};
