/**
 * A print job: what to print, on what, in words that an address, a form and a command line share. Everything here came
 * from a person, so whatever is wrong is a message that says what to do. No kit is known here but the one that is given:
 * a page loads one.
 */

import * as m from '#messages/files';
import {
  decodeList,
  decodePiece,
  encodeList,
  encodePiece,
  readFragment,
  writeFragment,
} from '../base/fragment';
import { HOME } from '../base/home-print';
import { isOneOf, keysOf } from '../base/lists';
import { parseNames } from '../base/names';
import type { Component } from '../base/piece';
import { allOk, err, mapOk, ok, type Parsed, type Result } from '../base/result';
import { grouped } from '../base/words';
import { type Options, parseSeed, readOptions } from '../deal/v1/options';
import type { Kit, KitRequest, OptionDef } from '../games/game';
import {
  BACKS,
  CARD_FORMAT_IDS,
  CUTS,
  INKS,
  MARKS,
  PAPER_IDS,
  readSize,
  type TypedSize,
} from '../print/papers';
import { HAN_FORMS } from '../scene/scene';
import { parseEdition } from './editions/index';

/** The fields about paper, cards and letters: what people call each, what it takes, and what it is without being said. */
const SHEET = {
  paper: { what: m.paper, allowed: PAPER_IDS, sizes: { least: 50, most: 1200 }, standard: 'a4' },
  card: { what: m.cardSize, allowed: CARD_FORMAT_IDS, sizes: { least: 40, most: 200 }, standard: 'standard' },
  backs: { what: m.kindBacks, allowed: BACKS, standard: 'long' },
  marks: { what: m.kindMarks, allowed: MARKS, standard: 'crop' },
  ink: { what: m.kindInk, allowed: INKS, standard: 'full' },
  /** Most printers leave so much white at each edge. */
  margin: { what: m.margin, kind: 'a length', least: 0, most: 100, unit: m.mm, standard: 5 },
  gutter: { what: m.gutter, kind: 'a length', least: 0, most: 50, unit: m.mm, standard: 0 },
  /** As far as the gutter has room for it. */
  bleed: { what: m.bleed, kind: 'a length', least: 0, most: 5, unit: m.mm, standard: 0 },
  /** How often each piece is printed. */
  copies: { what: m.copies, kind: 'a whole number', least: 1, most: 100, unit: '', standard: 1 },
  /** Places of the first sheet that were cut from it before, counted from 1 row by row. */
  skip: { what: m.skippedPlaces, kind: 'numbers', most: 200, standard: [] as readonly number[] },
  cut: { what: m.kindCut, allowed: CUTS, standard: 'none' },
  /** How far the marks that a cutting machine looks for are from the edges; 0 is none. */
  register: { what: m.registrationInset, kind: 'a length', least: 0, most: 40, unit: m.mm, standard: 0 },
  /** Of the paper that a tuck box is for and of; 0 is no box. */
  box: { what: m.boxThickness, kind: 'a length', least: 0, most: 2, unit: m.mm, standard: 0 },
  /** Where names have Chinese characters, whose forms they have. */
  han: { what: m.chineseForms, allowed: HAN_FORMS, standard: 'ja' },
} as const;

type Fields = typeof SHEET;
export type SheetField = keyof Fields;
export const SHEET_FIELDS = keysOf(SHEET);

/** Lengths in mm. */
type Sheet = {
  readonly [F in SheetField]: Fields[F] extends { readonly allowed: readonly (infer T)[] }
    ? T | (Fields[F] extends { readonly sizes: unknown } ? TypedSize : never)
    : Fields[F]['standard'] extends number
      ? number
      : readonly number[];
};

export const JOB_DEFAULTS = Object.fromEntries(
  SHEET_FIELDS.map((field) => [field, SHEET[field].standard]),
) as Sheet;

/** What a job is that is begun now: for a printer at home. An address that says neither is of the time before. */
export const HOME_JOB: Sheet = { ...JOB_DEFAULTS, ...HOME };

export type PrintJob = Parsed<Job, 'job'>;

interface Job extends Sheet {
  readonly kit: string;
  readonly request: KitRequest;
  /** Ids of the pieces to print, each as often as it is printed; all of the kit without it. */
  readonly pieces?: readonly string[];
  /** Of those only the ones that look different from this edition's. */
  readonly since?: number;
}

