/**
 * A print job: what to print, on what, in words that an address, a form and a command line share. Everything here came
 * from a person, so whatever is wrong is a message that says what to do.
 */
import {
  decodeList,
  decodePiece,
  encodeList,
  encodePiece,
  readFragment,
  writeFragment,
} from '../base/fragment';
import { parseNames } from '../base/names';
import { err, ok, type Result } from '../base/result';
import { type Options, readOptions } from '../deal/v1/options';
import { parseSeed } from '../deal/v1/seed';
import type { Kit, KitRequest } from '../games/game';
import { GAMES, kitById } from '../games/index';
import { BACKS, type Backs, CARD_FORMAT_IDS, type CardFormatId, PAPER_IDS, type PaperId } from './papers';

export interface PrintJob {
  readonly kit: string;
  readonly request: KitRequest;
  readonly paper: PaperId;
  readonly card: CardFormatId;
  readonly backs: Backs;
}

/** A job as it was typed. */
export interface JobFields {
  readonly kit: string;
  readonly players?: readonly string[] | undefined;
  readonly count?: string | undefined;
  readonly seed?: string | undefined;
  readonly paper?: string | undefined;
  readonly card?: string | undefined;
  readonly backs?: string | undefined;
  readonly options?: Options | undefined;
}

export const JOB_DEFAULTS = {
  paper: 'a4',
  card: 'standard',
  backs: 'long',
} as const satisfies Partial<PrintJob>;

/** The most players that a kit prints for without names. */
const MOST_PLAYERS = 200;

const oneOf = <T extends string>(what: string, value: string, allowed: readonly T[]): Result<T> => {
  const found = allowed.find((known) => known === value);
  return found === undefined
    ? err('unknown-value', `There is no ${what} “${value}”: choose ${allowed.join(', ')}.`)
    : ok(found);
};

const parseKit = (id: string): Result<Kit> => {
  const kit = kitById(id);
  if (kit) return ok(kit);
  const known = GAMES.flatMap((game) => game.kits.map((other) => other.id)).join(', ');
  return err(
    'unknown-kit',
    id === '' ? `Say which kit to print: ${known}.` : `There is no kit “${id}”: choose ${known}.`,
  );
};

const parseCount = (value: string): Result<number> => {
  const count = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
  return count >= 1 && count <= MOST_PLAYERS
    ? ok(count)
    : err('bad-count', `The number of players is a whole number from 1 to ${MOST_PLAYERS}, not “${value}”.`);
};

/** Who plays: names, or how many, or else the kit's own example. */
const parsePlayers = (kit: Kit, { players, count }: JobFields): Result<KitRequest> => {
  if (players !== undefined && count !== undefined)
    return err('players-or-count', 'Give the players’ names or their number, not both.');
  if (players !== undefined) {
    const names = parseNames(players);
    return names.ok ? ok({ names: names.value }) : names;
  }
  if (count === undefined) return ok(kit.example);
  const number = parseCount(count);
  return number.ok ? ok({ count: number.value }) : number;
};

const parseRequest = (kit: Kit, fields: JobFields): Result<KitRequest> => {
  const players = parsePlayers(kit, fields);
  if (!players.ok) return players;
  const options = readOptions(kit.options, fields.options ?? {});
  if (!options.ok) return options;
  if (fields.seed === undefined) return ok({ ...players.value, options: options.value });
  if (!players.value.names)
    return err('seed-needs-players', 'A seed deals the cards, so it needs the players’ names too.');
  const seed = parseSeed(fields.seed);
  return seed.ok ? ok({ ...players.value, seed: seed.value, options: options.value }) : seed;
};

/** A job from what was typed; what is missing takes the defaults. */
export const parseJob = (fields: JobFields): Result<PrintJob> => {
  const kit = parseKit(fields.kit);
  if (!kit.ok) return kit;
  const paper = oneOf('paper', fields.paper ?? JOB_DEFAULTS.paper, PAPER_IDS);
  if (!paper.ok) return paper;
  const card = oneOf('card size', fields.card ?? JOB_DEFAULTS.card, CARD_FORMAT_IDS);
  if (!card.ok) return card;
  const backs = oneOf('kind of backs', fields.backs ?? JOB_DEFAULTS.backs, BACKS);
  if (!backs.ok) return backs;
  const request = parseRequest(kit.value, fields);
  if (!request.ok) return request;
  return ok({
    kit: kit.value.id,
    request: request.value,
    paper: paper.value,
    card: card.value,
    backs: backs.value,
  });
};

/** The fragment of a job's address: `kit=target&players=Ana,Ben,Cy&paper=letter`. What is at its default stays out. */
export const encodeJob = ({ kit, request, paper, card, backs }: PrintJob): string => {
  const { names, count, seed, options = {} } = request;
  return writeFragment([
    ['kit', encodePiece(kit)],
    ...(names ? [['players', encodeList(names)] as const] : []),
    ...(count === undefined ? [] : [['count', String(count)] as const]),
    ...(seed === undefined ? [] : [['seed', encodePiece(seed)] as const]),
    ...(paper === JOB_DEFAULTS.paper ? [] : [['paper', paper] as const]),
    ...(card === JOB_DEFAULTS.card ? [] : [['card', card] as const]),
    ...(backs === JOB_DEFAULTS.backs ? [] : [['backs', backs] as const]),
    ...Object.entries(options).map(
      ([name, value]) => [name, value === true ? '1' : encodePiece(String(value))] as const,
    ),
  ]);
};

/** What a fragment says, with or without its `#`, unchecked, so that a form can show it even where it is wrong. */
export const readJobFields = (fragment: string): Result<JobFields> => {
  const parts = readFragment(fragment.replace(/^#/, ''));
  if (!parts.ok) return parts;
  const values = new Map<string, string>();
  for (const [key, text] of parts.value) {
    if (key === 'players') continue;
    const value = decodePiece(text);
    if (!value.ok) return value;
    values.set(key, value.value);
  }
  const players = parts.value.get('players');
  const names = players === undefined ? undefined : decodeList(players);
  if (names && !names.ok) return names;
  const { kit = '', count, seed, paper, card, backs, ...rest } = Object.fromEntries(values);
  const flags = new Set(
    kitById(kit)
      ?.options.filter((option) => option.kind === 'flag')
      .map((option) => option.name),
  );
  const options = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, flags.has(name) && value === '1' ? true : value]),
  );
  return ok({ kit, players: names?.value, count, seed, paper, card, backs, options });
};

export const decodeJob = (fragment: string): Result<PrintJob> => {
  const fields = readJobFields(fragment);
  return fields.ok ? parseJob(fields.value) : fields;
};
