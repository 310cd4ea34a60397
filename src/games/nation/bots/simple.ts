/** The two bots that the planning one is measured by: one takes what is best at once, one does what chance says. */
import { itemAt } from '../../../base/lists';
import { oneOf, shuffle } from '../../../deal/v1/shuffle';
import type { Stream } from '../../../deal/v1/stream';
import { successChance } from '../cards/msr';
import { cardAt, NO_KIND, weaponAt } from '../cards/pack';
import { DECKS } from '../cards/vocabulary';
import { availableTiles } from '../rules/places';
import { armsOf, bestOf } from './arms';
import type { Bot, Lay, Mind } from './bot';
import { layOn, prospectsOf } from './outlook';
import { isDue, playOf, type Taste } from './playing';

/** Weapons by the t that they need, a specialist's own one easier; modifiers between them. */
const MODIFIER = 3.5;

const needOf = ({ pack, specialist }: Mind, card: number): number => {
  const { kind } = cardAt(pack, card);
  if (kind === NO_KIND) return MODIFIER;
  return weaponAt(pack, kind).needed - (kind === pack.specialty[specialist] ? 1 : 0);
};

/** The card that needs least. */
const easiest = (mind: Mind, cards: readonly number[]): number =>
  bestOf(cards, (card) => -needOf(mind, card))[0];

const first = (_: Mind, some: readonly number[]): number => itemAt(some, 0);

const GREEDY_TASTE: Taste = {
  rival: ({ view }, some) => bestOf(some, (seat) => itemAt(view.cash, seat))[0],
  tile: ({ view }, some) => bestOf(some, (tile) => itemAt(view.bounty, tile))[0],
  give: first,
  weapon: first,
  modifier: first,
};

/** The modifiers of a hand that are laid. */
const modifiersOf = ({ view, pack }: Mind): number[] =>
  view.hand.filter((card) => {
    const { kind, phase } = cardAt(pack, card);
    return kind === NO_KIND && phase === 'assassination';
  });

/** Rivals want the same: of targets that are nearly as good as the best, one is as good as another. */
const NEARLY = 0.6;

const layGreedily = (mind: Mind): Lay => {
  const arms = armsOf(mind);
  const attempts = prospectsOf(mind).map((prospect) => {
    const [arm, worth] = bestOf(
      arms,
      (one) => successChance(one.arms.needed - prospect.ease, one.arms.dice) * prospect.open,
    );
    return { prospect, arm, worth };
  });
  const [, most] = bestOf(attempts, ({ worth }) => worth);
  const good = attempts.filter(({ worth }) => worth >= NEARLY * most);
  const { prospect, arm } = oneOf(good, mind.chance);
  return layOn(prospect, arm.contract, [...arm.cards, ...modifiersOf(mind)]);
};

export const GREEDY: Bot = {
  take: (mind) => easiest(mind, mind.view.market),
  buy: () => undefined,
  keep: (mind, deck) => (deck === 'assassin' ? easiest(mind, mind.view.offer) : first(mind, mind.view.offer)),
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
    deck === 'assassin' ? cards.toSorted((a, b) => needOf(mind, b) - needOf(mind, a)) : cards,
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
  const kindOf = (card: number): number => cardAt(pack, card).kind;
  const weapons = hand.filter((card) => kindOf(card) !== NO_KIND);
  const kind = weapons.length > 0 ? kindOf(oneOf(weapons, chance)) : NO_KIND;
  const pair = weapons.filter((card) => kindOf(card) === kind).slice(0, 2);
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
