/** Reading in comfort: lines of a good length, nothing that jumps, places that can be linked to, and a page that prints. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SOURCES } from '../../src/games';
import { launch } from './chromium';
import { pagesOf } from './pages';
import { open, watch } from './watch';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const visit = async (
  path: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  const site = inject('site');
  const { page, close } = await watch(browser, site, options);
  await open(page, `${site.origin}/${path}`);
  await use(page);
  await close();
};

/** How much may move, as a share of what is in sight. Nobody reads a table before the game that lies on it is there. */
const SHIFT = 0.05;
const TABLE_SHIFT = 0.2;

const TEXTS = SOURCES.map(({ id }) => id);

test.each(TEXTS)('lines of %s hold 60 to 75 characters on a desk', async (id) => {
  await visit(`rules/${id}/`, async (page) => {
    const perLine = await page.locator('article > p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        // The last line of a paragraph ends where it ends.
        return lines.size > 3 ? [(paragraph.textContent ?? '').length / (lines.size - 0.5)] : [];
      }),
    );
    const sorted = perLine.sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 65;
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(75);
  });
});

test.each(TEXTS)('%s is painted after one round trip: from its page alone, in its own look', async (id) => {
  const { page, close } = await watch(browser, inject('site'));
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : new Promise(() => undefined),
  );
  await page.goto(`${inject('site').origin}/rules/${id}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await close();
});

describe.each([
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)('on %s', (_name, viewport) => {
  test('nothing that is being read jumps while a page arrives on a slow line', async () => {
    const site = inject('site');
    const { page, close } = await watch(browser, site, { viewport });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: 250_000,
      uploadThroughput: 100_000,
    });
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        (window as unknown as { shifted: number }).shifted = sum;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const jumpy: string[] = [];
    for (const { path } of pagesOf(site)) {
      await open(page, `${site.origin}/${path}`);
      const shifted = await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0);
      if (shifted > (/^(table|seat|host|verify)\//.test(path) ? TABLE_SHIFT : SHIFT))
        jumpy.push(`${path}: ${shifted.toFixed(3)}`);
    }
    expect(jumpy).toEqual([]);
    await close();
  });
});

describe('a link at each heading', () => {
  const opacity = (page: Page) =>
    page
      .locator('article .anchor')
      .first()
      .evaluate((anchor) => getComputedStyle(anchor).opacity);

  test('appears under the mouse and under the keyboard', async () => {
    await visit('rules/target/', async (page) => {
      expect(await opacity(page)).toBe('0');
      await page.locator('article h2').first().hover();
      expect(await opacity(page)).toBe('1');
      await page.mouse.move(0, 0);
      expect(await opacity(page)).toBe('0');
      await page.locator('article .anchor').first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await opacity(page)).toBe('1');
      await page.keyboard.press('Enter');
      expect(new URL(page.url()).hash.length).toBeGreaterThan(1);
    });
  });

  test('is always there on a touch screen, and large enough for a thumb', async () => {
    await visit(
      'rules/target/',
      async (page) => {
        expect(await opacity(page)).toBe('1');
        const box = await page.locator('article .anchor').first().boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    );
  });
});

test('the contents stay in sight, without a script', async () => {
  const site = inject('site');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/rules/target/`);
  const column = page.locator('.contents .column');
  for (const chapter of ['Rulings', 'Kills and hits', 'Variants']) {
    await column.getByRole('link', { name: chapter }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    const box = await column.boundingBox();
    expect(box?.y, chapter).toBeGreaterThanOrEqual(0);
    expect(box?.y, chapter).toBeLessThan(100);
    expect((box?.y ?? 0) + (box?.height ?? 0), chapter).toBeLessThanOrEqual(900);
  }
  await context.close();
});

test.each(['rules/target/', 'search/', 'odds/tmag/', 'games/mafia/'])(
  'on paper %s is black on white, and nothing on it is for pressing',
  async (path) => {
    await visit(
      path,
      async (page) => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const [ink, paper] = await page.evaluate(() => {
          const { color, backgroundColor } = getComputedStyle(document.body);
          return [color, backgroundColor];
        });
        expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
        for (const pressed of ['header', 'footer', 'main .button', '.anchor', '.contents']) {
          for (const one of await page.locator(pressed).all()) {
            expect(await one.isVisible(), pressed).toBe(false);
          }
        }
      },
      { colorScheme: 'dark' },
    );
  },
);
