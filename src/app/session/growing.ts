/**
 * What a browser keeps of hosted deals and of seats: records with lists that only grow. Each writing makes the next record of
 * what is there and of what is new in one transaction, so that no second tab, no deletion that is taken back and no older copy
 * drops anything. A record that cannot be read breaks no other.
 */
import type { Result } from '../../base/result';
import { openDatabase, type Stored } from '../store/database';

type Place = Omit<Parameters<typeof openDatabase>[0], 'durability'>;

/** `isWhole` may throw for a value of another shape. */
export const openGrowing = <T extends Stored>(place: Place, isWhole: (value: T) => boolean) => {
  const store = openDatabase<T>({ ...place, durability: 'strict' });
  const read = (value: unknown): T | undefined => {
    try {
      return isWhole(value as T) ? (value as T) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read,
    get: async (id: string): Promise<T | undefined> => read(await store.get(id)),
    /** All that is there, whole or not; the last used first. */
    list: store.list,
    remove: store.remove,
    /** Writes what `next` makes of a record; nothing where it gives none. */
    change: async (id: string, next: (there: T | undefined) => T | undefined): Promise<Result<void>> =>
      store.change(id, (there) => next(read(there))),
  };
};

export const areTexts = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'string');
