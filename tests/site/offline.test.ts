/** After one visit the site needs no network, and the edition of a visit changes when a person says so. */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { withSlashes } from '../../scripts/size/sources';
import { listen, staticServer } from '../../scripts/static-server';
import { HASH_LENGTH } from '../../src/app/offline/manifest';
import { testFolder } from '../folder';
import { someOf, volume } from '../volume';
import { newContext } from './chromium';
import { otherLanguages } from './pages';
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

/** `ready` is what the page says when all is there that it keeps. */
const visitOnce = async (
  context: BrowserContext,
  address: string,
  ready = 'Ready for offline use.',
): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText(ready, { exact: true }).waitFor();
  return page;
};

const IN_USE = 'What you use here is ready for offline use.';

/** A browser whose owner asks sites to be sparing, or whose line is. */
const savingData = async (connection: object = { saveData: true }): Promise<BrowserContext> => {
  const context = await newContext(await browser());
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  return context;
};

test('another language is no new edition, and its worker speaks to its own pages', async () => {
  const { root, base } = inject('subSite');
  const served = await host(root, base);
  const context = await savingData();
  const english = await visitOnce(context, served.address, IN_USE);
  await english.evaluate(() => {
    const told: (string | null)[] = [];
    const line = document.querySelector('#offline span') as Node;
    new MutationObserver(() => told.push(line.textContent)).observe(line, { childList: true });
    Object.assign(window, { told });
  });
  const page = await context.newPage();
  await page.goto(`${served.address}${otherLanguages(root)[0]}/`);
  // Whoever reads this language or none: its last words have no "%".
  await expect.poll(() => page.locator('#offline span').textContent()).toMatch(/^[^%]+$/);
  expect(await page.locator('#new-edition').isVisible()).toBe(false);
  expect(await english.evaluate(() => (window as unknown as { told: unknown }).told)).toEqual([]);
  await context.close();
  await served.stop();
});

// Below a folder is the harder of the two.
describe.each(someOf(['subSite', 'site'] as const, 1))(
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
      context = await newContext(await browser(), { acceptDownloads: true });
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
      await page.getByRole('heading', { name: 'Ask the rules' }).waitFor();
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

/** The list of files in a built worker, changed. */
const relist = (worker: string, change: (list: Record<string, string>) => Record<string, string>): void => {
  const text = readFileSync(worker, 'utf8');
  writeFileSync(
    worker,
    text.replace(/\{"404\.html":[^}]*\}/, (list) => JSON.stringify(change(JSON.parse(list)))),
  );
};

const hashOfFile = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, HASH_LENGTH);

const PDF = 'print/files/target-cards-a4.pdf';
const EDITED = ['index.html', 'deal/target/index.html'];

/** Two pages of the site as built, and then again with another title and another place in the worker's list. */
const editions = (name: string) => {
  const { root: whole } = inject('site');
  const root = join(folder, name);
  const isNeeded = (path: string) =>
    /^(assets|fonts\/(?!noto)|deal$|deal\/target|print$|print\/files$|print\/files\/target-cards-a4\.pdf|(index|404)\.html|sw\.js|$)/.test(
      path,
    );
  cpSync(whole, root, {
    recursive: true,
    filter: (file) => isNeeded(withSlashes(relative(whole, file))) || relative(whole, file) === 'fonts',
  });
  const worker = join(root, 'sw.js');
  relist(worker, (list) => Object.fromEntries(Object.entries(list).filter(([url]) => isNeeded(url))));
  /** Puts out the files of the next edition; its worker comes last, or not at all. */
  const publish = (...files: readonly string[]) => {
    for (const file of files) {
      const path = join(root, file);
      const next = file.endsWith('.pdf')
        ? Buffer.concat([readFileSync(path), Buffer.from('% second edition')])
        : readFileSync(path, 'utf8').replace('<main', '<p id="second">Second edition</p><main');
      writeFileSync(path, next);
    }
  };
  const publishWorker = (...files: readonly string[]) =>
    relist(worker, (list) => ({
      ...list,
      ...Object.fromEntries(files.map((file) => [file, hashOfFile(join(root, file))])),
    }));
  return { root, publish, publishWorker };
};

describe('a new edition', () => {
  test('is offered, waits, and comes with a reload when somebody says so', async () => {
    const { root, publish, publishWorker } = editions('site');
    const served = await host(root, '/');
    const context = await savingData();
    const page = await visitOnce(context, served.address, IN_USE);
    const link = `${served.address}deal/target/#players=Ana,Ben,Cy&seed=x`;
    const deal = await visitOnce(context, link, IN_USE);
    publish(...EDITED);
    publishWorker(...EDITED);
    await deal.reload();
    await deal.getByRole('button', { name: 'Pass the phone round' }).click();
    await page.reload();
    await page.getByText('There’s a new edition of this site.').waitFor();
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
    // Without a network, what was never opened is not taken for what is not there.
    await served.stop();
    const response = await page.goto(served.address + PDF);
    expect(response?.status()).toBe(503);
    await page.getByRole('heading', { name: 'This page is not on this device yet' }).waitFor();
    expect(await page.getByText('404').isVisible()).toBe(false);
    await context.close();
  });
});

/** How many bytes a page of the site is given for a file. */
const sizeOf = (page: Page, file: string): Promise<number> =>
  page.evaluate(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength, `/${file}`);

