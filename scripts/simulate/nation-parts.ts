/** A simulation of Assassin Nation in parts, one for each core that there is. The parts add up to the same, however many. */
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ok, type Result } from '../../src/base/result';
import { checkNation, simulate } from '../../src/games/nation/bots/simulate';
import {
  addTally,
  emptyTally,
  type Simulation,
  summaryOf,
  type Tally,
} from '../../src/games/nation/bots/tally';
import type { CardSet } from '../../src/games/nation/cards';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import type { SimulationRequest } from '../../src/games/simulation';

/** What a worker is asked for: games `from` to `to` - 1. */
export interface Part {
  readonly set: CardSet;
  readonly request: SimulationRequest;
  readonly from: number;
  readonly to: number;
}

/** To start a worker takes as long as some hundreds of games. */
const LEAST_GAMES = 500;

const playPart = (part: Part, report: (games: number) => void): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const form = extname(import.meta.url);
    const worker = new Worker(new URL(`./nation-worker${form}`, import.meta.url), {
      workerData: part,
      ...(form === '.ts' && { execArgv: ['--import', 'tsx'] }),
    });
    let counted: Tally | undefined;
    // How many games it has played, and in the end what it counted.
    worker.on('message', ({ games, tally }: { games: number; tally?: Tally }) => {
      report(games);
      counted = tally;
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (counted) resolve(counted);
      else reject(new Error(`a worker of the simulation ended with code ${code} and no answer`));
    });
  });

/** Few games are played here, many on `threads` workers. */
export const simulateInParts = async (
  request: SimulationRequest,
  report: (done: number) => void = () => {},
  threads: number = availableParallelism(),
  set: CardSet = NATION_CARDS,
): Promise<Result<Simulation>> => {
  const checked = checkNation(request);
  if (!checked.ok) return checked;
  const { games, players } = checked.value;
  const parts = Math.min(threads, Math.floor(games / LEAST_GAMES));
  if (parts < 2) return simulate(set, request, report);
  const endOf = (part: number): number => Math.floor((games * part) / parts);
  const done = Array<number>(parts).fill(0);
  const tallies = await Promise.all(
    done.map((_, k) =>
      playPart({ set, request, from: endOf(k), to: endOf(k + 1) }, (played) => {
        done[k] = played;
        report(done.reduce((sum, some) => sum + some, 0) / games);
      }),
    ),
  );
  const tally = emptyTally(set, players);
  for (const part of tallies) addTally(tally, part);
  return ok(summaryOf(set, checked.value, tally));
};
