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

import { itemAt } from '../../../base/lists';
import { mapOk, type Result } from '../../../base/result';
import { byKind } from '../../game';
import type { CardSet } from '../cards';
import { packOf } from '../cards/pack';
import type { Deck } from '../cards/vocabulary';
import { rollDice } from './attempts';
import { applied, NONE } from './board';
import { putAway, takeBack } from './engine/attempts';
import { type Refused, whyNot } from './engine/check';
import { playModifier } from './engine/modifiers';
import { discard, discardFromHand, give, queueDraw, removeFrom, takeFromHand } from './engine/piles';
import { refillHand, settle } from './engine/rounds';
import { type Draft, type EventOf, freshDraft, type State, type TableEvent } from './engine/state';
import { checkSetup, type Setup } from './setup';

export { attemptOf, attemptWithCards } from './engine/attempts';
export { type Refused, whyNot } from './engine/check';
export { CANDIDATES, deckOf, effectAsking, rivalsOf, whyNotDone } from './engine/choices';
export { laidModifiers } from './engine/modifiers';
export type { Draft, EventOf, PlayEvent, State, TableEvent } from './engine/state';
export { type View, view } from './engine/view';
export { type Setup, shuffledSetup } from './setup';

/** The first state of a game, as a draft of one's own, or what is wrong with its setup. */
export const open = (set: CardSet, setup: Setup): Result<Draft> =>
  mapOk(checkSetup(set, setup), () => {
    const draft = freshDraft(packOf(set), setup);
    settle(draft);
    return draft;
  });

/** Cards that a purchase looks at. */
const BUY_LOOK = 2;

const discardAll = (draft: Draft, deck: Deck, seat: number, cards: readonly number[]): void => {
  for (const card of cards) discardFromHand(draft, deck, seat, card);
};

/** What each kind of event does, without what follows from it. */
const HAPPENS: { readonly [Kind in TableEvent['kind']]: (draft: Draft, event: EventOf<Kind>) => void } = {
  take(draft, { seat, card }) {
    removeFrom(draft.market, card);
    give(draft, 'assassin', seat, card);
    draft.turn++;
  },
  blind(draft, { seat }) {
    queueDraw(draft, 'assassin', seat, 1);
    draft.turn++;
  },
  buy(draft, { seat, deck, discard: dropped }) {
    if (dropped !== undefined) discardFromHand(draft, deck, seat, dropped);
    draft.cash[seat] = itemAt(draft.cash, seat) - 1;
    draft.offerTo = seat;
    draft.offerDeck = deck;
    queueDraw(draft, deck, 'offer', BUY_LOOK);
  },
  keep(draft, { seat, card }) {
    const { offer, offerDeck } = draft;
    for (const one of offer) {
      if (one === card) give(draft, offerDeck, seat, card);
      else discard(draft, offerDeck, one);
    }
    offer.length = 0;
  },
  pass(draft) {
    draft.turn++;
  },
  play: playModifier,
  lay(draft, { seat, tile, contract, cards }) {
    const laid = itemAt(draft.laid, seat);
    for (const card of cards) {
      takeFromHand(draft, 'assassin', seat, card);
      laid.push(card);
    }
    if (contract !== null) takeFromHand(draft, 'contract', seat, contract);
    draft.laidContract[seat] = contract ?? NONE;
    if (tile !== null) draft.marks[seat] = tile;
    draft.ready |= 1 << seat;
  },
  vote(draft, { seat, favour }) {
    if (favour) draft.votesFor++;
    else draft.votesAgainst++;
    draft.voters &= ~(1 << seat);
  },
  roll(draft, { seat, dice }) {
    rollDice(draft, seat, dice);
    putAway(draft);
  },
  'take-back': (draft, { seat, cards }) => takeBack(draft, seat, cards),
  discard: (draft, { seat, deck, cards }) => discardAll(draft, deck, seat, cards),
  refill(draft, { seat, cards, contracts }) {
    discardAll(draft, 'assassin', seat, cards);
    discardAll(draft, 'contract', seat, contracts);
    refillHand(draft, seat);
    draft.turn++;
  },
  shuffle(draft, { deck, order }) {
    draft.discards[deck].length = 0;
    draft.decks[deck] = order.toReversed();
  },
};

/** The event, and everything that follows from it until the table has to wait again. It has to be legal. */
export const advance = (draft: Draft, event: TableEvent): void => {
  draft.news.length = 0;
  draft.putAway = 0;
  byKind(HAPPENS, draft, event);
  settle(draft);
};

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const apply = (state: State, event: TableEvent): Result<State, Refused> =>
  applied(state, event, whyNot, advance);