/** The fields that are lists, and those that are texts; all others of a fragment are options of the kit. */
const LISTS = ['players', 'pieces'] as const;
export const TEXTS = ['count', 'seed', ...SHEET_FIELDS, 'since'] as const;

/** A job as it was typed: what a form, an address and a command line give. */
export interface JobFields
  extends Partial<Readonly<Record<(typeof TEXTS)[number], string | undefined>>>,
    Partial<Readonly<Record<(typeof LISTS)[number], readonly string[] | undefined>>> {
  readonly kit: string;
  readonly options?: Options | undefined;
}

/** The most players that a kit prints for without names. */
const MOST_PLAYERS = 200;

/** There is no such kit among these. */
export const unknownKit = (id: string, kits: readonly Pick<Kit, 'id'>[]) => {
  const known = kits.map((kit) => kit.id).join(', ');
  return err('unknown-kit', id === '' ? m.kitMissing({ known }) : m.kitUnknown({ id, known }));
};

const parseCount = (value: string): Result<number> => {
  const count = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
  return count >= 1 && count <= MOST_PLAYERS
    ? ok(count)
    : err('bad-count', m.countOutOfRange({ most: MOST_PLAYERS, value }));
};

/** Who plays - names, or how many, or else the kit's own example - with which options, and the cards of which deal. */
const parseRequest = (kit: Kit, fields: Omit<JobFields, 'kit'>): Result<KitRequest> => {
  const { players, count, seed, options = {} } = fields;
  if (kit.seatless && (players ?? count ?? seed) !== undefined)
    return err('no-players-here', m.noPlayersHere({ title: kit.title }));
  if (players !== undefined && count !== undefined) return err('players-or-count', m.playersOrCount);
  const read = allOk({
    ...(players && { names: parseNames(players) }),
    ...(count !== undefined && { count: parseCount(count) }),
    options: readOptions(kit.options, options),
  });
  if (!read.ok) return read;
  const request: KitRequest = {
    ...(players === undefined && count === undefined && kit.example),
    ...read.value,
  };
  if (seed === undefined) return ok(request);
  if (!request.names) return err('seed-needs-players', m.seedNeedsPlayers);
  const parsed = parseSeed(seed);
  return parsed.ok ? ok({ ...request, seed: parsed.value }) : parsed;
};

/** "rope-1x3" as the piece three times, if there is no piece of that name. */
export const repeatedPiece = (text: string, known: (id: string) => boolean): readonly string[] => {
  const [, id = '', count] = /^(.+)x([1-9]\d{0,2})$/.exec(text) ?? [];
  return known(text) || !known(id) ? [text] : new Array<string>(Number(count)).fill(id);
};

/** The pieces as they are written: each once, with how often. */
const repeatTexts = (pieces: readonly string[]): readonly string[] =>
  [...grouped(pieces, (id) => id)].map(([id, { length }]) => (length === 1 ? id : `${id}x${length}`));

/** The id of a tuck box, which is a piece of every kit where a box is asked for (`boxes.ts`). */
export const isBoxId = (id: string): boolean => /^box-\d+$/.test(id);

/** The kit has these pieces, and none of this id. Those of a deal are not named: they are in the order of its seats, and their ids say what they are. */
export const unknownPiece = (id: string, components: readonly Component[]) => {
  const open = components.flatMap((component) => (component.holder === undefined ? [component.id] : []));
  const alike = grouped([...new Set(open)], (one) => one.replace(/\d+$/, '')).values();
  const pieces = Array.from(alike, (ids) => (ids.length > 2 ? `${ids[0]} … ${ids.at(-1)}` : ids.join(', ')));
  return err('unknown-piece', m.pieceUnknown({ missing: id, pieces: pieces.join(', ') }));
};

const readPieces = (
  kit: Kit,
  request: KitRequest,
  texts: readonly string[],
  box: number,
): Result<readonly string[]> => {
  const components = kit.components(request);
  if (!components.ok) return components;
  const all = new Set(components.value.map(({ id }) => id));
  const isKnown = (id: string): boolean => all.has(id) || (box > 0 && isBoxId(id));
  const ids = texts.flatMap((text) => repeatedPiece(text, isKnown));
  const missing = ids.find((id) => !isKnown(id));
  return missing === undefined ? ok(ids) : unknownPiece(missing, components.value);
};

