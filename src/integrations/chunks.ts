/**
 * Which modules of the site's scripts are one file: those that the same pages load at once. The bundler alone parts them by
 * what is loaded later too, and a table asks for 44 files.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

interface ModuleInfo {
  readonly isEntry: boolean;
  /** The modules that import it at once, by id. */
  readonly importers: readonly string[];
}

interface Context {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/** On every page, and on every page with a part that moves: what these load is not parted further. */
const EVERYWHERE = [/Page\.astro\?/, /@astrojs[\\/]preact[\\/]/];

/** The entries that load a module at once. */
const entriesOf = (id: string, context: Context): ReadonlySet<string> => {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const module = context.getModuleInfo(at);
    if (module?.isEntry) entries.add(at);
    waiting.push(...(module?.importers ?? []));
  }
  return entries;
};

/** What loads later parts: pages without a part that moves have it too. */
const LOADER = /preload-helper/;

/** The file of a module; nothing where the bundler may choose. */
export const chunkOf = (id: string, context: Context): string | null => {
  if (LOADER.test(id)) return null;
  const entries = [...entriesOf(id, context)];
  const widest = EVERYWHERE.findIndex((everywhere) => entries.some((entry) => everywhere.test(entry)));
  if (widest >= 0) return ['page', 'parts'][widest] ?? null;
  if (entries.length < 2) return null;
  const hash = createHash('sha256').update(
    entries
      .map((entry) => basename(entry))
      .sort()
      .join(),
  );
  return `shared-${hash.digest('hex').slice(0, 6)}`;
};
