/**
 * The scorer's book, for a table that plays with printed cards: who made which attempt, what the dice said, and the money.
 * It knows what lies open and no hand, so purchases and most modifiers come in as tokens (`adjust`, `bounty`).
 *
 * A round is `announce`, then for each attempt in its order (N1, ties by dice) the vote and the dice, then `next`. When the
 * pyramid is gone the hit lists are shown (`end`), and a tie is a duel of more announcements (N7). A book is its setup
 * and its list of events; to undo is to replay fewer of them.
 */
import { err, ok, type Problem, type Result } from '../../base/result';
import { checkSeats } from '../../deal/seats';
import type { CardSet } from './cards';
import { packOf } from './pack';
import { NATION_SEATS } from './players';
import { isLayout } from './pyramid';
import type { RuleProblem } from './refusal';
import { advance } from './scorer/advance';
import { whyNot } from './scorer/check';
import { copyOf, freshLedger, type LedgerEvent, type LedgerSetup, type LedgerState } from './scorer/state';
import { areSome } from './setup';

export { diceNow, neededNow } from './scorer/attempts';
export { orderLeft, orderOf } from './scorer/order';
export type {
  Announcement,
  LedgerEvent,
  LedgerNews,
  LedgerSetup,
  LedgerState,
} from './scorer/state';

const checkLedger = (set: CardSet, setup: LedgerSetup): Result<LedgerSetup> => {
  const players = setup.names.length;
  const seats = checkSeats(players, NATION_SEATS);
  if (!seats.ok) return seats;
  if (!Number.isInteger(setup.firstPlayer) || setup.firstPlayer < 0 || setup.firstPlayer >= players)
    return err('seat-unknown', `There is no seat ${setup.firstPlayer} to be the first player.`);
  if (!areSome(setup.specialists, players, set.specialists.length))
    return err('specialists-wrong', 'Every player has a specialist, no two the same.');
  const shown = setup.hitLists.filter((list) => list !== null);
  if (setup.hitLists.length !== players || !areSome(shown, shown.length, set.hitLists.length))
    return err('hit-lists-wrong', 'Every player has a hit list, secret or shown, no two the same.');
  if (isLayout(setup.layout)) return ok(setup);
  return err('layout-wrong', 'The pyramid is laid wrong: each target lies once, in the row of its value.');
};

/** The first state of a book, or what is wrong with its setup. */
export const startLedger = (set: CardSet, setup: LedgerSetup): Result<LedgerState> => {
  const checked = checkLedger(set, setup);
  return checked.ok ? ok(freshLedger(packOf(set), setup)) : checked;
};

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const applyLedger = (state: LedgerState, event: LedgerEvent): Result<LedgerState, RuleProblem> => {
  const error = whyNot(state, event);
  if (error) return { ok: false, error };
  const ledger = copyOf(state);
  advance(ledger, event);
  return ok(ledger);
};

/** Every state of a book, the first one included. A refused event names its place in the list. */
export const replayLedger = (
  set: CardSet,
  setup: LedgerSetup,
  events: readonly LedgerEvent[],
): Result<readonly LedgerState[], Problem | RuleProblem> => {
  const first = startLedger(set, setup);
  if (!first.ok) return first;
  const states = [first.value];
  for (const [k, event] of events.entries()) {
    const next = applyLedger(states.at(-1) as LedgerState, event);
    if (!next.ok)
      return { ok: false, error: { ...next.error, message: `Event ${k + 1}: ${next.error.message}` } };
    states.push(next.value);
  }
  return ok(states);
};
