/** What the page of a deal shows of its game; the game itself is loaded where it is dealt. */
import type { Game } from '../../games/game';
import { numbersWords } from '../../games/words';

export const shownGame = (
  { id, title, players, dealing, sealed, tableEdition, kits: [kit] }: Game,
  table: string | undefined,
) => {
  const { options, redeals } = dealing;
  const shared = options.filter(({ name }) => kit?.options.some((option) => option.name === name));
  return {
    id,
    title,
    /** How many players, in words. */
    seats: numbersWords(players),
    options,
    redeals,
    isSealed: sealed !== undefined,
    /** Address of the table where the game is played on, where there is one. */
    table,
    tableEdition,
    /** What prints its cards, and the options that it has in common with a deal. */
    kit: kit && { id: kit.id, options: shared.map(({ name }) => name) },
  };
};

export type ShownGame = ReturnType<typeof shownGame>;
