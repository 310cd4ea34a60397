/**
 * How a table begins. With a seed it deals the open deal of that seed and knows every card. Without one the cards are in
 * people's hands, dealt on paper or sealed, and the table knows only those that are open.
 */
import * as m from '#messages/target';
import { err, mapOk, ok, type Result, unwrap } from '../../../base/result';
import type { Leavers } from '../../../deal/v1/living';
import { type Options, parseSeed, readOptions } from '../../../deal/v1/options';
import { dealOpen, type Spec, specFor } from '../../../deal/v1/spec';
import { flag, type OptionDef } from '../../options';
import { DEAL_OPTIONS, type TargetRound, targetDealer } from '../deal';

/** The options of a table, by the names that links and commands use: those of the deal, and those that only play knows. */
const SPELLS = flag('spells', m.spellsOnly, m.spellsOnlyHelp, 'abilities');

const HUNTER = flag('hunter', m.hunterScores, m.hunterScoresHelp, 'no-killer');

const SURVIVOR = flag('survivor', m.lastStanding, m.lastStandingHelp, 'survivor');

/** Everything that a table can be asked for, and a simulation, but for the set. */
export const TABLE_OPTIONS: readonly OptionDef[] = [...DEAL_OPTIONS, SPELLS, HUNTER, SURVIVOR];

export interface Setup {
  readonly names: readonly string[];
  /** Of TABLE_OPTIONS, without those at their default. */
  readonly options: Options;
  /** Of the open deal; empty where the cards are in people's hands. */
  readonly seed: string;
  /** The cards are dealt on paper or sealed: the table knows those that are open. */
  readonly hands?: true;
  /** Who was out before the table took over, as a link of the deal page says it; no hits are known of that time. */
  readonly out?: Leavers;
}

/** What a state has of it: all, or what everyone may see. */
export type KnownSetup = Pick<Setup, 'names' | 'options'> & Partial<Setup>;

/** The spec of the deal: the deal page knows only the options that change who is dealt what. */
export const specOf = (setup: KnownSetup): Spec => specFor('target', DEAL_OPTIONS, setup);

/** The open deal after these deaths, of a setup that has been checked and has a seed; two or more are alive. */
export const dealtRound = (setup: KnownSetup, leavers: Leavers): TargetRound =>
  unwrap(dealOpen({ dealing: targetDealer }, specOf(setup), setup.seed ?? '', leavers));

/** The setup in its one form, or what is wrong with its names, options, seed, or those who are out. */
export const checkSetup = (setup: Setup): Result<Setup> => {
  const options = readOptions(TABLE_OPTIONS, setup.options);
  if (!options.ok) return options;
  const spec = targetDealer.check(specOf({ ...setup, options: options.value }));
  if (!spec.ok) return spec;
  const { wishes } = spec.value.options;
  const checked = { names: spec.value.names, options: { ...options.value, ...(wishes && { wishes }) } };
  const { seed, hands, out = [] } = setup;
  if (hands) {
    return out.length === 0 ? ok({ ...checked, seed: '', hands }) : err('out-without-seed', m.outWithoutSeed);
  }
  const parsed = parseSeed(seed);
  if (!parsed.ok) return parsed;
  const dealt = dealOpen({ dealing: targetDealer }, spec.value, parsed.value, out);
  return mapOk(dealt, () => ({ ...checked, seed: parsed.value, ...(out.length > 0 && { out }) }));
};
