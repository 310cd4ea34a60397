/** What a program that plays is asked for. It knows its view of the table, and its own chance; nothing else. */

import { itemAt } from '../../../base/lists';
import { remembered } from '../../../base/remembered';
import type { Stream } from '../../../deal/v1/stream';
import type { Target } from '../cards';
import { UNARMED_TIME } from '../cards/clock';
import type { Pack } from '../cards/pack';
import type { Deck } from '../cards/vocabulary';
import { HAND_LIMITS } from '../rules/places';
import { laidModifiers, type PlayEvent, type TableEvent, type View } from '../rules/table';

const earlierShares = remembered(({ set: { weaponCards } }: Pack): readonly number[] =>
  Array.from(
    { length: UNARMED_TIME },
    (_, minute) => weaponCards.filter(({ minutes }) => minutes < minute).length / weaponCards.length,
  ),
);

/** A bot in the seat of a view, for one game. */
export const mindOf = (view: View, chance: Stream) => {
  const { pack, me, layout } = view;
  const bonuses = itemAt(pack.bonuses, view.hitListOf(me));
  return {
    view,
    chance,
    me,
    pack,
    /** By tile, what lies there, and what my hit list pays for it. */
    targets: layout.map((target) => itemAt(pack.set.targets, target)),
    bonus: layout.map((target) => itemAt(bonuses, target)),
    specialist: itemAt(view.specialists, me),
    /** By minute of the day, the share of all weapon cards that strike before it. Bare hands come after all. */
    earlier: earlierShares(pack),
  };
};

export type Mind = ReturnType<typeof mindOf>;

/** The target on a tile. */
export const targetOn = ({ targets }: Mind, tile: number): Target => targets[tile] as Target;

/** What to lay face down. Cards that lie twice, or a second weapon, are the bot's own fault: the table refuses them. */
export type Lay = Omit<Extract<TableEvent, { kind: 'lay' }>, 'kind' | 'seat'>;

/** How a bot decides. Cards are numbers in their deck. */
export interface Bot {
  /** A card of the market, or nothing to draw unseen. */
  readonly take: (mind: Mind) => number | undefined;
  /** The deck to buy from, or nothing more. */
  readonly buy: (mind: Mind) => Deck | undefined;
  /** One of the cards it looks at. */
  readonly keep: (mind: Mind, deck: Deck) => number;
  /** A modifier of this phase, or nothing more. */
  readonly play: (mind: Mind) => PlayEvent | undefined;
  readonly lay: (mind: Mind) => Lay;
  /** For the story of whoever is about to roll, or against it. */
  readonly believe: (mind: Mind) => boolean;
  /** The cards of a hand, those first that it would rather lose. */
  readonly leastFirst: (mind: Mind, deck: Deck, cards: readonly number[]) => readonly number[];
  /** What leaves the hand of its own will at the end of a round, by deck. */
  readonly shed: (mind: Mind) => readonly (readonly number[])[];
}

const cardsOf = ({ view }: Mind, deck: Deck): readonly number[] =>
  deck === 'assassin' ? view.hand : view.contracts;

/** The first `count` of a hand that the bot would rather lose. */
const lose = (bot: Bot, mind: Mind, deck: Deck, count: number): readonly number[] =>
  bot.leastFirst(mind, deck, cardsOf(mind, deck)).slice(0, count);

const buy = (bot: Bot, mind: Mind): TableEvent => {
  const { me: seat, view } = mind;
  const deck = bot.buy(mind);
  if (deck === undefined) return { kind: 'pass', seat };
  if (view.deckCount(deck) + view.discards[deck].length === 0) return { kind: 'pass', seat };
  const [discard] = cardsOf(mind, deck).length < HAND_LIMITS[deck] ? [] : lose(bot, mind, deck, 1);
  return discard === undefined ? { kind: 'buy', seat, deck } : { kind: 'buy', seat, deck, discard };
};

/** Everything that was laid; if it is too much for the hand, `discard` comes next. */
const takeBack = ({ view, me }: Mind): readonly number[] => [...view.laidOf(me), ...laidModifiers(view, me)];

const discard = (bot: Bot, mind: Mind): TableEvent => {
  const deck = mind.view.hand.length > HAND_LIMITS.assassin ? 'assassin' : 'contract';
  const cards = lose(bot, mind, deck, cardsOf(mind, deck).length - HAND_LIMITS[deck]);
  return { kind: 'discard', seat: mind.me, deck, cards };
};

/** The event with which a bot answers what the table asks its seat for. Dice and shuffles are chance's to answer. */
export const answer = (bot: Bot, mind: Mind): TableEvent => {
  const { view, me: seat } = mind;
  switch (view.awaits) {
    case 'take': {
      const card = view.market.length > 0 ? bot.take(mind) : undefined;
      return card === undefined ? { kind: 'blind', seat } : { kind: 'take', seat, card };
    }
    case 'buy':
      return buy(bot, mind);
    case 'keep':
      return { kind: 'keep', seat, card: bot.keep(mind, view.offerDeck) };
    case 'play':
      return bot.play(mind) ?? { kind: 'pass', seat };
    case 'lay':
      return { kind: 'lay', seat, ...bot.lay(mind) };
    case 'vote':
      return { kind: 'vote', seat, favour: bot.believe(mind) };
    case 'take-back':
      return { kind: 'take-back', seat, cards: takeBack(mind) };
    case 'discard':
      return discard(bot, mind);
    case 'refill': {
      const [cards = [], contracts = []] = bot.shed(mind);
      return { kind: 'refill', seat, cards, contracts };
    }
    default:
      throw new Error(`a bot was asked for “${view.awaits}”`);
  }
};
