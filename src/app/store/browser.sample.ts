/** A browser's stores for tests, which can refuse, and be cleared. */
import 'fake-indexeddb/auto';
import { IDBObjectStore as FakeStore } from 'fake-indexeddb';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, vi } from 'vitest';
import { DATABASES } from './stored';

/** Every key is a property too, as in a browser: `Object.keys` lists them. */
const localStorageOf = (texts: Record<string, string>): Storage => {
  const storage = Object.create({
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
    removeItem: (key: string) => {
      delete texts[key];
    },
  }) as Storage;
  return new Proxy(storage, {
    ownKeys: () => Object.keys(texts),
    getOwnPropertyDescriptor: (_, key) =>
      key in texts ? { value: texts[String(key)], enumerable: true, configurable: true } : undefined,
  });
};

/** What `localStorage` holds in the test that runs. */
export const local: Record<string, string> = {};

/** Both stores are empty before each test, and can be written again after it. */
export const withStores = (): void => {
  beforeEach(async () => {
    for (const key of Object.keys(local)) delete local[key];
    vi.stubGlobal('localStorage', localStorageOf(local));
    await clearStore();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};

/** As a browser does when someone clears the data of the site. */
export const clearStore = async (): Promise<void> => {
  for (const { database, store } of Object.values(DATABASES)) await clear(createStore(database, store));
};

/** From now on the store takes nothing; `name` is that of the exception. */
export const refuse = (name: string): void => {
  vi.spyOn(FakeStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });
};
