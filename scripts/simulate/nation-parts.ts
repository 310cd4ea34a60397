/** A simulation of Assassin Nation in parts, on all cores that there are. The parts add up to the same, however many. */
import { availableParallelism } from 'node:os';
import { ok, type Result, unwrap } from '../../src/base/result';
import { checkNation, simulate, tallyGames } from '../../src/games/nation/bots/simulate';
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
import { createPool } from '../pool';

/** To start a thread takes as long as some hundreds of games. */
const LEAST_GAMES = 500;

/** Games of a part, after which it is said how far all of them are. */
const STEP = 100;

interface Part {
  readonly set: CardSet;
  readonly request: SimulationRequest;
  readonly from: number;
  readonly to: number;
}

/** Games `from` to `to` - 1: what a thread is asked for. */
export const playPart = ({ set, request, from, to }: Part): Tally =>
  tallyGames(set, unwrap(checkNation(request)), from, to);

/** Few games are played here, many on `threads` threads. */
export const simulateInParts = async (
  request: SimulationRequest,
  report: (done: number) => void = () => {},
  threads: number = availableParallelism(),
  set: CardSet = NATION_CARDS,
): Promise<Result<Simulation>> => {
  const checked = checkNation(request);
  if (!checked.ok) return checked;
  const { games, players } = checked.value;
  const workers = Math.min(threads, Math.floor(games / LEAST_GAMES));
  if (workers < 2) return simulate(set, request, report);
  const pool = createPool('simulate/nation-parts', 'playPart', workers);
  const tally = emptyTally(set, players);
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.ceil(games / STEP) }, async (_, k) => {
      const part: Part = { set, request, from: k * STEP, to: Math.min(games, (k + 1) * STEP) };
      addTally(tally, await pool.run(part));
      done += part.to - part.from;
      report(done / games);
    }),
  );
  await pool.destroy();
  return ok(summaryOf(set, checked.value, tally));
};
