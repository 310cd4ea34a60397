/** Does what chance says, within the rules: the bot that the others are measured by. */

import { shuffle } from '../../../../deal/v1/shuffle';
import type { Stream } from '../../../../deal/v1/stream';
import { ASSASSINATION, NO_KIND } from '../../cards/pack';
import { DECKS } from '../../cards/vocabulary';
import { availableTiles } from '../../pyramid';
import type { Bot, Lay, Mind } from './bot';
import { isDue, playOf, type Taste } from './playing';

const oneOf = <T>(list: readonly T[], chance: Stream): T => list[chance.below(list.length)] as T;

/** One time in `n`. */
const now = (n: number, chance: Stream): boolean => chance.below(n) === 0;

const anyOf = ({ chance }: Mind, some: readonly number[]): number => oneOf(some, chance);

const TASTE: Taste = { rival: anyOf, tile: anyOf, give: anyOf, weapon: anyOf, modifier: anyOf };

/** How often a bot that leaves everything to chance does what it could leave: one time in so many. */
const BLIND = 4;
const BUYS = 4;
const PLAYS = 2;
const SHEDS = 4;

const lay = ({ view, pack, chance }: Mind): Lay => {
  const { hand, contracts, remaining, duel } = view;
  const weapons = hand.filter((card) => pack.kind[card] !== NO_KIND);
  const kind = weapons.length > 0 ? (pack.kind[oneOf(weapons, chance)] as number) : NO_KIND;
  const pair = weapons.filter((card) => pack.kind[card] === kind).slice(0, 2);
  const others = hand.filter(
    (card) => pack.kind[card] === NO_KIND && pack.phase[card] === ASSASSINATION && chance.below(PLAYS) === 0,
  );
  const cards = [...pair, ...others];
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
    return playOf(mind, oneOf(due, mind.chance), TASTE);
  },
  lay,
  believe: ({ chance }) => now(2, chance),
  leastFirst: ({ chance }, _, cards) => shuffle(cards, chance),
  shed: ({ view, chance }) =>
    [view.hand, view.contracts].map((cards) => cards.filter(() => now(SHEDS, chance))),
};
