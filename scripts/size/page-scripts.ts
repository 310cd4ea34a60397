/** What the scripts of a built page weigh: those that it names, with all that they import at once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Built } from '../sites';

export const gzipped = (data: Buffer | string): number => gzipSync(data, { level: 9 }).length;

const withImports = ({ root, base }: Built, address: string, seen: Set<string>): void => {
  const file = join(root, address.slice(base.length));
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g,
  )) {
    withImports({ root, base }, new URL(from, `http://site${address}`).pathname, seen);
  }
};

/** The files of scripts that the attributes name, with all that they import at once. */
export const scriptFiles = (
  site: Built,
  html: string,
  attributes = /(?:src|component-url|renderer-url)="([^"]+\.js)"/g,
): ReadonlySet<string> => {
  const files = new Set<string>();
  for (const [, address = ''] of html.matchAll(attributes)) withImports(site, address, files);
  return files;
};

/** Bytes, gzipped. */
export const scriptBytes = (site: Built, html: string): number => {
  const files = scriptFiles(site, html);
  const inline = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g),
  ].map((match) => match[1] ?? '');
  const fileBytes = [...files].reduce((sum, file) => sum + gzipped(readFileSync(file)), 0);
  return fileBytes + inline.filter(Boolean).reduce((sum, script) => sum + gzipped(script), 0);
};
