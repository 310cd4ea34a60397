/**
 * The tables of all games that this browser keeps. A list can show a table without knowing its game. A tab may be killed
 * before IndexedDB has written, and localStorage takes a text at once: so each state is put there first (pending), and
 * removed when the store has it.
 */
import type { Result } from '../../../base/result';
import { newId, openDatabase, type Revised } from '../../store/database';
import { keysFrom, parseJson, readText, removeText, writeText } from '../../store/local';
import { DATABASES, PENDING_PREFIX } from '../../store/stored';
import type { TableGame } from '../game';
import { entryOf, nameOf, readRecord, type TableEntry } from './record';

export interface KeptTable extends TableEntry, Revised {
  readonly name: string;
  readonly text: string;
  readonly writer: string;
}

const store = openDatabase<KeptTable>({
  ...DATABASES.tables,
  full: 'This browser has no room left for this site: save the game as a file before you leave the page, and delete a table that is not needed.',
  refused:
    'This browser does not let this site keep a table: play on, and save the game as a file before you leave the page.',
});

export const putTable = store.put<KeptTable>;
export const keptTable = store.get;

const pendingAt = (key: string): KeptTable | undefined => {
  const text = readText(key);
  return text.ok ? (parseJson(text.value) as KeptTable | undefined) : undefined;
};

/** A browser that refuses it also refuses the store, which says so. */
export const layPending = (table: KeptTable): unknown =>
  writeText(PENDING_PREFIX + table.id, JSON.stringify(table));

/** Removes what was put down up to a revision. */
export const forgetPending = (id: string, revision = Number.POSITIVE_INFINITY): void => {
  const there = pendingAt(PENDING_PREFIX + id);
  if (there && there.revision <= revision) removeText(PENDING_PREFIX + id);
};

export const pendingTables = (): readonly KeptTable[] =>
  keysFrom(PENDING_PREFIX).flatMap((key) => pendingAt(key) ?? []);

/** What a page wrote as it was closed comes into the store now, where nothing later is there. */
const settlePending = async (): Promise<void> => {
  for (const table of pendingTables()) {
    const settled = await store.change(table.id, (there) =>
      there && there.revision >= table.revision ? undefined : { ...table, name: there?.name ?? table.name },
    );
    if (settled.ok) forgetPending(table.id, table.revision);
  }
};

/** All tables, of one game or of every one, the last used first. A browser that refuses its store may still have some. */
export const keptTables = async (
  game?: string,
): Promise<{ readonly tables: readonly KeptTable[]; readonly refused?: string }> => {
  await settlePending();
  const all = await store.list();
  const tables = (all.ok ? all.value : pendingTables()).filter(
    (table) => game === undefined || table.game === game,
  );
  return all.ok ? { tables } : { tables, refused: all.error.message };
};

export const renameTable = (id: string, name: string): Promise<Result<void>> =>
  store.change(id, (there) => there && { ...there, name });

export const removeTable = (id: string): Promise<Result<void>> => {
  forgetPending(id);
  return store.remove(id);
};

/**
 * The one table of a game that an earlier edition kept in localStorage. It moves into the store, damaged or not, and is
 * removed there only when the store has it.
 */
export const moveFormer = async <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
): Promise<void> => {
  if (!game.former) return;
  const { key, convert } = game.former;
  // What was damaged had been set aside.
  for (const place of [key, `${key}.damaged`]) {
    const old = readText(place);
    if (!old.ok || old.value === undefined) continue;
    const text = convert(old.value);
    const table = readRecord(game, text);
    const id = newId();
    const entry = table.ok
      ? entryOf(game, { ...table.value, id, name: nameOf(game.names(table.value.setup)) })
      : { id, game: game.id, name: 'The table of before', players: [], note: 'Damaged', over: false, text };
    const done = await putTable({ ...entry, revision: 1, writer: 'former', updated: Date.now() }, 0);
    if (done.ok) removeText(place);
  }
};
