/** Modifiers of the Intel and Reveal phases: what the event that plays one must carry, and what it does. */

import { itemAt } from '../../../../base/lists';
import { cardAt } from '../../cards/pack';
import type { Deck } from '../../cards/vocabulary';
import { add } from '../attempts';
import { NONE } from '../board';
import { type ByEffect, type Choice, type InstantEffect, lasts, lineFor } from '../effects';
import { discard, give, handOf, queueDraw, removeFrom, takeFromHand } from './piles';
import type { Draft, PlayEvent, State } from './state';

/** Takes so many tokens of a seat or a tile, or what there is; says how many those are. */
const taken = (tokens: number[], at: number, most: number): number => {
  const count = Math.min(itemAt(tokens, at), most);
  add(tokens, at, -count);
  return count;
};

/** Takes a card in force off the table, and its effects with it. */
export const removeForce = (draft: Draft, card: number): void => {
  const at = draft.force.findIndex((force) => force.card === card);
  draft.force.splice(at, 1);
};

/** Everything that a seat laid, back to its hand. */
const withdraw = (draft: Draft, { seat }: PlayEvent): void => {
  for (const card of itemAt(draft.laid, seat).splice(0)) give(draft, 'assassin', seat, card);
  for (const card of laidModifiers(draft, seat)) {
    removeForce(draft, card);
    give(draft, 'assassin', seat, card);
  }
  const contract = itemAt(draft.laidContract, seat);
  if (contract !== NONE) give(draft, 'contract', seat, contract);
  draft.laidContract[seat] = NONE;
  draft.marks[seat] = NONE;
};

/** The modifiers in force that a seat laid face down. */
export const laidModifiers = ({ force }: Pick<State, 'force'>, seat: number): number[] =>
  force.flatMap(({ card, by, laid }) => (laid && by === seat ? [card] : []));

/** What a card asks its player for is in the event: nothing that lacks it gets here. */
const chosen = (event: PlayEvent, choice: Choice): number => {
  const made = event[choice];
  if (made === undefined) throw new Error(`card ${event.card} was played without its ${choice}`);
  return made;
};

/** The card that a pick points at in a rival's hand, taken out of it. */
const drawUnseen = (draft: Draft, event: PlayEvent, deck: Deck): number => {
  const rival = chosen(event, 'rival');
  const card = itemAt(handOf(draft, deck, rival), chosen(event, 'pick'));
  takeFromHand(draft, deck, rival, card);
  return card;
};

const stealCard = (draft: Draft, event: PlayEvent, deck: Deck): void =>
  give(draft, deck, event.seat, drawUnseen(draft, event, deck));

/** What each effect does; the choices that it asks for are in the event. */
const DOES: ByEffect<[draft: Draft, event: PlayEvent], unknown, InstantEffect> = {
  draw: ({ deck, count }, draft, { seat }) => queueDraw(draft, deck, seat, count),
  search({ deck, look }, draft, { seat }) {
    draft.offerTo = seat;
    draft.offerDeck = deck;
    queueDraw(draft, deck, 'offer', look);
  },
  salvage({ deck }, draft, { seat }) {
    const card = draft.discards[deck].pop();
    if (card !== undefined) give(draft, deck, seat, card);
  },
  cash: ({ cash }, draft, { seat }) => add(draft.cash, seat, cash),
  settle: ({ debt }, draft, { seat }) => taken(draft.debt, seat, debt),
  'steal-cash': ({ cash }, draft, event) =>
    add(draft.cash, event.seat, taken(draft.cash, chosen(event, 'rival'), cash)),
  frame: ({ debt }, draft, event) => add(draft.debt, chosen(event, 'rival'), debt),
  'steal-card': ({ deck }, draft, event) => stealCard(draft, event, deck),
  'swap-card'({ deck }, draft, event) {
    const gift = chosen(event, 'give');
    stealCard(draft, event, deck);
    takeFromHand(draft, deck, event.seat, gift);
    give(draft, deck, chosen(event, 'rival'), gift);
  },
  'discard-card': ({ deck }, draft, event) => discard(draft, deck, drawUnseen(draft, event, deck)),
  look({ at }, draft, event) {
    const seen = at === 'hand' ? draft.sawHand : draft.sawList;
    seen[event.seat] = itemAt(seen, event.seat) | (1 << chosen(event, 'rival'));
  },
  bounty: ({ cash }, draft, event) => add(draft.bounty, chosen(event, 'tile'), cash),
  skim: ({ cash }, draft, event) =>
    add(draft.cash, event.seat, taken(draft.bounty, chosen(event, 'tile'), cash)),
  disarm(_, draft, event) {
    const weapon = chosen(event, 'weapon');
    const laid = draft.laid.find((cards) => cards.includes(weapon));
    if (laid) removeFrom(laid, weapon);
    discard(draft, 'assassin', weapon);
  },
  cancel(_, draft, event) {
    const modifier = chosen(event, 'modifier');
    removeForce(draft, modifier);
    discard(draft, 'assassin', modifier);
  },
  retarget(_, draft, event) {
    draft.marks[event.seat] = chosen(event, 'tile');
  },
  withdraw: (_, draft, event) => withdraw(draft, event),
};

/** Plays a modifier from the hand: what is done at once, then what stays in force. */
export const playModifier = (draft: Draft, event: PlayEvent): void => {
  const { card, seat } = event;
  const { effects, isLasting } = cardAt(draft.pack, card);
  takeFromHand(draft, 'assassin', seat, card);
  for (const effect of effects) if (!lasts(effect)) lineFor(DOES, effect)(effect, draft, event);
  if (isLasting)
    draft.force.push({
      card,
      by: seat,
      on: event.rival ?? seat,
      tile: event.tile ?? NONE,
      laid: false,
    });
  else discard(draft, 'assassin', card);
};
