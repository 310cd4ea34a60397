/**
 * Programs that play. One plans: as the victim it weighs what a square brings against the chance of being captured on it; as
 * an assassin it closes in on where the victim may go next, and guards the bases that are still wanted. A greedy one takes the
 * shortest way to what it wants, and a random one any.
 */
import { itemAt } from '../../../base/lists';
import type { Stream } from '../../../deal/v1/stream';
import type { BotId } from '../../bots';
import type { Destination } from '../rules/moves';
import type { State } from '../rules/state';
import { type Weight, weigh } from './weights';

/** One of the best, each as likely as the others. */
const best = (
  found: readonly Destination[],
  weightOf: (square: number) => Weight,
  chance: Stream,
): Destination => {
  const scores = found.map(({ square }) => weightOf(square).score);
  const top = Math.max(...scores);
  const equal = found.filter((_, k) => itemAt(scores, k) > top - 1e-9);
  return itemAt(equal, equal.length > 1 ? chance.below(equal.length) : 0);
};

/** The move of the player whose turn it is. `state` awaits a move. */
export const choose = (state: State, chance: Stream, bot: BotId = 'plan'): Destination => {
  const { awaits } = state;
  if (awaits.kind !== 'move') throw new Error('no move is awaited');
  return best(awaits.destinations, weigh(bot, state, awaits.seat), chance);
};
