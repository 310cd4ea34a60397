/**
 * Which modules of the site's scripts are one file: those that the same pages load at once. The bundler alone parts them by
 * what is loaded later too, and a table asks for 44 files.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** What the bundler knows of a module; its importers are those that import it at once, by id. */
interface Context {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** On every page, and on every page with a part that moves: what these load is not parted further. */
const EVERYWHERE = [/Page\.astro\?/, /@astrojs[\\/]preact[\\/]/];

/** The entries that load a module at once, and all modules by which they do. */
const loadersOf = (id: string, context: Context) => {
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
  return { entries, seen };
};

/**
 * Parts of pages that come a moment later, and then together: the form before a game, and what each table has besides its
 * picture. Each alone they are a dozen small files.
 */
const TOGETHER: readonly (readonly [root: RegExp, name: string])[] = [
  [/[\\/]tables[\\/]TableList\.tsx$/, 'table-list'],
  [/[\\/]fields[\\/]SetUpForm\.tsx$/, 'set-up'],
  [/[\\/]tables[\\/](?:SittingDown|parts[\\/]StartForm)\.tsx$/, 'form-parts'],
  [/[\\/](?:tables[\\/]parts[\\/](?:TableMenu|ScoreSheet)|session[\\/]RuleSheet)\.tsx$/, 'table-parts'],
];

/** The part that brings a module, if nothing else loads it at once. */
const partOf = (
  id: string,
  { entries, seen }: ReturnType<typeof loadersOf>,
  context: Context,
): string | null => {
  for (const [root, name] of TOGETHER) {
    const found = [...seen].find((one) => root.test(one));
    if (found === undefined) continue;
    const own = loadersOf(found, context).entries;
    return [...entries].every((entry) => own.has(entry)) ? name : null;
  }
  // What draws a game that is large comes after its rules.
  const game = /[\\/]games[\\/]([^\\/]+)[\\/]table[\\/]/.exec(id)?.[1];
  const isDrawing = (one: string): boolean =>
    /[\\/]table[\\/]PlayView\.tsx$/.test(one) && one.includes(game ?? '?');
  return game !== undefined && entries.size === 0 && [...seen].some(isDrawing) ? `play-${game}` : null;
};

const TABLE = /[\\/]games[\\/][^\\/]+[\\/]table[\\/]/;
/** What one table loads at once and another later is small. */
const PART = /[\\/]app[\\/]tables[\\/]parts[\\/]/;

/**
 * Entries by which modules are one file. A file more costs a kilobyte of headers: what most tables load is loaded by all, and
 * what nearly all pages load is no matter of a page or two.
 */
const rounded = (entries: readonly string[]): readonly string[] => {
  const others = entries.filter((entry) => !TABLE.test(entry));
  if (entries.length - others.length < 3) return entries;
  return [...(others.length > 4 ? ['nearly all'] : others), 'tables'];
};

const chunkName = (entries: readonly string[]): string => {
  const names = entries.map((entry) => basename(entry)).sort();
  return `shared-${createHash('sha256').update(names.join()).digest('hex').slice(0, 6)}`;
};

/**
 * The file of a script in the site. A page names each of its scripts several times: what pages share has one name, and the
 * scripts that stand in a page have the page's. Signs that an address would have to spell out become "_".
 */
export const scriptFile = ({ name }: { readonly name: string }): string => {
  const short = name.replace(/^shared-.*/, 'shared').replace(/\.astro_astro_\w+$/, '');
  return `assets/${short.replace(/[^\w.-]/g, '_')}.[hash].js`;
};

/** What loads later parts: pages without a part that moves have it too. */
const LOADER = /preload-helper/;

/** Plurals, numbers and lists, letters and what is remembered: a few lines each that any script can load, and that bring nothing else. */
const SMALL = /[\\/]messages[\\/][^\\/]+[\\/]language\.ts$|[\\/]base[\\/](words|remembered)\.ts$/;

/** The file of a module; nothing where the bundler may choose. */
export const chunkOf = (id: string, context: Context): string | null => {
  if (LOADER.test(id)) return null;
  if (SMALL.test(id)) return 'language';
  // A message is where it is said.
  const [only, second] = context.getModuleInfo(id)?.importers ?? [];
  if (id.startsWith('\0messages/') && only !== undefined && second === undefined)
    return chunkOf(only, context);
  const loaders = loadersOf(id, context);
  const entries = [...loaders.entries];
  const widest = EVERYWHERE.findIndex((everywhere) => entries.some((entry) => everywhere.test(entry)));
  if (widest >= 0) return ['page', 'parts'][widest] ?? null;
  const isPart = entries.length === 1 && PART.test(id) && entries.every((entry) => TABLE.test(entry));
  if (isPart) return chunkName(['tables']);
  if (entries.length < 2) return partOf(id, loaders, context);
  return chunkName(rounded(entries));
};
