/**
 * Records that this browser keeps in IndexedDB. Tabs do not write over each other: each writing says which revision it
 * follows. The clock only shows people when a record was used; it decides nothing.
 */
import { createStore, promisifyRequest } from 'idb-keyval';
import { err, ok, type Result } from '../../base/result';

/** What a date can be made of, ms: a damaged one would take the whole list off its page. */
export const isTime = (ms: number): boolean => Math.abs(ms) <= 8.64e15;

export interface Stored {
  readonly id: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly updated: number;
}

/** A record that goes on: a table, or a hosted game. */
export interface Revised extends Stored {
  readonly game: string;
  /** Where the game is, in a few words: "Ana rolls". */
  readonly note: string;
  readonly over: boolean;
  /** Counts the writings; the first is 1. */
  readonly revision: number;
  /** The page that wrote it last. What a page itself wrote is never in its way. */
  readonly writer?: string;
  /** The content. Equal contents are not in each other's way. */
  readonly text?: string;
  /** Stays as it is in the store: only `rename` changes it. */
  readonly name?: string;
}

export type Putting<T> =
  | { readonly kind: 'kept' }
  /** The browser had lost the record, and has it again. */
  | { readonly kind: 'again' }
  /** Another page went on from the same revision: its record stays. */
  | { readonly kind: 'other'; readonly there: T };

/** Where records are, and what people are told when the browser does not keep them. */
interface Place<T> {
  readonly database: string;
  readonly store: string;
  /** `strict`: a writing is on the disk before it is reported. */
  readonly durability?: IDBTransactionDurability;
  readonly refused: string;
  /** Where there is no room left. */
  readonly full?: string;
  /** Whether a record is one: what cannot be read breaks no other. It may throw for a value of another shape. */
  readonly isWhole?: (value: T) => boolean;
}

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join('');

export const openDatabase = <T extends Stored>({
  database,
  store: name,
  durability = 'default',
  refused,
  full = refused,
  isWhole = () => true,
}: Place<T>) => {
  const store = createStore(database, name);

  /** One transaction: all of it happens, or nothing. */
  const within = async <Value>(
    mode: IDBTransactionMode,
    act: (records: IDBObjectStore) => Promise<Value>,
  ): Promise<Result<Value>> => {
    try {
      return await store('readonly', async ({ transaction: { db } }) => {
        const transaction = db.transaction(name, mode, { durability });
        const done = promisifyRequest(transaction);
        // A failure is reported where the value is awaited.
        done.catch(() => undefined);
        const value = await act(transaction.objectStore(name));
        await done;
        return ok(value);
      });
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      return isFull ? err('store-full', full) : err('store-refused', refused);
    }
  };

  /** What was found, where it is a record. */
  const read = (value: unknown): T | undefined => {
    try {
      return isWhole(value as T) ? (value as T) : undefined;
    } catch {
      return undefined;
    }
  };

  const found = async (records: IDBObjectStore, id: string) => read(await promisifyRequest(records.get(id)));

  return {
    read,
    /** `undefined` where there is none, or where the browser refuses its store. */
    get: async (id: string): Promise<T | undefined> => {
      const record = await within('readonly', (records) => found(records, id));
      return record.ok ? record.value : undefined;
    },
    /** All that is there, whole or not; the last used first. */
    list: async (): Promise<Result<readonly T[]>> => {
      const all = await within('readonly', (records) => promisifyRequest<T[]>(records.getAll()));
      if (!all.ok) return all;
      // A record that something else wrote, or half of one, must not keep the others from their page.
      const records = all.value
        .filter((one) => typeof one?.id === 'string')
        .map((one) => (isTime(one.updated) ? one : { ...one, updated: 0 }));
      return ok(records.toSorted((one, other) => other.updated - one.updated));
    },
    /** Writes what `next` makes of a record; nothing where it gives none. */
    change: (id: string, next: (there: T | undefined) => T | undefined): Promise<Result<void>> =>
      within('readwrite', async (records) => {
        const record = next(await found(records, id));
        if (record) records.put(record, id);
      }),
    remove: (id: string) => within('readwrite', async (records) => void records.delete(id)),
    clear: () => within('readwrite', async (records) => void records.clear()),
    /** Puts a record where revision `after` of it is, 0 for none. */
    put: <R extends T & Revised>(record: R, after: number): Promise<Result<Putting<R>>> =>
      within('readwrite', async (records): Promise<Putting<R>> => {
        const there = (await found(records, record.id)) as R | undefined;
        const isOwn = there?.writer !== undefined && there.writer === record.writer;
        if (there && isOwn && there.revision >= record.revision) return { kind: 'kept' };
        const isSame = there?.text !== undefined && there.text === record.text;
        if (there && !isOwn && !isSame && there.revision !== after) return { kind: 'other', there };
        records.put({ ...record, ...(there?.name !== undefined && { name: there.name }) }, record.id);
        return { kind: there || after === 0 ? 'kept' : 'again' };
      }),
  };
};
