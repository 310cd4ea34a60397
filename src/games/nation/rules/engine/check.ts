/** Why an event cannot happen now: the first rule against it, or nothing. */

import * as m from '#messages/nation-rules';
import { itemAt } from '../../../../base/lists';
import { problem } from '../../../../base/result';
import { byKind } from '../../../game';
import { wrongDice } from '../../cards/msr';
import { cardAt, NO_KIND } from '../../cards/pack';
import { whyNotLaid, whyNotNow } from '../check';
import { HAND_LIMITS, inSet, membersOf } from '../places';
import { whyNotPlayable } from './choices';
import { laidModifiers } from './modifiers';
import { areAllOf, excessOf, handOf } from './piles';
import {
  type Awaited,
  type EventOf,
  type PlayEvent,
  type State,
  type TableEvent,
  WAITING_FOR,
} from './state';

/** What an event is an answer to, where that is not called like the event. */
const ANSWERS: { readonly [Kind in TableEvent['kind']]?: readonly Awaited[] } = {
  blind: ['take'],
  pass: ['buy', 'play'],
  roll: ['roll', 'tie'],
};

const notYours = (state: State, seat: number) => {
  const { awaits, pending, waiting } = state;
  const [whose = seat] = membersOf(waiting);
  if (awaits === 'tie') return problem('time-tie', 'not-tied', m.seatNotTied({ seat: seat + 1 }));
  if (awaits === 'roll' && inSet(pending, seat))
    return problem('line', 'not-in-line', m.seatNotInLine({ whose: whose + 1, seat: seat + 1 }));
  if (awaits === 'vote') return problem('story', 'no-vote', m.mayNotVote);
  if (awaits === 'lay') return problem('order', 'laid-already', m.seatLaidAlready({ seat: seat + 1 }));
  return problem('turns', 'not-your-turn', m.seatNotOnTurn({ whose: whose + 1, seat: seat + 1 }));
};

const notHeld = (what: string) => problem('hand', 'not-held', m.notHeld({ what }));

const checkBuy = (state: State, { seat, deck, discard }: EventOf<'buy'>) => {
  if (state.decks[deck].length + state.discards[deck].length === 0)
    return problem('empty', 'no-cards', m.noCardsLeft({ deck }));
  if (discard !== undefined && !handOf(state, deck, seat).includes(discard)) return notHeld(m.notHeldDiscard);
  const isFull = excessOf(state, deck, seat) >= 0;
  if (isFull === (discard !== undefined)) return undefined;
  return isFull
    ? problem('buy-full', 'hand-full', m.handFull({ limit: HAND_LIMITS[deck], deck }))
    : problem('buy-full', 'hand-not-full', m.handNotFull);
};

const checkPlay = (state: State, event: PlayEvent) => {
  const { pack, stage } = state;
  if (!handOf(state, 'assassin', event.seat).includes(event.card)) return notHeld(m.notHeldCard);
  // The stages in which cards are played are called like their phases.
  if (cardAt(pack, event.card).phase !== stage)
    return problem('phase', 'wrong-phase', m.cardOfOtherPhase({ stage }));
  return whyNotPlayable(state, event);
};

/** What is laid comes from the hand, face down. */
const wrongCards = (state: State, { seat, contract, cards }: EventOf<'lay'>) => {
  const { pack } = state;
  if (contract !== null && !handOf(state, 'contract', seat).includes(contract))
    return notHeld(m.notHeldContract);
  if (!areAllOf(handOf(state, 'assassin', seat), cards)) return notHeld(m.notHeldCards);
  let kind = NO_KIND;
  for (const card of cards) {
    const { phase, kind: own } = cardAt(pack, card);
    if (phase !== 'assassination') return problem('phase', 'wrong-phase', m.cardNotLayable);
    if (own !== NO_KIND && kind !== NO_KIND && own !== kind)
      return problem('two-kinds', 'two-weapons', m.twoWeaponKinds);
    if (own !== NO_KIND) kind = own;
  }
  return undefined;
};

const checkLay = (state: State, lay: EventOf<'lay'>) =>
  whyNotLaid(state, lay, {
    name: m.seat({ seat: lay.seat + 1 }),
    isKept: lay.contract === null && lay.cards.length === 0,
    wrongCards: () => wrongCards(state, lay),
  });

const checkTakeBack = (state: State, { seat, cards }: EventOf<'take-back'>) => {
  const laid = [...itemAt(state.laid, seat), ...laidModifiers(state, seat)];
  return areAllOf(laid, cards) ? undefined : problem('take-back', 'not-laid', m.cardNotLaid);
};

const checkDiscard = (state: State, { seat, deck, cards }: EventOf<'discard'>) => {
  const excess = Math.max(0, excessOf(state, deck, seat));
  if (excess === 0 || cards.length !== excess)
    return problem('hand-limit', 'discard-count', m.handOverLimit({ count: excess, deck }));
  return areAllOf(handOf(state, deck, seat), cards) ? undefined : notHeld(m.notHeldCards);
};

const checkShuffle = (state: State, { deck, order }: EventOf<'shuffle'>) => {
  if (deck !== state.shuffling) return problem('decks', 'other-deck', m.deckNotEmpty({ deck }));
  const pile = state.discards[deck];
  return order.length === pile.length && areAllOf(pile, order)
    ? undefined
    : problem('decks', 'not-the-discards', m.deckNotOfDiscards({ deck, count: pile.length }));
};

const CHECKS = {
  take: ({ market }, { card }) =>
    market.includes(card) ? undefined : problem('take-one', 'not-in-market', m.cardNotInMarket),
  keep: ({ offer }, { card }) =>
    offer.includes(card) ? undefined : problem('buy', 'not-offered', m.cardNotOffered),
  buy: checkBuy,
  play: checkPlay,
  lay: checkLay,
  roll: ({ awaits, dice }, event) => wrongDice(event.dice, awaits === 'tie' ? 1 : dice),
  'take-back': checkTakeBack,
  discard: checkDiscard,
  refill: (state, { seat, cards, contracts }) =>
    areAllOf(handOf(state, 'assassin', seat), cards) && areAllOf(handOf(state, 'contract', seat), contracts)
      ? undefined
      : notHeld(m.notHeldCards),
  shuffle: checkShuffle,
} satisfies { readonly [Kind in TableEvent['kind']]?: (state: State, event: EventOf<Kind>) => unknown };

/** The rule that refuses an event, or nothing. */
export const whyNot = (state: State, event: TableEvent) => {
  const early = whyNotNow(event.kind, state.awaits, ANSWERS, WAITING_FOR);
  if (early) return early;
  if ('seat' in event && !inSet(state.waiting, event.seat)) return notYours(state, event.seat);
  return byKind(CHECKS, state, event);
};

/** Why the whole game has no such event now. */
export type Refused = NonNullable<ReturnType<typeof whyNot>>;
