/**
 * Loads one part of one game, by the game's id and the part's file: a page that deals loads no pieces, and the other games
 * stay where they are. The ids come from pages and from links, so each may be unknown. Kits are in print/kits.ts, sealed deals in
 * sealed/games.ts: a page carries the list of all files that it may load.
 */
import * as m from '#messages/loading';
import { err, ok, type Result } from '../base/result';
import type { Dealing, Game } from '../games/game';
import { boundSet } from './sets/here';

const DEALINGS = import.meta.glob<Dealing>('../games/*/deal.ts', { import: 'dealing' });

export type DealtGame = Pick<Game, 'id' | 'dealing'>;

/** As usual where a set is not here: the dealing says so. */
export const loadDealing = async (id: string, set?: string): Promise<Result<DealtGame>> => {
  const own = (await boundSet(id, set))?.dealing;
  // What is out of reach, or exports the part under another name, is as good as no file.
  const dealing = own ?? (await DEALINGS[`../games/${id}/deal.ts`]?.().catch(() => undefined));
  return dealing ? ok({ id, dealing }) : err('game-not-loaded', m.gameDidnt);
};
