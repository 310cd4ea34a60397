/**
 * The files that anyone can print without asking, as they were built: little ink, no small type, no thin line, and no more
 * paper than a game needs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { READY_FILES } from '../../src/files/ready-files';
import { type Measured, measure } from '../print/measured';
import { someOf, volume } from '../volume';

const measureBuilt = (name: string): Promise<Measured> =>
  measure(readFileSync(join(inject('site').root, 'print/files', name)));

/** The most sides of a kit on both sides of the paper, the build sheet among them. */
const SIDES: Readonly<Record<string, number>> = { mafia: 6, target: 4, tmag: 6, nation: 50, multiplayer: 4 };

/** One paper, in the proof both, and all three ways to print. */
const files = READY_FILES.filter(({ kind, paper, way }) => {
  if (kind !== 'kit') return false;
  return volume(paper === 'a4' && way === 'long' ? 1 : 0, 1) === 1;
});
const booklets = READY_FILES.filter(({ kind, paper }) => kind === 'imposed' && paper === 'a4');

it.each(someOf(booklets, 1))('$name', async ({ name }) => {
  const { smallest, thinnest, claims } = await measureBuilt(name);
  expect(smallest).toBeGreaterThan(6.49);
  expect(thinnest).toBeGreaterThan(0.2499);
  // Its pages lie on sheets as pictures, in no order that anyone could read.
  expect(claims).toBe(false);
});

const large = READY_FILES.filter(({ kind, paper }) => kind === 'large' && paper === 'a4');

it.each(someOf(large, 1))('$name', async ({ name }) => {
  const { smallest, thinnest, claims, complaints } = await measureBuilt(name);
  expect(smallest).toBeGreaterThan(13.99);
  expect(thinnest).toBeGreaterThan(0.2499);
  expect([claims, complaints]).toEqual([true, {}]);
});

it.each(files)('$name', async ({ name, kit, way }) => {
  const { sides, solid, smallest, thinnest, claims, complaints } = await measureBuilt(name);
  expect(smallest).toBeGreaterThan(6.49);
  expect(thinnest).toBeGreaterThan(0.2499);
  expect([claims, complaints]).toEqual([true, {}]);
  expect(solid).toBeLessThan(kit?.id === 'nation' ? 6 : 0.5);
  if (way === 'long') expect(sides).toBeLessThanOrEqual(SIDES[kit?.id ?? ''] ?? 0);
});
