/** How a table of TMAG begins: who sits at it, under which rules, with which seed. */
import { err, ok, type Result } from '../../../base/result';
import { decodeOpenDeal, type LinkGame } from '../../../deal/v1/link';
import { dealOpen, openKey, parseSeed } from '../../../deal/v1/open';
import { type Options, readOptions } from '../../../deal/v1/options';
import type { Spec } from '../../../deal/v1/spec';
import { tmagDealer, dealing as tmagDealing } from '../../../games/tmag/deal';
import { TMAG_OPTIONS, tmagOptions } from '../../../games/tmag/options';
import type { State } from '../../../games/tmag/state';
import { start } from '../../../games/tmag/table';
import { isFields } from '../keep/record';

export interface TmagSetup {
  readonly names: readonly string[];
  readonly seed: string;
  /** Of TMAG_OPTIONS, without those at their default. */
  readonly options: Options;
  /** Where the table chose the first victim itself; otherwise the seed does. */
  readonly firstVictim?: number;
}

/** The deal of a table: it knows only the options that change how a game is laid out. */
const dealSpec = ({ names, options }: Pick<TmagSetup, 'names' | 'options'>): Spec => {
  const known = tmagDealing.options.map(({ name }) => name);
  const entries = Object.entries(options).filter(([name]) => known.includes(name));
  return { game: 'tmag', options: Object.fromEntries(entries), names };
};

/** Where the die of a table comes from. */
export const dieKey = (setup: TmagSetup): Uint8Array => openKey(dealSpec(setup), setup.seed);

const checkSetup = ({ names, seed, options, firstVictim }: TmagSetup): Result<TmagSetup> => {
  const read = readOptions(TMAG_OPTIONS, options);
  if (!read.ok) return read;
  const spec = tmagDealer.check(dealSpec({ names, options: read.value }));
  if (!spec.ok) return spec;
  const parsed = parseSeed(seed);
  if (!parsed.ok) return parsed;
  return ok({
    names: spec.value.names,
    seed: parsed.value,
    options: read.value,
    ...(firstVictim !== undefined && { firstVictim }),
  });
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isOptions = (value: unknown): value is Options =>
  isFields(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');

const damaged = (what: string) => err('table-damaged', what);

export const readSetup = (value: unknown): Result<TmagSetup> => {
  if (!isFields(value)) return damaged('It does not say how the game began.');
  const { names, seed, options, firstVictim } = value;
  if (!isTexts(names)) return damaged('It has no list of names.');
  if (typeof seed !== 'string') return damaged('It has no seed.');
  if (!isOptions(options)) return damaged('Its options are no options.');
  if (firstVictim === undefined) return checkSetup({ names, seed, options });
  if (typeof firstVictim !== 'number') return damaged('Its first victim is no seat.');
  return checkSetup({ names, seed, options, firstVictim });
};

/** The table before the first roll. The setup has been read. */
export const startTmag = ({ names, seed, options, firstVictim }: TmagSetup): Result<State> => {
  const dealt = dealOpen({ dealing: tmagDealer }, dealSpec({ names, options }), seed);
  if (!dealt.ok) return dealt;
  return start({
    players: dealt.value.players,
    firstVictim: firstVictim ?? dealt.value.firstVictim,
    options: tmagOptions(options),
  });
};

/** A link's names and options are checked as a table's; its seed is checked apart from them. */
const SEED = 'any';
const linkGame: LinkGame = {
  id: 'tmag',
  dealing: {
    options: TMAG_OPTIONS,
    check: ({ game, names, options }) => {
      const setup = checkSetup({ names, options, seed: SEED });
      return setup.ok ? ok({ game, names: setup.value.names, options: setup.value.options }) : setup;
    },
  },
};

/** A link of /deal/tmag/ opens the table that it deals; the options of the table may stand in it besides. */
export const readStart = (fragment: string): Result<TmagSetup> => {
  const link = decodeOpenDeal(linkGame, fragment);
  if (!link.ok) return link;
  const { spec, seed } = link.value;
  return ok({ names: spec.names, seed, options: spec.options });
};
