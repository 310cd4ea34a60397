/** What a page may weigh, gzipped: its scripts with all that they import, and everything before the first picture. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { pagesOf } from './pages';
import type { BuiltSite } from './set-up';

const KB = 1024;
const gzipped = (data: Buffer | string): number => gzipSync(data, { level: 9 }).length;

/** A script file and everything that it imports at once. */
const withImports = ({ root, base }: BuiltSite, address: string, seen: Set<string>): void => {
  const file = join(root, address.slice(base.length));
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g,
  )) {
    withImports({ root, base, origin: '' }, new URL(from, `http://site${address}`).pathname, seen);
  }
};

const scriptBytes = (site: BuiltSite, html: string): number => {
  const files = new Set<string>();
  for (const [, address = ''] of html.matchAll(/(?:src|component-url|renderer-url)="([^"]+\.js)"/g)) {
    withImports(site, address, files);
  }
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const fileBytes = [...files].reduce((sum, file) => sum + gzipped(readFileSync(file)), 0);
  return fileBytes + inline.filter(Boolean).reduce((sum, script) => sum + gzipped(script), 0);
};

const styleBytes = ({ root, base }: BuiltSite, html: string): number =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].reduce(
    (sum, [, address = '']) => sum + gzipped(readFileSync(join(root, address.slice(base.length)))),
    0,
  );

/** Script, style and markup a page kind may have, in KB gzipped. */
const BUDGETS: readonly {
  readonly kind: RegExp;
  readonly script: number;
  readonly style: number;
  readonly html: number;
}[] = [
  { kind: /^rules\//, script: 2, style: 10, html: 40 },
  { kind: /^deal\/.+/, script: 48, style: 10, html: 12 },
  { kind: /^print\/custom\//, script: 56, style: 10, html: 12 },
  { kind: /^print\/calibrate\//, script: 24, style: 10, html: 12 },
  { kind: /^table\//, script: 40, style: 10, html: 24 },
  { kind: /^odds\//, script: 0, style: 10, html: 40 },
  { kind: /^print\/$/, script: 0, style: 10, html: 60 },
  { kind: /^games\//, script: 0, style: 10, html: 60 },
  { kind: /^$/, script: 2, style: 10, html: 60 },
  { kind: /./, script: 0, style: 10, html: 12 },
];

test('every page keeps to the budget of its kind', () => {
  const site = inject('site');
  const over = pagesOf(site).flatMap(({ path, html }) => {
    const budget = BUDGETS.find(({ kind }) => kind.test(path));
    const weights = { script: scriptBytes(site, html), style: styleBytes(site, html), html: gzipped(html) };
    return (['script', 'style', 'html'] as const)
      .filter((part) => weights[part] > (budget?.[part] ?? 0) * KB)
      .map((part) => `${path}: ${part} is ${(weights[part] / KB).toFixed(1)} KB, of ${budget?.[part]} KB`);
  });
  expect(over).toEqual([]);
});
