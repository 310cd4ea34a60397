/** How one game is dealt, loaded by the page of its deal: the other games, and what prints them, stay where they are. */
import { err, ok, type Result } from '../../base/result';
import type { Dealing, Game } from '../../games/game';

export type DealtGame = Pick<Game, 'id' | 'dealing'>;

export const loadDealing = async (id: string): Promise<Result<DealtGame>> => {
  try {
    const found = (await import(`../../games/${id}/deal.ts`)) as Record<string, unknown>;
    return ok({ id, dealing: found[`${id}Dealing`] as Dealing });
  } catch {
    return err(
      'game-not-loaded',
      'The game could not be loaded: see that you are online, and reload the page.',
    );
  }
};
