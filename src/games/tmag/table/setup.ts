/** How a table of TMAG begins: who sits at it, under which rules, with which seed. */

import { type InferOutput, literal, number, object, optional } from 'valibot';
import * as m from '#messages/tmag-table';
import { ownTable, setHere } from '../../../app/sets/here';
import { COMMON, checkCommon, linkReader, setupReader } from '../../../app/tables/schema';
import { checkSolo, SOLO, WRONG_SOLO, withGuests } from '../../../app/tables/solo/solo';
import { rollsIn, type Timeline } from '../../../app/tables/timeline';
import type { Result } from '../../../base/result';
import { dealOpen, openKey, type Spec, specFor } from '../../../deal/v1/spec';
import { openStream } from '../../../deal/v1/stream';
import type { OptionDef } from '../../game';
import { foreignSet, SET } from '../../set';
import { tmagDealer, dealing as tmagDealing } from '../deal';
import type { OwnPlaces } from '../places';
import { type DieValue, rollDie, rollLabel } from '../rules/moves';
import { FIRST_EDITION_OPTIONS, RULES_EDITION, TMAG_OPTIONS, tmagOptions } from '../rules/options';
import { TMAG_SEATS } from '../rules/players';
import type { State, TableEvent } from '../rules/state';
import { start } from '../rules/table';

const SETUP = object({
  ...COMMON,
  /** Of the rules it began with. Without one it is the first, where the victim moved after each assassin by default. */
  edition: optional(literal(RULES_EDITION)),
  /** Where the table chose the first victim itself; otherwise the seed does. */
  firstVictim: optional(number()),
  solo: SOLO,
});

export type TmagSetup = Readonly<InferOutput<typeof SETUP>>;

/** What a table can be asked for. A set changes what places are called and look like. */
export const TMAG_TABLE_OPTIONS: readonly OptionDef[] = [...TMAG_OPTIONS, SET];

/** The deal of a table: it knows only the options that change how a game is laid out. */
const dealSpec = (setup: Pick<TmagSetup, 'names' | 'options'>): Spec =>
  specFor('tmag', tmagDealing.options, setup);

/** Where the die of a table comes from. */
export const dieKey = (setup: TmagSetup): Uint8Array => openKey(dealSpec(setup), setup.seed);

/** What the table's die shows next. It follows from the seed and the number of rolls so far, however they were made. */
export const nextRoll = (setup: TmagSetup, line: Timeline<State, TableEvent>): DieValue =>
  rollDie(openStream(dieKey(setup), rollLabel(rollsIn(line))));

const GUESTS = [m.earthling, m.tharsis, m.elysium, m.hellas] as const;

const checkSetup = (given: TmagSetup): Result<TmagSetup> => {
  const setup = withGuests(given, TMAG_SEATS.min, GUESTS);
  const rules = setup.edition ? TMAG_TABLE_OPTIONS : FIRST_EDITION_OPTIONS;
  const checked = checkCommon(setup, rules, (one) => tmagDealer.check(dealSpec(one)));
  if (!checked.ok) return checked;
  const { options } = checked.value;
  return foreignSet(options.set, setHere(options)?.code) ?? checkSolo(checked.value);
};

export const readSetup = setupReader(
  SETUP,
  {
    edition: m.editionUnknown,
    firstVictim: m.firstVictimUnknown,
    solo: WRONG_SOLO,
  },
  checkSetup,
);

/** The table before the first roll. The setup has been read. */
export const startTmag = ({ names, seed, options, edition, firstVictim }: TmagSetup): Result<State> => {
  const dealt = dealOpen({ dealing: tmagDealer }, dealSpec({ names, options }), seed);
  if (!dealt.ok) return dealt;
  const places = ownTable(options) as OwnPlaces | undefined;
  return start({
    players: dealt.value.players,
    firstVictim: firstVictim ?? dealt.value.firstVictim,
    options: tmagOptions(edition ? options : { order: 'each', ...options }, names.length),
    ...(places && { places }),
  });
};

/** A link of /deal/tmag/ opens the table that it deals. */
export const readStart = linkReader(
  { id: 'tmag', edition: RULES_EDITION, options: TMAG_TABLE_OPTIONS, former: FIRST_EDITION_OPTIONS },
  readSetup,
);
