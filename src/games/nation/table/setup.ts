/**
 * How a table of Assassin Nation begins: who sits at it, who deals specialists and hit lists, and where the tiles are. The
 * seed draws the first player and lays the pyramid, no matter who deals.
 */

import { type InferOutput, number, object, optional } from 'valibot';
import * as m from '#messages/nation-table';
import { ownTable } from '../../../app/sets/here';
import type { CommonSetup } from '../../../app/tables/game';
import { COMMON, checkCommon, linkReader, setupReader } from '../../../app/tables/schema';
import { rollsIn, type Timeline } from '../../../app/tables/timeline';
import { mapOk, type Result } from '../../../base/result';
import { dealOpen, openKey, type Spec, specFor } from '../../../deal/v1/spec';
import { openStream } from '../../../deal/v1/stream';
import { NUMBERS } from '../../events';
import { flag, type OptionDef } from '../../options';
import { SET } from '../../set';
import type { CardSet } from '../cards';
import { NATION_CARDS } from '../cards/set';
import { dealerWith } from '../deal';
import { type LedgerState, startLedger } from '../rules/scorer/ledger';
import { shuffledLayout } from '../rules/setup';

/** What the setup of a table has; that of one who is alone has more. */
export const ENTRIES = {
  ...COMMON,
  /** Where the table rolled for the token itself; otherwise the seed draws. */
  firstPlayer: optional(number()),
  /** By seat, where the cards were dealt by hand or sealed: the hit lists are known to their holders only. */
  specialists: optional(NUMBERS),
  /** By tile, the target that is there, where the players laid the pyramid themselves. */
  layout: optional(NUMBERS),
};

export type NationSetup = Readonly<InferOutput<ReturnType<typeof object<typeof ENTRIES, undefined>>>> &
  Pick<CommonSetup, 'solo'>;

const STORYTELLING = flag('storytelling', m.storytelling, m.storytellingHelp, 'story');
export const NATION_TABLE_OPTIONS: readonly OptionDef[] = [STORYTELLING, SET];

type Chosen = Pick<NationSetup, 'names' | 'options'>;

/** The deal of a table. Of its options only the set changes it. */
const dealSpec = (setup: Chosen): Spec => specFor('nation', [SET], setup);

/** The cards that a table is played with, where they are here; the dealer refuses those that are not. */
export const cardsOf = ({ options }: Pick<Chosen, 'options'>): CardSet =>
  (ownTable(options) as CardSet | undefined) ?? NATION_CARDS;

const dealerOf = (setup: Chosen) => {
  const set = cardsOf(setup);
  return dealerWith(set, set === NATION_CARDS ? undefined : String(setup.options.set));
};

/** Where everything comes from that the seed decides. */
export const tableKey = (setup: NationSetup): Uint8Array => openKey(dealSpec(setup), setup.seed);

/** What the table's die shows next. It follows from the seed and the number of rolls so far, however they were made. */
export const nextDice = (
  setup: NationSetup,
  line: Timeline<unknown, { readonly kind: string }>,
  count: number,
): readonly number[] => {
  const stream = openStream(tableKey(setup), `nation/table/die/${rollsIn(line)}`);
  return Array.from({ length: count }, () => stream.below(6) + 1);
};

/** By tile, the target that is there. */
export const layoutOf = (setup: NationSetup): readonly number[] =>
  setup.layout ?? shuffledLayout(openStream(tableKey(setup), 'nation/table/pyramid'));

/** Who has what and where the tiles are, by the seed and by what the setup says. */
export const dealtSetup = (setup: NationSetup) => {
  const { names, seed, options } = setup;
  return mapOk(
    dealOpen({ dealing: dealerOf(setup) }, dealSpec(setup), seed),
    ({ specialists, hitLists }) => ({
      firstPlayer: setup.firstPlayer ?? openStream(tableKey(setup), 'nation/table/first').below(names.length),
      specialists: setup.specialists ?? specialists,
      hitLists,
      layout: layoutOf(setup),
      storytelling: options.storytelling === true,
      names,
    }),
  );
};

/** The ledger before the first round. The setup has been read. */
export const startNation = (setup: NationSetup): Result<LedgerState> => {
  const dealt = dealtSetup(setup);
  if (!dealt.ok) return dealt;
  const hitLists = setup.specialists ? setup.names.map(() => null) : dealt.value.hitLists;
  return startLedger(cardsOf(setup), { ...dealt.value, hitLists });
};

/** A setup with its names, options and seed in their one form, or what is wrong with it. */
export const checkSetup = (given: NationSetup): Result<NationSetup> => {
  const setup = checkCommon(given, NATION_TABLE_OPTIONS, (one) => dealerOf(one).check(dealSpec(one)));
  if (!setup.ok) return setup;
  const first = startNation(setup.value);
  return first.ok ? setup : first;
};

/** What is wrong with a setup, by its field. */
export const WRONG = {
  firstPlayer: m.firstPlayerUnknown,
  specialists: m.specialistsUnknown,
  layout: m.pyramidInvalid,
} as const;

export const readSetup = setupReader(object(ENTRIES), WRONG, checkSetup);

/** A link of /deal/nation/ opens the table that it deals. */
export const readStart = linkReader({ id: 'nation', options: NATION_TABLE_OPTIONS }, readSetup);
