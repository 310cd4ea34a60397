/** How a table begins: who sits at it, under which rules, and whether the page knows the cards or they are in hands. */
import { err, ok, type Result } from '../../../base/result';
import { checkSeats } from '../../../deal/seats';
import { decodeOpenDeal, type LinkGame } from '../../../deal/v1/link';
import { dealOpen, parseSeed } from '../../../deal/v1/open';
import { type Options, readOptions } from '../../../deal/v1/options';
import { canonicalSpec, type Spec } from '../../../deal/v1/spec';
import { mafiaDealer } from '../../../games/mafia/deal';
import { MAFIA_SEATS } from '../../../games/mafia/mix';
import { CLASSIC_NAMES, type RoleNames, roleNamesOf, VARIABLE } from '../../../games/mafia/roles';
import { MAFIA_TABLE_OPTIONS, type Setup, type State, start, tableRules } from '../../../games/mafia/table';
import { isFields } from '../keep/record';

/** Playing cards, printed cards and sealed deals are in hands; an open deal is known to the page. */
export const CARDS = ['hands', 'dealt'] as const;
export type Cards = (typeof CARDS)[number];

export interface MafiaSetup {
  readonly names: readonly string[];
  readonly cards: Cards;
  /** Of the open deal; empty where the cards are in hands. */
  readonly seed: string;
  /** Of MAFIA_TABLE_OPTIONS, without those at their default. */
  readonly options: Options;
  /** A number of Mafia that the table chose itself; only where the cards are in hands. */
  readonly mafia?: number;
}

/** The deal of a table: it knows only the option that changes the cards. */
export const dealSpec = ({ names, options }: Pick<MafiaSetup, 'names' | 'options'>): Spec => ({
  game: 'mafia',
  options: options[VARIABLE.name] === true ? { [VARIABLE.name]: true } : {},
  names,
});

/** What the table calls the roles. The setup has been read. */
export const roleNames = ({ options }: MafiaSetup): RoleNames => {
  const names = roleNamesOf(options);
  return names.ok ? names.value : CLASSIC_NAMES;
};

/** The rules' setup, with the roles of an open deal. */
const rulesSetup = (setup: MafiaSetup): Result<Setup> => {
  const { names, cards, seed, options, mafia } = setup;
  const plain = { players: names.length, rules: tableRules(options) };
  if (cards === 'hands') {
    const variable = options[VARIABLE.name] === true;
    return ok({ ...plain, ...(variable && { variable }), ...(mafia !== undefined && { mafia }) });
  }
  const roles = dealOpen({ dealing: mafiaDealer }, dealSpec(setup), seed);
  return roles.ok ? ok({ ...plain, roles: roles.value, ...(mafia !== undefined && { mafia }) }) : roles;
};

/** The table before the Mafia have met. The setup has been read. */
export const startMafia = (setup: MafiaSetup): Result<State> => {
  const rules = rulesSetup(setup);
  return rules.ok ? start(rules.value) : rules;
};

const checkSetup = ({ names, cards, seed, options, mafia }: MafiaSetup): Result<MafiaSetup> => {
  const read = readOptions(MAFIA_TABLE_OPTIONS, options);
  if (!read.ok) return read;
  const called = roleNamesOf(read.value);
  // Names of roles and names of players are mended in different places.
  if (!called.ok) return err(`option-${called.error.code}`, called.error.message);
  const spec = canonicalSpec(dealSpec({ names, options: read.value }), [VARIABLE]);
  if (!spec.ok) return spec;
  const seats = checkSeats(names.length, MAFIA_SEATS);
  if (!seats.ok) return seats;
  const parsed = cards === 'dealt' ? parseSeed(seed) : ok('');
  if (!parsed.ok) return parsed;
  const setup: MafiaSetup = {
    names: spec.value.names,
    cards,
    seed: parsed.value,
    options: read.value,
    ...(mafia !== undefined && { mafia }),
  };
  const started = startMafia(setup);
  return started.ok ? ok(setup) : started;
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isOptions = (value: unknown): value is Options =>
  isFields(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');

const isCards = (value: unknown): value is Cards => CARDS.some((cards) => cards === value);

const damaged = (what: string) => err('table-damaged', what);

export const readSetup = (value: unknown): Result<MafiaSetup> => {
  if (!isFields(value)) return damaged('It does not say how the game began.');
  const { names, cards, seed, options, mafia } = value;
  if (!isTexts(names)) return damaged('It has no list of names.');
  if (!isCards(cards)) return damaged('It does not say where the cards are.');
  if (typeof seed !== 'string') return damaged('It has no seed.');
  if (!isOptions(options)) return damaged('Its options are no options.');
  if (mafia === undefined) return checkSetup({ names, cards, seed, options });
  if (typeof mafia !== 'number') return damaged('Its number of Mafia is no number.');
  return checkSetup({ names, cards, seed, options, mafia });
};

/** A link's names and options are checked as a table's; its seed is checked apart from them. */
const linkGame: LinkGame = {
  id: 'mafia',
  dealing: {
    options: MAFIA_TABLE_OPTIONS,
    check: ({ game, names, options }) => {
      const setup = checkSetup({ names, options, cards: 'hands', seed: '' });
      return setup.ok ? ok({ game, names: setup.value.names, options: setup.value.options }) : setup;
    },
  },
};

/** A link of /deal/mafia/ opens the table that it deals; the options of the table may stand in it besides. */
export const readStart = (fragment: string): Result<MafiaSetup> => {
  const link = decodeOpenDeal(linkGame, fragment);
  if (!link.ok) return link;
  const { spec, seed } = link.value;
  return ok({ names: spec.names, cards: 'dealt', seed, options: spec.options });
};
