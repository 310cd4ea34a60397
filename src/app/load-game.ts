/**
 * Loads one part of one game, by the game's id and the part's file: a page that deals loads no pieces, and the other games
 * stay where they are. The ids come from pages and from links, so each may be unknown. Kits are in print/kits.ts, sealed deals in
 * load-sealed.ts: a page carries the list of all files that it may load.
 */
import * as m from '#messages/fields';
import { err, mapOk, ok, type Result } from '../base/result';
import { decodeOpenDeal } from '../deal/v1/link';
import { dealRead, type OpenDeal } from '../deal/v1/spec';
import type { Dealing, Game } from '../games/game';
import { boundSet } from './sets/here';

const DEALINGS = import.meta.glob<Dealing>('../games/*/deal.ts', { import: 'dealing' });

export type DealtGame = Pick<Game, 'id' | 'dealing'>;

/** As usual where a set is not here: the dealing says so. */
export const loadDealing = async (id: string, set?: unknown): Promise<Result<DealtGame>> => {
  const own = (await boundSet(id, set))?.dealing;
  // What is out of reach, or exports the part under another name, is as good as no file.
  const dealing = own ?? (await DEALINGS[`../games/${id}/deal.ts`]?.().catch(() => undefined));
  return dealing ? ok({ id, dealing }) : err('game-not-loaded', m.gameNotLoaded);
};

export const dealtOf = (game: DealtGame, open: OpenDeal) =>
  mapOk(dealRead(game, open), (deal) => ({ game, open, deal }));

/** The deal of an address. */
export const dealtAt = (game: Result<DealtGame>, fragment: string) => {
  if (!game.ok) return game;
  const open = decodeOpenDeal(game.value, fragment);
  return open.ok ? dealtOf(game.value, open.value) : open;
};
