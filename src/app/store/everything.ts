/**
 * All that this site keeps in a browser, as one value: to be shown, saved as a file, read back and erased. Reading back
 * takes nothing away: lists that only grow are joined, and a table that is another one here becomes a second table.
 */

import {
  array,
  type InferOutput,
  literal,
  looseObject,
  object,
  optional,
  record,
  safeParse,
  string,
} from 'valibot';
import * as m from '#messages/kept';
import { newer } from '#messages/tables';
import { keysOf, recordOf, unionBy } from '../../base/lists';
import { err, ok, type Result } from '../../base/result';
import { type StoreNews, storeChannel } from './channel';
import { newId, openDatabase, type Stored } from './database';
import { keysFrom, parseJson, readText, removeText, textAt, writeText } from './local';
import { DATABASES, GROWING, KEYS, PREFIX } from './stored';

const RECORDS = array(looseObject({ id: string() }));
const VERSION = 1;
const SCHEMA = object({
  kind: literal('paper-dagger/browser'),
  version: literal(VERSION),
  texts: record(string(), string()),
  // A file of an earlier edition has no sets.
  records: object({ tables: RECORDS, hosted: RECORDS, seats: RECORDS, sets: optional(RECORDS, []) }),
});

export type Everything = Pick<InferOutput<typeof SCHEMA>, 'texts' | 'records'>;
type Name = keyof typeof DATABASES;
type Kept = Stored & Readonly<Record<string, unknown>>;

const NAMES = keysOf(DATABASES);

const openStore = (name: Name) =>
  openDatabase<Kept>({
    ...DATABASES[name],
    durability: 'strict',
    full: m.noRoom,
    refused: m.refusedPrivate,
  });

export const readEverything = async (): Promise<Result<Everything>> => {
  const records: Record<Name, { id: string }[]> = { tables: [], hosted: [], seats: [], sets: [] };
  for (const name of NAMES) {
    const all = await openStore(name).list();
    if (!all.ok) return all;
    records[name] = [...all.value];
  }
  const texts = keysFrom(PREFIX).flatMap((key) => {
    const text = textAt(key);
    return text === undefined ? [] : [[key, text] as const];
  });
  return ok({ texts: Object.fromEntries(texts), records });
};

/**
 * The sealed deals under way, which no file has: a copy would show cards without counting the look, or bring back what this
 * browser was before one. (A game of version 2 is over: no phone takes its codes.)
 */
const isRunning = {
  tables: () => false,
  hosted: ({ version, over }: Kept) => version === 3 && over !== true,
  sets: () => false,
  seats: ({ invitation, record }: Kept) => record === undefined && /^Aw[E-H]/.test(String(invitation)),
} satisfies Record<Name, (one: Kept) => boolean>;

const partOf = ({ texts, records }: Everything, running: boolean): Everything => {
  const some = (name: Name) => records[name].filter((one) => isRunning[name](one as Kept) === running);
  return { texts, records: recordOf(NAMES, some) };
};

/** How many sealed deals under way this browser hosts, and in how many it has a seat. */
export const runningIn = (all: Everything): { readonly hosted: number; readonly seats: number } => {
  const { hosted, seats } = partOf(all, true).records;
  return { hosted: hosted.length, seats: seats.length };
};

export const writeFile = (all: Everything): string =>
  JSON.stringify({ kind: 'paper-dagger/browser', version: VERSION, ...partOf(all, false) });

export const parseFile = (text: string): Result<Everything> => {
  const value = parseJson(text);
  if (value === undefined) return err('file-damaged', m.fileNoJson);
  const read = safeParse(SCHEMA, value);
  if (read.success) return ok(partOf(read.output, false));
  const { kind, version } = (value ?? {}) as { kind?: unknown; version?: unknown };
  if (kind !== 'paper-dagger/browser') return err('file-other', m.fileOther);
  return Number(version) > VERSION
    ? err('file-newer', newer({ found: String(version), known: VERSION }))
    : err('file-damaged', m.fileDamaged);
};

const keyOf = (value: unknown): string => JSON.stringify(value);

/** Both lists as one, whatever is in them; what is no list has nothing. */
const union = (one: unknown, other: unknown): readonly unknown[] =>
  unionBy(Array.isArray(one) ? one : [], Array.isArray(other) ? other : [], keyOf);

/** Whether it was new. `texts` are those of the tables that are here. */
const addRecord = async (name: Name, mine: Kept, texts: ReadonlySet<unknown>): Promise<Result<boolean>> => {
  const list = GROWING[name];
  const store = openStore(name);
  let [isNew, isOther] = [false, false];
  const done = await store.change(mine.id, (there) => {
    const grows = there && list && Array.isArray(mine[list]);
    // What was put away here is wanted again.
    const back = mine.removed === undefined && { removed: undefined };
    const next = grows ? { ...there, ...back, [list]: union(there[list], mine[list]) } : (there ?? mine);
    isNew = keyOf(next) !== keyOf(there);
    isOther = name === 'tables' && there !== undefined && !texts.has(mine.text);
    return isNew ? next : undefined;
  });
  const id = newId();
  const copied = done.ok && isOther ? await store.change(id, () => ({ ...mine, id })) : done;
  return copied.ok ? ok(isNew || isOther) : copied;
};

/** Two lists of groups of players are joined. Of anything else that is here, this browser's stays. */
const addText = (key: string, text: string): Result<boolean> => {
  const there = readText(key);
  if (!there.ok) return there;
  const isJoined = key === KEYS.groups && there.value !== undefined;
  const next = isJoined ? keyOf(union(parseJson(there.value), parseJson(text))) : (there.value ?? text);
  const done = next === there.value ? ok(undefined) : writeText(key, next);
  return done.ok ? ok(next !== there.value) : done;
};

const tell = (kind: StoreNews['kind'], { records }: Everything): void => {
  const channel = storeChannel(() => undefined);
  for (const { id } of [...records.tables, ...records.hosted, ...records.seats]) channel.tell({ kind, id });
  channel.close();
};

/** Gives how many came, and how many were here before. */
export const addEverything = async (
  all: Everything,
): Promise<Result<{ readonly added: number; readonly here: number }>> => {
  const texts = Object.entries(all.texts).filter(([key]) => key.startsWith(PREFIX));
  const results = texts.map(([key, text]) => addText(key, text));
  const tables = await openStore('tables').list();
  const known = new Set(tables.ok ? tables.value.map(({ text }) => text) : []);
  for (const name of NAMES)
    for (const mine of all.records[name]) results.push(await addRecord(name, mine as Kept, known));
  tell('kept', all);
  const added = results.filter((one) => one.ok && one.value).length;
  return results.find((one) => !one.ok) ?? ok({ added, here: results.length - added });
};

/** Gives what is gone. */
export const eraseEverything = async (): Promise<Result<Everything>> => {
  const all = await readEverything();
  if (!all.ok) return all;
  for (const name of NAMES) {
    const done = await openStore(name).clear();
    if (!done.ok) return done;
  }
  for (const key of keysFrom(PREFIX)) removeText(key);
  removeText(KEYS.passing, 'sessionStorage');
  tell('removed', all.value);
  return all;
};
