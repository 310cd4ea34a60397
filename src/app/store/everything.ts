/**
 * All that this site keeps in a browser, as one value: to be shown, saved as a file, read back and erased. Reading back
 * takes nothing away: lists that only grow are joined, and a table that is another one here becomes a second table.
 */
import { array, type InferOutput, literal, looseObject, object, record, safeParse, string } from 'valibot';
import { err, ok, type Result } from '../../base/result';
import { newId, openDatabase, type Stored } from './database';
import { keysFrom, parseJson, readText, removeText, writeText } from './local';
import { DATABASES, GROWING, KEYS, PREFIX } from './stored';

const RECORDS = array(looseObject({ id: string() }));
const SCHEMA = object({
  kind: literal('paper-dagger/browser'),
  version: literal(1),
  texts: record(string(), string()),
  records: object({ tables: RECORDS, hosted: RECORDS, seats: RECORDS }),
});

export type Everything = Pick<InferOutput<typeof SCHEMA>, 'texts' | 'records'>;
type Name = keyof typeof DATABASES;
type Kept = Stored & Readonly<Record<string, unknown>>;

const NAMES = Object.keys(DATABASES) as readonly Name[];

const openStore = (name: Name) =>
  openDatabase<Kept>({
    ...DATABASES[name],
    durability: 'strict',
    full: {
      code: 'kept-full',
      message: 'This browser has no room left for this site: make room, then read the file again.',
    },
    refused: {
      code: 'kept-refused',
      message: 'This browser keeps nothing for this site: open this page in a window that is not private.',
    },
  });

export const readEverything = async (): Promise<Result<Everything>> => {
  const records = { tables: [], hosted: [], seats: [] } as Record<Name, { id: string }[]>;
  for (const name of NAMES) {
    const all = await openStore(name).list();
    if (!all.ok) return all;
    records[name] = [...all.value];
  }
  const texts = keysFrom(PREFIX).flatMap((key) => {
    const text = readText(key);
    return text.ok && text.value !== undefined ? [[key, text.value] as const] : [];
  });
  return ok({ texts: Object.fromEntries(texts), records });
};

export const writeFile = ({ texts, records }: Everything): string =>
  JSON.stringify({ kind: 'paper-dagger/browser', version: 1, texts, records });

export const parseFile = (text: string): Result<Everything> => {
  const value = parseJson(text);
  if (value === undefined)
    return err('file-damaged', 'The file is damaged or is no JSON: nothing of it was read.');
  const read = safeParse(SCHEMA, value);
  if (read.success) return ok(read.output);
  const isOurs = (value as { kind?: unknown } | null)?.kind === 'paper-dagger/browser';
  return isOurs
    ? err('file-damaged', `The file is damaged (${read.issues[0].message}): nothing of it was read.`)
    : err('file-other', 'That is another file: choose one that was saved on this page.');
};

const keyOf = (value: unknown): string => JSON.stringify(value);

const joined = (one: unknown, other: unknown): readonly unknown[] => {
  const all = [one, other].flatMap((list) => (Array.isArray(list) ? list : []));
  return [...new Map(all.map((entry) => [keyOf(entry), entry])).values()];
};

/** How many came, and how many were here before. */
export interface Added {
  readonly added: number;
  readonly here: number;
}

const addRecord = async (name: Name, mine: Kept, texts: ReadonlySet<unknown>): Promise<Result<boolean>> => {
  const list = GROWING[name];
  const store = openStore(name);
  let isNew = false;
  let isOther = false;
  const done = await store.change(mine.id, (there) => {
    const grows = there && list && Array.isArray(mine[list]);
    const merged = grows ? { ...there, [list]: joined(there[list], mine[list]) } : (there ?? mine);
    isNew = keyOf(merged) !== keyOf(there);
    isOther = !list && there !== undefined && !texts.has(mine.text);
    return isNew ? merged : undefined;
  });
  if (!done.ok || !isOther) return done.ok ? ok(isNew) : done;
  const copied = await store.putAll([{ ...mine, id: newId() }]);
  return copied.ok ? ok(true) : copied;
};

/** Two groups of players are both kept. Of anything else that is here, this browser's stays. */
const addText = (key: string, text: string): Result<boolean> => {
  const there = readText(key);
  if (!there.ok) return there;
  const next =
    key === KEYS.groups && there.value !== undefined
      ? keyOf(joined(parseJson(there.value), parseJson(text)))
      : (there.value ?? text);
  if (next === there.value) return ok(false);
  const done = writeText(key, next);
  return done.ok ? ok(true) : done;
};

export const addEverything = async ({ texts, records }: Everything): Promise<Result<Added>> => {
  const count = { added: 0, here: 0 };
  const tables = await openStore('tables').list();
  const known = new Set(tables.ok ? tables.value.map(({ text }) => text) : []);
  const results = [
    ...Object.entries(texts).map(
      ([key, text]) =>
        () =>
          key.startsWith(PREFIX) && addText(key, text),
    ),
    ...NAMES.flatMap((name) => records[name].map((mine) => () => addRecord(name, mine as Kept, known))),
  ];
  for (const add of results) {
    const done = await add();
    if (!done) continue;
    if (!done.ok) return done;
    count[done.value ? 'added' : 'here'] += 1;
  }
  return ok(count);
};

export const eraseEverything = async (): Promise<Result<void>> => {
  for (const name of NAMES) {
    const done = await openStore(name).clear();
    if (!done.ok) return done;
  }
  for (const key of keysFrom(PREFIX)) removeText(key);
  return ok(undefined);
};
