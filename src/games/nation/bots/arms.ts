/** What a hand can strike with: each kind of weapon, alone or as a pair, with the contract that pays best for it. */

import { cardAt, NO_KIND, type Pack, weaponAt } from '../cards/pack';
import { matches } from '../cards/vocabulary';
import { type Arms, armed } from '../rules/attempt';
import { NONE } from '../rules/board';
import type { Mind } from './bot';

export interface Arm {
  readonly arms: Arms;
  readonly cards: readonly number[];
  readonly contract: number;
  /** What its contract pays: cash less debt, in tokens. Never less than nothing: then it is not laid. */
  readonly pay: number;
}

/** What a contract pays for attributes, in tokens; without a contract nothing, and bare hands have none. */
export const payFor = (pack: Pack, contract: number, attributes: number): number => {
  const terms = pack.contracts[contract];
  return terms ? matches(attributes, terms.positive) - matches(attributes, terms.negative) : 0;
};

/** The one that is worth most, and how much that is; of equals the first. */
export const bestOf = <T>(
  some: readonly T[],
  worthOf: (one: T) => number,
): readonly [best: T, worth: number] => {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  // By places: an iterator takes longer where lists are of different sorts.
  for (let k = 0; k < some.length; k++) {
    const one = some[k];
    const worth = one === undefined ? most : worthOf(one);
    if (worth <= most) continue;
    most = worth;
    best = one;
  }
  if (best === undefined) throw new Error('a bot was asked for the best of nothing');
  return [best, most];
};

/** The contract that pays best for attributes, or none where all would cost. */
export const bestContract = (pack: Pack, contracts: readonly number[], attributes: number): number => {
  if (contracts.length === 0) return NONE;
  const [best, pay] = bestOf(contracts, (contract) => payFor(pack, contract, attributes));
  return pay > 0 ? best : NONE;
};

/** An arm of one card, of a card and a second one of its kind, or bare hands. */
export const armOf = ({ pack, view, specialist }: Mind, cards: readonly number[]): Arm => {
  const arms = armed(pack, specialist, cards);
  const contract = bestContract(pack, view.contracts, arms.attributes);
  return { arms, cards, contract, pay: payFor(pack, contract, arms.attributes) };
};

/** One arm for each weapon card of the hand, one for each with an earlier one of its kind, and bare hands. */
export const armsOf = (mind: Mind): Arm[] => {
  const { hand } = mind.view;
  const { cards } = mind.pack;
  const arms = [armOf(mind, [])];
  for (const card of hand) {
    const own = cards[card]?.kind ?? NO_KIND;
    if (own === NO_KIND) continue;
    arms.push(armOf(mind, [card]));
    const other = hand.find((one) => cards[one]?.kind === own);
    if (other !== undefined && other !== card) arms.push(armOf(mind, [card, other]));
  }
  return arms;
};

/** What the contract that lies open before a seat would pay for its weapon, in tokens; modifiers are not counted. */
export const contractPay = ({ view, pack }: Mind, seat: number): number => {
  const [weapon] = view.laidOf(seat);
  if (weapon === undefined) return 0;
  return payFor(pack, view.laidContractOf(seat), weaponAt(pack, cardAt(pack, weapon).kind).attributes);
};
