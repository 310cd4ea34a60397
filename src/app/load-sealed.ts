/** The games as sealed deals deal them, loaded where they are. Their cards are in the words of a set, where that is here by then. */
import type { FindSealed, SealedGame } from '../deal/sealed/game';
import type { OptionDef } from '../games/game';
import { setHere } from './sets/here';

const SEALED = import.meta.glob<SealedGame<OptionDef>>('../games/*/sealed.ts', { import: 'sealed' });

const inOwnWords = <Sealed extends SealedGame>(game: Sealed): Sealed => ({
  ...game,
  card: (spec, opened) => (setHere(spec.options)?.sealed ?? game).card(spec, opened),
});

/** `undefined` where there is no such game, where it cannot be dealt sealed, or it is out of reach. */
export const loadSealed = async (id: string): Promise<SealedGame<OptionDef> | undefined> => {
  const game = await SEALED[`../games/${id}/sealed.ts`]?.().catch(() => undefined);
  return game && inOwnWords(game);
};

/** Every game that can be dealt sealed: a link says only when it is read which of them it is of. */
export const loadFind = async (): Promise<FindSealed> => {
  const games = await Promise.all(Object.values(SEALED).map((part) => part()));
  return (id) => {
    const game = games.find((one) => one.id === id);
    return game && inOwnWords(game);
  };
};
