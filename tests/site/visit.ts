/**
 * Visits to the built site: a page in a clean browser, watched for requests to other hosts, refusals of the content
 * security policy, script errors and missing files.
 *
 * A worker has one browser. A visit takes a context whose options fit, empties its storage and gives it back, so that
 * the next visit has scripts and fonts in the browser's cache; and its page too, as a new one costs as much as opening
 * the site in it. A visit inside a visit gets a context of its own.
 */
import { readFile } from 'node:fs/promises';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  ConsoleMessage,
  Download,
  Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { launch, newContext } from './chromium';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false };

let launched: Promise<Browser> | undefined;

/** The worker's browser. It ends with the worker. */
export const browser = (): Promise<Browser> => {
  launched ??= launch(['--process-per-site']);
  return launched;
};

/** What must stay empty during a visit. */
interface Troubles {
  /** Requests to other hosts. */
  readonly strangers: string[];
  /** Refusals of the content security policy, script errors, and missing files. */
  readonly troubles: string[];
}

interface Place extends Troubles {
  readonly context: BrowserContext;
  /** Stays open between visits. One that is prepared has another page beside it. */
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The options it was made with. */
  readonly key: string;
}

const free: Place[] = [];

/** What is said for a service worker that is kept away. */
const isBlocked = (message: ConsoleMessage): boolean =>
  message.text().includes('Service Worker registration blocked by Playwright');

const make = async (key: string, options: BrowserContextOptions): Promise<Place> => {
  // Keeping the site for offline use has tests of its own; others need not wait for it.
  const context = await newContext(await browser(), {
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  const strangers: string[] = [];
  const troubles: string[] = [];
  const origins = [inject('site'), inject('subSite')].map(({ origin }) => `${origin}/`);
  context.on('request', (request) => {
    const url = request.url();
    if (!origins.some((origin) => url.startsWith(origin)) && !/^(blob:http|data:)/.test(url))
      strangers.push(url);
  });
  context.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) troubles.push(`${response.status()} ${response.url()}`);
  });
  context.on('weberror', (error) => troubles.push(`script: ${error.error().message}`));
  context.on('console', (message) => {
    const isMeant = /status of 404/.test(message.text()) || isBlocked(message);
    if (['error', 'warning'].includes(message.type()) && !isMeant) {
      troubles.push(`console: ${message.text()}`);
    }
  });
  // Some refusals never reach the console.
  await context.exposeBinding('heardRefusal', (_source, text: string) => troubles.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { heardRefusal: (text: string) => void }).heardRefusal(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page), key, strangers, troubles };
};

const take = async (options: BrowserContextOptions): Promise<Place> => {
  const key = JSON.stringify(options);
  const at = free.findIndex((place) => place.key === key);
  return at < 0 ? make(key, options) : (free.splice(at, 1)[0] as Place);
};

/** Forgets what the site keeps in this browser, but not the files of its cache. */
const forget = (devtools: CDPSession): Promise<unknown> =>
  Promise.all(
    [inject('site'), inject('subSite')].map(({ origin }) =>
      devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'cookies,file_systems,indexeddb,local_storage,websql,service_workers,cache_storage',
      }),
    ),
  );

/**
 * Leaves the page, and what belongs to the tab: its session, where the mouse is. A file of the site without a script lies
 * there until the next visit: from a blank page the browser would make a new view for it each time, and visits would cost ever more.
 */
