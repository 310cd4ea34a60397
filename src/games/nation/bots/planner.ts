/**
 * Plans over contracts and hit lists: weighs every weapon of its hand with every contract on every target, by the dice, by
 * its hit list and by who could be there before it, and keeps, takes and plays cards by what they add to that.
 */

import { DOUBTED_CASH, DOUBTED_MSR, isDoubted, successChance } from '../cards/msr';
import { NO_KIND } from '../cards/pack';
import type { Deck } from '../cards/vocabulary';
import { bestOf } from './arms';
import type { Bot, Mind } from './bot';
import { contractWorth, gainOf, type Holding, holdingOf, holdingWorth, UNSEEN } from './keeping';
import { openWorth } from './outlook';
import { layFor, planOf } from './plan';
import { plannedPlay } from './timing';

/** The card that adds most, and how much that is. */
const mostOf = (mind: Mind, cards: readonly number[]): readonly [card: number, gain: number] => {
  const holding = holdingOf(mind);
  return bestOf(cards, (card) => gainOf(mind, holding, card));
};

const worthIn = (mind: Mind, holding: Holding, deck: Deck, card: number): number => {
  if (deck !== 'assassin') return contractWorth(mind, holding, card);
  // What was on the table and may come back is not in the hand.
  return mind.view.hand.includes(card) ? holdingWorth(mind, holding, card) : gainOf(mind, holding, card);
};

/** Bare hands are the only reason to pay for a card. */
const isUnarmed = ({ view, pack }: Mind): boolean =>
  view.hand.every((card) => pack.cards[card]?.kind === NO_KIND);

/** What an attempt is worth to whoever tells its story, in $1,000: believed, and doubted. */
export const storyWorths = (mind: Mind): readonly [believed: number, doubted: number] => {
  const { view } = mind;
  const { attempting, votesFor, votesAgainst } = view;
  const attempt = view.attemptOf(attempting);
  if (!attempt) return [0, 0];
  const { dice } = attempt;
  const needed = attempt.needed + (isDoubted(votesFor, votesAgainst) ? DOUBTED_MSR : 0);
  const worth = openWorth(mind, view.markOf(attempting));
  return [
    successChance(needed, dice) * worth,
    successChance(needed - DOUBTED_MSR, dice) * (worth + DOUBTED_CASH),
  ];
};

/** A story is believed where doubt would bring its teller more than it costs. */
const believe = (mind: Mind): boolean => {
  const [believed, doubted] = storyWorths(mind);
  return believed <= doubted;
};

export const PLANNER: Bot = {
  take: (mind) => {
    const [card, gain] = mostOf(mind, mind.view.market);
    return gain > UNSEEN ? card : undefined;
  },
  buy: (mind) => (isUnarmed(mind) ? 'assassin' : undefined),
  keep: (mind, deck) => {
    const { offer } = mind.view;
    if (deck === 'assassin') return mostOf(mind, offer)[0];
    const holding = holdingOf(mind);
    return bestOf(offer, (card) => contractWorth(mind, holding, card))[0];
  },
  play: plannedPlay,
  lay: (mind) => layFor(mind, planOf(mind)),
  believe,
  leastFirst: (mind, deck, cards) => {
    const holding = holdingOf(mind);
    return cards
      .map((card) => ({ card, worth: worthIn(mind, holding, deck, card) }))
      .sort((a, b) => a.worth - b.worth)
      .map(({ card }) => card);
  },
  shed: (mind) => {
    const holding = holdingOf(mind);
    return [
      mind.view.hand.filter((card) => holdingWorth(mind, holding, card) < UNSEEN),
      mind.view.contracts.filter((contract) => contractWorth(mind, holding, contract) < 1),
    ];
  },
};
