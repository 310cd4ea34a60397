/** What the form of a print job holds, the job that it stands for, and the address that keeps it. */
import { encodeList, encodePiece, writeFragment } from '../../base/fragment';
import type { Kit } from '../../games/game';
import { JOB_DEFAULTS, type JobFields } from '../../print/job';
import { namesIn } from '../fields/NamesField';
import type { OptionValues } from '../fields/OptionFields';
import { salvage } from '../fields/salvage';

export interface Settings {
  readonly kit: string;
  readonly by: 'names' | 'count';
  /** One name a line, or however it was typed. */
  readonly names: string;
  readonly count: string;
  /** Empty unless the cards are those of an open deal. */
  readonly seed: string;
  readonly paper: string;
  readonly card: string;
  readonly backs: string;
  readonly options: OptionValues;
}

/** The form for an address, with all that can be read of it. */
export const settingsOf = (fragment: string, kits: readonly Kit[]): Settings => {
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
    paper: rest.paper ?? JOB_DEFAULTS.paper,
    card: rest.card ?? JOB_DEFAULTS.card,
    backs: rest.backs ?? JOB_DEFAULTS.backs,
    options: Object.fromEntries(options),
  };
};

/** The job as the form says it. Names and number exclude each other here, and a seed needs names. */
export const fieldsOf = (settings: Settings): JobFields => {
  const { kit, by, paper, card, backs, options } = settings;
  const seed = settings.seed.trim();
  return {
    kit,
    ...(by === 'names' ? { players: namesIn(settings.names) } : { count: settings.count.trim() }),
    ...(by === 'names' && seed !== '' && { seed }),
    paper,
    card,
    backs,
    options,
  };
};

/** The fragment that keeps the form as it is, right or wrong; what is at its default stays out. */
export const addressOf = (settings: Settings, kit: Kit): string => {
  const { players, count, seed } = fieldsOf(settings);
  const chosen = kit.options.flatMap(({ name, kind, choices }) => {
    const value = settings.options[name];
    if (value === undefined || value === false || value === '' || value === choices?.[0]?.value) return [];
    return [[name, kind === 'flag' ? '1' : encodePiece(String(value))] as const];
  });
  const sheet = (['paper', 'card', 'backs'] as const).flatMap((name) =>
    settings[name] === JOB_DEFAULTS[name] ? [] : [[name, encodePiece(settings[name])] as const],
  );
  return writeFragment([
    ['kit', kit.id],
    ...(players === undefined || players.length === 0 ? [] : [['players', encodeList(players)] as const]),
    ...(count === undefined ? [] : [['count', encodePiece(count)] as const]),
    ...(seed === undefined ? [] : [['seed', encodePiece(seed)] as const]),
    ...sheet,
    ...chosen,
  ]);
};
