/** Each sentence about safety is said on a page, and has a test that holds it or shows that it is so. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROMISES } from './promises';

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => wanted.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** A text as a reader sees it: without marks, on one line. */
const plain = (text: string): string => text.replace(/<\/?[a-z]+>/g, ' ').replace(/\s+/g, ' ');

const tests = ['src/deal/sealed', 'src/app/sealed', 'src/app/store', 'src/games', 'tests/site']
  .flatMap((folder) => filesIn(folder, /\.test\.ts$/))
  .join('\n')
  .replace(/\s+/g, ' ');

const pages = [
  ...filesIn('src/messages/en', /^(deal|host|phone|protocol|sealed|seat|shown)\.json$/),
  ...filesIn('src/pages', /(seat|verify|protocol)\.astro$/),
  ...filesIn('src/pages/deal', /\.astro$/),
]
  .map(plain)
  .join('\n');

it.each(Object.entries(PROMISES))('%s', (sentence, test) => {
  expect(tests).toContain(test);
  expect(pages).toContain(sentence);
});

it('is the table of the protocol’s page', () => {
  const [page] = filesIn('src/pages', /^protocol\.astro$/);
  expect(page).toContain('rows: Object.entries(PROMISES)');
});
