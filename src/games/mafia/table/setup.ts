/** How a table begins: who sits at it, under which rules, and whether the page knows the cards or they are in hands. */

import { type InferOutput, literal, number, object, optional, picklist } from 'valibot';
import * as m from '#messages/mafia-table';
import { ownTable } from '../../../app/sets/here';
import { COMMON, checkCommon, linkReader, setupReader } from '../../../app/tables/schema';
import { err, type Result, unwrap } from '../../../base/result';
import { optionsOf } from '../../../deal/v1/options';
import { dealRead, type OpenDeal, parseOpen, type Spec, specFor } from '../../../deal/v1/spec';
import { SET } from '../../set';
import { mafiaDealer } from '../deal';
import { type OwnRoles, type RoleNames, roleNamesOf, VARIABLE } from '../roles';
import {
  FIRST_EDITION_OPTIONS,
  firstEditionRules,
  MAFIA_TABLE_OPTIONS,
  RULES_EDITION,
  type State,
  start,
  tableRules,
} from '../rules';

/** Playing cards, printed cards and sealed deals are in hands; an open deal is known to the page. */
export const CARDS = ['hands', 'dealt'] as const;
export type Cards = (typeof CARDS)[number];

const SETUP = object({
  names: COMMON.names,
  cards: picklist(CARDS),
  seed: COMMON.seed,
  options: COMMON.options,
  /** Of the rules it began with. Without one it is the first, where the mob voted until somebody was lynched. */
  edition: optional(literal(RULES_EDITION)),
  /** A number of Mafia that the table chose itself; only where the cards are in hands. */
  mafia: optional(number()),
});

/** The seed is that of the open deal, and empty where the cards are in hands. */
export type MafiaSetup = Readonly<InferOutput<typeof SETUP>>;

/** The deal of a table: it knows only the options that are a deal's. */
const dealSpec = (setup: Pick<MafiaSetup, 'names' | 'options'>): Spec =>
  specFor('mafia', [VARIABLE, SET], setup);

/** The open deal of a table that has one. The setup has been read. */
export const openDeal = (setup: MafiaSetup): OpenDeal =>
  unwrap(parseOpen({ dealing: mafiaDealer }, dealSpec(setup), setup.seed));

/** What the table calls the roles: as its set does, where that is here. The setup has been read. */
export const roleNames = ({ options }: MafiaSetup): RoleNames =>
  (ownTable(options) as OwnRoles | undefined)?.names ?? unwrap(roleNamesOf(options));

/** The table before the Mafia have met, with the roles of an open deal. The setup has been read. */
export const startMafia = (setup: MafiaSetup): Result<State> => {
  const { names, cards, options, edition, mafia } = setup;
  const rules = edition ? tableRules(options) : firstEditionRules(options);
  const plain = { players: names.length, rules, ...(mafia !== undefined && { mafia }) };
  if (cards === 'hands')
    return start({ ...plain, ...(options[VARIABLE.name] === true && { variable: true }) });
  const roles = dealRead({ dealing: mafiaDealer }, openDeal(setup));
  return roles.ok ? start({ ...plain, roles: roles.value }) : roles;
};

/** Names of roles and names of players are corrected in different places. */
const checkSpec = (setup: MafiaSetup): Result<Spec> => {
  const called = roleNamesOf(setup.options);
  return called.ok
    ? mafiaDealer.check(dealSpec(setup))
    : err(`option-${called.error.code}`, called.error.message);
};

const checkSetup = (given: MafiaSetup): Result<MafiaSetup> => {
  const rules = given.edition ? MAFIA_TABLE_OPTIONS : FIRST_EDITION_OPTIONS;
  const setup = checkCommon(given, rules, checkSpec, given.cards === 'dealt');
  const started = setup.ok ? startMafia(setup.value) : setup;
  return started.ok ? setup : started;
};

export const readSetup = setupReader(
  SETUP,
  {
    cards: m.cardsMissing,
    edition: m.editionUnknown,
    mafia: m.mafiaCountInvalid,
  },
  checkSetup,
);

/** A link of /deal/mafia/ opens the table that it deals. */
export const readStart = linkReader(
  { id: 'mafia', edition: RULES_EDITION, options: MAFIA_TABLE_OPTIONS, former: FIRST_EDITION_OPTIONS },
  readSetup,
  { cards: 'dealt' },
);

/** Options of a sealed deal that only change its cards are none of the table's. */
export const sealedSetup = ({ names, options }: Pick<Spec, 'names' | 'options'>): MafiaSetup => ({
  names,
  options: optionsOf(options, MAFIA_TABLE_OPTIONS),
  cards: 'hands',
  seed: '',
  edition: RULES_EDITION,
});
