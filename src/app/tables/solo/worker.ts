/** The programs of a game, in a worker of their own that has the game's id for a name. */
import { expose } from 'comlink';
import type { Programs } from '../game';

const HOUSES = import.meta.glob<{ readonly programs: Programs }>('../../../games/*/table/house.ts');

const house = HOUSES[`../../../games/${self.name}/table/house.ts`]?.();

const programsOf = async (): Promise<Programs> => {
  const loaded = await house;
  if (!loaded) throw new Error(`no programs play ${self.name}`);
  return loaded.programs;
};

const worker = {
  answer: async (...given: Parameters<Programs['answer']>) => (await programsOf()).answer(...given),
  why: async (...given: Parameters<Programs['why']>) => (await programsOf()).why(...given),
  hint: async (...given: Parameters<Programs['hint']>) => (await programsOf()).hint(...given),
};

export type HouseWorker = typeof worker;

expose(worker);
