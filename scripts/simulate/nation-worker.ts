/** Plays some of the games of a simulation on a thread of its own, and sends how far it is, then what it counted. */
import { parentPort, workerData } from 'node:worker_threads';
import { unwrap } from '../../src/base/result';
import { checkNation, tallyGames } from '../../src/games/nation/bots/simulate';
import type { Part } from './nation-parts';

/** Games between two messages. */
const STEP = 50;

const { set, request, from, to } = workerData as Part;
const tally = tallyGames(set, unwrap(checkNation(request)), from, to, (games) => {
  if (games % STEP === 0) parentPort?.postMessage({ games });
});
parentPort?.postMessage({ games: to - from, tally });
