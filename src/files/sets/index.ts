/** The games that take sets of cards, each loaded when it is asked for. */
import { err, ok, type Result } from '../../base/result';
import { SOURCES } from '../../games';
import type { SetGame } from '../../games/set';

const SET_GAMES = SOURCES.filter(({ kits }) =>
  kits.some(({ options }) => options.some(({ field }) => field === 'set')),
).map(({ id }) => id);

export const loadSetGame = async (id: string): Promise<Result<SetGame>> => {
  if (!SET_GAMES.includes(id))
    return err(
      'set-game',
      id === ''
        ? `Say whose cards: ${SET_GAMES.join(', ')}.`
        : `“${id}” has no cards to change: choose ${SET_GAMES.join(', ')}.`,
    );
  const { set } = (await import(`../../games/${id}/set.ts`)) as { readonly set: SetGame };
  return ok(set);
};
