/** Plays some of the games of a simulation on a thread of its own, and sends how far it is, then what it counted. */
import { parentPort, workerData } from 'node:worker_threads';
import { unwrap } from '../../src/base/result';
import { checkNation, tallyGames } from '../../src/games/nation/bots/simulate';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import type { Part } from './nation-parts';

/** Games between two messages. */
const STEP = 50;

const { request, from, to } = workerData as Part;
const tally = tallyGames(NATION_CARDS, unwrap(checkNation(request)), from, to, (games) => {
  if (games % STEP === 0) parentPort?.postMessage({ games });
});
parentPort?.postMessage({ games: to - from, tally });
