/** How a bot plays a modifier: the choices that its card asks for, by the bot's taste, as an event the table accepts. */

import { cardAt } from '../cards/pack';
import { DUEL_MARK } from '../rules/conflicts';
import type { Choice, Effect } from '../rules/effects';
import { availableTiles, inSet, membersOf } from '../rules/places';
import { deckOf, effectAsking, type PlayEvent } from '../rules/table';
import type { Mind } from './bot';

/** Chooses one of several, of which there is at least one. */
type Chooser = (mind: Mind, some: readonly number[], effect: Effect) => number;

/** What a bot chooses where a card leaves it a choice. */
export type Taste = Readonly<Record<Exclude<Choice, 'pick'>, Chooser>>;

type Draft = { -readonly [Key in keyof PlayEvent]: PlayEvent[Key] };

/** Rivals clockwise from me: a bot that likes several alike takes the first, and no seat is everybody's first. */
export const rivalsOf = ({ view, me }: Mind): number[] => {
  const rivals: number[] = [];
  for (let k = 1; k < view.players; k++) {
    const seat = (me + k) % view.players;
    if (inSet(view.playing, seat)) rivals.push(seat);
  }
  return rivals;
};

type Finder = (mind: Mind, effect: Effect, card: number) => readonly number[];

/** What can be chosen, by the sort of choice. */
const CANDIDATES: Readonly<Record<Exclude<Choice, 'pick'>, Finder>> = {
  /** Those who hold a card that the effect could take from them. */
  rival: (mind, effect) =>
    rivalsOf(mind).filter((seat) => !('deck' in effect) || mind.view.handCount(effect.deck, seat) > 0),
  tile: ({ view, me }, effect) =>
    effect.do === 'retarget'
      ? availableTiles(view.remaining).filter((tile) => tile !== view.markOf(me))
      : membersOf(view.remaining),
  /** Cards of one's own that may be given away: all but the one played. */
  give: ({ view }, effect, card) =>
    deckOf(effect) === 'assassin' ? view.hand.filter((held) => held !== card) : view.contracts,
  weapon: (mind) => rivalsOf(mind).flatMap((seat) => mind.view.laidOf(seat)),
  modifier: ({ view, me }) => view.force.filter(({ by }) => by !== me).map(({ card }) => card),
};

/** True where nothing but its choices can keep an effect from being done. */
const canHappen = ({ view, me }: Mind, effect: Effect): boolean => {
  switch (effect.do) {
    case 'salvage':
      return view.discards[deckOf(effect)].length > 0;
    case 'retarget':
      return view.markOf(me) >= 0 && view.markOf(me) !== DUEL_MARK;
    case 'withdraw':
      return view.markOf(me) >= 0;
    default:
      return true;
  }
};

/** Adds one choice to the event; false where there is nothing to choose from. */
const choose = (mind: Mind, event: Draft, choice: Choice, effect: Effect, taste: Taste): boolean => {
  if (choice === 'pick') {
    const { rival = mind.me } = event;
    event.pick = mind.chance.below(mind.view.handCount(deckOf(effect), rival));
    return true;
  }
  const some = CANDIDATES[choice](mind, effect, event.card);
  if (some.length === 0) return false;
  event[choice] = taste[choice](mind, some, effect);
  return true;
};

/** True for a card of the phase whose turn it is. */
export const isDue = ({ view, pack }: Mind, card: number): boolean => pack.cards[card]?.phase === view.stage;

/** A card that is due, with its choices made by taste; nothing where the table would refuse it. */
export const playOf = (mind: Mind, card: number, taste: Taste): PlayEvent | undefined => {
  const event: Draft = { kind: 'play', seat: mind.me, card };
  const { effects, choices } = cardAt(mind.pack, card);
  for (const effect of effects) if (!canHappen(mind, effect)) return undefined;
  for (const choice of choices) {
    const effect = effectAsking(effects, choice);
    if (effect && !choose(mind, event, choice, effect, taste)) return undefined;
  }
  return event;
};
