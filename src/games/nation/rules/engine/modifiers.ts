/** Modifiers of the Intel and Reveal phases: what the event that plays one must carry, and what it does. */

import { problem } from '../../../../base/result';
import { isSeat } from '../../../../deal/seats';
import { DECKS, type Deck } from '../../cards/vocabulary';
import { add } from '../attempts';
import { NOBODY, NONE } from '../board';
import { DUEL_MARK } from '../conflicts';
import { type Choice, type Effect, type InstantEffect, lasts } from '../effects';
import { ASSASSIN, CONTRACT, inSet, isAvailable, isTile } from '../places';
import { discard, give, handOf, pileOf, queueDraw, removeFrom, takeFromHand } from './piles';
import { type Draft, type PlayEvent, type State, TO_OFFER } from './state';

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
const withdraw = (draft: Draft, { seat }: PlayEvent): void => {
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
const drawUnseen = (draft: Draft, { rival, pick }: PlayEvent, deck: number): number => {
  const card = handOf(draft, deck, rival as number)[pick as number] as number;
  takeFromHand(draft, deck, rival as number, card);
  return card;
};

const stealCard = (draft: Draft, event: PlayEvent, deck: number): void =>
  give(draft, deck, event.seat, drawUnseen(draft, event, deck));

type Does<Kind> = (draft: Draft, event: PlayEvent, effect: Extract<InstantEffect, { do: Kind }>) => void;

/** What each effect does; the choices that it asks for are in the event. */
const DOES: { readonly [Kind in InstantEffect['do']]: Does<Kind> } = {
  draw: (draft, { seat }, { deck, count }) => queueDraw(draft, deckNumber(deck), seat, count),
  search(draft, { seat }, { deck, look }) {
    draft.offerTo = seat;
    draft.offerDeck = deckNumber(deck);
    queueDraw(draft, deckNumber(deck), TO_OFFER, look);
  },
  salvage(draft, { seat }, effect) {
    const deck = deckNumber(effect.deck);
    const card = pileOf(draft, deck).at(-1) as number;
    removeFrom(draft.discards[deck] as number[], card);
    give(draft, deck, seat, card);
  },
  cash: (draft, { seat }, { cash }) => add(draft.cash, seat, cash),
  settle: (draft, { seat }, { debt }) => change(draft.debt, seat, -debt),
  'steal-cash': (draft, { seat, rival }, { cash }) =>
    add(draft.cash, seat, change(draft.cash, rival as number, -cash)),
  frame: (draft, { rival }, { debt }) => add(draft.debt, rival as number, debt),
  'steal-card': (draft, event, { deck }) => stealCard(draft, event, deckNumber(deck)),
  'swap-card'(draft, event, effect) {
    const deck = deckNumber(effect.deck);
    const gift = event.give as number;
    stealCard(draft, event, deck);
    takeFromHand(draft, deck, event.seat, gift);
    give(draft, deck, event.rival as number, gift);
  },
  'discard-card': (draft, event, { deck }) =>
    discard(draft, deckNumber(deck), drawUnseen(draft, event, deckNumber(deck))),
  look(draft, { seat, rival }, { at }) {
    const seen = at === 'hand' ? draft.sawHand : draft.sawList;
    seen[seat] = (seen[seat] as number) | (1 << (rival as number));
  },
  bounty: (draft, { tile }, { cash }) => add(draft.bounty, tile as number, cash),
  skim: (draft, { seat, tile }, { cash }) =>
    add(draft.cash, seat, change(draft.bounty, tile as number, -cash)),
  disarm(draft, event) {
    const weapon = event.weapon as number;
    removeFrom(draft.laid[laidBy(draft, weapon)] as number[], weapon);
    discard(draft, ASSASSIN, weapon);
  },
  cancel(draft, event) {
    const modifier = event.modifier as number;
    removeForce(draft, modifier);
    discard(draft, ASSASSIN, modifier);
  },
  retarget(draft, { seat, tile }) {
    draft.marks[seat] = tile as number;
  },
  withdraw,
};

/** Plays a modifier from the hand: what is done at once, then what stays in force. */
export const playModifier = (draft: Draft, event: PlayEvent): void => {
  const { card, seat } = event;
  const { pack } = draft;
  takeFromHand(draft, ASSASSIN, seat, card);
  for (const effect of pack.effects[card] as readonly Effect[])
    if (!lasts(effect)) (DOES[effect.do] as Does<InstantEffect['do']>)(draft, event, effect);
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

export const deckNumber = (deck: Deck): number => DECKS.indexOf(deck);

/** Who has this weapon card on the table, or no one. */
export const laidBy = (state: State, card: number): number =>
  state.laid.findIndex((cards) => cards.includes(card));

/** Who has this modifier card in force, or no one. */
const forcedBy = (state: State, card: number): number =>
  state.force.find((force) => force.card === card)?.by ?? NOBODY;

const missing = (choice: Choice, what: string) =>
  problem('asks', `no-${choice}`, `The card asks for ${what}.`);

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
        ? missing(choice, 'another player: name the seat of one who is in the round')
        : undefined;
    case 'tile':
      return tile === undefined || !isTile(tile) || !inSet(state.remaining, tile)
        ? missing(choice, 'a target: name a tile that is still in the pyramid')
        : undefined;
    case 'weapon':
      return isRivals(weapon, laidBy)
        ? undefined
        : missing(choice, 'a weapon card that a rival has on the table');
    case 'modifier':
      return isRivals(modifier, forcedBy)
        ? undefined
        : missing(choice, 'a modifier card that a rival has in force');
    // What these need depends on the effect's deck.
    case 'give':
    case 'pick':
      return undefined;
  }
};

