/** How a bot plays a modifier: the choices that its card asks for, by the bot's taste, as an event the table accepts. */

import { cardAt } from '../cards/pack';
import type { Choice, Effect } from '../rules/effects';
import { CANDIDATES, deckOf, effectAsking, type PlayEvent, whyNotDone } from '../rules/table';
import type { Mind } from './bot';

/** Chooses one of several, of which there is at least one. */
type Chooser = (mind: Mind, some: readonly number[], effect: Effect) => number;

/** What a bot chooses where a card leaves it a choice. */
export type Taste = Readonly<Record<Exclude<Choice, 'pick'>, Chooser>>;

type Draft = { -readonly [Key in keyof PlayEvent]: PlayEvent[Key] };

/** Adds one choice to the event; false where there is nothing to choose from. */
const choose = (mind: Mind, event: Draft, choice: Choice, effect: Effect, taste: Taste): boolean => {
  if (choice === 'pick') {
    const { rival = mind.me } = event;
    event.pick = mind.chance.below(mind.view.handCount(deckOf(effect), rival));
    return true;
  }
  const some = CANDIDATES[choice](mind.view, effect, event.card);
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
  if (effects.some((effect) => whyNotDone(mind.view, effect))) return undefined;
  for (const choice of choices) {
    const effect = effectAsking(effects, choice);
    if (effect && !choose(mind, event, choice, effect, taste)) return undefined;
  }
  return event;
};
