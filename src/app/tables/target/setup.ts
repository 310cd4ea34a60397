/** How a table of Assassin, for Magic, begins: who sits at it, who deals, and under which rules. */
import { array, exactOptional, literal, object } from 'valibot';
import { ok, type Result } from '../../../base/result';
import type { Leavers } from '../../../deal/v1/living';
import type { Options } from '../../../deal/v1/options';
import { checkSetup, type Setup, type State, start, TABLE_OPTIONS } from '../../../games/target/table';
import { COMMON, linkReader, NUMBERS, setupReader } from '../schema';

export interface TargetSetup {
  readonly names: readonly string[];
  /** Of TABLE_OPTIONS, without those at their default. */
  readonly options: Options;
  /** Of the open deal; empty where the cards are in people's hands. */
  readonly seed: string;
  /** The cards are dealt on paper or sealed: the table knows those that are open. */
  readonly hands?: true;
  /** Who was out when the table took over a deal. */
  readonly out?: Leavers;
}

const forRules = ({ names, options, seed, hands, out }: TargetSetup): Setup =>
  hands ? { names, options } : { names, options, seed, ...(out && { out }) };

const fromRules = ({ names, options, seed, out }: Setup): TargetSetup =>
  seed === undefined
    ? { names, options, seed: '', hands: true }
    : { names, options, seed, ...(out && { out }) };

const checked = (setup: TargetSetup): Result<TargetSetup> => {
  const found = checkSetup(forRules(setup));
  return found.ok ? ok(fromRules(found.value)) : found;
};

const { names, seed, options } = COMMON;
const HANDS = object({ names, options, hands: literal(true) });
const SEEDED = object({
  names,
  options,
  hands: exactOptional(literal(true)),
  seed,
  out: exactOptional(array(NUMBERS)),
});

export const readSetup = setupReader(
  ({ hands }) => (hands === true ? HANDS : SEEDED),
  { hands: 'It does not say who deals.', out: 'Those who were out are no seats.' },
  (setup) => checked('seed' in setup ? setup : { ...setup, seed: '' }),
);

/** The table before its first event. The setup has been read. */
export const startTarget = (setup: TargetSetup): Result<State> => start(forRules(setup));

/** A link of /deal/target/ opens the table that it deals, at the round that it has come to. */
export const readStart = linkReader(
  { id: 'target', options: TABLE_OPTIONS },
  checkSetup,
  ({ spec, seed: dealt, leavers }) =>
    checked({ names: spec.names, options: spec.options, seed: dealt, out: leavers }),
);

/** The table of a sealed deal. */
export const readSealed = (spec: Pick<Setup, 'names' | 'options'>): Result<TargetSetup> =>
  checked({ ...spec, seed: '', hands: true });
