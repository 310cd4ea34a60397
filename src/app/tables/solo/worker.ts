/** The programs of a game, in a worker of their own. */
import { expose } from 'comlink';
import type { Programs } from '../game';

const HOUSES = import.meta.glob<{ readonly programs: Programs }>('../../../games/*/table/house.ts');

const fileOf = (game: string): string => `../../../games/${game}/table/house.ts`;

let house: Promise<{ readonly programs: Programs }> | undefined;

const programsOf = async (): Promise<Programs> => {
  const loaded = await house;
  if (!loaded) throw new Error('a worker was asked before it knew its game');
  return loaded.programs;
};

const worker = {
  /** Comes before all other calls. */
  start: (game: string): void => {
    house = HOUSES[fileOf(game)]?.();
  },
  answer: async (...given: Parameters<Programs['answer']>) => (await programsOf()).answer(...given),
  why: async (...given: Parameters<Programs['why']>) => (await programsOf()).why(...given),
  hint: async (...given: Parameters<Programs['hint']>) => (await programsOf()).hint(...given),
};

export type HouseWorker = typeof worker;

expose(worker);
