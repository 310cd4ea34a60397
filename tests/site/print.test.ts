/** Printing in a browser, from the home page to the file. */
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awake, bytesOf, DESKTOP, visit } from './visit';

interface Printed {
  readonly name: string;
  readonly pdf: PDFDocument;
}

/** Presses the button, waits for the file and opens it. */
const print = async (page: Page): Promise<Printed> => {
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const link = page.getByRole('link', { name: 'Download the PDF' });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const bytes = await bytesOf(download);
  return {
    name: download.suggestedFilename(),
    pdf: await PDFDocument.load(bytes, { updateMetadata: false }),
  };
};

test('from home to a file for seven named players, on the paper of their country', async () => {
  await visit('/', async (page) => {
    await page
      .locator('#games li', { hasText: 'Assassin, for Magic' })
      .getByRole('link', { name: /^Print/ })
      .click();
    await page.waitForURL(/\/print\/#target$/);
    await page.locator('#target').getByRole('link', { name: 'With your names' }).click();
    await page.waitForURL(/\/print\/custom\/#kit=target&ink=low&bleed=3&paper=letter$/);
    await awake(page);
    await page.getByText('Target cards: 9 cards on Letter').waitFor();
    await page.getByLabel('By name').check();
    await page.getByLabel('Names', { exact: true }).fill('Ana\nBen\nЖенька\nDee\nEve\nFox\nΓιώργος');
    await page.getByText('Target cards: 8 cards on Letter').waitFor();
    const { name, pdf } = await print(page);
    expect(name).toBe('paper-dagger-target-7-letter.pdf');
    expect(pdf.getPageCount()).toBe(2);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.min(width, height), Math.max(width, height)].map(Math.round)).toEqual([612, 792]);
    await page.getByText(/Ready: 8 cards on 2 pages/).waitFor();
  });
});

test('an open deal is printed from its page', async () => {
  await visit('/deal/target/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&ring=1', async (page) => {
    await page.getByRole('link', { name: 'Print these cards' }).click();
    await page.getByText('Target cards: 6 cards on A4').waitFor();
    await expect
      .poll(() => page.getByLabel('Names', { exact: true }).inputValue())
      .toBe('Ana\nBen\nCy\nDee\nEve');
    await expect.poll(() => page.getByLabel('Seed of a deal').inputValue()).toBe('friday-7');
    await expect.poll(() => page.getByLabel('One ring').isChecked()).toBe(true);
  });
});

describe('bad input is answered beside its field, and stays there', () => {
  // The messages are those of the job, which has tests of its own: here is one of each kind.
  test('names', async () => {
    await visit('/print/custom/#kit=target&players=Ana,,Cy', async (page) => {
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      await expect.poll(() => page.locator('#names-wrong').textContent()).toMatch(/seat 2 is empty/);
      await expect.poll(() => page.getByLabel('Names', { exact: true }).inputValue()).toBe('Ana, , Cy');
    });
  });

  test('a margin that is none, from a link, and its field stays', async () => {
    await visit('/print/custom/#kit=target&players=Ana,Ben,Cy&margin=wide', async (page) => {
      await expect
        .poll(() => page.locator('#margin-wrong').textContent())
        .toMatch(/margin is a length from 0 to 100 mm/);
      const margin = page.getByLabel('Printer’s margin');
      await margin.waitFor();
      await expect.poll(() => margin.inputValue()).toBe('wide');
    });
  });

  test('a number that is none', async () => {
    await visit('/print/custom/#kit=mafia&count=many', async (page) => {
      await expect
        .poll(() => page.locator('#count-wrong').textContent())
        .toMatch(/whole number from 1 to 200/);
      await expect.poll(() => page.getByLabel('Number of players').inputValue()).toBe('many');
    });
  });

  test('a link', async () => {
    await visit('/print/custom/#kit=target&players=Ana,B%Z', async (page) => {
      await expect.poll(() => page.locator('#link-wrong').textContent()).toMatch(/damaged/);
      await expect.poll(() => page.getByLabel('Names', { exact: true }).inputValue()).toContain('Ana');
    });
  });

  test('a name that no font can print is refused by its characters', async () => {
    await visit('/print/custom/#kit=target&players=Ana,Ben,%F0%93%80%80', async (page) => {
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      await page.locator('#names-wrong .wrong').waitFor();
      await expect.poll(() => page.locator('#names-wrong').textContent()).toContain('\u{13000}');
    });
  });
});

test.each([
  ['en-US', 'Letter', 'A4'],
  ['de-DE', 'A4', 'Letter'],
])('in %s files for %s come before those for %s', async (locale, first, second) => {
  await visit(
    '/print/',
    async (page) => {
      const left = async (paper: string) =>
        (await page.locator('.ways a', { hasText: paper }).first().boundingBox())?.x ?? 0;
      expect(await left(first)).toBeLessThan(await left(second));
    },
    { ...DESKTOP, locale },
  );
});

test('sheets can be leafed through, and a booklet opens, without a script', async () => {
  await visit(
    '/print/',
    async (page) => {
      const sheets = page.getByRole('region', { name: 'The sheets of Role cards' });
      const last = sheets.getByRole('img').last();
      await sheets.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
      const [box, frame] = [await last.boundingBox(), await sheets.boundingBox()];
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0) + 1,
      );
      const booklet = page.getByLabel('Open the booklet of Assassin: the Card Game');
      await booklet.focus();
      await page.keyboard.press('Space');
      await expect
        .poll(() =>
          booklet.evaluate(
            (box) => getComputedStyle(box.parentElement?.querySelector('span') as Element).transform,
          ),
        )
        .toContain('matrix3d(-1');
    },
    { javaScriptEnabled: false },
  );
});

test('every ready file is there, and a PDF', async () => {
  await visit('/print/', async (page) => {
    const files = await page
      .locator('a[href$=".pdf"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(files.length).toBeGreaterThanOrEqual(8);
    for (const count of [9, 8, 4, 6])
      await expect.poll(() => page.getByText(`The ready files are for ${count} players.`).count()).toBe(1);
    for (const file of files) {
      const response = await page.request.get(file);
      expect(response.headers()['content-type']).toBe('application/pdf');
      await expect.poll(async () => (await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
