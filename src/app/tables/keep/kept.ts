/**
 * The tables of all games that this browser keeps. A list can show a table without knowing its game. A tab may be killed
 * before IndexedDB has written, and localStorage takes a text at once: so each state is put there first (pending), and
 * removed when the store has it. Where another page went on from the same place, its table stays, and this one gets it.
 */
import * as m from '#messages/tables';
import type { Result } from '../../../base/result';
import { openDatabase, type Putting, type Revised } from '../../store/database';
import { keysFrom, parseJson, removeText, textAt, writeText } from '../../store/local';
import { DATABASES, PENDING_PREFIX } from '../../store/stored';
import type { TableEntry } from './record';

export type KeptTable = TableEntry & Required<Revised>;

const store = openDatabase<KeptTable>({
  ...DATABASES.tables,
  full: m.storeFull,
  refused: m.storeRefused,
});

export const putTable = store.put<KeptTable>;
export const keptTable = store.get;

/** Puts a table that the store does not have. */
export const putNew = (entry: TableEntry, writer: string): Promise<Result<Putting<KeptTable>>> =>
  putTable({ ...entry, revision: 1, writer, updated: Date.now() }, 0);

const pendingAt = (key: string) => parseJson(textAt(key)) as KeptTable | undefined;

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
export const settlePending = async (): Promise<void> => {
  for (const table of pendingTables()) {
    const settled = await store.change(table.id, (there) =>
      there && there.revision >= table.revision ? undefined : { ...table, name: there?.name ?? table.name },
    );
    if (settled.ok) forgetPending(table.id, table.revision);
  }
};

/** All tables, of one game or of every one, the last used first. A browser that refuses its store may still have some. */
export const keptTables = async (game?: string) => {
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

/** Keeps one table as it goes on: each state of it is put down at once and written in its turn. */
export const createKeeper = (writer: string, tell: (outcome: Result<Putting<KeptTable>>) => void) => {
  /** The revision that the store is known to have, and the last one given. */
  let stored = 0;
  let last = 0;
  let waiting: KeptTable | undefined;
  let running: Promise<void> | undefined;

  const follow = ({ revision }: KeptTable): void => {
    stored = revision;
    last = revision;
    waiting = undefined;
  };

  const drain = async (): Promise<void> => {
    while (waiting) {
      const table = waiting;
      waiting = undefined;
      const outcome = await putTable(table, stored);
      if (outcome.ok && outcome.value.kind === 'other') {
        follow(outcome.value.there);
        forgetPending(table.id);
      } else if (outcome.ok) {
        stored = table.revision;
        forgetPending(table.id, table.revision);
      }
      tell(outcome);
    }
    running = undefined;
  };

  return {
    /** Goes on from a table that was read: its revision is the one that the next writing follows. */
    follow,
    /** Writes the table as it is now. */
    keep: (entry: TableEntry): void => {
      last++;
      waiting = { ...entry, revision: last, writer, updated: Date.now() };
      layPending(waiting);
      running ??= drain();
    },
    /** Resolved when all is written. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
};