const wrongPick = (state: State, { rival, pick }: PlayEvent, deck: Deck) => {
  const cards = handOf(state, deckNumber(deck), rival as number).length;
  if (cards === 0) return problem('asks', 'empty-hand', `That player holds no ${deck} card: choose another.`);
  if (pick !== undefined && Number.isInteger(pick) && pick >= 0 && pick < cards) return undefined;
  return missing('pick', `a card drawn unseen: its place in a hand of ${cards}, from 0 to ${cards - 1}`);
};

/** What is given is one's own, or the card just drawn. */
const wrongGift = (state: State, event: PlayEvent, deck: Deck) => {
  const { seat, card, give } = event;
  const number = deckNumber(deck);
  const drawn = handOf(state, number, event.rival as number)[event.pick as number];
  const played = number === ASSASSIN && give === card;
  return give !== undefined && !played && (give === drawn || handOf(state, number, seat).includes(give))
    ? undefined
    : missing('give', `one of your own ${deck} cards to give away`);
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
      return pileOf(state, deckNumber(effect.deck)).length > 0
        ? undefined
        : problem('asks', 'no-discards', `There are no discarded ${effect.deck} cards yet.`);
    case 'retarget':
      return wrongMark(state, event);
    case 'withdraw':
      return state.marks[event.seat] === NONE
        ? problem('asks', 'no-attempt', 'There is no attempt of yours to call off.')
        : undefined;
    default:
      return undefined;
  }
};

const wrongMark = ({ marks, remaining }: State, { seat, tile }: PlayEvent) => {
  const mark = marks[seat] as number;
  if (mark === NONE || mark === DUEL_MARK)
    return problem('asks', 'no-attempt', 'There is no attempt of yours to turn to another target.');
  if (tile !== mark && isAvailable(remaining, tile as number)) return undefined;
  return problem('available', 'not-available', 'Choose another target, one that is available.');
};

/** Why a modifier in the hand cannot be played so, or nothing. */
export const whyNotPlayable = (state: State, event: PlayEvent) => {
  for (const choice of state.pack.choices[event.card] as readonly Choice[]) {
    const wrong = wrongChoice(state, event, choice);
    if (wrong) return wrong;
  }
  for (const effect of state.pack.effects[event.card] as readonly Effect[]) {
    const wrong = wrongEffect(state, event, effect);
    if (wrong) return wrong;
  }
  return undefined;
};
