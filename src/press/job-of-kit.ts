/**
 * A print job: what to print, on what, in words that an address, a form and a command line share. Everything here came
 * from a person, so whatever is wrong is a message that says what to do. No kit is known here but the one that is given:
 * a page loads one.
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
import { parseSeed } from '../deal/v1/open';
import { type Options, readOptions } from '../deal/v1/options';
import type { Kit, KitRequest, OptionDef } from '../games/game';
import {
  BACKS,
  type Backs,
  CARD_FORMAT_IDS,
  type CardFormatId,
  INKS,
  type Ink,
  MARKS,
  type Marks,
  PAPER_IDS,
  type PaperId,
} from '../print/papers';
import { MOST_BLEED, PRINTER_MARGIN } from '../print/sheets';
import { parseEdition } from './editions/index';

export interface PrintJob {
  readonly kit: string;
  readonly request: KitRequest;
  readonly paper: PaperId;
  readonly card: CardFormatId;
  readonly backs: Backs;
  readonly marks: Marks;
  readonly ink: Ink;
  /** mm */
  readonly margin: number;
  readonly gutter: number;
  readonly bleed: number;
  /** How often each piece is printed. */
  readonly copies: number;
  /** Ids of the pieces to print; all of the kit without it. */
  readonly pieces?: readonly string[];
  /** Of those only the ones that look different from this edition's. */
  readonly since?: number;
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
  readonly marks?: string | undefined;
  readonly ink?: string | undefined;
  readonly margin?: string | undefined;
  readonly gutter?: string | undefined;
  readonly bleed?: string | undefined;
  readonly copies?: string | undefined;
  readonly pieces?: readonly string[] | undefined;
  readonly since?: string | undefined;
  readonly options?: Options | undefined;
}

export const JOB_DEFAULTS = {
  paper: 'a4',
  card: 'standard',
  backs: 'long',
  marks: 'crop',
  ink: 'full',
  margin: PRINTER_MARGIN,
  gutter: 0,
  bleed: 0,
  copies: 1,
} as const satisfies Partial<PrintJob>;

/** The most players that a kit prints for without names. */
const MOST_PLAYERS = 200;

const oneOf = <T extends string>(what: string, value: string, allowed: readonly T[]): Result<T> => {
  const found = allowed.find((known) => known === value);
  return found === undefined
    ? err('unknown-value', `There is no ${what} “${value}”: choose ${allowed.join(', ')}.`)
    : ok(found);
};