const readSheetField = (field: SheetField, text: string): Result<string | number | readonly number[]> => {
  const known = SHEET[field];
  if ('allowed' in known) {
    const { what, allowed } = known;
    if (isOneOf(allowed, text)) return ok(text);
    const size = 'sizes' in known ? readSize(text, known.sizes.least, known.sizes.most) : undefined;
    if (size) return ok(size);
    const choice = { what, text, allowed: allowed.join(', ') };
    const message = 'sizes' in known ? m.sizeUnknown({ ...choice, ...known.sizes }) : m.choiceUnknown(choice);
    return err('unknown-value', message);
  }
  if (known.kind === 'numbers') {
    const numbers = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const { what, most } = known;
    return numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= most)
      ? ok(numbers)
      : err('bad-number', m.numbersOutOfRange({ what, most, text }));
  }
  const { what, kind, least, most, unit } = known;
  const value = /^\d{1,4}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (value >= least && value <= most && (kind === 'a length' || Number.isInteger(value))) return ok(value);
  return err(
    'bad-number',
    m.valueOutOfRange({
      what,
      kind: kind === 'a length' ? m.lengthKind : m.wholeNumberKind,
      least,
      most,
      unit,
      text,
    }),
  );
};

/** What a job says of paper and cards, whatever it prints. */
export const parseSheet = (fields: Partial<JobFields>): Result<Sheet> => {
  const read = SHEET_FIELDS.map((field) => [
    field,
    readSheetField(field, fields[field] ?? String(JOB_DEFAULTS[field])),
  ]);
  return allOk<Sheet>(Object.fromEntries(read));
};

/** A job of this kit from what was typed; what is missing takes the defaults. */
export const parseJobOf = (kit: Kit, fields: Omit<JobFields, 'kit'>): Result<PrintJob> => {
  const job = allOk({ sheet: parseSheet(fields), request: parseRequest(kit, fields) });
  if (!job.ok) return job;
  const { sheet, request } = job.value;
  const part = allOk({
    ...(fields.pieces && { pieces: readPieces(kit, request, fields.pieces, sheet.box) }),
    ...(fields.since !== undefined && { since: parseEdition(fields.since) }),
  });
  return mapOk(part, (more): Job => ({ kit: kit.id, request, ...sheet, ...more })) as Result<PrintJob>;
};

/**
 * The fragment of a job's address, right or wrong: `kit=target&players=Ana,Ben,Cy&paper=letter`. What is at its default
 * stays out.
 */
export const writeFields = ({ kit, options = {}, ...fields }: JobFields): string => {
  const parts: [key: string, value: string][] = [['kit', encodePiece(kit)]];
  for (const key of ['players', 'count', 'seed', ...SHEET_FIELDS, 'pieces', 'since'] as const) {
    const value = fields[key];
    if (value === undefined || (value.length === 0 && typeof value !== 'string')) continue;
    if (isOneOf(SHEET_FIELDS, key) && value === String(JOB_DEFAULTS[key])) continue;
    const list = typeof value === 'string' || key !== 'pieces' ? value : repeatTexts(value);
    parts.push([key, typeof list === 'string' ? encodePiece(list) : encodeList(list)]);
  }
  for (const [name, value] of Object.entries(options))
    parts.push([name, value === true ? '1' : encodePiece(String(value))]);
  return writeFragment(parts);
};

export const encodeJob = ({ kit, request, pieces, since, ...sheet }: PrintJob): string =>
  writeFields({
    kit,
    players: request.names,
    count: request.count?.toString(),
    seed: request.seed,
    ...Object.fromEntries(SHEET_FIELDS.map((field) => [field, String(sheet[field])])),
    pieces,
    since: since?.toString(),
    options: request.options,
  });

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
  const fields: Record<string, unknown> = {};
  const rest: [name: string, value: string][] = [];
  for (const [key, text] of parts.value) {
    const isList = isOneOf(LISTS, key);
    const value: Result<string | readonly string[]> = isList ? decodeList(text) : decodePiece(text);
    if (!value.ok) return value;
    if (isList || key === 'kit' || isOneOf(TEXTS, key)) fields[key] = value.value;
    else rest.push([key, value.value as string]);
  }
  const kit = String(fields.kit ?? '');
  const flags = optionsOf(kit).filter((option) => option.kind === 'flag');
  const options = rest.map(([name, value]) => [
    name,
    value === '1' && flags.some((flag) => flag.name === name) ? true : value,
  ]);
  return ok({ ...fields, kit, options: Object.fromEntries(options) });
};
