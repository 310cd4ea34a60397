/**
 * What a hit list is worth: every target on it tried once, with a weapon of 6–3. All lists are worth the same, though some
 * name harder targets than others; the design of the lists and its test both measure with this.
 */
import type { HitListEntry, Row, Target } from '../cards';
import { successChance } from '../msr';
import { targetOf } from './targets';

/** How many targets of each row a list names. */
export const MIX: Readonly<Record<Row, number>> = { 0: 2, 1: 2, 2: 1, 3: 1 };

/** Of two lists. */
export const MOST_SHARED = 3;

/** In $1,000. */
export const WORTH = 11;

/** The t of the weapon that the lists are measured with. */
const NEEDED = 3;

/** What one of 6–3 does to this target. */
export const chanceAt = ({ adjustment }: Target): number => successChance(NEEDED - adjustment, 1);

/** In $1,000. */
export const worthOf = (entries: readonly HitListEntry[]): number =>
  entries.reduce((sum, { target, bonus }) => sum + bonus * chanceAt(targetOf(target)), 0);
