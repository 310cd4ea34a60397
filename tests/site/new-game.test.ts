/** The site below a folder has one game more, as `npm run new-game` writes it: it can be read, found, dealt and printed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { NEW_GAME } from '../../scripts/sites';
import { press } from './taps';
import { visiting } from './visit';

const visit = visiting({ of: 'subSite' });
const TITLE = 'Gotcha';

test('a new game is on the home page, which leads to its rules', async () => {
  await visit('/', async (page) => {
    await page.getByRole('link', { name: TITLE }).first().click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page.goto(`${new URL(page.url()).origin}/sub/rules/${NEW_GAME}/`);
    await expect.poll(() => page.locator('#caught').textContent()).toContain('gives you their card');
  });
});

test('a new game is found by the search', async () => {
  await visit('/rules/', async (page) => {
    await page.getByLabel('A word or a question').fill('catch gotcha circle');
    const links = page.locator('#found a');
    await expect
      .poll(() => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')).join(' ')))
      .toContain(`/sub/rules/${NEW_GAME}/#`);
  });
});

test('a new game is dealt on a phone that goes round', async () => {
  await visit(`/deal/${NEW_GAME}/#players=Ana,Ben,Cy&seed=friday-7`, async (page) => {
    await press(page, 'Show all cards');
    await press(page, 'Yes, show all');
    await expect.poll(() => page.locator('.all tbody tr').count()).toBe(3);
  });
});

test('a new game has its ready files, and its kit in the studio', async () => {
  for (const name of [`${NEW_GAME}-cards-a4.pdf`, `${NEW_GAME}-rules-letter-to-fold.pdf`])
    expect(existsSync(join(inject('subSite').root, 'print/files', name)), name).toBe(true);
  await visit(`/print/custom/#kit=${NEW_GAME}&count=3`, async (page) => {
    await expect.poll(() => page.locator('.sides, .preview').first().isVisible()).toBe(true);
    await expect.poll(() => page.getByLabel('What to print').inputValue()).toBe(NEW_GAME);
  });
});
