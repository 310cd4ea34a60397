/** Cards on their way: drawing, discarding, and what waits until a deck has been shuffled. */
import { NOBODY } from '../board';
import { HAND_LIMITS } from '../places';
import { type Draft, type State, TO_MARKET, TO_OFFER } from './state';

/** The hand of a seat, of one deck's cards. */
export const handOf = (state: State, deck: number, seat: number): readonly number[] =>
  (state.hands[deck] as readonly (readonly number[])[])[seat] as readonly number[];

const hand = (draft: Draft, deck: number, seat: number): number[] =>
  (draft.hands[deck] as number[][])[seat] as number[];

export const pileOf = (state: State, deck: number): readonly number[] => state.discards[deck] as number[];

export const discard = (draft: Draft, deck: number, card: number): void => {
  (draft.discards[deck] as number[]).push(card);
};

/** Discards a whole list, and empties it. */
export const discardList = (draft: Draft, deck: number, list: number[]): void => {
  for (const card of list) discard(draft, deck, card);
  list.length = 0;
};

export const give = (draft: Draft, deck: number, seat: number, card: number): void => {
  hand(draft, deck, seat).push(card);
};

/** Takes a card out of a list; its last card takes the place. */
export const removeFrom = (list: number[], card: number): void => {
  const at = list.indexOf(card);
  const last = list.pop() as number;
  if (at < list.length) list[at] = last;
};

export const takeFromHand = (draft: Draft, deck: number, seat: number, card: number): void =>
  removeFrom(hand(draft, deck, seat), card);

export const discardFromHand = (draft: Draft, deck: number, seat: number, card: number): void => {
  takeFromHand(draft, deck, seat, card);
  discard(draft, deck, card);
};

/** Cards to be drawn by a seat, or for the market or an offer, as soon as nothing else comes first. */
export const queueDraw = (draft: Draft, deck: number, to: number, count: number): void => {
  if (count > 0) draft.draws.push({ deck, to, count });
};

const deliver = (draft: Draft, deck: number, to: number, card: number): void => {
  if (to === TO_MARKET) draft.market.push(card);
  else if (to === TO_OFFER) draft.offer.push(card);
  else give(draft, deck, to, card);
};

/** Draws what is due. A deck that has run out, while it has discards, stops it: that deck's number comes back. */
export const drawAll = (draft: Draft): number | undefined => {
  const { draws } = draft;
  for (const draw of draws) {
    const deck = draft.decks[draw.deck] as number[];
    while (draw.count > 0 && deck.length > 0) {
      deliver(draft, draw.deck, draw.to, deck.pop() as number);
      draw.count--;
    }
    if (draw.count > 0 && pileOf(draft, draw.deck).length > 0) return draw.deck;
  }
  draws.length = 0;
  return undefined;
};

/** How many cards of a deck a seat holds too many. */
export const excessOf = (state: State, deck: number, seat: number): number =>
  handOf(state, deck, seat).length - (HAND_LIMITS[deck] as number);

/** A seat that exceeds a hand limit, or no one. */
export const overfull = (state: State): number => {
  const { players } = state.setup;
  for (let deck = 0; deck < HAND_LIMITS.length; deck++)
    for (let seat = 0; seat < players; seat++) if (excessOf(state, deck, seat) > 0) return seat;
  return NOBODY;
};

/** True where all are different and all are in the list. */
export const areAllOf = (list: readonly number[], cards: readonly number[]): boolean =>
  cards.every((card, k) => list.includes(card) && cards.indexOf(card) === k);
