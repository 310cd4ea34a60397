/**
 * Takes what is best at once: the easiest weapon, the target with the most money behind the dice, the contract that pays
 * best for that weapon, every modifier as soon as it can be played. Sees no hit list, no rival and no round to come.
 */

import { NONE } from '../../board';
import { ASSASSINATION, NO_KIND } from '../../cards/pack';
import { ASSASSIN } from '../../players';
import { type Arm, armsOf, bestOf } from './arms';
import type { Bot, Lay, Mind } from './bot';
import { hitChance, type Prospect, prospectsOf } from './outlook';
import { isDue, playOf, type Taste } from './playing';

/** Weapons by the t that they need, a specialist's own one easier; modifiers between them. */
const MODIFIER = 3.5;

const needOf = ({ pack, specialty }: Mind, card: number): number => {
  const kind = pack.kind[card] as number;
  if (kind === NO_KIND) return MODIFIER;
  return (pack.needed[kind] as number) - (kind === specialty ? 1 : 0);
};

/** The card that needs least. */
const easiest = (mind: Mind, cards: readonly number[]): number =>
  bestOf(cards, (card) => -needOf(mind, card))[0];

const first = (_: Mind, some: readonly number[]): number => some[0] as number;

const TASTE: Taste = {
  rival: ({ view }, some) => bestOf(some, (seat) => view.cash[seat] as number)[0],
  tile: ({ view }, some) => bestOf(some, (tile) => view.bounty[tile] as number)[0],
  give: first,
  weapon: first,
  modifier: first,
};

const lay = (mind: Mind): Lay => {
  const { view, pack } = mind;
  const arms = armsOf(mind);
  const prospects = view.duel > 0 ? [undefined] : prospectsOf(mind);
  let tile: number | null = null;
  let best = arms[0] as Arm;
  let most = -1;
  for (const prospect of prospects as readonly (Prospect | undefined)[])
    for (const arm of arms) {
      const value = hitChance(arm.needed - (prospect?.ease ?? 0), arm.dice) * (prospect?.open ?? 1);
      if (value <= most) continue;
      most = value;
      best = arm;
      tile = prospect?.tile ?? null;
    }
  const others = view.hand.filter(
    (card) => pack.kind[card] === NO_KIND && pack.phase[card] === ASSASSINATION,
  );
  const contract = tile === null || best.contract === NONE ? null : best.contract;
  return { tile, contract, cards: [...best.cards, ...others] };
};

export const GREEDY: Bot = {
  take: (mind) => easiest(mind, mind.view.market),
  buy: () => undefined,
  keep: (mind, deck) => (deck === ASSASSIN ? easiest(mind, mind.view.offer) : first(mind, mind.view.offer)),
  play: (mind) => {
    for (const card of mind.view.hand) {
      const event = isDue(mind, card) ? playOf(mind, card, TASTE) : undefined;
      if (event) return event;
    }
    return undefined;
  },
  lay,
  believe: () => true,
  leastFirst: (mind, deck, cards) =>
    deck === ASSASSIN ? cards.toSorted((a, b) => needOf(mind, b) - needOf(mind, a)) : cards,
  shed: () => [],
};
