/** The two bots that the planning one is measured by: one takes what is best at once, one does what chance says. */
import { oneOf, shuffle } from '../../../deal/v1/shuffle';
import type { Stream } from '../../../deal/v1/stream';
import { successChance } from '../cards/msr';
import { ASSASSINATION, NO_KIND } from '../cards/pack';
import { DECKS } from '../cards/vocabulary';
import { NONE } from '../rules/board';
import { ASSASSIN, availableTiles } from '../rules/places';
import { armsOf, bestOf } from './arms';
import type { Bot, Lay, Mind } from './bot';
import { type Prospect, prospectsOf } from './outlook';
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

const GREEDY_TASTE: Taste = {
  rival: ({ view }, some) => bestOf(some, (seat) => view.cash[seat] as number)[0],
  tile: ({ view }, some) => bestOf(some, (tile) => view.bounty[tile] as number)[0],
  give: first,
  weapon: first,
  modifier: first,
};

/** The modifiers of a hand that are laid. */
const modifiersOf = ({ view, pack }: Mind): number[] =>
  view.hand.filter((card) => pack.kind[card] === NO_KIND && pack.phase[card] === ASSASSINATION);

const layGreedily = (mind: Mind): Lay => {
  const arms = armsOf(mind);
  const prospects: readonly (Prospect | undefined)[] = mind.view.duel > 0 ? [undefined] : prospectsOf(mind);
  const attempts = prospects.flatMap((prospect) => arms.map((arm) => ({ prospect, arm })));
  const [{ prospect, arm }] = bestOf(
    attempts,
    (one) =>
      successChance(one.arm.needed - (one.prospect?.ease ?? 0), one.arm.dice) * (one.prospect?.open ?? 1),
  );
  return {
    tile: prospect?.tile ?? null,
    contract: !prospect || arm.contract === NONE ? null : arm.contract,
    cards: [...arm.cards, ...modifiersOf(mind)],
  };
};

export const GREEDY: Bot = {
  take: (mind) => easiest(mind, mind.view.market),
  buy: () => undefined,
  keep: (mind, deck) => (deck === ASSASSIN ? easiest(mind, mind.view.offer) : first(mind, mind.view.offer)),
  play: (mind) => {
    for (const card of mind.view.hand) {
      const event = isDue(mind, card) ? playOf(mind, card, GREEDY_TASTE) : undefined;
      if (event) return event;
    }
    return undefined;
  },
  lay: layGreedily,
  believe: () => true,
  leastFirst: (mind, deck, cards) =>
    deck === ASSASSIN ? cards.toSorted((a, b) => needOf(mind, b) - needOf(mind, a)) : cards,
  shed: () => [],
};

/** One time in `n`. */
const now = (n: number, chance: Stream): boolean => chance.below(n) === 0;

const anyOf = ({ chance }: Mind, some: readonly number[]): number => oneOf(some, chance);

const RANDOM_TASTE: Taste = { rival: anyOf, tile: anyOf, give: anyOf, weapon: anyOf, modifier: anyOf };

/** How often a bot that leaves everything to chance does what it could leave: one time in so many. */
const BLIND = 4;
const BUYS = 4;
const PLAYS = 2;
const SHEDS = 4;

const layAtRandom = (mind: Mind): Lay => {
  const { view, pack, chance } = mind;
  const { hand, contracts, remaining, duel } = view;
  const weapons = hand.filter((card) => pack.kind[card] !== NO_KIND);
  const kind = weapons.length > 0 ? (pack.kind[oneOf(weapons, chance)] as number) : NO_KIND;
  const pair = weapons.filter((card) => pack.kind[card] === kind).slice(0, 2);
  const cards = [...pair, ...modifiersOf(mind).filter(() => now(PLAYS, chance))];
  return duel > 0
    ? { tile: null, contract: null, cards }
    : {
        tile: oneOf(availableTiles(remaining), chance),
        contract: contracts.length > 0 ? oneOf(contracts, chance) : null,
        cards,
      };
};

export const RANDOM: Bot = {
  take: ({ view, chance }) => (now(BLIND, chance) ? undefined : oneOf(view.market, chance)),
  buy: ({ chance }) => (now(BUYS, chance) ? oneOf(DECKS, chance) : undefined),
  keep: ({ view, chance }) => oneOf(view.offer, chance),
  play: (mind) => {
    const due = mind.view.hand.filter((card) => isDue(mind, card));
    if (due.length === 0 || !now(PLAYS, mind.chance)) return undefined;
    return playOf(mind, oneOf(due, mind.chance), RANDOM_TASTE);
  },
  lay: layAtRandom,
  believe: ({ chance }) => now(2, chance),
  leastFirst: ({ chance }, _, cards) => shuffle(cards, chance),
  shed: ({ view, chance }) =>
    [view.hand, view.contracts].map((cards) => cards.filter(() => now(SHEDS, chance))),
};