/** There is no such kit among these. */
export const unknownKit = (id: string, kits: readonly Pick<Kit, 'id'>[]) => {
  const known = kits.map((kit) => kit.id).join(', ');
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
const parsePlayers = (kit: Kit, { players, count, seed }: Omit<JobFields, 'kit'>): Result<KitRequest> => {
  if (kit.seatless && (players ?? count ?? seed) !== undefined)
    return err(
      'no-players-here',
      `“${kit.title}” is the same at every table: leave out names, number and seed.`,
    );
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

const parseRequest = (kit: Kit, fields: Omit<JobFields, 'kit'>): Result<KitRequest> => {
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

/** The fields that take one of some words. */
const WORDS = {
  paper: { what: 'paper', allowed: PAPER_IDS },
  card: { what: 'card size', allowed: CARD_FORMAT_IDS },
  backs: { what: 'kind of backs', allowed: BACKS },
  marks: { what: 'kind of marks', allowed: MARKS },
  ink: { what: 'kind of ink', allowed: INKS },
} as const;

/** The fields that take a number: what people call it, and from where to where it goes. */
const NUMBERS = {
  margin: { what: 'margin', unit: ' mm', least: 0, most: 100, whole: false },
  gutter: { what: 'gutter', unit: ' mm', least: 0, most: 50, whole: false },
  bleed: { what: 'bleed', unit: ' mm', least: 0, most: MOST_BLEED, whole: false },
  copies: { what: 'number of copies', unit: '', least: 1, most: 100, whole: true },
} as const;

type WordField = keyof typeof WORDS;
type NumberField = keyof typeof NUMBERS;

const readNumber = (field: NumberField, text: string | undefined): Result<number> => {
  if (text === undefined) return ok(JOB_DEFAULTS[field]);
  const { what, unit, least, most, whole } = NUMBERS[field];
  const value = /^\d{1,4}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return ok(value);
  const kind = whole ? 'a whole number' : 'a length';
  return err('bad-number', `The ${what} is ${kind} from ${least} to ${most}${unit}, not “${text}”.`);
};

const readPieces = (kit: Kit, request: KitRequest, ids: readonly string[]): Result<readonly string[]> => {
  const components = kit.components(request);
  if (!components.ok) return components;
  const missing = ids.find((id) => !components.value.some((component) => component.id === id));
  if (missing === undefined) return ok(ids);
  const known = components.value.map((component) => component.id).join(', ');
  return err('unknown-piece', `The kit has no piece “${missing}”: it has ${known}.`);
};

type SheetOfJob = Pick<PrintJob, WordField | NumberField>;

/** What a job says of paper and cards, whatever it prints. */
export const parseSheet = (fields: Partial<JobFields>): Result<SheetOfJob> => {
  const words: Partial<Record<WordField, string>> = {};
  for (const field of Object.keys(WORDS) as WordField[]) {
    const { what, allowed } = WORDS[field];
    const word = oneOf(what, fields[field] ?? JOB_DEFAULTS[field], allowed as readonly string[]);
    if (!word.ok) return word;
    words[field] = word.value;
  }
  const numbers: Partial<Record<NumberField, number>> = {};
  for (const field of Object.keys(NUMBERS) as NumberField[]) {
    const number = readNumber(field, fields[field]);
    if (!number.ok) return number;
    numbers[field] = number.value;
  }
  return ok({ ...(words as Pick<PrintJob, WordField>), ...(numbers as Pick<PrintJob, NumberField>) });
};

/** A job of this kit from what was typed; what is missing takes the defaults. */
export const parseJobOf = (kit: Kit, fields: Omit<JobFields, 'kit'>): Result<PrintJob> => {
  const sheet = parseSheet(fields);
  if (!sheet.ok) return sheet;
  const request = parseRequest(kit, fields);
  if (!request.ok) return request;
  const pieces = fields.pieces ? readPieces(kit, request.value, fields.pieces) : ok(undefined);
  if (!pieces.ok) return pieces;
  const since = fields.since === undefined ? ok(undefined) : parseEdition(fields.since);
  if (!since.ok) return since;
  return ok({
    kit: kit.id,
    request: request.value,
    ...sheet.value,
    ...(pieces.value ? { pieces: pieces.value } : {}),
    ...(since.value === undefined ? {} : { since: since.value }),
  });
};

/** The fragment of a job's address: `kit=target&players=Ana,Ben,Cy&paper=letter`. What is at its default stays out. */
export const encodeJob = (job: PrintJob): string => {
  const { names, count, seed, options = {} } = job.request;
  const settings = Object.keys(JOB_DEFAULTS) as (keyof typeof JOB_DEFAULTS)[];
  return writeFragment([
    ['kit', encodePiece(job.kit)],
    ...(names ? [['players', encodeList(names)] as const] : []),
    ...(count === undefined ? [] : [['count', String(count)] as const]),
    ...(seed === undefined ? [] : [['seed', encodePiece(seed)] as const]),
    ...settings
      .filter((field) => job[field] !== JOB_DEFAULTS[field])
      .map((field) => [field, encodePiece(String(job[field]))] as const),
    ...(job.pieces ? [['pieces', encodeList(job.pieces)] as const] : []),
    ...(job.since === undefined ? [] : [['since', String(job.since)] as const]),
    ...Object.entries(options).map(
      ([name, value]) => [name, value === true ? '1' : encodePiece(String(value))] as const,
    ),
  ]);
};

/**
 * What a fragment says, with or without its `#`, unchecked, so that a form can show it even where it is wrong. `optionsOf`
 * knows the options of a kit by its id.
 */
export const readFields = (
  fragment: string,
  optionsOf: (kit: string) => readonly OptionDef[],
): Result<JobFields> => {
  const parts = readFragment(fragment.replace(/^#/, ''));
  if (!parts.ok) return parts;
  const values = new Map<string, string>();
  for (const [key, text] of parts.value) {
    if (key === 'players' || key === 'pieces') continue;
    const value = decodePiece(text);
    if (!value.ok) return value;
    values.set(key, value.value);
  }
  const lists: Partial<Record<'players' | 'pieces', readonly string[]>> = {};
  for (const key of ['players', 'pieces'] as const) {
    const list = parts.value.get(key);
    if (list === undefined) continue;
    const texts = decodeList(list);
    if (!texts.ok) return texts;
    lists[key] = texts.value;
  }
  const { kit = '', count, seed, since, ...rest } = Object.fromEntries(values);
  const flags = new Set(
    optionsOf(kit)
      .filter((option) => option.kind === 'flag')
      .map((option) => option.name),
  );
  const settings = Object.entries(rest).filter(([name]) => Object.hasOwn(JOB_DEFAULTS, name));
  const options = Object.entries(rest)
    .filter(([name]) => !Object.hasOwn(JOB_DEFAULTS, name))
    .map(([name, value]) => [name, flags.has(name) && value === '1' ? true : value] as const);
  return ok({
    kit,
    count,
    seed,
    since,
    ...lists,
    ...Object.fromEntries(settings),
    options: Object.fromEntries(options),
  });
};
