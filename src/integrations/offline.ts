/**
 * Writes the service worker of the finished site: its code comes from src/app/offline, and the list of files that it keeps
 * from what was built. The log says how much that is, and a build over the budget fails.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FILES_HERE, HASH_LENGTH, keptWhen } from '../app/offline/manifest.ts';

const SOURCE = fileURLToPath(new URL('../app/offline/sw.ts', import.meta.url));
const BUNDLE = 'sw-without-files.js';

/** What may be fetched soon after a first visit, and what may follow, in MB on the disk. */
const BUDGET = { soon: 9, later: 20 };
const MB = 1e6;

/** Not of the site itself: previews for other sites, and what is for hosts and search engines. */
const IGNORED = /^(sw[\w-]*\.js|_headers|robots\.txt|sitemap\.xml|previews\/.*)$/;

interface SiteFile {
  /** Below the base: "rules/mafia/index.html". */
  readonly url: string;
  readonly size: number;
  readonly hash: string;
}

const filesOf = (folder: string): readonly SiteFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = readFileSync(path);
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
      return { url: relative(folder, path).replaceAll('\\', '/'), size: bytes.length, hash };
    })
    .filter(({ url }) => !IGNORED.test(url))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));

const shareOf = (entries: readonly SiteFile[], budget: number, name: string): string => {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0) / MB;
  if (size > budget) {
    const largest = [...entries].sort((a, b) => b.size - a.size).slice(0, 8);
    const list = largest.map(({ url, size }) => `${url} (${(size / MB).toFixed(2)} MB)`).join(', ');
    throw new Error(
      `Offline: ${size.toFixed(1)} MB ${name}, of ${budget} MB. Raise the budget in src/integrations/offline.ts or make them smaller: ${list}`,
    );
  }
  return `${entries.length} files, ${size.toFixed(1)} MB ${name}`;
};

export const offline = (): AstroIntegration => ({
  name: 'paper-dagger-offline',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'paper-dagger-service-worker',
              apply: 'build',
              applyToEnvironment: ({ name }) => name === 'client',
              buildStart() {
                this.emitFile({ type: 'chunk', id: SOURCE, fileName: BUNDLE });
              },
            },
          ],
        },
      });
    },
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const files = filesOf(folder);
      const parts = readFileSync(join(folder, BUNDLE), 'utf8').split(FILES_HERE);
      if (parts.length !== 2) throw new Error(`Offline: ${SOURCE} names ${FILES_HERE} not once.`);
      const list = JSON.stringify(Object.fromEntries(files.map(({ url, hash }) => [url, hash])));
      writeFileSync(join(folder, 'sw.js'), parts.join(list));
      rmSync(join(folder, BUNDLE));
      const shares = (['soon', 'later'] as const).map((when) =>
        shareOf(
          files.filter(({ url }) => keptWhen(url) === when),
          BUDGET[when],
          when === 'soon' ? 'soon after the first visit' : 'later',
        ),
      );
      logger.info(`kept offline: ${shares.join('; ')}`);
    },
  },
});
