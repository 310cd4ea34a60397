/**
 * The service worker: keeps the whole site in the browser, so that a table without a network plays on. What is kept comes
 * from the cache alone, and all of one edition; the next edition waits until a person asks for it or every page is closed.
 */
import { addressOf, fileOf, keptWhen, keyOf, type ManifestEntry } from './manifest';

// The build writes the list of files here.
declare const self: WorkerScope & { readonly __WB_MANIFEST: readonly ManifestEntry[] };
const worker: WorkerScope = self;
const ENTRIES = self.__WB_MANIFEST;

const SCOPE = new URL(worker.registration.scope).pathname;
/** Sites in other folders of the same host have caches of their own. */
const CACHE = `paper-dagger ${SCOPE}`;
/** Where the keys of the edition at work are written down. */
const RECORD = `${SCOPE}?edition-at-work`;
/** How many files are fetched at a time. */
const LANES = 4;

const BY_FILE = new Map(ENTRIES.map((entry) => [entry.url, entry]));
const KEYS = ENTRIES.map((entry) => keyOf(SCOPE, entry));
const FIRST = ENTRIES.filter(({ url }) => keptWhen(url) === 'first');
const REST = ENTRIES.filter(({ url }) => keptWhen(url) === 'later');

/** A page that came by a redirect may not answer for its address. */
const unredirected = async (response: Response): Promise<Response> =>
  response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;

const fetchInto = async (cache: Cache, entry: ManifestEntry): Promise<void> => {
  const fresh = entry.revision === null ? 'default' : 'no-cache';
  const response = await fetch(addressOf(SCOPE, entry), { cache: fresh, priority: 'low' });
  if (!response.ok) throw new Error(`${entry.url}: ${response.status}`);
  await cache.put(keyOf(SCOPE, entry), await unredirected(response));
};

/** Fetches what is missing of a list. Rejects at the first file that cannot be had or kept. */
const keep = async (entries: readonly ManifestEntry[], onFile?: (done: number) => void): Promise<void> => {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = entries.filter((entry) => !known.has(new URL(keyOf(SCOPE, entry), location.href).href));
  let done = entries.length - missing.length;
  onFile?.(done);
  const lane = async (): Promise<void> => {
    for (let entry = missing.shift(); entry; entry = missing.shift()) {
      await fetchInto(cache, entry);
      done += 1;
      onFile?.(done);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
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

/** No network, and nothing kept for this address. */
const answerOffline = async (cache: Cache, request: Request, path: string): Promise<Response> => {
  if (request.mode !== 'navigate') return Response.error();
  if (BY_FILE.has(fileOf(SCOPE, `${path}/`))) return Response.redirect(`${path}/`);
  const nobody = BY_FILE.get('404.html');
  const page = nobody && (await cache.match(keyOf(SCOPE, nobody), { ignoreVary: true }));
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
};

const answer = async (request: Request, path: string): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const entry = BY_FILE.get(fileOf(SCOPE, path));
  const kept = await cache.match(entry ? keyOf(SCOPE, entry) : path, { ignoreVary: true });
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (entry && response.status === 200 && !response.redirected) {
      await cache.put(keyOf(SCOPE, entry), response.clone());
    }
    return response;
  } catch {
    return answerOffline(cache, request, path);
  }
};

let keeping: Promise<void> | undefined;

const keepRest = async (): Promise<void> => {
  const tell = async (done: number, stopped = false) => {
    const message: FromWorker = { kind: 'kept', done, total: REST.length, stopped };
    for (const page of await worker.clients.matchAll({ includeUncontrolled: true }))
      page.postMessage(message);
  };
  let last = 0;
  try {
    await keep(REST, (done) => {
      last = done;
      void tell(done);
    });
  } catch {
    await tell(last, true);
  }
};

worker.addEventListener('install', (event) => event.waitUntil(keep(FIRST)));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(SCOPE)) return;
  event.respondWith(answer(request, pathname));
});

worker.addEventListener('message', (event) => {
  const { kind } = event.data;
  if (kind === 'take-over') event.waitUntil(worker.skipWaiting());
  if (kind === 'keep-rest') {
    keeping ??= keepRest().finally(() => {
      keeping = undefined;
    });
    event.waitUntil(keeping);
  }
});

/** What a service worker sees around it: the part that this site uses, since the types of pages know none of it. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface AskEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly Pick<Worker, 'postMessage'>[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: LastingEvent & MessageEvent<ToWorker>) => void): void;
}

/** What a page and its service worker say to each other. */
export type ToWorker =
  /** Fetch what is not needed at once but belongs to the whole. */
  | { readonly kind: 'keep-rest' }
  /** The person said so: the new edition takes over now. */
  | { readonly kind: 'take-over' };

export interface FromWorker {
  readonly kind: 'kept';
  /** Files of the rest that are there, of how many. */
  readonly done: number;
  readonly total: number;
  /** Fetching ended before the end: no network, or no room. */
  readonly stopped: boolean;
}
