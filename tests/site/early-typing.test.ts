/** A form is in sight before its script: what is typed into it meanwhile stays, on a slow line, in a proof on a slow machine too. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { volume } from '../volume';
import { unfold } from './taps';
import { addressOf, inBrowser, keepBack } from './visit';

/** Holds back the script of the island, lets somebody type, and then lets it come. */
const typeEarly = async (
  path: string,
  script: RegExp,
  type: (page: Page) => Promise<void>,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const kept = keepBack(script);
  const prepare = async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: volume(1, 6) });
    await kept.prepare(page);
  };
  await inBrowser(
    async (page) => {
      await page.goto(addressOf(path), { waitUntil: 'commit' });
      await type(page);
      await expect.poll(() => kept.isAsked).toBe(true);
      expect(await page.locator('astro-island[ssr]').count()).toBe(1);
      kept.letGo();
      await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
      await use(page);
    },
    { prepare },
  );
};

const STUDIO = /\/Studio\.[^/]*\.js$/;
const count = (page: Page) => page.getByLabel('Number of players');
const names = (page: Page) => page.getByLabel('Names', { exact: true });

describe('the print studio', () => {
  test('keeps the number, paper and backs, and the address gets them', async () => {
    await typeEarly(
      '/print/custom/',
      STUDIO,
      async (page) => {
        await count(page).fill('7');
        await page.getByLabel('Paper', { exact: true }).selectOption('letter');
        await page.getByLabel('Turn on the short edge').check();
        await page.getByLabel('What to print').selectOption('target');
        await expect.poll(() => page.getByRole('button', { name: 'Make the PDF' }).isDisabled()).toBe(true);
      },
      async (page) => {
        await expect
          .poll(() => new URL(page.url()).hash)
          .toBe('#kit=target&count=7&paper=letter&backs=short&ink=low&bleed=3');
        await expect.poll(() => count(page).inputValue()).toBe('7');
        await expect.poll(() => page.getByLabel('Turn on the short edge').isChecked()).toBe(true);
        await page.getByText('Target cards: 8 cards on Letter').waitFor();
      },
    );
  });

  test('puts them over what the address says, and leaves the rest of it', async () => {
    await typeEarly(
      '/print/custom/#kit=mafia&players=Ana,Ben,Cy,Dee,Eve&paper=a3&ink=low&copies=2&variable=1',
      STUDIO,
      async (page) => {
        await page.getByLabel('Paper', { exact: true }).selectOption('letter');
        await page.getByLabel('Turn on the short edge').check();
      },
      async (page) => {
        await expect
          .poll(() => new URL(page.url()).hash)
          .toBe('#kit=mafia&players=Ana,Ben,Cy,Dee,Eve&paper=letter&backs=short&ink=low&copies=2&variable=1');
        await expect.poll(() => page.getByLabel('Paper', { exact: true }).inputValue()).toBe('letter');
      },
    );
  });

  test('lets typing go on where it was', async () => {
    await typeEarly(
      '/print/custom/',
      STUDIO,
      async (page) => {
        await count(page).press('ControlOrMeta+a');
        await count(page).pressSequentially('15');
        await page.keyboard.press('ArrowLeft');
      },
      async (page) => {
        await page.keyboard.type('2');
        await expect.poll(() => count(page).inputValue()).toBe('125');
        await expect.poll(() => new URL(page.url()).hash).toContain('count=125');
      },
    );
  });
});

test('the form of a deal keeps the names', async () => {
  await typeEarly(
    '/deal/mafia/',
    /\/DealPage\.[^/]*\.js$/,
    async (page) => {
      await names(page).fill('Ana, Ben, Cy, Dee, Eve');
      await unfold(page, 'Options');
      await page.getByLabel('Variable Mafia').check();
    },
    async (page) => {
      await page.getByText('5 names').waitFor();
      await expect.poll(() => names(page).inputValue()).toBe('Ana, Ben, Cy, Dee, Eve');
      await expect.poll(() => page.getByLabel('Variable Mafia').isChecked()).toBe(true);
      await expect.poll(() => page.getByLabel('Seed', { exact: true }).inputValue()).not.toBe('');
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
      await expect.poll(() => page.getByLabel('Across, mm').inputValue()).toBe('99.5');
    },
  );
});
