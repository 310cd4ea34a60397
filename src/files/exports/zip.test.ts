import { unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { zipOf } from './files';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const ENTRIES = [
  { name: '002.png', bytes: text('second'), packed: true },
  { name: '001.png', bytes: text('first'), packed: true },
  { name: 'read-me.txt', bytes: text('words '.repeat(99)), packed: false },
];

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('keeps names, order and contents', () => {
  const files = unzipSync(zipOf(ENTRIES));
  expect(Object.keys(files)).toEqual(['002.png', '001.png', 'read-me.txt']);
  expect(files['read-me.txt']).toEqual(ENTRIES[2]?.bytes);
});

test('gives the same bytes in every time zone', () => {
  const zips = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'].map((TZ) => {
    process.env.TZ = TZ;
    return zipOf(ENTRIES);
  });
  expect(zips[1]).toEqual(zips[0]);
  expect(zips[2]).toEqual(zips[0]);
});

test('refuses two files of one name, of which one would be lost', () => {
  expect(() => zipOf([...ENTRIES, ENTRIES[0] as (typeof ENTRIES)[0]])).toThrow('002.png');
});
