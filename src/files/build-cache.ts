/**
 * Files that a build makes are kept in .cache/drawings and not made again while nothing that they are made from has
 * changed: the sources, the texts and the packages. What moves on the site, its style sheets and its pages draw nothing, and
 * one game's files are not made from another game, and those of a language not from another.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE } from '#messages/language';

const CACHE = '.cache/drawings';

/** What is made from these alone is the same in every language. */
const SHARED = {
  fonts: /^(src\/scene\/fonts|node_modules)\//,
  questions:
    /^(src\/(base|rules|languages\/en)\/|src\/files\/(read-rules|search-index)\.ts|content\/\w+\/asked\.txt|node_modules\/)/,
} as const;

/** What a file is made from: one game and all that games share, what they share alone, or all games; or what is `SHARED`. */
export type MadeFrom = { readonly game: string } | 'no game' | 'all games' | keyof typeof SHARED;

const DRAWN_FROM = '{src,content}/**/*.{ts,tsx,json,md,txt}';

const isDrawnFrom = (file: string): boolean =>
  !/\.test\.tsx?$|^src\/(app|games\/\w+\/(table|odds-page))\//.test(file);

/** The game of "src/games/mafia/deal.ts" or "content/mafia/law.md"; what concerns all games is of none. */
const gameOf = (file: string): string | undefined => /^(?:src\/games|content)\/(\w+)\//.exec(file)?.[1];
const LISTS = /^(src\/games\/list\.ts|content\/\w+\.txt)$/;

let sources: Promise<ReadonlyMap<string, Buffer>> | undefined;

const readSources = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const found = globSync(DRAWN_FROM).map((file) => file.replaceAll('\\', '/'));
  const files = found.filter(isDrawnFrom).sort();
  const packages = join('node_modules', '.package-lock.json');
  return new Map(
    await Promise.all([...files, packages].map(async (file) => [file, await readFile(file)] as const)),
  );
};

/** The language of "src/messages/de/kept.json" or "content/mafia/de/law.md"; what all languages share is of none. */
const languageOf = (file: string): string | undefined =>
  /^(?:src\/(?:messages|languages)|content\/\w+)\/([^/]+)\//.exec(file)?.[1];

const isShared = (from: MadeFrom): from is keyof typeof SHARED => typeof from === 'string' && from in SHARED;

const isIn = (file: string, from: MadeFrom): boolean => {
  if (isShared(from)) return SHARED[from].test(file);
  if (![undefined, LANGUAGE].includes(languageOf(file))) return false;
  if (from === 'all games') return true;
  const game = gameOf(file);
  return game === undefined ? !LISTS.test(file) : from !== 'no game' && game === from.game;
};

/** How many folders of an owner stay: a copy with a game or a language more keeps its own beside the checkout's. */
const KEPT = 2;

/** The folder for what is made from these sources as they are; those that were used longest ago are removed. */
const openCache = async (from: MadeFrom): Promise<string> => {
  sources ??= readSources();
  const hash = createHash('sha256');
  for (const [file, bytes] of await sources)
    if (isIn(file, from)) hash.update(`${file} ${bytes.length}\n`).update(bytes);
  const language = isShared(from) ? 'all' : LANGUAGE;
  const owner = `${language}.${typeof from === 'string' ? from.replace(' ', '-') : from.game}`;
  const name = `${owner}.${hash.digest('hex')}`;
  await mkdir(join(CACHE, name), { recursive: true });
  const now = new Date();
  await utimes(join(CACHE, name), now, now);
  const own = (await readdir(CACHE)).filter((one) => one.startsWith(`${owner}.`));
  const used = await Promise.all(
    own.map(async (one) => {
      const path = join(CACHE, one);
      // A build beside this one may have removed it.
      return { path, at: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const older = used.toSorted((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(older.map(({ path }) => rm(path, { recursive: true, force: true })));
  return join(CACHE, name);
};

const caches = new Map<string, Promise<string>>();

/** The bytes under a key, which has whatever they are made from that no source says. */
export const keptBytes = async (
  from: MadeFrom,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  // In development sources change while the process runs.
  if (import.meta.env.DEV) return make();
  const owner = JSON.stringify(from);
  const cache = caches.get(owner) ?? openCache(from);
  caches.set(owner, cache);
  const file = join(await cache, createHash('sha256').update(key).digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  // Two builds can run side by side: neither sees half a file.
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
  return made;
};

/** The file as an endpoint gives it. */
export const keptFile = async (
  type: string,
  from: MadeFrom,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Response> =>
  new Response(new Uint8Array(await keptBytes(from, key, make)), { headers: { 'content-type': type } });
