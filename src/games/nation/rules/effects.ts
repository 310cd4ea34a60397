/**
 * What modifiers do, as data: the table carries it out, and the card's sentence is written from it.
 *
 * An effect is done at once and the card discarded, or it lasts: then the card stays in force to the end of the round and
 * weighs on attempts. What a person has to choose goes into the event that plays the card, one choice of each sort.
 */
import type { Attribute, Deck } from '../cards/vocabulary';

/** What a card asks its player for. */
export type Choice =
  /** The seat of another player. */
  | 'rival'
  /** A tile that is still in the pyramid. */
  | 'tile'
  /** A card of one's own hand, to give away. */
  | 'give'
  /** A weapon card that a rival has on the table. */
  | 'weapon'
  /** A modifier card that a rival has in force. */
  | 'modifier'
  /** Chance, not a choice: which card of a hand, counted from 0, is drawn unseen. */
  | 'pick';

/** Effects that last to the end of the round. */
export type LastingEffect =
  /** Adds to the MSR of one's own attempt, of a chosen rival's, or of all rivals with the same target. */
  | { readonly do: 'msr'; readonly who: 'self' | 'rival' | 'rivals-here'; readonly change: number }
  /** Moves the time of an attempt: negative is earlier. Never past 0000 or 2359 (`midnight`). */
  | { readonly do: 'time'; readonly who: 'self' | 'rival'; readonly minutes: number }
  /** Adds to the MSR of every attempt on a chosen tile, one's own too. */
  | { readonly do: 'tile-msr'; readonly change: number }
  /** Two dice, the higher counts; for whom that is so already it changes nothing. */
  | { readonly do: 'two-dice' }
  /** A failed roll is rolled once more. */
  | { readonly do: 'second-attempt' }
  /** One's own weapon counts as having this noise, or this cause, in the place of its own. */
  | { readonly do: 'attribute'; readonly attribute: Attribute }
  /** One's own contract costs no debt. */
  | { readonly do: 'no-debt' }
  /** Cash from the bank if one's own attempt succeeds. */
  | { readonly do: 'fee'; readonly cash: number }
  /** Cash from the bank if one's own attempt fails. */
  | { readonly do: 'insurance'; readonly cash: number }
  /** If one's own attempt fails, its weapon cards go back to the hand. */
  | { readonly do: 'recover' };

/** Effects that are done at once. */
export type InstantEffect =
  /** Draw cards; what exceeds the hand limit is discarded. */
  | { readonly do: 'draw'; readonly deck: Deck; readonly count: number }
  /** Look at the top cards of a deck, keep one, discard the others. */
  | { readonly do: 'search'; readonly deck: Deck; readonly look: number }
  /** Take the card that was discarded last, before this one. */
  | { readonly do: 'salvage'; readonly deck: Deck }
  /** Cash from the bank. */
  | { readonly do: 'cash'; readonly cash: number }
  /** Give debt tokens back to the bank, as many as one has. */
  | { readonly do: 'settle'; readonly debt: number }
  /** Take cash from a rival, as much as there is. */
  | { readonly do: 'steal-cash'; readonly cash: number }
  /** A rival takes debt tokens. */
  | { readonly do: 'frame'; readonly debt: number }
  /** Draw a card unseen from a rival's hand. */
  | { readonly do: 'steal-card'; readonly deck: Deck }
  /** Draw a card unseen from a rival's hand, then give that rival one of one's own. */
  | { readonly do: 'swap-card'; readonly deck: Deck }
  /** A rival discards a card that is drawn unseen. */
  | { readonly do: 'discard-card'; readonly deck: Deck }
  /** See a rival's hand to the end of the round, or a rival's hit list for good. */
  | { readonly do: 'look'; readonly at: 'hand' | 'hit-list' }
  /** Cash from the bank onto a tile. */
  | { readonly do: 'bounty'; readonly cash: number }
  /** Cash from a tile, as much as there is. */
  | { readonly do: 'skim'; readonly cash: number }
  /** Discard a weapon card that a rival has on the table. */
  | { readonly do: 'disarm' }
  /** Discard a modifier card that a rival has in force: what it did is undone. */
  | { readonly do: 'cancel' }
  /** Mark another available tile. */
  | { readonly do: 'retarget' }
  /** Make no attempt this round; what one had on the table goes back to the hand. */
  | { readonly do: 'withdraw' };

export type Effect = LastingEffect | InstantEffect;
export type EffectKind = Effect['do'];

/** A line for each kind of effect, with what else it is given. */
export type ByEffect<Given extends readonly unknown[], Answer, Of extends Effect = Effect> = {
  readonly [Kind in Of['do']]: (effect: Extract<Of, { do: Kind }>, ...given: Given) => Answer;
};

/** The line for its kind. Calling it is left to whoever asked: a list of what is given would be made at every call. */
export const lineFor = <Given extends readonly unknown[], Answer, Of extends Effect>(
  lines: ByEffect<Given, Answer, Of>,
  effect: Of,
) => lines[effect.do as Of['do']] as (effect: Of, ...given: Given) => Answer;

const LASTING: ReadonlySet<EffectKind> = new Set<LastingEffect['do']>([
  'msr',
  'time',
  'tile-msr',
  'two-dice',
  'second-attempt',
  'attribute',
  'no-debt',
  'fee',
  'insurance',
  'recover',
]);

/** True where a card with this effect stays in force to the end of the round. */
export const lasts = (effect: Effect): effect is LastingEffect => LASTING.has(effect.do);

/** What the event that plays a card with this effect must carry. */
export const choicesOf = (effect: Effect): readonly Choice[] => {
  if ('who' in effect) return effect.who === 'rival' ? ['rival'] : [];
  return ASKS[effect.do] ?? [];
};

/** Most effects ask for nothing. */
const ASKS: Readonly<Partial<Record<EffectKind, readonly Choice[]>>> = {
  'steal-cash': ['rival'],
  frame: ['rival'],
  look: ['rival'],
  'steal-card': ['rival', 'pick'],
  'discard-card': ['rival', 'pick'],
  'swap-card': ['rival', 'pick', 'give'],
  'tile-msr': ['tile'],
  bounty: ['tile'],
  skim: ['tile'],
  retarget: ['tile'],
  disarm: ['weapon'],
  cancel: ['modifier'],
};
