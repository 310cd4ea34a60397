/** What cards are worth in a hand, in $1,000: for the market, for purchases, and for what is discarded. */

import { remembered } from '../../../base/remembered';
import { cardAt, NO_KIND, type Pack } from '../cards/pack';
import { type ByEffect, lineFor } from '../rules/effects';
import { type Arm, armOf, armsOf, bestOf, payFor } from './arms';
import type { Mind } from './bot';
import { meanHitChance, type Outlook, outlookOf } from './outlook';

/** What an effect brings on average, when its time comes. */
const WORTHS: ByEffect<[], number> = {
  msr: ({ who, change }) => (who === 'self' ? change : 0.6),
  time: ({ who, minutes }) => (who === 'rival' ? 0.4 : minutes < 0 ? 0.5 : -0.3),
  'two-dice': () => 1.2,
  'second-attempt': () => 1.4,
  fee: ({ cash }) => 0.7 * cash,
  insurance: ({ cash }) => 0.3 * cash,
  draw: ({ count }) => 0.4 * count,
  cash: ({ cash }) => cash,
  'steal-cash': ({ cash }) => cash,
  settle: ({ debt }) => 0.2 * debt,
  frame: ({ debt }) => debt,
  bounty: ({ cash }) => 0.6 * cash,
  skim: ({ cash }) => 0.4 * cash,
  disarm: () => 0.9,
  'steal-card': () => 0.8,
  'tile-msr': () => 0.6,
  search: () => 0.6,
  salvage: () => 0.6,
  'swap-card': () => 0.5,
  retarget: () => 0.5,
  attribute: () => 0.4,
  'discard-card': () => 0.4,
  cancel: () => 0.3,
  'no-debt': () => 0.2,
  recover: () => 0.2,
  withdraw: () => 0.2,
  look: () => 0,
};

/** By card, what a modifier is worth; 0 for weapons, whose worth depends on the hand. */
const modifierWorths = remembered(({ cards }: Pack): readonly number[] =>
  cards.map(({ effects }) => effects.reduce((sum, effect) => sum + lineFor(WORTHS, effect)(effect), 0)),
);

/** What a card drawn unseen is worth. */
export const UNSEEN = 0.6;

/** What is left of a weapon's worth in a hand that has a better one. */
const SPARE = 0.12;

/** How much of an attempt's worth the latest time of day costs. */
const LATE = 0.2;

/** What an arm is worth next time, before a target is chosen. */
const armWorth = ({ earlier }: Mind, { worth, ease }: Outlook, { arms, pay }: Arm): number =>
  meanHitChance(arms.needed - ease, arms.dice) * (worth + pay) * (1 - LATE * (earlier[arms.minutes] ?? 1));

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
  const { kind } = cardAt(pack, card);
  if (kind === NO_KIND) return modifierWorths(pack)[card] ?? 0;
  const [held] = arms.find((one) => one.arms.weapon === kind)?.cards ?? [];
  const arm = armOf(mind, held === undefined ? [card] : [card, held]);
  const worth = armWorth(mind, outlook, arm);
  return Math.max(0, worth - most) + SPARE * worth;
};

/** What a card of the hand is worth in it. */
export const holdingWorth = (mind: Mind, { outlook, arms, best, most }: Holding, card: number): number => {
  const { pack } = mind;
  if (pack.cards[card]?.kind === NO_KIND) return modifierWorths(pack)[card] ?? 0;
  if (best.cards.includes(card)) return most;
  const arm = arms.find(({ cards }) => cards.length === 1 && cards[0] === card);
  return arm ? SPARE * armWorth(mind, outlook, arm) : 0;
};

/** What a contract pays with the best arm of the hand, in tokens; less than nothing where it would cost. */
export const contractWorth = ({ pack }: Mind, { best }: Holding, contract: number): number =>
  payFor(pack, contract, best.arms.attributes);
