/** Modifiers of the Intel and Reveal phases, carried out. What an event carries has been checked. */
import { add } from '../attempts';
import { NONE } from '../board';
import { type Effect, type InstantEffect, lasts } from '../effects';
import { ASSASSIN, CONTRACT } from '../players';
import { deckNumber, laidBy } from './choices';
import type { PlayEvent } from './events';
import { discard, give, handOf, pileOf, queueDraw, removeFrom, takeFromHand } from './piles';
import { type Draft, type State, TO_OFFER } from './state';

/** Adds to a seat's or a tile's tokens; what comes back is how many there were to take. */
const change = (tokens: number[], at: number, by: number): number => {
  const had = tokens[at] as number;
  tokens[at] = Math.max(0, had + by);
  return Math.min(had, -by);
};

/** Takes a card in force off the table, and its effects with it. */
export const removeForce = (draft: Draft, card: number): void => {
  const at = draft.force.findIndex((force) => force.card === card);
  draft.force.splice(at, 1);
};

/** Everything that a seat laid, back to its hand. */
const withdraw = (draft: Draft, seat: number): void => {
  const weapons = draft.laid[seat] as number[];
  for (const card of weapons) give(draft, ASSASSIN, seat, card);
  weapons.length = 0;
  for (const card of laidModifiers(draft, seat)) {
    removeForce(draft, card);
    give(draft, ASSASSIN, seat, card);
  }
  const contract = draft.laidContract[seat] as number;
  if (contract !== NONE) give(draft, CONTRACT, seat, contract);
  draft.laidContract[seat] = NONE;
  draft.marks[seat] = NONE;
};

/** The modifiers in force that a seat laid face down. */
export const laidModifiers = (state: State, seat: number): number[] =>
  state.force.flatMap(({ card, by, laid }) => (laid && by === seat ? [card] : []));

/** The card that a pick points at in a rival's hand, taken out of it. */
const drawUnseen = (draft: Draft, deck: number, { rival, pick }: PlayEvent): number => {
  const card = handOf(draft, deck, rival as number)[pick as number] as number;
  takeFromHand(draft, deck, rival as number, card);
  return card;
};

const carryOut = (draft: Draft, event: PlayEvent, effect: InstantEffect): void => {
  const { seat } = event;
  const [rival, tile] = [event.rival as number, event.tile as number];
  switch (effect.do) {
    case 'draw':
      queueDraw(draft, deckNumber(effect.deck), seat, effect.count);
      break;
    case 'search': {
      draft.offerTo = seat;
      draft.offerDeck = deckNumber(effect.deck);
      queueDraw(draft, draft.offerDeck, TO_OFFER, effect.look);
      break;
    }
    case 'salvage': {
      const deck = deckNumber(effect.deck);
      const card = pileOf(draft, deck).at(-1) as number;
      removeFrom(draft.discards[deck] as number[], card);
      give(draft, deck, seat, card);
      break;
    }
    case 'cash':
      add(draft.cash, seat, effect.cash);
      break;
    case 'settle':
      change(draft.debt, seat, -effect.debt);
      break;
    case 'steal-cash':
      add(draft.cash, seat, change(draft.cash, rival, -effect.cash));
      break;
    case 'frame':
      add(draft.debt, rival, effect.debt);
      break;
    case 'steal-card': {
      const deck = deckNumber(effect.deck);
      give(draft, deck, seat, drawUnseen(draft, deck, event));
      break;
    }
    case 'swap-card': {
      const deck = deckNumber(effect.deck);
      give(draft, deck, seat, drawUnseen(draft, deck, event));
      takeFromHand(draft, deck, seat, event.give as number);
      give(draft, deck, rival, event.give as number);
      break;
    }
    case 'discard-card': {
      const deck = deckNumber(effect.deck);
      discard(draft, deck, drawUnseen(draft, deck, event));
      break;
    }
    case 'look': {
      const seen = effect.at === 'hand' ? draft.sawHand : draft.sawList;
      seen[seat] = (seen[seat] as number) | (1 << rival);
      break;
    }
    case 'bounty':
      add(draft.bounty, tile, effect.cash);
      break;
    case 'skim':
      add(draft.cash, seat, change(draft.bounty, tile, -effect.cash));
      break;
    case 'disarm': {
      const weapon = event.weapon as number;
      removeFrom(draft.laid[laidBy(draft, weapon)] as number[], weapon);
      discard(draft, ASSASSIN, weapon);
      break;
    }
    case 'cancel': {
      const modifier = event.modifier as number;
      removeForce(draft, modifier);
      discard(draft, ASSASSIN, modifier);
      break;
    }
    case 'retarget':
      draft.marks[seat] = tile;
      break;
    case 'withdraw':
      withdraw(draft, seat);
      break;
  }
};

/** Plays a modifier from the hand: what is done at once, then what stays in force. */
export const playModifier = (draft: Draft, event: PlayEvent): void => {
  const { card, seat } = event;
  const { pack } = draft;
  takeFromHand(draft, ASSASSIN, seat, card);
  for (const effect of pack.effects[card] as readonly Effect[])
    if (!lasts(effect)) carryOut(draft, event, effect);
  if (pack.lasting[card])
    draft.force.push({
      card,
      by: seat,
      on: event.rival ?? seat,
      tile: event.tile ?? NONE,
      laid: false,
    });
  else discard(draft, ASSASSIN, card);
};
