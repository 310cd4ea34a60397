/** What an event that nothing refuses does. Changes the draft that it is given, and nothing else. */
import { rollDice } from '../attempts';
import { NONE } from '../board';
import { ASSASSIN, CONTRACT } from '../places';
import { putAway, takeBack } from './attempts';
import type { EventOf, TableEvent } from './events';
import { deckNumber, playModifier } from './modifiers';
import { discard, discardFromHand, give, queueDraw, removeFrom, takeFromHand } from './piles';
import { refillHand, settle } from './rounds';
import { type Draft, TO_OFFER } from './state';

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
