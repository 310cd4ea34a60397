/** Every game that can be dealt sealed: a link says only when it is read which of them it is of. */
import type { FindSealed, SealedGame } from '../../deal/v1/sealed/payload';

const MODULES = import.meta.glob<Readonly<Record<string, SealedGame>>>('../../games/*/sealed.ts');

export const loadFind = async (): Promise<FindSealed> => {
  const modules = await Promise.all(Object.values(MODULES).map((load) => load()));
  const games = modules.flatMap((module) => Object.values(module));
  return (id) => games.find((game) => game.id === id);
};
