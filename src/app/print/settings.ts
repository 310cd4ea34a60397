/** Converts between the studio's form, the fields of a print job, and the URL fragment. */
import * as m from '#messages/studio';
import { recordOf } from '../../base/lists';
import { err, mapOk, type Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import {
  JOB_DEFAULTS,
  type JobFields,
  parseJobOf,
  SHEET_FIELDS,
  type SheetField,
  writeFields,
} from '../../files/job-fields';
import type { Game, Kit } from '../../games/game';
import { namesIn } from '../fields/NamesField';
import { salvage } from '../fields/salvage';
import type { ShownKit } from './kits';

/** Everything about paper and cards, as typed. */
export type SheetSettings = Readonly<Record<SheetField, string>>;

export interface Settings {
  readonly kit: string;
  readonly by: 'names' | 'count';
  /** One name a line, or however it was typed. */
  readonly names: string;
  readonly count: string;
  /** Empty unless the cards are those of an open deal. */
  readonly seed: string;
  readonly sheet: SheetSettings;
  /** Ids of the pieces to print; all of them where there are none. */
  readonly pieces: readonly string[];
  /** An edition, to print only what looks different from it; empty for everything. */
  readonly since: string;
  /** Correct for the printer whose profile this browser keeps. */
  readonly profile: boolean;
  readonly options: Options;
}

/** A profile stays in its browser, so a job only says whether to use it. */
const PROFILE = 'profile';

/** The fragment of the job alone, as the command line reads it. */
export const jobFragment = (fragment: string): string =>
  fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => !part.startsWith(`${PROFILE}=`))
    .join('&');

/** The form for an address, with all that can be read of it. */
export const settingsOf = (fragment: string, kits: readonly ShownKit[]): Settings => {
  const { names, seed, options: rest } = salvage(fragment);
  const kit = kits.find(({ id }) => id === rest.kit) ?? kits[0];
  const options = (kit?.options ?? []).flatMap(({ name, kind }) => {
    const value = rest[name];
    return value === undefined ? [] : [[name, kind === 'flag' ? value === '1' : value] as const];
  });
  return {
    kit: kit?.id ?? '',
    by: rest.count !== undefined && names === '' ? 'count' : 'names',
    names,
    count: rest.count ?? String(kit?.example.count ?? ''),
    seed,
    sheet: recordOf(SHEET_FIELDS, (field) => rest[field] ?? String(JOB_DEFAULTS[field])),
    pieces: rest.pieces?.split(',') ?? [],
    since: rest.since ?? '',
    profile: rest[PROFILE] === '1',
    options: Object.fromEntries(options),
  };
};

/** The options that are not at their default, in the order of the kit. */
const chosenOptions = (values: Options, { options }: Pick<ShownKit, 'options'>): Options =>
  Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const value = values[name];
      return !value || value === choices?.[0]?.value ? [] : [[name, value] as const];
    }),
  );

/** A number of players that the game of a kit takes: as it was, or the nearest. What is no number is left to its field. */
export const countWithin = (count: string, players: Game['players'] | undefined): string =>
  /^\s*\d+\s*$/.test(count) && players
    ? `${Math.min(Math.max(Number(count), players.min), players.max ?? Number.POSITIVE_INFINITY)}`
    : count;

/** For whom, as the form says it. Names and number exclude each other here, and a seed needs names. */
const seatsOf = ({ by, names, count, seed }: Settings): Partial<JobFields> =>
  by === 'count'
    ? { count: count.trim() }
    : { players: namesIn(names), ...(seed.trim() !== '' && { seed: seed.trim() }) };

/** The job as the form says it, of the kit that it names. */
export const fieldsOf = (
  settings: Settings,
  kit: Pick<ShownKit, 'id' | 'seatless' | 'options'>,
): JobFields => ({
  kit: kit.id,
  ...(kit.seatless ? {} : seatsOf(settings)),
  ...Object.fromEntries(SHEET_FIELDS.map((field) => [field, settings.sheet[field].trim()])),
  ...(settings.pieces.length > 0 && { pieces: settings.pieces }),
  ...(settings.since !== '' && { since: settings.since }),
  options: chosenOptions(settings.options, kit),
});

/** The fragment that keeps the form as it is, right or wrong. */
export const addressOf = (settings: Settings, kit: ShownKit): string =>
  `${writeFields(fieldsOf(settings, kit))}${settings.profile ? `&${PROFILE}=1` : ''}`;

/** No one is named yet: what the settings come to for the people of the kit's example. */
export const exampleSettings = (settings: Settings, { example: { count, names } }: ShownKit): Settings => ({
  ...settings,
  by: 'count',
  count: String(count ?? names?.length ?? ''),
  pieces: [],
});

/** Nobody is, where the pieces are nothing without names. */
const isNobodyNamed = (settings: Settings, kit: ShownKit): boolean =>
  !kit.nameless && fieldsOf(settings, kit).players?.length === 0;

const nobodyNamed = () => err('players-missing', m.playersMissing);

/** What is known of a job before its kit is there. */
export const awaitedJob = (settings: Settings, kit: ShownKit): Result<never> =>
  isNobodyNamed(settings, kit) ? nobodyNamed() : err('kit-awaited', m.kitAwaited({ title: kit.title }));

/**
 * What the settings would print, checked without drawing anything. It asks for names where a link without any would print
 * the kit's example.
 */
export const checkJob = (settings: Settings, kit: Kit) => {
  const nobody = isNobodyNamed(settings, kit);
  const isEmpty = fieldsOf(settings, kit).players?.length === 0;
  const example = { ...exampleSettings(settings, kit), ...(!nobody && { pieces: settings.pieces }) };
  const job = parseJobOf(kit, fieldsOf(isEmpty ? example : settings, kit));
  if (!job.ok) return job;
  if (nobody) return nobodyNamed();
  // Every piece that the kit makes of the request, chosen or not.
  return mapOk(kit.components(job.value.request), (components) => ({ job: job.value, components }));
};
