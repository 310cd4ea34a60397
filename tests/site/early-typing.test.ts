/** A form is in sight before its script: what is typed into it meanwhile stays, on a slow line and on a slow machine. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './chromium';
import { watch } from './watch';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Holds back the script of the island, lets somebody type, and then lets it come. */
const typeEarly = async (
  path: string,
  script: RegExp,
  type: (page: Page) => Promise<void>,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const site = inject('site');
  const { page, troubles, close } = await watch(browser, site);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
  await type(page);
  expect(await page.locator('astro-island[ssr]').count()).toBe(1);
  release();
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await use(page);
  expect(troubles).toEqual([]);
  await close();
};

const STUDIO = /\/Studio\.[^/]*\.js$/;
const names = (page: Page) => page.getByLabel('Names', { exact: true });

describe('the print studio', () => {
  test('keeps names, paper and backs, and the address gets them', async () => {
    await typeEarly(
      '/print/custom/',
      STUDIO,
      async (page) => {
        await names(page).pressSequentially('Ana, Ben, Cy');
        await page.getByLabel('Paper', { exact: true }).selectOption('letter');
        await page.getByLabel('Turn on the short edge').check();
        await page.getByLabel('What to print').selectOption('target');
        expect(await page.getByRole('button', { name: 'Make the PDF' }).isDisabled()).toBe(true);
      },
      async (page) => {
        await expect
          .poll(() => new URL(page.url()).hash)
          .toBe('#kit=target&players=Ana,Ben,Cy&paper=letter&backs=short');
        expect(await names(page).inputValue()).toBe('Ana, Ben, Cy');
        expect(await page.getByLabel('Turn on the short edge').isChecked()).toBe(true);
        await page.getByText('Target cards: 4 cards on Letter').waitFor();
      },
    );
  });

  test('puts them over what the address says, and leaves the rest of it', async () => {
    await typeEarly(
      '/print/custom/#kit=mafia&players=Ana,Ben,Cy,Dee,Eve&paper=a3&ink=low&copies=2&variable=1',
      STUDIO,
      async (page) => {
        await page.getByLabel('Paper', { exact: true }).selectOption('letter');
        await names(page).fill('Fox, Gil, Hal, Ida, Joe');
      },
      async (page) => {
        await expect
          .poll(() => new URL(page.url()).hash)
          .toBe('#kit=mafia&players=Fox,Gil,Hal,Ida,Joe&paper=letter&ink=low&copies=2&variable=1');
        expect(await page.getByLabel('Paper', { exact: true }).inputValue()).toBe('letter');
      },
    );
  });

  test('lets typing go on where it was', async () => {
    await typeEarly(
      '/print/custom/',
      STUDIO,
      async (page) => {
        await names(page).pressSequentially('Ana, Cy');
        for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowLeft');
      },
      async (page) => {
        await page.keyboard.type('Ben, ');
        expect(await names(page).inputValue()).toBe('Ana, Ben, Cy');
        await expect.poll(() => new URL(page.url()).hash).toContain('players=Ana,Ben,Cy');
      },
    );
  });
});

test('the form of a deal keeps the names', async () => {
  await typeEarly(
    '/deal/mafia/',
    /\/DealTable\.[^/]*\.js$/,
    async (page) => {
      await names(page).fill('Ana, Ben, Cy, Dee, Eve');
      await page.getByLabel('Variable Mafia').check();
    },
    async (page) => {
      await page.getByText('5 names').waitFor();
      expect(await names(page).inputValue()).toBe('Ana, Ben, Cy, Dee, Eve');
      expect(await page.getByLabel('Variable Mafia').isChecked()).toBe(true);
      expect(await page.getByLabel('Seed', { exact: true }).inputValue()).not.toBe('');
    },
  );
});

test('the readings of a printer are kept', async () => {
  await typeEarly(
    '/print/calibrate/',
    /\/Calibrate\.[^/]*\.js$/,
    async (page) => {
      await page.getByLabel('Across, mm').fill('99.5');
      await page.getByLabel('Down, mm').fill('100.5');
    },
    async (page) => {
      await page.getByText('Still to read: 3 of 5.').waitFor();
      expect(await page.getByLabel('Across, mm').inputValue()).toBe('99.5');
    },
  );
});
