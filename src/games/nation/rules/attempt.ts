/** What the cards of one attempt come to once they are open: its t, its dice, its time, its pay. Both tables ask here. */
import { shifted, UNARMED_TIME } from '../cards/clock';
import { PAIR_MSR, successChance, UNARMED_NEEDED } from '../cards/msr';
import { contractAt, NO_KIND, type Pack } from '../cards/pack';
import { attributeBits, matches, withAttribute } from '../cards/vocabulary';
import type { Effect } from './effects';

/**
 * Cards of one weapon, or none for bare hands, without a target, a contract and modifiers. Of two the earlier counts, and a
 * third adds nothing (`double`). `specialist-double`: a specialist with the weapon has two dice, with two cards of it as well.
 */
export const armed = (pack: Pack, specialist: number, weapons: readonly number[]) => {
  // By places, and no check of what is in them: bots ask for thousands of arms a game.
  const first = weapons.length > 0 ? pack.cards[weapons[0] as number] : undefined;
  const second = weapons.length > 1 ? pack.cards[weapons[1] as number] : undefined;
  const weapon = first && pack.weapons[first.kind];
  const minutes = first ? first.minutes : UNARMED_TIME;
  return {
    /** The kind of weapon, or `NO_KIND` for bare hands. */
    weapon: first ? first.kind : NO_KIND,
    minutes: second ? Math.min(minutes, second.minutes) : minutes,
    /** The t, without the vote on the story: weapon, a second card of it, and target. It may be less than 1 or more than 7. */
    needed: (weapon ? weapon.needed : UNARMED_NEEDED) - (second ? PAIR_MSR : 0),
    dice: (first && first.kind === pack.specialty[specialist] ? 2 : 1) as 1 | 2,
    /** The noise and the cause of the weapon, or what it counts as. */
    attributes: weapon ? weapon.attributes : 0,
  };
};

export type Arms = Readonly<ReturnType<typeof armed>>;

/** An attempt before its modifiers. `contract` is -1 for none, `adjustment` the MSR of the target; 0 in a duel. */
export const attemptWith = (
  { weapon, minutes, needed, dice, attributes }: Arms,
  contract: number,
  adjustment: number,
) => ({
  weapon,
  contract,
  minutes,
  needed: needed - adjustment,
  dice,
  attributes,
  /** By which cards move the time. */
  shift: 0,
  noDebt: false,
  /** A failure is rolled once more. */
  again: false,
  /** After a failure the weapon goes back to the hand. */
  recover: false,
  /** Cash from the bank for a success, and for a failure. */
  fee: 0,
  insurance: 0,
});

export type Attempt = ReturnType<typeof attemptWith>;

/** Counts an effect in that lasts and weighs on this attempt; of two that change a noise or a cause the later decides. */
export const weigh = (attempt: Attempt, effect: Effect): void => {
  switch (effect.do) {
    case 'msr':
    case 'tile-msr':
      attempt.needed -= effect.change;
      break;
    case 'time':
      attempt.shift += effect.minutes;
      break;
    case 'two-dice':
      attempt.dice = 2;
      break;
    case 'second-attempt':
      attempt.again = true;
      break;
    case 'attribute':
      attempt.attributes = withAttribute(attempt.attributes, attributeBits([effect.attribute]));
      break;
    case 'no-debt':
      attempt.noDebt = true;
      break;
    case 'recover':
      attempt.recover = true;
      break;
    case 'fee':
      attempt.fee += effect.cash;
      break;
    case 'insurance':
      attempt.insurance += effect.cash;
      break;
    default:
      break;
  }
};

/** `midnight`: moved by cards, and never past midnight; bare hands come after every time of day. */
export const timeOf = ({ weapon, minutes, shift }: Attempt): number =>
  weapon === NO_KIND ? UNARMED_TIME : shifted(minutes, shift);

/** What a success brings by the contract, in tokens. Bare hands fulfil none and break none. */
export const contractPay = (pack: Pack, { weapon, contract, attributes, noDebt }: Attempt) => {
  if (weapon === NO_KIND || contract < 0) return { cash: 0, debt: 0 };
  const { positive, negative } = contractAt(pack, contract);
  return { cash: matches(attributes, positive), debt: noDebt ? 0 : matches(attributes, negative) };
};

/** What an attempt needs, its chance, and what a success brings by all cards, without what is on the tile. */
export const attemptOdds = (pack: Pack, attempt: Attempt) => {
  const { needed, dice, again, fee } = attempt;
  const { cash, debt } = contractPay(pack, attempt);
  return { needed, dice, chance: successChance(needed, dice, again), pay: { cash: cash + fee, debt } };
};
