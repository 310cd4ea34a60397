/**
 * The 18 targets, by rows from the bottom of the pyramid, each row from left to right. What is worth more is harder to
 * reach: the adjustments of a row add up to +3, 0, -2 and -4.
 */

import { ROW_VALUES } from '../places';
import type { Row, Target } from '.';

const row = (at: Row, targets: readonly (readonly [string, string, number, string])[]): Target[] =>
  targets.map(([id, name, adjustment, icon]) => ({
    id,
    name,
    row: at,
    value: ROW_VALUES[at],
    adjustment,
    icon,
  }));

/** Their order is frozen: saved tables count by it. */
export const TARGETS: readonly Target[] = [
  ...row(0, [
    ['drug-runner', 'Drug Runner', 1, 'hoodie'],
    ['safecracker', 'Safecracker', 0, 'balaclava'],
    ['informer', 'Informer', 1, 'liar'],
    ['fugitive', 'Fugitive', 0, 'convict'],
    ['getaway-driver', 'Getaway Driver', 1, 'full-motorcycle-helmet'],
    ['card-sharp', 'Card Sharp', 0, 'poker-hand'],
  ]),
  ...row(1, [
    ['smuggler', 'Smuggler', 0, 'plane-pilot'],
    ['columnist', 'Gossip Columnist', 1, 'newspaper'],
    ['judge', 'Judge', 0, 'banging-gavel'],
    ['police-chief', 'Police Chief', -1, 'police-officer-head'],
    ['loan-shark', 'Loan Shark', 0, 'mustache'],
  ]),
  ...row(2, [
    ['opera-star', 'Opera Star', 0, 'sing'],
    ['general', 'General', -1, 'captain-hat-profile'],
    ['chemist', 'Rogue Chemist', 0, 'doctor-face'],
    ['cult-leader', 'Cult Leader', -1, 'cowled'],
  ]),
  ...row(3, [
    ['oil-baron', 'Oil Baron', -1, 'oil-pump'],
    ['dictator', 'Dictator', -2, 'public-speaker'],
    ['casino-king', 'Casino King', -1, 'slot-machine'],
  ]),
];

/** @throws Error for an id that no target has. */
export const targetOf = (id: string): Target => {
  const target = TARGETS.find((known) => known.id === id);
  if (!target) throw new Error(`targets: there is no target “${id}”`);
  return target;
};

/** How many targets of each row a list names. */
export const MIX: Readonly<Record<Row, number>> = { 0: 2, 1: 2, 2: 1, 3: 1 };
