/** What a hand can strike with: each kind of weapon, alone or as a pair, with the contract that pays best for it. */

import { UNARMED_TIME } from '../cards/clock';
import { PAIR_MSR, UNARMED_NEEDED } from '../cards/msr';
import { NO_KIND, type Pack } from '../cards/pack';
import { matches } from '../cards/pay';
import { NONE } from '../rules/board';
import type { Mind } from './bot';

export interface Arm {
  readonly kind: number;
  readonly cards: readonly number[];
  readonly minutes: number;
  /** With the second card counted, and nothing else. */
  readonly needed: number;
  readonly dice: 1 | 2;
  readonly contract: number;
  /** What that contract pays: cash less debt, in tokens. Never less than nothing: then it is not laid. */
  readonly pay: number;
}

export const BARE_HANDS: Arm = {
  kind: NO_KIND,
  cards: [],
  minutes: UNARMED_TIME,
  needed: UNARMED_NEEDED,
  dice: 1,
  contract: NONE,
  pay: 0,
};

/** What a contract pays for attributes, in tokens. */
export const payFor = (pack: Pack, contract: number, attributes: number): number =>
  matches(attributes, pack.positive[contract] as number) -
  matches(attributes, pack.negative[contract] as number);

/** The one that is worth most, and how much that is; of equals the first. */
export const bestOf = <T>(
  some: readonly T[],
  worthOf: (one: T) => number,
): readonly [best: T, worth: number] => {
  let best = some[0] as T;
  let most = worthOf(best);
  for (let k = 1; k < some.length; k++) {
    const worth = worthOf(some[k] as T);
    if (worth <= most) continue;
    most = worth;
    best = some[k] as T;
  }
  return [best, most];
};

/** The contract that pays best for attributes, or none where all would cost. */
export const bestContract = (pack: Pack, contracts: readonly number[], attributes: number): number => {
  if (contracts.length === 0) return NONE;
  const [best, pay] = bestOf(contracts, (contract) => payFor(pack, contract, attributes));
  return pay > 0 ? best : NONE;
};

/** An arm of one card, or of a card and a second one of its kind. */
export const armOf = ({ pack, view, specialty }: Mind, card: number, second?: number): Arm => {
  const kind = pack.kind[card] as number;
  const isPair = second !== undefined;
  const attributes = pack.attributes[kind] as number;
  const contract = bestContract(pack, view.contracts, attributes);
  const minutes = pack.minutes[card] as number;
  return {
    kind,
    cards: isPair ? [card, second] : [card],
    minutes: isPair ? Math.min(minutes, pack.minutes[second] as number) : minutes,
    needed: (pack.needed[kind] as number) - (isPair ? PAIR_MSR : 0),
    dice: kind === specialty ? 2 : 1,
    contract,
    pay: contract === NONE ? 0 : payFor(pack, contract, attributes),
  };
};

/** One arm for each weapon card of the hand, one for each with an earlier one of its kind, and bare hands. */
export const armsOf = (mind: Mind): Arm[] => {
  const { kind } = mind.pack;
  const { hand } = mind.view;
  const arms = [BARE_HANDS];
  for (const card of hand) {
    const own = kind[card] as number;
    if (own === NO_KIND) continue;
    arms.push(armOf(mind, card));
    const other = hand.find((one) => kind[one] === own) as number;
    if (other !== card) arms.push(armOf(mind, card, other));
  }
  return arms;
};

/** What the contract that lies open before a seat would pay for its weapon, in tokens; modifiers are not counted. */
export const contractPay = ({ view, pack }: Mind, seat: number): number => {
  const contract = view.laidContractOf(seat);
  const [weapon] = view.laidOf(seat);
  if (contract === NONE || weapon === undefined) return 0;
  return payFor(pack, contract, pack.attributes[pack.kind[weapon] as number] as number);
};
