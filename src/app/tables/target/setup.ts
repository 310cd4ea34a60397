/** How a table of Assassin, for Magic, begins: who sits at it, who deals, and under which rules. */
import { err, ok, type Result } from '../../../base/result';
import { decodeOpenDeal, type LinkGame } from '../../../deal/v1/link';
import type { Leavers } from '../../../deal/v1/living';
import type { Options } from '../../../deal/v1/options';
import { checkSetup, type Setup, type State, start, TABLE_OPTIONS } from '../../../games/target/table';
import { isFields } from '../keep/record';

export interface TargetSetup {
  readonly names: readonly string[];
  /** Of TABLE_OPTIONS, without those at their default. */
  readonly options: Options;
  /** Of the open deal; empty where the cards are in people's hands. */
  readonly seed: string;
  /** The cards are dealt on paper or sealed: the table knows those that lie open. */
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

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isOptions = (value: unknown): value is Options =>
  isFields(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');

const isLeavers = (value: unknown): value is Leavers =>
  Array.isArray(value) &&
  value.every((seats) => Array.isArray(seats) && seats.every((seat) => typeof seat === 'number'));

const damaged = (what: string) => err('table-damaged', what);

export const readSetup = (value: unknown): Result<TargetSetup> => {
  if (!isFields(value)) return damaged('It does not say how the game began.');
  const { names, seed, options, hands, out } = value;
  if (!isTexts(names)) return damaged('It has no list of names.');
  if (!isOptions(options)) return damaged('Its options are no options.');
  if (hands === true) return checked({ names, options, seed: '', hands });
  if (hands !== undefined) return damaged('It does not say who deals.');
  if (typeof seed !== 'string') return damaged('It has no seed.');
  if (out === undefined) return checked({ names, options, seed });
  if (!isLeavers(out)) return damaged('Those who were out are no seats.');
  return checked({ names, options, seed, out });
};

/** The table before its first event. The setup has been read. */
export const startTarget = (setup: TargetSetup): Result<State> => start(forRules(setup));

/** A link's names and options are checked as a table's; its seed is checked apart from them. */
const linkGame: LinkGame = {
  id: 'target',
  dealing: {
    options: TABLE_OPTIONS,
    check: ({ game, names, options }) => {
      const setup = checkSetup({ names, options });
      return setup.ok ? ok({ game, names: setup.value.names, options: setup.value.options }) : setup;
    },
  },
};

/** A link of /deal/target/ opens the table that it deals, at the round that it has come to. */
export const readStart = (fragment: string): Result<TargetSetup> => {
  const link = decodeOpenDeal(linkGame, fragment);
  if (!link.ok) return link;
  const { spec, seed, leavers } = link.value;
  return checked({ names: spec.names, options: spec.options, seed, out: leavers });
};
