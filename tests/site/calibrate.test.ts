/** Calibrating a printer in a browser, and printing with what came of it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseProfile } from '../../src/print/profile';
import { daggerFile } from '../dagger';
import { testFolder } from '../folder';
import { IN_PROOF } from '../volume';
import { bytesOf, visiting } from './visit';

const visit = visiting({}, 'print/calibrate/');

const folder = testFolder();

const words = (page: Page): Promise<string | null> => page.locator('.words').textContent();
const keepButton = (page: Page) => page.getByRole('button', { name: 'Keep in this browser' });

const READINGS = {
  'Across, mm': '98,5',
  'Down, mm': '100.4',
  'Top scale': '14 N',
  'Bottom scale': '14n',
  'Left scale': 'M,13',
} as const;

const read = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(READINGS)) await page.getByLabel(label).fill(text);
};

const saved = async (page: Page, press: () => Promise<void>): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return bytesOf(file);
};

test('the sheet comes for each paper and edge', async () => {
  await visit('', async (page) => {
    for (const paper of ['A4', 'Letter']) {
      for (const edge of ['Long edge', 'Short edge']) {
        await page.getByLabel(paper, { exact: true }).check();
        await page.getByLabel(edge).check();
        const link = page.getByRole('link', { name: `Calibration sheet, ${paper}` });
        const file = `calibration-${paper.toLowerCase()}-${edge.split(' ')[0]?.toLowerCase()}.pdf`;
        await expect.poll(() => link.getAttribute('href')).toMatch(new RegExp(`/${file}$`));
        const response = await page.request.get(await link.evaluate((a) => (a as HTMLAnchorElement).href));
        const pdf = await PDFDocument.load(await response.body(), { updateMetadata: false });
        expect(pdf.getPageCount()).toBe(2);
        expect(Math.round(pdf.getPage(0).getSize().width)).toBe(paper === 'A4' ? 595 : 612);
      }
    }
  });
});

test('readings become words, then a profile in the browser and in a file', async () => {
  await visit('', async (page) => {
    await expect.poll(() => words(page)).toBe('Still to read: 5 of 5.');
    await expect.poll(() => keepButton(page).isDisabled()).toBe(true);
    await read(page);
    await expect
      .poll(() => words(page))
      .toMatch(/^Backs land 0\.\d mm to the (left|right).*1\.5 % too short across/);
    await page.getByLabel('A name for this printer').fill('The old Brother');
    const file = await saved(page, () =>
      page.locator('.result').getByRole('link', { name: 'Download the profile' }).click(),
    );
    const profile = parseProfile(file.toString());
    expect(profile.ok && profile.value).toMatchObject({
      name: 'The old Brother',
      ruler: { x: 98.5, y: 100.4 },
      flip: 'long',
    });
    await keepButton(page).click();
    await page.getByText('Kept in this browser: “The old Brother”.').waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'The old Brother' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted. Sheets are printed as they are drawn.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.runIf(IN_PROOF)(
  'with the profile the studio prints what the command line prints with its file',
  async () => {
    const profile = join(folder, 'profile.json');
    await visit('', async (page) => {
      await read(page);
      await keepButton(page).click();
      const kept = page.locator('.kept');
      await writeFile(
        profile,
        await saved(page, () => kept.getByRole('link', { name: 'Download the profile' }).click()),
      );
      await kept.getByRole('link', { name: 'Print with it' }).click();
      await page.waitForURL(/print\/custom\/#profile=1$/);
      await page.getByText('Correct for “My printer”').waitFor();
      await page.getByLabel('What to print').selectOption('target');
      await page.getByLabel('Just a number').check();
      await page.getByLabel('Number of players').fill('3');
      await expect.poll(() => new URL(page.url()).hash).toBe('#kit=target&count=3&ink=low&bleed=3&profile=1');
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      const link = page.getByRole('link', { name: 'Download the PDF' });
      await link.waitFor();
      const corrected = await saved(page, () => link.click());

      const print = (...words: string[]) => daggerFile('print', 'target', '--count', '3', ...words);
      expect((await print('--profile', profile)).equals(corrected)).toBe(true);
      expect((await print()).equals(corrected)).toBe(false);
    });
  },
);

test('a file that is no profile says what to do', async () => {
  await visit('', async (page) => {
    const file = { name: 'profile.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1') };
    await page.getByLabel('Load a profile file').setInputFiles(file);
    await expect.poll(() => page.locator('#profile-wrong').textContent()).toMatch(/damaged/);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('a good file is loaded and kept', async () => {
  await visit('', async (page) => {
    const text =
      '{"version":1,"name":"Work","ruler":{"x":100,"y":100},"back":{"x":1.3,"y":-0.8,"angle":0.4}}';
    const file = { name: 'profile.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel('Load a profile file').setInputFiles(file);
    await page.getByRole('heading', { name: 'Work' }).waitFor();
    await expect
      .poll(() => page.locator('.kept').textContent())
      .toContain(
        'Backs land 1.3 mm to the right and 0.8 mm high, turned 0.4° clockwise, as you look at them.',
      );
  });
});

test('a wrong reading is told beside its field', async () => {
  await visit('', async (page) => {
    await read(page);
    await page.getByLabel('Top scale').fill('44 Z');
    await expect.poll(() => page.locator('#scale-top-wrong').textContent()).toMatch(/number from 1 to 25/);
    await page.getByLabel('Across, mm').fill('12');
    await expect.poll(() => page.locator('#across-wrong').textContent()).toMatch(/90 to 110 mm/);
    await expect.poll(() => keepButton(page).isDisabled()).toBe(true);
    await expect.poll(() => page.getByLabel('Bottom scale').inputValue()).toBe('14n');
  });
});

test('a browser that keeps nothing says so, and gives the file', async () => {
  await visit(
    '',
    async (page) => {
      await read(page);
      await keepButton(page).click();
      await expect.poll(() => page.locator('#profile-wrong').textContent()).toMatch(/keeps nothing/);
      await page.locator('.result').getByRole('link', { name: 'Download the profile' }).waitFor();
    },
    {
      prepare: async (page) => {
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('refused', 'SecurityError');
          };
        });
      },
    },
  );
});
