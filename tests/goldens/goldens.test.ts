import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { nodeBook } from '../../src/files/node-fonts';
import type { FontBook } from '../../src/scene/fonts/book';
import { drawGolden, goldenFile, PICTURE_NAMES } from './pictures.sample';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

it.each(PICTURE_NAMES)('%s looks as it did', async (name) => {
  const now = await drawGolden(name, book);
  const file = goldenFile(name);
  const changed = goldenFile(`${name}.changed`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (now === before) rmSync(changed, { force: true });
  else writeFileSync(changed, now);
  expect(
    now === before,
    `${name}.svg has changed: compare it with ${changed.pathname}, and run "npm run goldens" if that is what you want`,
  ).toBe(true);
});

it('keeps no picture that nobody draws', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^[^.]+\.svg$/.test(file));
  expect(files.toSorted()).toEqual(PICTURE_NAMES.map((name) => `${name}.svg`).toSorted());
});
