/** Modifiers of the Intel and Reveal phases: what the event that plays one must carry, and what it does. */

import * as m from '#messages/nation-rules';
import { itemAt } from '../../../../base/lists';
import { problem } from '../../../../base/result';
import { isSeat } from '../../../../deal/seats';
import { cardAt } from '../../cards/pack';
import type { Deck } from '../../cards/vocabulary';
import { add } from '../attempts';
import { NOBODY, NONE } from '../board';
import { DUEL_MARK } from '../conflicts';
import {
  type ByEffect,
  type Choice,
  choicesOf,
  type Effect,
  type InstantEffect,
  lasts,
  lineFor,
} from '../effects';
import { inSet, isAvailable, isTile } from '../places';
import { discard, give, handOf, queueDraw, removeFrom, takeFromHand } from './piles';
import type { Draft, PlayEvent, State } from './state';

/** The effect of a card that asks for a choice. */
export const effectAsking = (effects: readonly Effect[], choice: Choice): Effect | undefined =>
  effects.find((effect) => choicesOf(effect).includes(choice));

/** The deck whose cards an effect moves. */
export const deckOf = (effect: Effect | undefined): Deck =>
  effect && 'deck' in effect ? effect.deck : 'assassin';

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
    removeFrom(itemAt(draft.laid, laidBy(draft, weapon)), weapon);
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

/** Who has this weapon card on the table, or no one. */
export const laidBy = (state: State, card: number): number =>
  state.laid.findIndex((cards) => cards.includes(card));

/** Who has this modifier card in force, or no one. */
const forcedBy = (state: State, card: number): number =>
  state.force.find((force) => force.card === card)?.by ?? NOBODY;

const missing = (choice: Choice, what: string) => problem('asks', `no-${choice}`, m.cardAsksFor({ what }));

/** The problem with one choice of an event, whatever the card. */
const wrongChoice = (state: State, event: PlayEvent, choice: Choice) => {
  const { seat, rival, tile, weapon, modifier } = event;
  const { playing, setup } = state;
  const isRivals = (card: number | undefined, holderOf: typeof laidBy): boolean => {
    const holder = card === undefined ? NOBODY : holderOf(state, card);
    return holder !== NOBODY && holder !== seat;
  };
  switch (choice) {
    case 'rival':
      return rival === undefined || rival === seat || !isSeat(rival, setup.players) || !inSet(playing, rival)
        ? missing(choice, m.cardAsksForRival)
        : undefined;
    case 'tile':
      return tile === undefined || !isTile(tile) || !inSet(state.remaining, tile)
        ? missing(choice, m.cardAsksForTarget)
        : undefined;
    case 'weapon':
      return isRivals(weapon, laidBy) ? undefined : missing(choice, m.cardAsksForWeapon);
    case 'modifier':
      return isRivals(modifier, forcedBy) ? undefined : missing(choice, m.cardAsksForModifier);
    // What these need depends on the effect's deck.
    case 'give':
    case 'pick':
      return undefined;
  }
};

const wrongPick = (state: State, event: PlayEvent, deck: Deck) => {
  const { pick } = event;
  const cards = handOf(state, deck, chosen(event, 'rival')).length;
  if (cards === 0) return problem('asks', 'empty-hand', m.rivalHandEmpty({ deck }));
  if (pick !== undefined && Number.isInteger(pick) && pick >= 0 && pick < cards) return undefined;
  return missing('pick', m.cardAsksForPick({ cards, last: cards - 1 }));
};

/** What is given is one's own, or the card just drawn. */
const wrongGift = (state: State, event: PlayEvent, deck: Deck) => {
  const { seat, card, give } = event;
  const drawn = handOf(state, deck, chosen(event, 'rival'))[chosen(event, 'pick')];
  const played = deck === 'assassin' && give === card;
  return give !== undefined && !played && (give === drawn || handOf(state, deck, seat).includes(give))
    ? undefined
    : missing('give', m.cardAsksForGift({ deck }));
};

/** What an effect asks for beyond its choices. */
const wrongEffect = (state: State, event: PlayEvent, effect: Effect) => {
  switch (effect.do) {
    case 'steal-card':
    case 'discard-card':
      return wrongPick(state, event, effect.deck);
    case 'swap-card':
      return wrongPick(state, event, effect.deck) ?? wrongGift(state, event, effect.deck);
    case 'salvage':
      return state.discards[effect.deck].length > 0
        ? undefined
        : problem('asks', 'no-discards', m.noDiscards({ deck: effect.deck }));
    case 'retarget':
      return wrongMark(state, event);
    case 'withdraw':
      return state.marks[event.seat] === NONE
        ? problem('asks', 'no-attempt', m.noAttemptToWithdraw)
        : undefined;
    default:
      return undefined;
  }
};

const wrongMark = ({ marks, remaining }: State, event: PlayEvent) => {
  const mark = itemAt(marks, event.seat);
  const tile = chosen(event, 'tile');
  if (mark === NONE || mark === DUEL_MARK) return problem('asks', 'no-attempt', m.noAttemptToRetarget);
  if (tile !== mark && isAvailable(remaining, tile)) return undefined;
  return problem('available', 'not-available', m.targetNotAvailable);
};

/** Why a modifier in the hand cannot be played so, or nothing. */
export const whyNotPlayable = (state: State, event: PlayEvent) => {
  const { choices, effects } = cardAt(state.pack, event.card);
  for (const choice of choices) {
    const wrong = wrongChoice(state, event, choice);
    if (wrong) return wrong;
  }
  for (const effect of effects) {
    const wrong = wrongEffect(state, event, effect);
    if (wrong) return wrong;
  }
  return undefined;
};
