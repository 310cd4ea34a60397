/** What this browser keeps: listed, saved, erased, taken back, and read from the file. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { audit } from './hands';
import { press } from './taps';
import { addressOf, bytesOf, open, PHONE, visit } from './visit';

const items = (page: Page) => page.locator('.shelf li').allTextContents();

const choose = (page: Page, text: string | Buffer) =>
  page
    .getByLabel('Read a saved file')
    .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('what a damaged file brought is listed, and can be erased', async () => {
  await visit('kept/', async (page) => {
    const records = { tables: [], hosted: [], seats: [{ id: 'x', answered: 'abc' }], sets: [] };
    const file = { kind: 'paper-dagger/browser', version: 1, texts: {}, records };
    await choose(page, JSON.stringify(file));
    await expect.poll(() => items(page)).toEqual(['Your seat in a sealed deal']);
    await page.reload();
    await expect.poll(() => items(page)).toEqual(['Your seat in a sealed deal']);
    await press(page, 'Erase all of it');
    await press(page, 'Yes, erase all of it');
    await page.getByText('Nothing of yours.').waitFor();
  });
});

test('a table and a printer are listed, saved, erased and come back, by undo and from the file', async () => {
  await visit(
    'table/tmag/#players=Ana,Ben,Cy&seed=friday-7',
    async (page) => {
      await press(page, 'Roll the die');
      await page.waitForURL(/#table=/);
      await open(page, addressOf('kept/'));
      const there = ['Table of TMAG: The Martian Assassination Game: Ana, Ben, Cy'];
      await expect.poll(() => items(page)).toEqual(there);
      await audit(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save all as a file' }).click(),
      ]);
      const file = await bytesOf(download);
      await press(page, 'Erase all of it');
      await press(page, 'No');
      expect(await items(page)).toEqual(there);
      await press(page, 'Erase all of it');
      await press(page, 'Yes, erase all of it');
      await page.getByText('Nothing of yours.').waitFor();
      await press(page, 'Undo');
      await expect.poll(() => items(page)).toEqual(there);

      await press(page, 'Erase all of it');
      await press(page, 'Yes, erase all of it');
      await choose(page, '{"kind":');
      await page.getByText('The file is damaged or is no JSON: nothing of it was read.').waitFor();
      await choose(page, '{"game":"tmag"}');
      await page.getByText('That is another file').waitFor();
      await choose(page, file);
      await page.getByText('Read: 1 new, 0 as here before.').waitFor();
      await page.getByRole('link', { name: /^Table of TMAG/ }).click();
      await page.locator('.log li').first().waitFor();
      await expect.poll(() => page.locator('.log li').count()).toBe(1);

      // As where a page was closed before its table was written.
      await open(page, addressOf('kept/'));
      await expect.poll(() => items(page)).toEqual(there);
      const pending = {
        ...{ id: 'x', game: 'tmag', name: 'Zoe, Yan, Xi', text: '' },
        revision: 1,
        updated: 0,
      };
      await page.evaluate(
        (text) => localStorage.setItem('paper-dagger.pending.x', text),
        JSON.stringify(pending),
      );
      await page.reload();
      await expect
        .poll(() => items(page))
        .toEqual([...there, 'Table of TMAG: The Martian Assassination Game: Zoe, Yan, Xi']);
    },
    PHONE,
  );
});
