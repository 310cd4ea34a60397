/** The games that `dagger simulate` knows. */
import { mafiaSimulator } from './mafia';
import { nationSimulator } from './nation';
import type { Simulator } from './simulator';
import { targetSimulator } from './target';
import { tmagSimulator } from './tmag';

export const SIMULATORS: readonly Simulator[] = [
  mafiaSimulator,
  nationSimulator,
  targetSimulator,
  tmagSimulator,
];
