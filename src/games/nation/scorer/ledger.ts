/**
 * The scorer's ledger, for a table that plays with printed cards: who made which attempt, what the dice said, and the
 * money. It knows open cards and no hand, so purchases and most Intel cards come in as tokens (`adjust`, `bounty`).
 *
 * A round is what each player lays (`lay`, `pass`), then `resolve`, for each attempt in its order (`line`, ties by dice) the
 * vote and the dice, then `next`. When the pyramid is gone the hit lists are shown (`end`), and a tie is a duel of more
 * attempts (`duel-again`). A game is its setup and its list of events; to undo is to replay fewer of them.
 */
import { err, ok, type Result } from '../../../base/result';
import { draftOf } from '../board';
import type { CardSet } from '../cards';
import { packOf } from '../cards/pack';
import { areSome, checkPlaces } from '../setup';
import { advance } from './advance';
import { type Refused, whyNot } from './check';
import { freshLedger, type Ledger, type LedgerEvent, type LedgerSetup, type LedgerState } from './state';

export { orderLeft } from '../attempts';
export type { News } from '../board';
export { orderOf } from './advance';
export * from './state';

/** The first state of a game, or what is wrong with its setup. */
export const startLedger = (set: CardSet, setup: LedgerSetup): Result<LedgerState> => {
  const players = setup.names.length;
  const places = checkPlaces(players, setup);
  if (!places.ok) return places;
  if (!areSome(setup.specialists, players, set.specialists.length))
    return err('specialists-wrong', 'Every player has a specialist, no two the same.');
  const shown = setup.hitLists.filter((list) => list !== null);
  if (setup.hitLists.length !== players || !areSome(shown, shown.length, set.hitLists.length))
    return err('hit-lists-wrong', 'Every player has a hit list, secret or shown, no two the same.');
  return ok(freshLedger(packOf(set), setup));
};

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const applyLedger = (state: LedgerState, event: LedgerEvent): Result<LedgerState, Refused> => {
  const error = whyNot(state, event);
  if (error) return { ok: false, error };
  const ledger = draftOf<Ledger>(state);
  advance(ledger, event);
  return ok(ledger);
};