const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1));
  });

test('a file of the next edition is served and not kept, and after a roll-back the right one is', async () => {
  const { root, publish } = editions('in-the-middle');
  const before = readFileSync(join(root, PDF));
  const served = await host(root, '/');
  const context = await savingData();
  const page = await visitOnce(context, served.address, IN_USE);
  publish(PDF);
  expect(await sizeOf(page, PDF)).toBe(readFileSync(join(root, PDF)).length);
  await page.getByText(`the host sends another “${PDF}”`).waitFor();
  expect(await keptNames(page)).not.toContain(PDF);
  writeFileSync(join(root, PDF), before);
  expect(await sizeOf(page, PDF)).toBe(before.length);
  await expect.poll(() => keptNames(page)).toContain(PDF);
  await context.setOffline(true);
  expect(await sizeOf(page, PDF)).toBe(before.length);
  await context.close();
  await served.stop();
});

test('a host that changes in the middle of the first visit leaves nothing wrong behind', async () => {
  const { root, publish, publishWorker } = editions('first-visit');
  publish('deal/target/index.html');
  const served = await host(root, '/');
  const context = await savingData();
  const page = await context.newPage();
  await page.goto(`${served.address}deal/target/`);
  await page.getByText('the host sends another “deal/target/index.html”').waitFor();
  expect(await keptNames(page)).not.toContain('deal/target/index.html');
  publishWorker('deal/target/index.html');
  await page.reload();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText(IN_USE, { exact: true }).waitFor();
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator('#second').count()).toBe(1);
  await context.close();
  await served.stop();
});

test('a host that rewrites pages has a site that works, and says that it is not for offline use', async () => {
  const { root } = editions('rewritten');
  const server = staticServer({ root });
  const [serve] = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.endsWith('/') || request.url?.endsWith('.html')) {
      const file = join(root, request.url, request.url.endsWith('/') ? 'index.html' : '');
      response.setHeader('content-type', 'text/html');
      response.end(`${readFileSync(file, 'utf8')}<!-- seen by a host -->`);
    } else serve?.(request, response);
  });
  const port = await listen(server, 0, '127.0.0.1');
  const context = await savingData();
  const page = await context.newPage();
  for (const _ of ['first', 'second']) {
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByText(/^Not ready for offline use: the host sends another “.*html”/).waitFor();
  }
  expect((await keptNames(page)).filter((name) => name.endsWith('.html'))).toEqual([]);
  await context.close();
  server.close();
  server.closeAllConnections();
});

/** What a first visit keeps of a site, and no more. */
const keptAt = async (context: BrowserContext, path: string) => {
  const { root, base } = inject('site');
  const served = await host(root, base);
  const page = await visitOnce(context, served.address + path, IN_USE);
  return { served, page, kept: await keptNames(page) };
};

test.each([
  ['who saves data', { saveData: true }] as const,
  ...volume(
    [],
    [
      ['who pays by the megabyte', { type: 'cellular' }] as const,
      ['who has a slow line', { effectiveType: 'slow-2g' }] as const,
    ],
  ),
])('%s is asked for the page and its game alone, and for what is used', async (_who, connection) => {
  const context = await savingData(connection);
  const { served, page, kept } = await keptAt(context, 'table/mafia/');
  for (const path of ['table/mafia/index.html', 'rules/mafia/index.html', 'rules/mafia/law.json', '404.html'])
    expect(kept).toContain(path);
  expect(kept.filter((path) => /\.pdf$|noto|nation|search\.json/.test(path))).toEqual([]);
  expect(kept.length).toBeLessThan(160);
  const font = 'fonts/noto-sans-kr-116-wght-normal.bin';
  const size = await sizeOf(page, font);
  expect(size).toBeGreaterThan(10_000);
  await context.setOffline(true);
  expect(await sizeOf(page, font), 'a font that was used once').toBe(size);
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).first().waitFor();
  await context.close();
  await served.stop();
});

test('who wants no more than is used says so once, and can take it back', async () => {
  const { root, base } = inject('site');
  const served = await host(root, base);
  const context = await newContext(await browser());
  const page = await context.newPage();
  await page.goto(served.address);
  await page.getByRole('button', { name: 'Keep what I use alone' }).click();
  await page.getByText(IN_USE, { exact: true }).waitFor();
  const kept = await keptNames(page);
  expect(kept.filter((path) => path.endsWith('.pdf')).length).toBeLessThan(54);
  await page.goto(`${served.address}kept/`);
  await page.getByText(IN_USE, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove the copy' }).click();
  await page.getByText(/^No copy of the site/).waitFor();
  await page.reload();
  await page.getByText(/^No copy of the site/).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('button', { name: 'Keep all of the site' }).click();
  await page.getByText(/^Getting ready for offline use/).waitFor();
  await context.close();
  await served.stop();
});

test('a full disk leaves what is there, and says that the rest is not', async () => {
  const { root, base } = inject('site');
  const served = await host(root, base);
  const context = await newContext(await browser());
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const origin = new URL(served.address).origin;
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  await page.goto(served.address);
  await page.getByText('The rest of the site follows another time.').waitFor();
  const kept = await keptNames(page);
  expect(kept).toContain('index.html');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
  await served.stop();
});
