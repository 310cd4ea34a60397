/// <reference lib="webworker" />
/**
 * The service worker: keeps the site in the browser, so that a table without a network plays on: the page one is on and the
 * game one plays, then the rest, if nobody minds. What is kept comes from the cache alone, and all of one edition; the next
 * edition waits until a person asks for it or every page is closed.
 */
import * as m from '#messages/site';
import {
  addressOf,
  hashOf,
  isOfGame,
  keptWhen,
  keyOf,
  type ManifestEntry,
  namesIn,
  pageFileOf,
} from './manifest';

// The build writes the list of files here.
declare const self: ServiceWorkerGlobalScope & {
  readonly FILES_OF_THIS_EDITION: Readonly<Record<string, string>>;
};
const ENTRIES: readonly ManifestEntry[] = Object.entries(self.FILES_OF_THIS_EDITION);

const SCOPE = new URL(self.registration.scope).pathname;
/** Sites in other folders of the same host have caches of their own. */
const CACHE = `paper-dagger ${SCOPE}`;
/** Where the keys of the edition at work are written down. */
const RECORD = `${SCOPE}?edition-at-work`;
/** How many files are fetched at a time. */
const LANES = 4;

const BY_FILE = new Map(ENTRIES.map((entry) => [entry[0], entry]));
const KEYS = ENTRIES.map((entry) => keyOf(SCOPE, entry));
const ALL = (['soon', 'later'] as const).flatMap((when) => ENTRIES.filter(([url]) => keptWhen(url) === when));
/** Scripts and fonts by their names, which no two have. */
const ASSETS = new Map(
  ENTRIES.filter(([url]) => url.startsWith('assets/')).map((entry) => [
    entry[0].slice('assets/'.length),
    entry,
  ]),
);

/** A page of this language: below the folder of English lie those of all others, each with a worker of its own. */
const isOwn = (path: string): boolean => path.startsWith(SCOPE) && BY_FILE.has(pageFileOf(SCOPE, path));

const tell = async (message: FromWorker): Promise<void> => {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
    if (isOwn(new URL(page.url).pathname)) page.postMessage(message);
};

/**
 * Keeps a response, if it is the file of this edition: a host may be publishing the next one, or rewrite what it sends.
 * Gives whether it is. What is kept came by no redirect, and is as long as it is unpacked.
 */
const keepRight = async (cache: Cache, entry: ManifestEntry, response: Response): Promise<boolean> => {
  const bytes = await response.arrayBuffer();
  const [url, hash] = entry;
  if ((await hashOf(bytes)) !== hash) {
    await tell({
      kind: 'other',
      words: m.fileDiffers({ url }),
    });
    return false;
  }
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await cache.put(keyOf(SCOPE, entry), new Response(bytes, { headers }));
  return true;
};

