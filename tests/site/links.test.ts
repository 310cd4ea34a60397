/** Every address in every page leads somewhere: at the root of a host, and in a folder below one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { SUB_SITE_FILES } from '../../scripts/sites';
import { PSEUDO } from '../../scripts/texts/pseudo';
import { remembered } from '../../src/base/remembered';
import { EDITION } from '../../src/files/editions';
import { otherLanguages, pagesOf } from './pages';
import type { BuiltSite } from './set-up';

const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|component-url|renderer-url)="([^"]*)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );

/** Files to print that the site in a folder is built without (scripts/sites.ts). */
const isLeftOut = (address: string): boolean => {
  const [, folder = '', id = ''] = /^(.*)print\/files\/([^-]+)-/.exec(address) ?? [];
  return id !== '' && (folder.includes(`/${PSEUDO}/`) || !SUB_SITE_FILES.includes(id));
};

const hasAnchor = (html: string, id: string): boolean => html.includes(` id="${id}"`);

const htmlOf = remembered((file: string) => readFileSync(file, 'utf8'));

/** What is wrong with an address on a page, or nothing. */
const fault = (site: BuiltSite, from: string, address: string): string | undefined => {
  if (/^https:/.test(address)) return undefined;
  const url = new URL(address, `http://site${site.base}${from}`);
  if (url.host !== 'site') return 'leads to another host without https';
  if (!url.pathname.startsWith(site.base)) return `leaves ${site.base}`;
  const below = decodeURIComponent(url.pathname.slice(site.base.length));
  const file = join(site.root, below.endsWith('/') || below === '' ? `${below}index.html` : below);
  if (!existsSync(file)) return 'leads nowhere';
  if (!below.includes('.') && below !== '' && !below.endsWith('/')) return 'lacks its slash';
  // A fragment with a value is read by a script; any other names an element.
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || anchor.includes('=')) return undefined;
  return hasAnchor(htmlOf(file), anchor) ? undefined : `has no element “${anchor}”`;
};

describe.each(['site', 'subSite'] as const)('%s', (which) => {
  test('every language has all fonts, which are made for the first', () => {
    const { root } = inject(which);
    const fonts = ['', ...otherLanguages(root)].map((language) => readdirSync(join(root, language, 'fonts')));
    expect(fonts[0]?.length).toBeGreaterThan(100);
    for (const own of fonts) expect(own).toEqual(fonts[0]);
  });

  test('every link, script, style and picture is there, and every anchor too', () => {
    const site = inject(which);
    const pages = ['', ...otherLanguages(site.root)].flatMap((language) =>
      pagesOf(site, language).map(({ path, html }) => ({
        path: language ? `${language}/${path}` : path,
        html,
      })),
    );
    const faults = pages.flatMap(({ path, html }) =>
      addressesIn(html).flatMap((address) => {
        if (which === 'subSite' && isLeftOut(address)) return [];
        const found = fault(site, path, address);
        return found === undefined ? [] : [`${path}: ${address} ${found}`];
      }),
    );
    expect(faults).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(12);
  });

  test('styles find their fonts', () => {
    const site = inject(which);
    for (const { path, html } of pagesOf(site)) {
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
        .map(([, css = '']) => css)
        .join('');
      const urls = [...styles.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
      expect(urls.length, path).toBeGreaterThan(0);
      for (const url of urls.filter((one) => !one.startsWith('data:')))
        expect(fault(site, path, url), `${path}: ${url}`).toBeUndefined();
    }
  });
});

test('every label names a field of its page', () => {
  const named = pagesOf(inject('site')).flatMap(({ path, html }) =>
    [...html.matchAll(/<label[^>]*\sfor="([^"]+)"/g)].map(([, id = '']) => ({ path, html, id })),
  );
  expect(named.filter(({ html, id }) => !hasAnchor(html, id)).map(({ path, id }) => `${path} ${id}`)).toEqual(
    [],
  );
  expect(named.length).toBeGreaterThan(10);
});

test('every page leads to the search, with its key, and to what the browser keeps', () => {
  for (const { path, html } of pagesOf(inject('site'))) {
    if (html.includes('id="on"')) continue;
    const [, game = ''] = /<html[^>]*data-game="([^"]+)"/.exec(html) ?? [];
    const search = `href="/rules/${game && `#game=${game}`}" aria-keyshortcuts="/"`;
    expect(html.includes(search), `${path} ${search}`).toBe(true);
    expect(html.includes('href="/kept/"'), path).toBe(true);
  }
});

test('every text of rules names the edition of its language’s files', () => {
  const texts = pagesOf(inject('site')).filter(({ path }) => /^rules\/[a-z]+\/$/.test(path));
  expect(texts.length).toBeGreaterThan(4);
  for (const { path, html } of texts) expect(html, path).toContain(`Edition ${EDITION.number} · `);
});

test('no page has an inline style, an inline handler or a policy that lets them in', () => {
  for (const { path, html } of pagesOf(inject('site'))) {
    expect(html.match(/<[^>]+\s(style|on[a-z]+)="[^"]*"/g), path).toBeNull();
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    // The service worker is one of the site's own scripts: no other directive is about it.
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toMatch(/worker-src|child-src/);
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy.includes("'wasm-unsafe-eval'"), path).toBe(path === 'print/custom/');
    expect(policy.replace("'wasm-unsafe-eval'", ''), path).not.toContain('unsafe-eval');
    expect(html, path).toContain('<meta name="referrer" content="no-referrer">');
  }
});
