/** How a table begins: who sits at it, under which rules, and whether the page knows the cards or they are in hands. */
import { exactOptional, type InferOutput, literal, number, object, picklist } from 'valibot';
import { err, ok, type Result } from '../../../base/result';
import { checkSeats } from '../../../deal/seats';
import { parseSeed, readOptions } from '../../../deal/v1/options';
import { canonicalSpec, dealOpen, type Spec } from '../../../deal/v1/spec';
import { mafiaDealer } from '../../../games/mafia/deal';
import { MAFIA_SEATS } from '../../../games/mafia/mix';
import { CLASSIC_NAMES, type RoleNames, roleNamesOf, VARIABLE } from '../../../games/mafia/roles';
import {
  FIRST_EDITION_OPTIONS,
  firstEditionRules,
  MAFIA_TABLE_OPTIONS,
  RULES_EDITION,
  type Setup,
  type State,
  start,
  tableRules,
} from '../../../games/mafia/table';
import { COMMON, linkReader, setupReader } from '../schema';

/** Playing cards, printed cards and sealed deals are in hands; an open deal is known to the page. */
export const CARDS = ['hands', 'dealt'] as const;
export type Cards = (typeof CARDS)[number];

const SETUP = object({
  ...COMMON,
  cards: picklist(CARDS),
  /** Of the rules it began with. Without one it is the first, where the mob voted until somebody was lynched. */
  edition: exactOptional(literal(RULES_EDITION)),
  /** A number of Mafia that the table chose itself; only where the cards are in hands. */
  mafia: exactOptional(number()),
});

/** The seed is that of the open deal, and empty where the cards are in hands. */
export type MafiaSetup = Readonly<InferOutput<typeof SETUP>>;

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
  const { names, cards, seed, options, edition, mafia } = setup;
  const rules = edition ? tableRules(options) : firstEditionRules(options);
  const plain = { players: names.length, rules };
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

const checkSetup = ({ names, cards, seed, options, edition, mafia }: MafiaSetup): Result<MafiaSetup> => {
  const read = readOptions(edition ? MAFIA_TABLE_OPTIONS : FIRST_EDITION_OPTIONS, options);
  if (!read.ok) return read;
  const called = roleNamesOf(read.value);
  // Names of roles and names of players are corrected in different places.
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
    ...(edition && { edition }),
    ...(mafia !== undefined && { mafia }),
  };
  const started = startMafia(setup);
  return started.ok ? ok(setup) : started;
};

export const readSetup = setupReader(
  SETUP,
  {
    cards: 'It does not say where the cards are.',
    edition: 'Its rules are of no edition that this page knows.',
    mafia: 'Its number of Mafia is no number.',
  },
  checkSetup,
);

/** A link of /deal/mafia/ opens the table that it deals. */
export const readStart = linkReader(
  { id: 'mafia', edition: RULES_EDITION, options: MAFIA_TABLE_OPTIONS, former: FIRST_EDITION_OPTIONS },
  (given, edition) => checkSetup({ ...given, cards: 'hands', seed: '', ...edition }),
  ({ spec, seed: dealt }, edition): Result<MafiaSetup> =>
    ok({ names: spec.names, cards: 'dealt', seed: dealt, options: spec.options, ...edition }),
);

/** The table of a sealed deal. Options that only change its cards are none of the table's. */
export const readSealed = ({
  names: people,
  options: dealt,
}: Pick<Spec, 'names' | 'options'>): Result<MafiaSetup> => {
  const known = Object.entries(dealt).filter(([name]) =>
    MAFIA_TABLE_OPTIONS.some((option) => option.name === name),
  );
  return checkSetup({
    names: people,
    options: Object.fromEntries(known),
    cards: 'hands',
    seed: '',
    edition: RULES_EDITION,
  });
};
