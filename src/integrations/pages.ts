/**
 * Notes which files the scripts of the site are made of, workers included, for the page of licences: scripts are bundled
 * before pages are drawn, in one process. While the site is developed nothing is bundled, and the page has no packages.
 *
 * Each page then names all the scripts that its parts import, at its end, after its pictures: a browser fetches them at
 * once, and not each after the one that imports it. Search engines get sitemap.xml: the canonical address of every page
 * that does not ask to be left out. SITE_FONTS is the folder of fonts of a site that was built before, in another language.
 */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** What each script imports before it runs, by their names below the site. */
const imports = new Map<string, readonly string[]>();

/** The script itself, and all that it imports. */
const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of imports.get(file) ?? []) withImports(next, seen);
  return seen;
};

const noting = (): Plugin => ({
  name: 'paper-dagger-bundled',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) globalThis.bundledFiles?.add(id);
      imports.set(chunk.fileName, chunk.imports);
    }
  },
});

/** The page with its scripts, as they are in `imports`, named at its end. */
const withPreloads = (page: string): string => {
  const parts = [...page.matchAll(/(?:component|renderer)-url="(\S*?)(assets\/[^"]+)"/g)];
  const files = new Set(
    parts.flatMap(([, base, file = '']) => [...withImports(file)].map((each) => `${base}${each}`)),
  );
  const links = [...files].map((file) => `<link rel="modulepreload" href="${file}">`);
  return page.replace('</body>', `${links.join('')}</body>`);
};

export const pages = (): AstroIntegration => ({
  name: 'paper-dagger-pages',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      // Several languages are built in one process.
      imports.clear();
      globalThis.bundledFiles = new Set();
      updateConfig({ vite: { plugins: [noting()], worker: { plugins: () => [noting()] } } });
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const { SITE_FONTS: fonts } = process.env;
      if (fonts !== undefined) await cp(fonts, join(folder, 'fonts'), { recursive: true });
      const addresses: string[] = [];
      for (const name of await readdir(folder, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const page = await readFile(folder + name, 'utf8');
        await writeFile(folder + name, withPreloads(page));
        if (page.includes('<meta name="robots" content="noindex')) continue;
        const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
        if (address === undefined) throw new Error(`sitemap: ${name} has no canonical address`);
        addresses.push(address);
      }
      const urls = addresses.sort().map((address) => `  <url><loc>${address}</loc></url>\n`);
      await writeFile(
        `${folder}sitemap.xml`,
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
      );
    },
  },
});
