/** Tables for tests: Ana, Ben, Cy and Dee around a pyramid in the order of the set. */
import { unwrap } from '../../../base/result';
import { STANDARD_LAYOUT } from '../rules/places';
import type { LedgerState } from '../rules/scorer/ledger';
import { type NationSetup, startNation } from './setup';

export const SETUP: NationSetup = {
  names: ['Ana', 'Ben', 'Cy', 'Dee'],
  seed: 'friday-7',
  options: {},
  firstPlayer: 0,
  layout: STANDARD_LAYOUT,
};

export const fresh = (more: Partial<NationSetup> = {}): LedgerState =>
  unwrap(startNation({ ...SETUP, ...more }));
