/**
 * Writes the service worker of the finished site: its code comes from src/app/offline, and the list of files that it keeps
 * from what was built. The log says how much that is, and a build over the budget fails.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ManifestEntry } from 'workbox-build';
import { keptWhen } from '../app/offline/manifest.ts';

const SOURCE = fileURLToPath(new URL('../app/offline/sw.ts', import.meta.url));
const BUNDLE = 'sw-without-files.js';

/** What a first visit may fetch in all, and what may follow while nobody waits, in MB on the disk. */
const BUDGET = { first: 9, later: 20 };
const MB = 1e6;

/** Not of the site itself: previews for other sites, and what is for hosts and search engines. */
const IGNORED = ['sw*.js', '_headers', 'robots.txt', 'sitemap.xml', 'previews/**'];

type Sized = ManifestEntry & { readonly size: number };

const shareOf = (entries: readonly Sized[], budget: number, name: string): string => {
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
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      let files: readonly Sized[] = [];
      // Loaded here: it takes a second that development and the check need not wait.
      const { injectManifest } = await import('workbox-build');
      const { warnings } = await injectManifest({
        globDirectory: folder,
        globPatterns: ['**/*'],
        globIgnores: IGNORED,
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 10 * MB,
        swSrc: `${folder}${BUNDLE}`,
        swDest: `${folder}sw.js`,
        manifestTransforms: [
          (entries) => {
            // The sizes are struck from the list itself.
            files = entries.map((entry) => ({ ...entry }));
            return { manifest: entries };
          },
        ],
      });
      if (warnings.length > 0) throw new Error(`Offline: ${warnings.join(' ')}`);
      await rm(`${folder}${BUNDLE}`);
      const shares = (['first', 'later'] as const).map((when) =>
        shareOf(
          files.filter(({ url }) => keptWhen(url) === when),
          BUDGET[when],
          when === 'first' ? 'at the first visit' : 'after it',
        ),
      );
      logger.info(`kept offline: ${shares.join('; ')}`);
    },
  },
});
