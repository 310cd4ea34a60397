/** What the page of a deal shows of its game; the game itself is loaded where it is dealt. */
import type { Game, Kit, OptionDef } from '../../games/game';

export interface ShownGame {
  readonly id: string;
  /** Fewest players. */
  readonly min: number;
  readonly options: readonly OptionDef[];
  readonly redeals: boolean;
  /** What prints its cards, and the options that it has in common with a deal. */
  readonly kit: { readonly id: Kit['id']; readonly options: readonly string[] } | undefined;
}

export const shownGame = ({ id, players, dealing, kits: [kit] }: Game): ShownGame => {
  const shared = dealing.options.filter(({ name }) => kit?.options.some((option) => option.name === name));
  return {
    id,
    min: players.min,
    options: dealing.options,
    redeals: dealing.redeals,
    kit: kit && { id: kit.id, options: shared.map(({ name }) => name) },
  };
};
