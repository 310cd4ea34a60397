/** How a table of Assassin, for Magic, begins: who sits at it, who deals, and under which rules. */

import { array, exactOptional, literal, object, pipe, readonly } from 'valibot';
import * as m from '#messages/target-table';
import { COMMON, linkReader, setupReader } from '../../../app/tables/schema';
import { isRecord } from '../../../base/lists';
import type { Result } from '../../../base/result';
import { NUMBERS } from '../../events';
import { checkSetup, type Setup, TABLE_OPTIONS } from '../rules';

const SETUP = object({
  ...COMMON,
  hands: exactOptional(literal(true)),
  out: exactOptional(pipe(array(NUMBERS), readonly())),
});

const readWhole = setupReader(SETUP, { hands: m.dealerMissing, out: m.outUnknown }, checkSetup);

/** Where the cards are in hands, no seed and no one out are read. */
export const readSetup = (value: unknown): Result<Setup> =>
  readWhole(isRecord(value) && value.hands === true ? { ...value, seed: '', out: [] } : value);

/** A link of /deal/target/ opens the table that it deals, at the round that it has come to. */
export const readStart = linkReader({ id: 'target', options: TABLE_OPTIONS }, readSetup);
