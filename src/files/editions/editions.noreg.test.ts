/** Printed sheets name their edition, so the file of one that is out never changes. A new edition adds its line. */
import { globSync, readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { EDITIONS, loadEdition } from '.';

const OUT = {
  'en/editions/1.json': '79ef44f1387a1e209b16256759a0dc1cabef2c34156a2d8f3c6fd838f7273020',
  'en/editions/2.json': 'ae9961a0997c7e1c025b0dfe4ddf29f1475b2c118b20a5ebf69bd04d4a4514b9',
  'en/editions/3.json': 'e9ac50a77f5a1f685df5f3db535225160815ecc450408a33ba257c54806b4993',
};

const ALL = 'src/languages';
const read = (file: string): Buffer => readFileSync(`${ALL}/${file}`);

it('every edition is as it was when it came out', () => {
  const files = globSync('*/editions/*.json', { cwd: ALL }).map((file) => file.replaceAll('\\', '/'));
  expect(Object.fromEntries(files.map((file) => [file, bytesToHex(sha256(read(file)))]))).toEqual(OUT);
});

it('every edition is registered', async () => {
  const english = Object.keys(OUT).filter((file) => file.startsWith('en/'));
  expect(await Promise.all(EDITIONS.map(loadEdition))).toEqual(
    english.map((file) => JSON.parse(read(file).toString('utf8'))),
  );
});
