/** What a modifier asks of whoever plays it: what there is to choose from, and why it cannot be played so. */

import * as m from '#messages/nation-rules';
import { problem } from '../../../../base/result';
import { cardAt } from '../../cards/pack';
import type { Deck } from '../../cards/vocabulary';
import { NONE } from '../board';
import { DUEL_MARK } from '../conflicts';
import { type Choice, choicesOf, type Effect } from '../effects';
import { availableTiles, inSet, membersOf } from '../places';
import { handOf } from './piles';
import type { PlayEvent, State } from './state';
import { type View, view } from './view';

/** The effect of a card that asks for a choice. */
export const effectAsking = (effects: readonly Effect[], choice: Choice): Effect | undefined =>
  effects.find((effect) => choicesOf(effect).includes(choice));

/** The deck whose cards an effect moves. */
export const deckOf = (effect: Effect | undefined): Deck =>
  effect && 'deck' in effect ? effect.deck : 'assassin';

/** Rivals clockwise from me: a bot that likes several alike takes the first, and no seat is everybody's first. */
export const rivalsOf = ({ players, playing, me }: View): number[] => {
  const rivals: number[] = [];
  for (let k = 1; k < players; k++) {
    const seat = (me + k) % players;
    if (inSet(playing, seat)) rivals.push(seat);
  }
  return rivals;
};

type Finder = (mine: View, effect: Effect, card: number) => readonly number[];

/** What can be chosen, by the sort of choice. */
export const CANDIDATES: Readonly<Record<Exclude<Choice, 'pick'>, Finder>> = {
  /** Those who hold a card that the effect could take from them. */
  rival: (mine, effect) =>
    rivalsOf(mine).filter((seat) => !('deck' in effect) || mine.handCount(effect.deck, seat) > 0),
  tile: (mine, effect) =>
    effect.do === 'retarget'
      ? availableTiles(mine.remaining).filter((tile) => tile !== mine.markOf(mine.me))
      : membersOf(mine.remaining),
  /** Cards of one's own that may be given away: all but the one played. The card just drawn may go back too. */
  give: ({ hand, contracts }, effect, card) =>
    deckOf(effect) === 'assassin' ? hand.filter((held) => held !== card) : contracts,
  weapon: (mine) => rivalsOf(mine).flatMap((seat) => mine.laidOf(seat)),
  modifier: ({ force, me }) => force.filter(({ by }) => by !== me).map(({ card }) => card),
};

/** Why an effect cannot be done now, whatever is chosen. */
export const whyNotDone = (mine: View, effect: Effect) => {
  const mark = mine.markOf(mine.me);
  switch (effect.do) {
    case 'salvage':
      return mine.discards[effect.deck].length > 0
        ? undefined
        : problem('asks', 'no-discards', m.noDiscards({ deck: effect.deck }));
    case 'retarget':
      return mark === NONE || mark === DUEL_MARK
        ? problem('asks', 'no-attempt', m.noAttemptToRetarget)
        : undefined;
    case 'withdraw':
      return mark === NONE ? problem('asks', 'no-attempt', m.noAttemptToWithdraw) : undefined;
    default:
      return undefined;
  }
};

const missing = (choice: Choice, what: string) => problem('asks', `no-${choice}`, m.cardAsksFor({ what }));

/** The problem with one choice of an event; those before it have been checked. */
const wrongChoice = (state: State, event: PlayEvent, choice: Choice, effect: Effect) => {
  const { seat, card, rival, pick = -1, [choice]: made } = event;
  const mine = view(state, seat);
  const deck = deckOf(effect);
  const theirs = rival === undefined ? [] : handOf(state, deck, rival);
  if (choice === 'pick')
    return Number.isInteger(pick) && pick >= 0 && pick < theirs.length
      ? undefined
      : missing(choice, m.cardAsksForPick({ cards: theirs.length, last: theirs.length - 1 }));
  if (made !== undefined && CANDIDATES[choice](mine, effect, card).includes(made)) return undefined;
  switch (choice) {
    case 'rival':
      return made !== undefined && rivalsOf(mine).includes(made)
        ? problem('asks', 'empty-hand', m.rivalHandEmpty({ deck }))
        : missing(choice, m.cardAsksForRival);
    case 'tile':
      return effect.do === 'retarget' && made !== undefined
        ? problem('available', 'not-available', m.targetNotAvailable)
        : missing(choice, m.cardAsksForTarget);
    case 'give':
      return made !== undefined && made === theirs[pick]
        ? undefined
        : missing(choice, m.cardAsksForGift({ deck }));
    case 'weapon':
      return missing(choice, m.cardAsksForWeapon);
    case 'modifier':
      return missing(choice, m.cardAsksForModifier);
  }
};

/** Why a modifier in the hand cannot be played so, or nothing. */
export const whyNotPlayable = (state: State, event: PlayEvent) => {
  const { choices, effects } = cardAt(state.pack, event.card);
  for (const effect of effects) {
    const wrong = whyNotDone(view(state, event.seat), effect);
    if (wrong) return wrong;
  }
  for (const choice of choices) {
    const effect = effectAsking(effects, choice);
    const wrong = effect && wrongChoice(state, event, choice, effect);
    if (wrong) return wrong;
  }
  return undefined;
};
