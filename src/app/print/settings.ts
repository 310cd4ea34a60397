/** What the form of a print job holds, the job that it stands for, and the address that keeps it. */
import { encodeList, encodePiece, writeFragment } from '../../base/fragment';
import { JOB_DEFAULTS, type JobFields } from '../../press/job-of-kit';
import { namesIn } from '../fields/NamesField';
import type { OptionValues } from '../fields/OptionFields';
import { salvage } from '../fields/salvage';
import type { ShownKit } from './kits';

/** Everything about paper and cards that a job may say, as typed. */
export type SheetField = keyof typeof JOB_DEFAULTS;
export type SheetSettings = Readonly<Record<SheetField, string>>;

export const SHEET_FIELDS = Object.keys(JOB_DEFAULTS) as readonly SheetField[];

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
  readonly options: OptionValues;
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
  const sheet = SHEET_FIELDS.map((field) => [field, rest[field] ?? String(JOB_DEFAULTS[field])] as const);
  return {
    kit: kit?.id ?? '',
    by: rest.count !== undefined && names === '' ? 'count' : 'names',
    names,
    count: rest.count ?? String(kit?.example.count ?? ''),
    seed,
    sheet: Object.fromEntries(sheet) as SheetSettings,
    pieces: rest.pieces?.split(',') ?? [],
    since: rest.since ?? '',
    profile: rest[PROFILE] === '1',
    options: Object.fromEntries(options),
  };
};

/** For whom, as the form says it. Names and number exclude each other here, and a seed needs names. */
const seatsOf = ({
  by,
  names,
  count,
  seed,
}: Pick<Settings, 'by' | 'names' | 'count' | 'seed'>): Partial<JobFields> => ({
  ...(by === 'names' ? { players: namesIn(names) } : { count: count.trim() }),
  ...(by === 'names' && seed.trim() !== '' && { seed: seed.trim() }),
});

/** The job as the form says it, of the kit that it names. */
export const fieldsOf = (
  { sheet, pieces, since, options, ...seats }: Settings,
  { id, seatless }: Pick<ShownKit, 'id' | 'seatless'>,
): JobFields => ({
  kit: id,
  ...(seatless ? {} : seatsOf(seats)),
  ...Object.fromEntries(SHEET_FIELDS.map((field) => [field, sheet[field].trim()])),
  ...(pieces.length > 0 && { pieces }),
  ...(since !== '' && { since }),
  options,
});

/** The fragment that keeps the form as it is, right or wrong; what is at its default stays out. */
export const addressOf = (settings: Settings, kit: ShownKit): string => {
  const { players, count, seed, pieces, since } = fieldsOf(settings, kit);
  const chosen = kit.options.flatMap(({ name, kind, choices }) => {
    const value = settings.options[name];
    if (value === undefined || value === false || value === '' || value === choices?.[0]?.value) return [];
    return [[name, kind === 'flag' ? '1' : encodePiece(String(value))] as const];
  });
  const sheet = SHEET_FIELDS.flatMap((field) => {
    const value = settings.sheet[field];
    return value === String(JOB_DEFAULTS[field]) ? [] : [[field, encodePiece(value)] as const];
  });
  return writeFragment([
    ['kit', kit.id],
    ...(players === undefined || players.length === 0 ? [] : [['players', encodeList(players)] as const]),
    ...(count === undefined ? [] : [['count', encodePiece(count)] as const]),
    ...(seed === undefined ? [] : [['seed', encodePiece(seed)] as const]),
    ...sheet,
    ...(pieces === undefined ? [] : [['pieces', encodeList(pieces)] as const]),
    ...(since === undefined ? [] : [['since', encodePiece(since)] as const]),
    ...chosen,
    ...(settings.profile ? [[PROFILE, '1'] as const] : []),
  ]);
};
