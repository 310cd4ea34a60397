/**
 * Loads one part of one game, by the game's id and the part's file: a page that deals loads no pieces, and the other games
 * stay where they are. The ids come from pages and from links, so each may be unknown.
 */
import * as m from '#messages/loading';
import { err, ok, type Result } from '../base/result';
import type { FindSealed, SealedGame } from '../deal/sealed/game';
import type { Dealing, Game, Kit, OptionDef } from '../games/game';
import type { BoundSet } from '../games/set';

const DEALINGS = import.meta.glob<Dealing>('../games/*/deal.ts', { import: 'dealing' });
const KITS = import.meta.glob<readonly Kit[]>('../games/*/kit.ts', { import: 'kits' });
const SEALED = import.meta.glob<SealedGame<OptionDef>>('../games/*/sealed.ts', { import: 'sealed' });

/** `undefined` for what has no such file, is out of reach, or exports the part under another name. */
const load = async <Part>(
  parts: Readonly<Record<string, () => Promise<Part | undefined>>>,
  file: string,
): Promise<Part | undefined> => parts[`../games/${file}`]?.().catch(() => undefined);

export type DealtGame = Pick<Game, 'id' | 'dealing'>;

/** The parts of a game with the cards of a set; as usual where there is none of that code here, and they say so. */
const loadSet = async (code: string | undefined): Promise<BoundSet | undefined> => {
  if (code === undefined) return undefined;
  const bound = await (await import('./sets/lazy')).boundSet(code);
  return bound.ok ? bound.value : undefined;
};

export const loadDealing = async (id: string, set?: string): Promise<Result<DealtGame>> => {
  const own = (await loadSet(set))?.dealing;
  if (own) return ok({ id, dealing: own });
  const dealing = await load(DEALINGS, `${id}/deal.ts`);
  return dealing ? ok({ id, dealing }) : err('game-not-loaded', m.gameDidnt);
};

export const loadKit = async (game: string, id: string, set?: string): Promise<Result<Kit>> => {
  const own = (await loadSet(set))?.kits.find((one) => one.id === id);
  if (own) return ok(own);
  const kit = (await load(KITS, `${game}/kit.ts`))?.find((one) => one.id === id);
  return kit ? ok(kit) : err('kit-not-loaded', m.kitDidnt);
};

/** `undefined` where there is no such game, or where it cannot be dealt sealed. */
export const loadSealed = (id: string): Promise<SealedGame<OptionDef> | undefined> =>
  load(SEALED, `${id}/sealed.ts`);

/** Every game that can be dealt sealed: a link says only when it is read which of them it is of. */
export const loadFind = async (): Promise<FindSealed> => {
  const games = await Promise.all(Object.values(SEALED).map((part) => part()));
  return (id) => games.find((game) => game.id === id);
};
