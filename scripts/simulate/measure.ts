import { ok, type Result } from '../../src/base/result';
import type { Finding } from '../../src/games/tmag/simulation/findings';
import { simulate } from '../../src/games/tmag/simulation/simulate';

type Reading = Pick<Finding, 'players' | 'board' | 'backtrack' | 'order'>;

/** One row of findings.json. */
export const measure = (
  reading: Reading,
  games: number,
  seed: string,
  report?: (done: number) => void,
): Result<Finding> => {
  const { players, board, backtrack, order } = reading;
  const simulated = simulate({ players, games, seed, options: { board, backtrack, order } }, report);
  if (!simulated.ok) return simulated;
  const { finished, victimRunChance, captures, turns, winShare } = simulated.value;
  return ok({
    players,
    board,
    backtrack,
    order,
    finished,
    victimRunChance,
    captures,
    turns,
    winShare: winShare.fromFirstVictim,
  });
};
