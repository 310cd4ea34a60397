import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DATABASES, KEYS, PENDING_PREFIX } from './stored';
import stored from './stored.noreg.json' with { type: 'json' };

const APP = new URL('../', import.meta.url);

it('nothing is kept in a browser but by this room', () => {
  const others = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/^store[\\/]/.test(path) && !/\.test\./.test(path),
  );
  expect(others.length).toBeGreaterThan(100);
  const stores = /\b(localStorage|sessionStorage|indexedDB)\.[a-z]|idb-keyval|document\.cookie/;
  expect(others.filter((path) => stores.test(readFileSync(new URL(path, APP), 'utf8')))).toEqual([]);
});

/** Stores that have come since the frozen file was written. */
const SINCE = ['paper-dagger-sets sets'];

it('the list names all that an earlier edition kept', () => {
  const places = Object.values(DATABASES).map(({ database, store }) => `${database} ${store}`);
  const found = Object.entries(stored.databases).flatMap(([database, stores]) =>
    Object.keys(stores).map((store) => `${database} ${store}`),
  );
  expect([...found, ...SINCE]).toEqual(places);
  const known: readonly string[] = Object.values(KEYS);
  const isKnown = (key: string) => known.includes(key) || key.startsWith(PENDING_PREFIX);
  expect(Object.keys(stored.local).filter((key) => !isKnown(key))).toEqual([]);
});
