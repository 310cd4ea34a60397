/** How a table of Assassin, for Magic, begins: who sits at it, who deals, and under which rules. */

import { array, exactOptional, type InferOutput, literal, object, pipe, readonly } from 'valibot';
import * as m from '#messages/target-table';
import { COMMON, linkReader, setupReader } from '../../../app/tables/schema';
import { isRecord } from '../../../base/lists';
import { ok, type Result } from '../../../base/result';
import { NUMBERS } from '../../events';
import { checkSetup, type Setup, type State, start, TABLE_OPTIONS } from '../rules';

const SETUP = object({
  names: COMMON.names,
  options: COMMON.options,
  /** The cards are dealt on paper or sealed: the table knows those that are open. */
  hands: exactOptional(literal(true)),
  /** Of the open deal; empty where the cards are in people's hands. */
  seed: COMMON.seed,
  /** Who was out when the table took over a deal. */
  out: exactOptional(pipe(array(NUMBERS), readonly())),
});

export type TargetSetup = Readonly<InferOutput<typeof SETUP>>;

const forRules = ({ names, options, seed, hands, out }: TargetSetup): Setup =>
  hands ? { names, options } : { names, options, seed, ...(out && { out }) };

const fromRules = ({ names, options, seed, out }: Setup): TargetSetup =>
  seed === undefined
    ? { names, options, seed: '', hands: true }
    : { names, options, seed, ...(out && { out }) };

const readWhole = setupReader(SETUP, { hands: m.dealerMissing, out: m.outUnknown }, (setup) => {
  const found = checkSetup(forRules(setup));
  return found.ok ? ok(fromRules(found.value)) : found;
});

/** Where the cards are in hands, no seed and no one out are read. */
export const readSetup = (value: unknown): Result<TargetSetup> =>
  readWhole(isRecord(value) && value.hands === true ? { ...value, seed: '', out: [] } : value);

/** The table before its first event. The setup has been read. */
export const startTarget = (setup: TargetSetup): Result<State> => start(forRules(setup));

/** A link of /deal/target/ opens the table that it deals, at the round that it has come to. */
export const readStart = linkReader({ id: 'target', options: TABLE_OPTIONS }, readSetup);
