/** Mission success rates: an MSR of 6–t succeeds with a t or more. Modifiers widen it (+1: t − 1) or narrow it (−1: t + 1). */

import * as m from '#messages/nation-rules';
import { problem } from '../../../base/result';

/** The t of an attempt with bare hands. */
export const UNARMED_NEEDED = 6;

/** What the second card of the same weapon adds; a third adds nothing. */
export const PAIR_MSR = 1;

/** A t of 1 or less needs no die. */
export const isSure = (needed: number): boolean => needed <= 1;

/** Nor does a t of 7 or more, which no die shows. */
export const isHopeless = (needed: number): boolean => needed >= 7;

/** True where the dice, of which the higher counts, meet the t. */
export const succeeds = (needed: number, dice: readonly number[]): boolean =>
  dice.some((value) => value >= needed);

/** The problem with what so many dice show, if there is one. */
export const wrongDice = (dice: readonly number[], count: number) => {
  if (dice.length !== count)
    return problem('dice', 'dice-count', count === 1 ? m.oneDieRolled : m.twoDiceRolled);
  const wrong = dice.find((value) => !Number.isInteger(value) || value < 1 || value > 6);
  return wrong === undefined ? undefined : problem('dice', 'no-such-value', m.dieValueWrong({ wrong }));
};

/** The chance that the better of so many dice meets the t, with a second roll where a card gives one. */
export const successChance = (needed: number, dice: 1 | 2, again = false): number => {
  if (isSure(needed)) return 1;
  if (isHopeless(needed)) return 0;
  const chance = 1 - ((needed - 1) / 6) ** dice;
  return again ? 1 - (1 - chance) * (1 - chance) : chance;
};

/** "6–3", as a card would print it; "always" and "never" past its ends. */
export const msrText = (needed: number): string => {
  if (isSure(needed)) return m.msrAlways;
  if (isHopeless(needed)) return m.msrNever;
  return needed === 6 ? '6' : `6–${needed}`;
};

/** `story-tie`, storytelling: what a story that most do not believe costs, and what it pays in cash tokens if the attempt succeeds all the same. */
export const DOUBTED_MSR = -1;
export const DOUBTED_CASH = 2;

/** `story-tie`: the others vote before the dice; a tie counts as for. */
export const isDoubted = (votesFor: number, votesAgainst: number): boolean => votesAgainst > votesFor;
