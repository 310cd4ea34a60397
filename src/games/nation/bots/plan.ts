/** The attempt that a hand is best for: target, weapon, contract, and the modifiers that go with them. */

import { successChance } from '../cards/msr';
import { cardAt, NO_KIND } from '../cards/pack';
import { type Attempt, attemptWith, timeOf, weigh } from '../rules/attempt';
import { NONE } from '../rules/board';
import type { Effect } from '../rules/effects';
import { rivalsOf } from '../rules/table';
import { type Arm, armsOf, bestContract, payFor } from './arms';
import type { Lay, Mind } from './bot';
import { layOn, type Prospect, prospectsOf } from './outlook';

export interface Plan {
  readonly prospect: Prospect;
  readonly arm: Arm;
  readonly value: number;
  readonly support: ReturnType<typeof supportOf>;
}

const effectsOf = ({ pack }: Mind, card: number): readonly Effect[] => cardAt(pack, card).effects;

/** A card in force that weighs on my attempt, whoever played it. */
const standingMsr = (mind: Mind): number => {
  let msr = 0;
  for (const { card, by, on } of mind.view.force)
    for (const effect of effectsOf(mind, card))
      if (effect.do === 'msr' && (effect.who === 'self' ? by : effect.who === 'rival' ? on : -1) === mind.me)
        msr += effect.change;
  return msr;
};

/** What a hand and the cards in force do for an attempt, beside its weapon; `cards` of the hand may be laid. */
const supportOf = (mind: Mind) => {
  const { pack, view } = mind;
  const cards: number[] = [];
  const support = { msr: standingMsr(mind), twoDice: false, again: false, cards };
  for (const card of view.hand) {
    const held = pack.cards[card];
    if (held?.kind !== NO_KIND) continue;
    const laid = held.phase === 'assassination';
    if (laid) cards.push(card);
    for (const effect of held.effects) {
      if (effect.do === 'second-attempt') support.again = true;
      if (laid && effect.do === 'two-dice') support.twoDice = true;
      if (laid && effect.do === 'msr' && effect.who === 'self') support.msr += effect.change;
    }
  }
  return support;
};

/** The chance that no rival takes the target first. */
export const survival = ({ wanted, falls }: Prospect, earlier: number, rivals: number): number => {
  const spared = 1 - wanted * falls * earlier;
  let chance = spared;
  for (let k = 1; k < rivals; k++) chance *= spared;
  return chance;
};

/** A bot that always did the same could be read: a tile is worth up to a tenth more by chance. */
const WHIM = 0.1;
const WHIMS = 1024;

/** The best attempt of the hand, as far as one can see before anybody has laid a card. */
export const planOf = (mind: Mind): Plan => {
  const { chance, earlier } = mind;
  const arms = armsOf(mind);
  const support = supportOf(mind);
  const { msr, twoDice, again } = support;
  const rivals = rivalsOf(mind.view).length;
  let best: Plan | undefined;
  for (const prospect of prospectsOf(mind)) {
    const whim = 1 + (WHIM * chance.below(WHIMS)) / WHIMS;
    for (const arm of arms) {
      const { needed, dice, minutes } = arm.arms;
      const hits = successChance(needed - prospect.ease - msr, twoDice ? 2 : dice, again);
      const spared = survival(prospect, earlier[minutes] ?? 1, rivals);
      const value = whim * hits * spared * (prospect.worth + arm.pay);
      if (!best || value > best.value) best = { prospect, arm, value, support };
    }
  }
  if (!best) throw new Error('a pyramid without an available target is at its end');
  return best;
};

/** A modifier is laid if it brings more than this, in $1,000: it could do as much another time. */
const SAVED = 0.2;

/** The contract that pays best for an attempt as it stands. */
const contractFor = ({ pack, view }: Mind, { weapon, attributes }: Attempt): number =>
  weapon === NO_KIND ? NONE : bestContract(pack, view.contracts, attributes);

/** What to lay for a plan: its cards, and every modifier that brings more than it could another time. */
export const layFor = (mind: Mind, { prospect, arm, support }: Plan): Lay => {
  const rivals = rivalsOf(mind.view).length;
  const valueWith = (one: Attempt): number => {
    const pay = payFor(mind.pack, contractFor(mind, one), one.attributes);
    return (
      successChance(one.needed, one.dice, support.again) *
      survival(prospect, mind.earlier[timeOf(one)] ?? 1, rivals) *
      (prospect.worth + pay)
    );
  };
  let attempt = attemptWith(arm.arms, arm.contract, prospect.ease + standingMsr(mind));
  const cards = [...arm.cards];
  for (const card of support.cards) {
    const next = { ...attempt, fee: 0, insurance: 0 };
    for (const effect of effectsOf(mind, card)) weigh(next, effect);
    const hits = successChance(next.needed, next.dice);
    const extra = next.fee * hits + next.insurance * (1 - hits);
    if (valueWith(next) + extra - valueWith(attempt) < SAVED) continue;
    attempt = next;
    cards.push(card);
  }
  return layOn(prospect, contractFor(mind, attempt), cards);
};
