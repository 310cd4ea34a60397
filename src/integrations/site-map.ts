/** Writes sitemap.xml for search engines: the canonical address of every page that does not ask to be left out. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const isListed = (html: string): boolean => !/<meta name="robots" content="noindex/.test(html);

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

export const siteMap = (): AstroIntegration => ({
  name: 'paper-dagger-site-map',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
      const pages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
      const addresses = pages.filter(isListed).map((html, i) => {
        const address = canonicalOf(html);
        if (address === undefined) throw new Error(`sitemap: page ${i + 1} has no canonical address`);
        return address;
      });
      const urls = addresses.sort().map((address) => `  <url><loc>${address}</loc></url>\n`);
      await writeFile(
        join(folder, 'sitemap.xml'),
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
      );
    },
  },
});