const fetchInto = async (cache: Cache, entry: ManifestEntry): Promise<void> => {
  const [url] = entry;
  // A name with a hash has one content for ever, and the page has just fetched it.
  const fresh = url.startsWith('assets/') ? 'default' : 'no-cache';
  const response = await fetch(addressOf(SCOPE, url), { cache: fresh, priority: 'low' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (!(await keepRight(cache, entry, response))) throw new Error(`${url} is not of this edition`);
};

/** Fetches what is missing of a list. Rejects at the first file that cannot be had or kept, and where nobody wants the rest. */
const keep = async (
  entries: readonly ManifestEntry[],
  onFile?: (done: number) => void,
  isWanted = () => true,
): Promise<void> => {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = entries.filter((entry) => !known.has(new URL(keyOf(SCOPE, entry), location.href).href));
  let done = entries.length - missing.length;
  onFile?.(done);
  const lane = async (): Promise<void> => {
    for (let entry = missing.shift(); entry; entry = missing.shift()) {
      if (!isWanted()) throw new Error('Nobody wants the rest.');
      await fetchInto(cache, entry);
      done += 1;
      onFile?.(done);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const failed = lanes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};

/** Fetches what is missing of a list, and all that the scripts and pages in it may ask for. */
const keepWithParts = async (entries: readonly ManifestEntry[]): Promise<void> => {
  const cache = await caches.open(CACHE);
  const seen = new Set<string>();
  for (let wave = [...entries]; wave.length > 0; ) {
    await keep(wave);
    const parts = new Set<ManifestEntry>();
    for (const entry of wave) {
      seen.add(entry[0]);
      if (!/\.(html|js)$/.test(entry[0])) continue;
      const kept = await cache.match(keyOf(SCOPE, entry), { ignoreVary: true });
      for (const name of namesIn((await kept?.text()) ?? '')) {
        const part = ASSETS.get(name);
        if (part) parts.add(part);
      }
    }
    wave = [...parts].filter(([url]) => !seen.has(url));
  }
};

/** At an update all that was kept before is kept of this edition too; at a first visit a page to say what is not there. */
const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const before = new Set((await cache.keys()).map(({ url }) => pageFileOf(SCOPE, new URL(url).pathname)));
  await keepWithParts(ENTRIES.filter(([url]) => url === '404.html' || before.has(url)));
};

/** What a page asked for with all its parts, then the pages of a game with theirs. */
const keepInUse = async (paths: readonly string[], game: string | undefined): Promise<void> => {
  const files = new Set(paths.map((path) => pageFileOf(SCOPE, path)));
  try {
    await keepWithParts(ENTRIES.filter(([url]) => files.has(url)));
    if (game !== undefined) await keepWithParts(ENTRIES.filter(([url]) => isOfGame(url, game)));
    await tell({ kind: 'in-use' });
  } catch {
    await tell({ kind: 'kept', done: 0, total: ALL.length, stopped: true });
  }
};

/** Removes all but this edition and the one before, whose open pages may still ask for a part of theirs. */
const tidy = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const before: readonly string[] = (await (await cache.match(RECORD))?.json()) ?? [];
  const wanted = new Set([...KEYS, ...before, RECORD].map((key) => new URL(key, location.href).href));
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
  await cache.put(RECORD, new Response(JSON.stringify(KEYS)));
};

/** No network, and nothing kept for this address: whether there is such a page, the worker knows. */
const answerOffline = async (cache: Cache, request: Request, path: string): Promise<Response> => {
  if (request.mode !== 'navigate') return Response.error();
  if (BY_FILE.has(pageFileOf(SCOPE, `${path}/`))) return Response.redirect(`${path}/`);
  const nobody = BY_FILE.get('404.html');
  const page = nobody && (await cache.match(keyOf(SCOPE, nobody), { ignoreVary: true }));
  if (!page) return Response.error();
  const text = await page.text();
  const { headers } = page;
  return BY_FILE.has(pageFileOf(SCOPE, path))
    ? new Response(text.replace('<html', '<html data-unkept'), { status: 503, headers })
    : new Response(text, { status: 404, headers });
};

const answer = async (
  request: Request,
  path: string,
  lasting: ExtendableEvent['waitUntil'],
): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const entry = BY_FILE.get(pageFileOf(SCOPE, path));
  const kept = await cache.match(entry ? keyOf(SCOPE, entry) : path, { ignoreVary: true });
  if (kept) return kept;
  try {
    const response = await fetch(request);
    // Served at once, and kept when all of it is there and right.
    if (entry && response.status === 200) lasting(keepRight(cache, entry, response.clone()));
    return response;
  } catch {
    return answerOffline(cache, request, path);
  }
};

let keeping: Promise<void> | undefined;
let isWanted = true;

const keepRest = async (): Promise<void> => {
  const tellDone = (done: number, stopped = false) =>
    tell({ kind: 'kept', done, total: ALL.length, stopped });
  let last = 0;
  try {
    await keep(
      ALL,
      (done) => {
        last = done;
        void tellDone(done);
      },
      () => isWanted,
    );
  } catch {
    await tellDone(last, true);
  }
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(SCOPE)) return;
  event.respondWith(answer(request, pathname, (work) => event.waitUntil(work)));
});

self.addEventListener('message', (event) => {
  const data: ToWorker = event.data;
  if (data.kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (data.kind === 'keep') event.waitUntil(keepInUse(data.paths, data.game));
  if (data.kind === 'stop') isWanted = false;
  if (data.kind === 'keep-rest') {
    isWanted = true;
    keeping ??= keepRest().finally(() => {
      keeping = undefined;
    });
    event.waitUntil(keeping);
  }
});

/** What a page and its service worker say to each other. */
export type ToWorker =
  /** Keep these files, as paths, and the game that is played. */
  | { readonly kind: 'keep'; readonly paths: readonly string[]; readonly game?: string | undefined }
  /** Keep all of the site; or no more of it. */
  | { readonly kind: 'keep-rest' | 'stop' }
  /** The person said so: the new edition takes over now. */
  | { readonly kind: 'take-over' };

export type FromWorker =
  /** The page one is on is kept, and the game one plays. */
  | { readonly kind: 'in-use' }
  | {
      readonly kind: 'kept';
      /** Files of the site that are there, of how many. */
      readonly done: number;
      readonly total: number;
      /** Fetching ended before the end: no network, no room, or nobody wants it. */
      readonly stopped: boolean;
    }
  /** The host sends a file otherwise than the edition at work has it: what to say of that. */
  | { readonly kind: 'other'; readonly words: string };
