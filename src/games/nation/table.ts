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
import { rollDice } from './attempts';
import { draftOf, NONE } from './board';
import type { CardSet } from './cards';
import { packOf } from './cards/pack';
import { putAway, takeBack } from './engine/attempts';
import { whyNot } from './engine/check';
import type { EventOf, TableEvent } from './engine/events';
import { deckNumber, playModifier } from './engine/modifiers';
import { discard, discardFromHand, give, queueDraw, removeFrom, takeFromHand } from './engine/piles';
import { refillHand, settle } from './engine/rounds';
import { type Draft, freshDraft, type State, TO_OFFER } from './engine/state';
import { ASSASSIN, CONTRACT } from './places';
import type { RuleProblem } from './refusal';
import { checkSetup, type Setup } from './setup';

export { takingsOf } from './attempts';
export { whyNot } from './engine/check';
export type { PlayEvent, TableEvent } from './engine/events';
export type { Draft, State } from './engine/state';
export { type View, view } from './engine/view';
export type { RuleId, RuleProblem } from './refusal';
export { type Setup, shuffledSetup } from './setup';

/** The first state of a game, as a draft of one's own, or what is wrong with its setup. */
export const open = (set: CardSet, setup: Setup): Result<Draft> => {
  const checked = checkSetup(set, setup);
  if (!checked.ok) return checked;
  const draft = freshDraft(packOf(set), setup);
  settle(draft);
  return ok(draft);
};

/** Cards that a purchase looks at. */
const BUY_LOOK = 2;

const buy = (draft: Draft, { seat, deck, discard: dropped }: EventOf<'buy'>): void => {
  const number = deckNumber(deck);
  if (dropped !== undefined) discardFromHand(draft, number, seat, dropped);
  draft.cash[seat] = (draft.cash[seat] as number) - 1;
  draft.offerTo = seat;
  draft.offerDeck = number;
  queueDraw(draft, number, TO_OFFER, BUY_LOOK);
};

const keep = (draft: Draft, { seat, card }: EventOf<'keep'>): void => {
  const { offer, offerDeck } = draft;
  for (let k = 0; k < offer.length; k++) {
    if (offer[k] === card) give(draft, offerDeck, seat, card);
    else discard(draft, offerDeck, offer[k] as number);
  }
  offer.length = 0;
};

const lay = (draft: Draft, { seat, tile, contract, cards }: EventOf<'lay'>): void => {
  const laid = draft.laid[seat] as number[];
  for (let k = 0; k < cards.length; k++) {
    takeFromHand(draft, ASSASSIN, seat, cards[k] as number);
    laid.push(cards[k] as number);
  }
  if (contract !== null) takeFromHand(draft, CONTRACT, seat, contract);
  draft.laidContract[seat] = contract ?? NONE;
  if (tile !== null) draft.marks[seat] = tile;
  draft.ready |= 1 << seat;
};

const vote = (draft: Draft, { seat, favour }: EventOf<'vote'>): void => {
  if (favour) draft.votesFor++;
  else draft.votesAgainst++;
  draft.voters &= ~(1 << seat);
};

const discardAll = (draft: Draft, deck: number, seat: number, cards: readonly number[]): void => {
  for (let k = 0; k < cards.length; k++) discardFromHand(draft, deck, seat, cards[k] as number);
};

const refill = (draft: Draft, { seat, cards, contracts }: EventOf<'refill'>): void => {
  discardAll(draft, ASSASSIN, seat, cards);
  discardAll(draft, CONTRACT, seat, contracts);
  refillHand(draft, seat);
  draft.turn++;
};

const happen = (draft: Draft, event: TableEvent): void => {
  switch (event.kind) {
    case 'take':
      removeFrom(draft.market, event.card);
      give(draft, ASSASSIN, event.seat, event.card);
      draft.turn++;
      break;
    case 'blind':
      queueDraw(draft, ASSASSIN, event.seat, 1);
      draft.turn++;
      break;
    case 'buy':
      buy(draft, event);
      break;
    case 'keep':
      keep(draft, event);
      break;
    case 'pass':
      draft.turn++;
      break;
    case 'play':
      playModifier(draft, event);
      break;
    case 'lay':
      lay(draft, event);
      break;
    case 'vote':
      vote(draft, event);
      break;
    case 'roll':
      rollDice(draft, event.seat, event.dice);
      putAway(draft);
      break;
    case 'take-back':
      takeBack(draft, event.seat, event.cards);
      break;
    case 'discard':
      discardAll(draft, deckNumber(event.deck), event.seat, event.cards);
      break;
    case 'refill':
      refill(draft, event);
      break;
    case 'shuffle': {
      const number = deckNumber(event.deck);
      (draft.discards[number] as number[]).length = 0;
      draft.decks[number] = event.order.toReversed();
      break;
    }
  }
};

/** The event, and everything that follows from it until the table has to wait again. It has to be legal. */
export const advance = (draft: Draft, event: TableEvent): void => {
  happen(draft, event);
  settle(draft);
};

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const apply = (state: State, event: TableEvent): Result<State, RuleProblem> => {
  const error = whyNot(state, event);
  if (error) return { ok: false, error };
  const draft = draftOf<Draft>(state);
  advance(draft, event);
  return ok(draft);
};
