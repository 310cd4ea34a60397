/**
 * The tables that this browser keeps, of all games, in one store of its IndexedDB. A table on the shelf can be listed by
 * a page that does not know its game. Tabs do not write over each other: every writing says which revision it follows.
 * The clock tells people when a table was used; nothing is decided by it.
 */
import { createStore, promisifyRequest } from 'idb-keyval';
import { err, ok, type Result } from '../../../base/result';
import { forgetPending, pendingTables } from './pending';

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  /** As the players call it; not part of what happened. */
  readonly name: string;
  readonly players: readonly string[];
  /** Where the game is, in a few words: "Ana rolls". */
  readonly note: string;
  readonly over: boolean;
  /** Milliseconds since 1970, by this device's clock. */
  readonly updated: number;
  /** Counts the writings of the text; the first is 1. */
  readonly revision: number;
  /** The page that wrote it last. */
  readonly writer: string;
  /** As `writeRecord` writes; perhaps damaged. */
  readonly text: string;
}

export type Putting =
  | { readonly kind: 'kept' }
  /** The browser had lost the table, and has it again. */
  | { readonly kind: 'again' }
  /** Another page went on from the same revision: its table stands. */
  | { readonly kind: 'other'; readonly table: KeptTable };

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join('');

const store = createStore('paper-dagger-tables', 'tables');

const refused = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? err(
        'table-full',
        'This browser has no room left for this site: save the game as a file before you leave the page, and delete a table that is not needed.',
      )
    : err(
        'table-refused',
        'This browser does not let this site keep a table: play on, and save the game as a file before you leave the page.',
      );

/** One transaction: all of it happens, or nothing. */
const within = async <T>(
  mode: IDBTransactionMode,
  act: (tables: IDBObjectStore) => Promise<T>,
): Promise<Result<T>> => {
  try {
    const value = await store(mode, async (tables) => {
      const done = promisifyRequest(tables.transaction);
      // Whoever waits for the value hears of a failure there.
      done.catch(() => undefined);
      const found = await act(tables);
      await done;
      return found;
    });
    return ok(value);
  } catch (error) {
    return refused(error);
  }
};

const found = (tables: IDBObjectStore, id: string): Promise<KeptTable | undefined> =>
  promisifyRequest(tables.get(id) as IDBRequest<KeptTable | undefined>);

/** Puts a table where revision `after` of it is, 0 for none. */
export const putTable = (table: KeptTable, after: number): Promise<Result<Putting>> =>
  within('readwrite', async (tables): Promise<Putting> => {
    const there = await found(tables, table.id);
    const isOwn = there?.writer === table.writer;
    if (there && isOwn && there.revision >= table.revision) return { kind: 'kept' };
    if (there && !isOwn && there.revision !== after && there.text !== table.text) {
      return { kind: 'other', table: there };
    }
    tables.put({ ...table, name: there?.name ?? table.name }, table.id);
    return { kind: there || after === 0 ? 'kept' : 'again' };
  });

/** What a page wrote as it was closed comes into the store now, where nothing later stands there. */
const settlePending = async (): Promise<void> => {
  for (const table of pendingTables()) {
    const settled = await within('readwrite', async (tables) => {
      const there = await found(tables, table.id);
      if (!there || there.revision < table.revision)
        tables.put({ ...table, name: there?.name ?? table.name }, table.id);
    });
    if (settled.ok) forgetPending(table);
  }
};

/** All tables, of one game or of every one, the last used first. A browser that refuses its store may still have some. */
export const keptTables = async (
  game?: string,
): Promise<{ readonly tables: readonly KeptTable[]; readonly refused?: string }> => {
  await settlePending();
  const all = await within('readonly', (tables) =>
    promisifyRequest(tables.getAll() as IDBRequest<KeptTable[]>),
  );
  const tables = (all.ok ? all.value : pendingTables())
    .filter((table) => game === undefined || table.game === game)
    .toSorted((one, other) => other.updated - one.updated);
  return all.ok ? { tables } : { tables, refused: all.error.message };
};

/** A table as it stands in the store, nothing where there is none. */
export const keptTable = async (id: string): Promise<KeptTable | undefined> => {
  const table = await within('readonly', (tables) => found(tables, id));
  return table.ok ? table.value : undefined;
};

export const renameTable = (id: string, name: string): Promise<Result<void>> =>
  within('readwrite', async (tables) => {
    const there = await found(tables, id);
    if (there) tables.put({ ...there, name }, id);
  });

export const removeTable = async (table: KeptTable): Promise<Result<void>> => {
  forgetPending({ ...table, revision: Number.POSITIVE_INFINITY });
  return within('readwrite', async (tables) => {
    tables.delete(table.id);
  });
};
