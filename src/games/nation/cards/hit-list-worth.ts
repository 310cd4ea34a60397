/**
 * What a hit list is worth: its bonuses, each as often as the holder of the list gets that target. Games between programs
 * (simulation/) show that this depends on the row and hardly on the target: whoever is paid twice for a target goes for it
 * again. The design of the lists and its test both measure with this.
 */
import type { HitListEntry, Row } from '../cards';
import { targetOf } from './targets';

/** How many targets of each row a list names. */
export const MIX: Readonly<Record<Row, number>> = { 0: 2, 1: 2, 2: 1, 3: 1 };

/** Of two lists. */
export const MOST_SHARED = 3;

/** For every twelve targets of the bottom row that holders get, they get so many of this row. */
export const GOT: Readonly<Record<Row, number>> = { 0: 12, 1: 10, 2: 10, 3: 9 };

/** Of every list: bonuses in $1,000, times `GOT`. */
export const WORTH = 190;

export const worthOf = (entries: readonly HitListEntry[]): number =>
  entries.reduce((sum, { target, bonus }) => sum + bonus * GOT[targetOf(target).row], 0);