const empty = async (page: Page): Promise<void> => {
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${inject('site').origin}/robots.txt`);
  await page.mouse.move(-1, -1);
};

/** Goes to an address and waits until its fonts are there and its islands have read the address. */
export const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' });
  // A page that has moved sends its visitor on by this link.
  await page.locator('#on').waitFor({ state: 'detached' });
  await page.waitForLoadState();
  await awake(page);
};

/** Waits until the fonts of a page are there and its islands are awake and have run their effects. */
export const awake = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await document.fonts.ready;
    while (document.querySelector('astro-island[ssr]')) await frame();
    // An effect may change the state, and the next drawing have effects of its own.
    for (let round = 0; round < 3; round++) await frame();
  });

export interface VisitOptions extends BrowserContextOptions {
  /** Which of the two built sites. At the root unless it says otherwise. */
  readonly of?: 'site' | 'subSite';
  /** Runs before the page is opened, which no other visit gets. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Requests and errors that a test makes on purpose. */
  readonly careless?: boolean;
  /** The test moves the page’s clock. Such a clock stays with the context, which no other visit gets. */
  readonly clock?: boolean;
}

/** The address of a path of a built site. `path` is below the base; a leading slash is the base. */
export const addressOf = (path: string, of: 'site' | 'subSite' = 'site'): string => {
  const { origin, base } = inject(of);
  return `${origin}${base}${path.replace(/^\//, '')}`;
};

export interface Visitor extends Troubles {
  readonly page: Page;
  /** Closes its pages and gives the browser back. Throws if anything was asked of other hosts or went wrong. */
  readonly leave: () => Promise<void>;
}

/** A clean browser with an empty page, for a test that needs several at once. */
export const enter = async ({
  of: _,
  prepare,
  careless,
  clock,
  colorScheme = 'light',
  viewport = DESKTOP.viewport,
  ...options
}: VisitOptions = {}): Promise<Visitor> => {
  const place = await take(options);
  const { context, strangers, troubles } = place;
  strangers.length = 0;
  troubles.length = 0;
  await forget(place.devtools);
  const page = prepare ? await context.newPage() : place.page;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, media: null });
  if (clock) await page.clock.install();
  await prepare?.(page);
  return {
    page,
    strangers,
    troubles,
    leave: async () => {
      if (clock) await context.close();
      else {
        await Promise.all(context.pages().map((one) => (one === place.page ? empty(one) : one.close())));
        await context.clearPermissions();
        free.push(place);
      }
      if (!careless && strangers.length + troubles.length > 0) {
        throw new Error([...strangers.map((url) => `asked another host: ${url}`), ...troubles].join('\n'));
      }
    },
  };
};

/** Uses a clean browser with an empty page. */
export const inBrowser = async (
  use: (page: Page, troubles: readonly string[]) => Promise<void>,
  options?: VisitOptions,
): Promise<void> => {
  const { page, troubles, leave } = await enter(options);
  // A page that failed goes with its browser: nothing of it may reach the next test.
  await use(page, troubles).catch(async (error) => {
    await page.context().close();
    throw error;
  });
  await leave();
};

type Use = (page: Page, address: string) => Promise<void>;

/** Visits pages of the built site, below a path, with these options unless a visit has others. */
export const visiting =
  (defaults: VisitOptions = {}, below = '') =>
  (path: string, use: Use, options: VisitOptions = {}): Promise<void> => {
    const all = { ...defaults, ...options };
    return inBrowser(async (page) => {
      const address = addressOf(below + path, all.of);
      if (all.javaScriptEnabled === false) await page.goto(address);
      else await open(page, address);
      await use(page, address);
    }, all);
  };

/** Visits a page of the built site. */
export const visit = visiting();

/** Keeps back what a page asks for until the test lets it go. `prepare` is for a visit. */
export const keepBack = (what: string | RegExp) => {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const kept = {
    isAsked: false,
    letGo,
    prepare: (page: Page) =>
      page.route(what, async (route) => {
        kept.isAsked = true;
        await held;
        await route.continue();
      }),
  };
  return kept;
};

/** Stops the clock that a test moves, an hour ahead: it goes on by itself until then, and does not stop in the past. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 3_600_000);

/** What a page's console gets from now on that is not an ordinary message. */
export const warningsOf = (page: Page): readonly string[] => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log' && !isBlocked(message)) warnings.push(message.text());
  });
  return warnings;
};

/** What marks the thread of a page in a trace. */
const MARK = 'paper-dagger';

/**
 * The longest task of the page's main thread meanwhile, the longest of its workers, and what these took in all, in ms of
 * processor time: other work on the machine makes a task last longer, but hardly cost more.
 */
export const tasksOf = async (
  page: Page,
  use: () => Promise<void>,
): Promise<Readonly<Record<'longest' | 'longestOfWorkers' | 'workers', number>>> => {
  const traced = await browser();
  // What visits before left is not collected meanwhile.
  await page.requestGC();
  const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await traced.startTracing(page, { categories });
  // The thread of this page: a browser that starts a process in reserve works in it, too.
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await use();
  const { traceEvents } = JSON.parse((await traced.stopTracing()).toString()) as {
    traceEvents: { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
  };
  type Traced = (typeof traceEvents)[number];
  const tasksIn = (isThread: (event: Traced) => boolean): readonly number[] => {
    const threads = traceEvents.filter(isThread).map(({ pid, tid }) => `${pid} ${tid}`);
    return traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000);
  };
  const ofWorkers = tasksIn(
    ({ name, args }) => name === 'thread_name' && /^DedicatedWorker/.test(args.name ?? ''),
  );
  return {
    longest: Math.max(0, ...tasksIn(({ name }) => name === MARK)),
    longestOfWorkers: Math.max(0, ...ofWorkers),
    workers: ofWorkers.reduce((sum, ms) => sum + ms, 0),
  };
};

/** The bytes of a finished download. */
export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
