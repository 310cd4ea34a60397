/**
 * The rules of the whole game: `apply(state, event)`. A game is its setup and its list of events; to undo is to replay
 * fewer of them. Chance is in the setup (the decks), and in the events (dice, cards drawn unseen, a deck's new order).
 *
 * A round is seven stages. In a stage everybody has a turn, from the first player, clockwise, except where it says all.
 *
 *     Intel           market    take a card, or draw one unseen; the rest of the market is discarded
 *                     buy       a cash token for one of two cards, as often as one can pay; then pass
 *                     intel     play Intel cards; then pass
 *     Assassination   lay       all, in any order: mark a tile, lay a contract, a weapon and Assassination cards
 *     Reveal          reveal    the cards lie open: play Reveal cards; then pass
 *                     attempts  conflicts first, then the others (`line`): votes, dice, cash, debt; cards taken back
 *                     refill    discard at will, draw back up; then the next player is first
 *
 * When the pyramid is gone after the attempts, the table counts. A tie is a duel: rounds of intel, lay, reveal and attempts
 * among those who tie, until one succeeds (`duel-again`).
 *
 * Between any two events a hand may be too full (`discard`), a deck may have run out (`shuffle`), or somebody may be
 * looking at cards (`keep`); these come before anything else.
 *
 * `apply` leaves the state alone that it is given. A program that plays by the thousand checks with `whyNot` and
 * then lets `advance` change its own draft: the same rules, without the copies.
 */
import { ok, type Result } from '../../base/result';
import { draftOf } from './board';
import type { CardSet } from './cards';
import { packOf } from './cards/pack';
import { advance } from './engine/advance';
import { whyNot } from './engine/check';
import type { TableEvent } from './engine/events';
import { settle } from './engine/rounds';
import { type Draft, freshDraft, type State } from './engine/state';
import type { RuleProblem } from './refusal';
import { checkSetup, type Setup } from './setup';

export { takingsOf } from './attempts';
export { advance } from './engine/advance';
export { whyNot } from './engine/check';
export type { PlayEvent, TableEvent } from './engine/events';
export type { Draft, State } from './engine/state';
export { type View, view } from './engine/view';
export type { RuleId, RuleProblem } from './refusal';
export { type Setup, shuffledSetup } from './setup';

/** The first state of a game as a draft of one's own, or what is wrong with its setup. */
export const open = (set: CardSet, setup: Setup): Result<Draft> => {
  const checked = checkSetup(set, setup);
  if (!checked.ok) return checked;
  const draft = freshDraft(packOf(set), setup);
  settle(draft);
  return ok(draft);
};

/** The first state of a game, or what is wrong with its setup. */
export const start = (set: CardSet, setup: Setup): Result<State> => open(set, setup);

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const apply = (state: State, event: TableEvent): Result<State, RuleProblem> => {
  const error = whyNot(state, event);
  if (error) return { ok: false, error };
  const draft = draftOf<Draft>(state);
  advance(draft, event);
  return ok(draft);
};
