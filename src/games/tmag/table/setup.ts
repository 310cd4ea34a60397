/** How a table of TMAG begins: who sits at it, under which rules, with which seed. */
import { type InferOutput, literal, number, object, optional } from 'valibot';
import { COMMON, checkCommon, linkReader, setupReader } from '../../../app/tables/schema';
import type { Result } from '../../../base/result';
import { optionsOf } from '../../../deal/v1/options';
import { dealOpen, openKey, type Spec } from '../../../deal/v1/spec';
import { tmagDealer, dealing as tmagDealing } from '../deal';
import { FIRST_EDITION_OPTIONS, RULES_EDITION, TMAG_OPTIONS, tmagOptions } from '../rules/options';
import type { State } from '../rules/state';
import { start } from '../rules/table';

const SETUP = object({
  ...COMMON,
  /** Of the rules it began with. Without one it is the first, where the victim moved after each assassin by default. */
  edition: optional(literal(RULES_EDITION)),
  /** Where the table chose the first victim itself; otherwise the seed does. */
  firstVictim: optional(number()),
});

export type TmagSetup = Readonly<InferOutput<typeof SETUP>>;

/** The deal of a table: it knows only the options that change how a game is laid out. */
const dealSpec = ({ names, options }: Pick<TmagSetup, 'names' | 'options'>): Spec => {
  const known = tmagDealing.options.map(({ name }) => name);
  return { game: 'tmag', options: optionsOf(options, known), names };
};

/** Where the die of a table comes from. */
export const dieKey = (setup: TmagSetup): Uint8Array => openKey(dealSpec(setup), setup.seed);

const checkSetup = (setup: TmagSetup): Result<TmagSetup> =>
  checkCommon(setup, setup.edition ? TMAG_OPTIONS : FIRST_EDITION_OPTIONS, (given) =>
    tmagDealer.check(dealSpec(given)),
  );

export const readSetup = setupReader(
  SETUP,
  {
    edition: 'Its rules are of no edition that this page knows.',
    firstVictim: 'Its first victim is no seat.',
  },
  checkSetup,
);

/** The table before the first roll. The setup has been read. */
export const startTmag = ({ names, seed, options, edition, firstVictim }: TmagSetup): Result<State> => {
  const dealt = dealOpen({ dealing: tmagDealer }, dealSpec({ names, options }), seed);
  if (!dealt.ok) return dealt;
  return start({
    players: dealt.value.players,
    firstVictim: firstVictim ?? dealt.value.firstVictim,
    options: tmagOptions(edition ? options : { order: 'each', ...options }, names.length),
  });
};

/** A link of /deal/tmag/ opens the table that it deals. */
export const readStart = linkReader(
  { id: 'tmag', edition: RULES_EDITION, options: TMAG_OPTIONS, former: FIRST_EDITION_OPTIONS },
  readSetup,
);
