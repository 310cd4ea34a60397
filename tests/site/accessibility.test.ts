/** Every page, light and dark, on a desk and on a phone: no fault that axe knows, no stranger, no refusal, nothing cut off. */
import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './chromium';
import { pagesOf } from './pages';
import { open, watch } from './watch';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const VIEWS = [
  { name: 'a desk, light', colorScheme: 'light', width: 1280, height: 900 },
  { name: 'a desk, dark', colorScheme: 'dark', width: 1280, height: 900 },
  { name: 'a phone, light', colorScheme: 'light', width: 390, height: 844 },
  { name: 'a phone, dark', colorScheme: 'dark', width: 390, height: 844 },
] as const;

/** What an address makes of a page: a deal on the table, a damaged link, a job that cannot be printed. */
const STATES = [
  'deal/target/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&out=2',
  'deal/target/#players=Ana,Ben',
  'print/custom/#kit=mafia&count=2&margin=wide',
  'print/custom/#kit=target&players=Ana,Ben,Cy,Dee&seed=friday-7&pieces=target-1&since=1&profile=1',
];

/** Run in the page. What axe finds, one line a fault. */
const audit = async (): Promise<string[]> => {
  const runner = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await runner.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
};

describe.each(VIEWS)('$name', ({ colorScheme, width, height }) => {
  test('all pages pass', async () => {
    const site = inject('site');
    const { page, strangers, troubles, close } = await watch(browser, site, {
      colorScheme,
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    for (const path of [...pagesOf(site).map((file) => file.path), ...STATES]) {
      await open(page, `${site.origin}${site.base}${path}`);
      // Through the debugger, which the page's policy does not bind.
      await page.evaluate(axe.source);
      expect(await page.evaluate(audit), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(width);
    }
    // The phone on its way round, with a card in sight.
    await open(page, `${site.origin}/deal/mafia/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7`);
    await page.getByRole('button', { name: 'Pass the phone round' }).click();
    await page.getByRole('button', { name: 'Hold to look' }).focus();
    await page.keyboard.down('Space');
    await page.locator('.secret').waitFor();
    await page.evaluate(axe.source);
    expect(await page.evaluate(audit)).toEqual([]);
    expect(strangers).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });
});

test('text at twice its size cuts nothing off and scrolls one way only', async () => {
  const site = inject('site');
  const { page, close } = await watch(browser, site, { viewport: { width: 780, height: 844 } });
  for (const { path } of pagesOf(site)) {
    await open(page, `${site.origin}${site.base}${path}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(780);
  }
  await close();
});
