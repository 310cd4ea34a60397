import { DECKS, type Deck } from '../../cards/vocabulary';
import { NOBODY } from '../board';
import { HAND_LIMITS } from '../places';
import type { Draft, Draw, State } from './state';

/** The hand of a seat, of one deck's cards. Each by its name: a name that varies takes many times as long. */
export const handOf = <Cards>(
  { hands }: { readonly hands: Readonly<Record<Deck, readonly Cards[]>> },
  deck: Deck,
  seat: number,
) => (deck === 'assassin' ? hands.assassin : hands.contract)[seat] as Cards;

export const discard = (draft: Draft, deck: Deck, card: number): void => {
  draft.discards[deck].push(card);
};

/** Discards a whole list, and empties it. */
export const discardList = (draft: Draft, deck: Deck, list: number[]): void => {
  for (const card of list) discard(draft, deck, card);
  list.length = 0;
};

export const give = (draft: Draft, deck: Deck, seat: number, card: number): void => {
  handOf(draft, deck, seat).push(card);
};

/** Takes a card out of a list; its last card takes the place. */
export const removeFrom = (list: number[], card: number): void => {
  const at = list.indexOf(card);
  const last = list.pop();
  if (last !== undefined && at < list.length) list[at] = last;
};

export const takeFromHand = (draft: Draft, deck: Deck, seat: number, card: number): void =>
  removeFrom(handOf(draft, deck, seat), card);

export const discardFromHand = (draft: Draft, deck: Deck, seat: number, card: number): void => {
  takeFromHand(draft, deck, seat, card);
  discard(draft, deck, card);
};

/** Cards to be drawn as soon as nothing else comes first. */
export const queueDraw = (draft: Draft, deck: Deck, to: Draw['to'], count: number): void => {
  if (count > 0) draft.draws.push({ deck, to, count });
};

/** Draws what is due. A deck that has run out, while it has discards, stops it: that deck comes back. */
export const drawAll = (draft: Draft): Deck | undefined => {
  const { draws, decks, discards } = draft;
  for (const draw of draws) {
    const { deck, to } = draw;
    for (; draw.count > 0; draw.count--) {
      const card = decks[deck].pop();
      if (card === undefined) break;
      if (typeof to === 'number') give(draft, deck, to, card);
      else draft[to].push(card);
    }
    if (draw.count > 0 && discards[deck].length > 0) return deck;
  }
  draws.length = 0;
  return undefined;
};

/** How many cards of a deck a seat holds too many. */
export const excessOf = (state: State, deck: Deck, seat: number): number =>
  handOf(state, deck, seat).length - HAND_LIMITS[deck];

/** A seat that exceeds a hand limit, or no one. */
export const overfull = (state: State): number => {
  for (const deck of DECKS)
    for (let seat = 0; seat < state.setup.players; seat++) if (excessOf(state, deck, seat) > 0) return seat;
  return NOBODY;
};

/** True where all are different and all are in the list. */
export const areAllOf = (list: readonly number[], cards: readonly number[]): boolean =>
  cards.every((card, k) => list.includes(card) && cards.indexOf(card) === k);
