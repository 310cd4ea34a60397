/** After one visit the site needs no network, and the edition of a visit changes when a person says so. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listen, staticServer } from '../../scripts/static-server';
import { testFolder } from '../folder';
import { volume } from '../volume';
import { browser } from './visit';

const folder = testFolder();

interface Host {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** A server of one test's own, which it can stop. */
const host = async (root: string, base: string): Promise<Host> => {
  const server: Server = staticServer({ root, base });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${port}${base}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const visitOnce = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText(/ready for offline use\./i).waitFor();
  return page;
};

/** A browser whose owner asks sites to be sparing. */
const savingData = async (): Promise<BrowserContext> => {
  const context = await (await browser()).newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return context;
};

// Below a folder is the harder of the two.
describe.each((['subSite', 'site'] as const).slice(0, volume(1, 2)))(
  'after one visit to %s, without a network',
  (which) => {
    let context: BrowserContext;
    let page: Page;
    let address: string;
    const troubles: string[] = [];
    beforeAll(async () => {
      const { root, base } = inject(which);
      const served = await host(root, base);
      address = served.address;
      context = await (await browser()).newContext({ acceptDownloads: true });
      const warnings: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'log') warnings.push(message.text());
      });
      page = await visitOnce(context, address);
      expect(warnings).toEqual([]);
      await context.setOffline(true);
      await served.stop();
      page.on('pageerror', (error) => troubles.push(error.message));
    });
    afterAll(() => context.close());

    test('rules are read, with their fonts', async () => {
      await page.goto(`${address}rules/target/#T3`);
      await page.getByText('If a player dies by their own hand').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "League Gothic"'))).toBe(true);
    });

    test('the search finds', async () => {
      await page.goto(`${address}rules/`);
      await page.getByLabel('A word or a question').fill('planeswalker');
      await page.locator('#found a').first().click();
      await page.waitForURL('**/rules/target/#*');
    });

    test('a deal is dealt', async () => {
      await page.goto(`${address}deal/target/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7`);
      await page.getByRole('button', { name: 'Pass the phone round' }).click();
      await page.getByRole('button', { name: 'Hold to look' }).waitFor();
    });

    test('a PDF is made, with letters that few names have', async () => {
      await page.goto(`${address}print/custom/#kit=target&players=Ana,Бен,太郎,😀`);
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      const link = page.getByRole('link', { name: 'Download the PDF' });
      await link.waitFor();
      const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('ready files are there', async () => {
      await page.goto(`${address}print/`);
      const starts = await page.evaluate(async () => {
        const files = [...document.querySelectorAll<HTMLAnchorElement>('a[href$=".pdf"]')];
        return Promise.all(files.map(async ({ href }) => (await (await fetch(href)).text()).slice(0, 5)));
      });
      expect(starts.length).toBeGreaterThanOrEqual(8);
      expect(new Set(starts)).toEqual(new Set(['%PDF-']));
    });

    test('an address without its slash finds its page, and one that is none is told so', async () => {
      await page.goto(`${address}rules`);
      await page.getByRole('heading', { name: 'Settle it' }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/rules\/$/);
      for (const path of ['nobody/', '%ZZ/']) {
        const response = await page.goto(`${address}${path}`);
        expect(response?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Nobody by that name' }).waitFor();
      }
    });

    test('nothing goes wrong meanwhile', () => {
      expect(troubles).toEqual([]);
    });
  },
);

describe('a new edition', () => {
  /** Two pages of the site as built, and then again with another title and another place in the worker's list. */
  const editions = () => {
    const { root: whole } = inject('site');
    const root = join(folder, 'site');
    const isNeeded = (path: string) =>
      /^(assets|fonts\/(?!noto)|deal$|deal\/target|(index|404)\.html|sw\.js|$)/.test(path);
    cpSync(whole, root, {
      recursive: true,
      filter: (file) => isNeeded(relative(whole, file)) || /^fonts$/.test(relative(whole, file)),
    });
    const list = join(root, 'sw.js');
    writeFileSync(
      list,
      readFileSync(list, 'utf8').replace(
        /\{"revision":(?:null|"[0-9a-f]+"),"url":"([^"]+)"\},?/g,
        (entry, url) => (isNeeded(url) ? entry : ''),
      ),
    );
    const publish = () => {
      for (const file of ['index.html', 'deal/target/index.html']) {
        const path = join(root, file);
        writeFileSync(
          path,
          readFileSync(path, 'utf8').replace('<main', '<p id="second">Second edition</p><main'),
        );
      }
      const worker = join(root, 'sw.js');
      const revisions = /"revision":"[0-9a-f]+","url":"(index\.html|deal\/target\/index\.html)"/g;
      writeFileSync(
        worker,
        readFileSync(worker, 'utf8').replace(revisions, '"revision":"second","url":"$1"'),
      );
    };
    return { root, publish };
  };

  test('is offered, waits, and comes with a reload when somebody says so', async () => {
    const { root, publish } = editions();
    const served = await host(root, '/');
    const context = await savingData();
    const page = await visitOnce(context, served.address);
    publish();
    const deal = await context.newPage();
    await deal.goto(`${served.address}deal/target/#players=Ana,Ben,Cy&seed=x`);
    await deal.getByRole('button', { name: 'Pass the phone round' }).click();
    await page.reload();
    await page.getByText('A new edition of this site is there.').waitFor();
    // In the middle of a deal it stands at the foot of the page, out of the way.
    const places = await Promise.all(
      [page, deal].map((one) =>
        one.locator('#new-edition').evaluate((offer) => getComputedStyle(offer).position),
      ),
    );
    expect(places).toEqual(['fixed', 'static']);
    // Until then all stays as it was, on this page and on the next.
    await page.reload();
    await expect.poll(() => page.locator('#second').count()).toBe(0);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => page.locator('#new-edition').isVisible()).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('#second').waitFor();
    // The other page goes on where it was.
    await deal.getByRole('button', { name: 'Hold to look' }).waitFor();
    await expect.poll(() => deal.locator('#second').count()).toBe(0);
    await context.close();
    await served.stop();
  });
});

test('who saves data is asked for nothing that is not needed', async () => {
  const { root, base } = inject('site');
  const served = await host(root, base);
  const context = await savingData();
  const page = await visitOnce(context, served.address);
  await page.getByText('Rules, deals and tables are ready for offline use.').waitFor();
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/rules/mafia/index.html');
  expect(kept).toContain('/rules/mafia/law.json');
  expect(kept.filter((path) => /\.pdf$|noto/.test(path))).toEqual([]);
  const font = 'fonts/noto-sans-kr-116-wght-normal.bin';
  const sizeOf = () =>
    page.evaluate(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength, font);
  const size = await sizeOf();
  expect(size).toBeGreaterThan(10_000);
  await context.setOffline(true);
  expect(await sizeOf(), 'a font that was used once').toBe(size);
  await context.close();
  await served.stop();
});
