/** What cards are worth in a hand, in $1,000: for the market, for purchases, and for what is discarded. */

import { NO_KIND, type Pack, remembered } from '../../cards/pack';
import type { Effect } from '../../effects';
import { type Arm, armOf, armsOf, bestOf, payFor } from './arms';
import type { Mind } from './bot';
import { earlierShares, meanHitChance, type Outlook, outlookOf } from './outlook';

/** What an effect brings on average, when its time comes. */
const effectWorth = (effect: Effect): number => {
  switch (effect.do) {
    case 'msr':
      return effect.who === 'self' ? effect.change : 0.6;
    case 'time':
      return effect.who === 'self' ? (effect.minutes < 0 ? 0.5 : -0.3) : 0.4;
    case 'two-dice':
      return 1.2;
    case 'second-attempt':
      return 1.4;
    case 'fee':
      return 0.7 * effect.cash;
    case 'insurance':
      return 0.3 * effect.cash;
    case 'draw':
      return 0.4 * effect.count;
    case 'cash':
    case 'steal-cash':
      return effect.cash;
    case 'settle':
      return 0.2 * effect.debt;
    case 'frame':
      return effect.debt;
    case 'bounty':
      return 0.6 * effect.cash;
    case 'skim':
      return 0.4 * effect.cash;
    case 'disarm':
      return 0.9;
    case 'steal-card':
      return 0.8;
    case 'tile-msr':
    case 'search':
    case 'salvage':
      return 0.6;
    case 'swap-card':
    case 'retarget':
      return 0.5;
    case 'attribute':
    case 'discard-card':
      return 0.4;
    case 'cancel':
      return 0.3;
    case 'no-debt':
    case 'recover':
    case 'withdraw':
      return 0.2;
    case 'look':
      return 0;
  }
};

/** By card, what a modifier is worth; 0 for weapons, whose worth depends on the hand. */
const modifierWorths: (pack: Pack) => readonly number[] = remembered(({ effects }) =>
  effects.map((all) => all.reduce((sum, effect) => sum + effectWorth(effect), 0)),
);

/** What a card drawn unseen is worth. */
export const UNSEEN = 0.6;

/** What is left of a weapon's worth in a hand that has a better one. */
const SPARE = 0.12;

/** How much of an attempt's worth the latest time of day costs. */
const LATE = 0.2;

/** What an arm is worth next time, before a target is chosen. */
const armWorth = ({ pack }: Mind, { worth, ease }: Outlook, arm: Arm): number =>
  meanHitChance(arm.needed - ease, arm.dice) *
  (worth + arm.pay) *
  (1 - LATE * (earlierShares(pack)[arm.minutes] as number));

/** A hand, seen once for several questions about it: with the best of its arms, and its worth. */
export const holdingOf = (mind: Mind) => {
  const outlook = outlookOf(mind);
  const arms = armsOf(mind);
  const [best, most] = bestOf(arms, (arm) => armWorth(mind, outlook, arm));
  return { outlook, arms, best, most };
};

export type Holding = ReturnType<typeof holdingOf>;

/** What a card that is not in the hand would add to it. */
export const gainOf = (mind: Mind, { outlook, arms, most }: Holding, card: number): number => {
  const { pack } = mind;
  if (pack.kind[card] === NO_KIND) return modifierWorths(pack)[card] as number;
  const held = arms.find(({ kind }) => kind === pack.kind[card]);
  const arm = armOf(mind, card, held?.cards[0]);
  const worth = armWorth(mind, outlook, arm);
  return Math.max(0, worth - most) + SPARE * worth;
};

/** What a card of the hand is worth in it. */
export const holdingWorth = (mind: Mind, { outlook, arms, best, most }: Holding, card: number): number => {
  const { pack } = mind;
  if (pack.kind[card] === NO_KIND) return modifierWorths(pack)[card] as number;
  if (best.cards.includes(card)) return most;
  const arm = arms.find(({ cards }) => cards.length === 1 && cards[0] === card) as Arm;
  return SPARE * armWorth(mind, outlook, arm);
};

/** What a contract pays with the best arm of the hand, in tokens; less than nothing where it would cost. */
export const contractWorth = ({ pack }: Mind, { best }: Holding, contract: number): number =>
  best.kind === NO_KIND ? 0 : payFor(pack, contract, pack.attributes[best.kind] as number);
