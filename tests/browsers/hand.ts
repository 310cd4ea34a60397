/**
 * One hand on three browsers: Chromium and Firefox by Playwright, which speaks WebDriver BiDi to a Firefox as it is
 * installed, and WebKitGTK by WebDriver. What is pressed is found in the page by the same words in each, and pressed by
 * the browser's own pointer.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Browser, firefox, type Page } from 'playwright-core';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { expect } from 'vitest';
import { launch, newContext } from '../site/chromium';

/** What a function in the page gets and gives: JSON. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** What each browser has to be able to do. */
interface Driver {
  readonly go: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** The value of an expression, or of what it promises. */
  readonly run: (expression: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<unknown>;
  readonly type: (selector: string, text: string) => Promise<unknown>;
  readonly hold: (selector: string) => Promise<unknown>;
  readonly release: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

export const NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Name = (typeof NAMES)[number];

const VIEWPORT = { width: 460, height: 900 };

const ofPage = (page: Page): Driver => ({
  go: (address) => page.goto(address, { waitUntil: 'load' }),
  reload: () => page.reload(),
  run: (expression) => page.evaluate(expression),
  click: (selector) => page.locator(selector).click(),
  type: (selector, text) => page.locator(selector).fill(text),
  hold: async (selector) => {
    await page.locator(selector).hover();
    await page.mouse.down();
  },
  release: () => page.mouse.up(),
  close: () => page.context().close(),
});

const launched = new Map<Name, Promise<Browser>>();

const needs = (path: string, packages: string): string => {
  if (existsSync(path)) return path;
  throw new Error(
    `There is no ${path}. Install it: sudo apt-get update && sudo apt-get install -y ${packages}`,
  );
};

/** Firefox does not know one command that Playwright sends to every context, about colours that nobody asks for here. */
const withoutMediaFeatures = (browser: Browser): Browser => {
  interface Session {
    send: (method: string, params: unknown) => Promise<unknown>;
  }
  const { _connection } = browser as unknown as {
    _connection: { toImpl: (object: unknown) => { _browserSession: Session } };
  };
  const sessions = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession) as Session;
  const { send } = sessions;
  sessions.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params);
  };
  return browser;
};

const LAUNCH: Readonly<Record<Exclude<Name, 'WebKit'>, () => Promise<Browser>>> = {
  Chromium: () => launch(),
  Firefox: async () => {
    const executablePath = needs(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', 'firefox-esr');
    return withoutMediaFeatures(await firefox.launch({ channel: 'moz-firefox', executablePath }));
  },
};

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const MINI_BROWSER = ['4.1', '4.0', '6.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

let screen: ChildProcess | undefined;
const SCREEN = `:${90 + (process.pid % 900)}`;

/** A driver has one browser, so each phone has a driver of its own. */
const webKit = async (): Promise<Driver> => {
  const packages = 'webkit2gtk-driver xvfb';
  const program = needs('/usr/bin/WebKitWebDriver', packages);
  const binary = needs(MINI_BROWSER.find((path) => existsSync(path)) ?? String(MINI_BROWSER[0]), packages);
  screen ??= spawn(
    needs('/usr/bin/Xvfb', packages),
    [SCREEN, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    {
      stdio: 'ignore',
    },
  );
  await expect.poll(() => existsSync(`/tmp/.X11-unix/X${SCREEN.slice(1)}`)).toBe(true);
  const port = await freePort();
  const process_ = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: SCREEN },
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const driver: WebDriver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(wanted)
    .build();
  await driver.manage().setTimeouts({ script: 300_000, pageLoad: 300_000 });
  await driver.manage().window().setRect(VIEWPORT);
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    go: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    run: async (expression) => {
      const script =
        'const done = arguments[arguments.length - 1]; (async () => EXPRESSION)().then((value) => done({ value }), (error) => done({ error: String(error) }));';
      const { value, error } = (await driver.executeAsyncScript(
        script.replace('EXPRESSION', () => expression),
      )) as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => {
      const field = await find(selector);
      await field.clear();
      await field.sendKeys(text.replaceAll('\n', Key.RETURN));
    },
    hold: async (selector) => {
      const origin = await find(selector);
      await driver.actions().move({ origin, duration: 0 }).press().perform();
    },
    release: () => driver.actions().move({ origin: Origin.POINTER, duration: 0 }).release().perform(),
    close: async () => {
      await driver.quit().catch(() => undefined);
      process_.kill();
    },
  };
};

/** In the page: what is in sight there by a selector, with these words or all of them if there are none. */
const MARK = `(selector, words, isPattern) => {
  const flat = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const fits = (one) => [one.getAttribute('aria-label'), one.innerText, one.textContent].some((text) =>
    isPattern ? new RegExp(words, 'i').test(flat(text)) : flat(text).toLowerCase() === words.toLowerCase());
  for (const one of document.querySelectorAll('[data-hand]')) one.removeAttribute('data-hand');
  const found = [...document.querySelectorAll(selector)].filter((one) =>
    one.getClientRects().length > 0 && !one.matches(':disabled') && (words === null || fits(one)));
  found[0]?.setAttribute('data-hand', '');
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.length;
}`;

const MARKED = '[data-hand]';

/**
 * In the page: what everyone looks up for is over, what is marked stays where it is for two frames, so that a page that
 * scrolls is not missed, and the finger has rested since it was there: a second tap at once is taken for a tremble.
 */
const STILL = `(async () => {
  for (const one of document.querySelectorAll('.reveal')) one.click();
  window.tapped ??= (document.addEventListener('click', (event) => { window.tapped = event; }, true), { timeStamp: -1000 });
  await new Promise((done) => setTimeout(done, window.tapped.timeStamp + 401 - performance.now()));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let before = ''; ; ) {
    const { x, y } = document.querySelector('[data-hand]')?.getBoundingClientRect() ?? {};
    if (before === x + ' ' + y) return;
    before = x + ' ' + y;
    await frame();
    await frame();
  }
})()`;

const ready = `(async () => {
  await document.fonts.ready;
  while (document.querySelector('astro-island[ssr]')) await new Promise((done) => setTimeout(done, 20));
  await new Promise((done) => setTimeout(() => setTimeout(done)));
})()`;

const handOf = (driver: Driver) => {
  const run = <T extends Json>(body: (...values: never[]) => T | Promise<T>, ...values: readonly Json[]) =>
    driver.run(`(${String(body)})(${values.map((value) => JSON.stringify(value)).join(', ')})`) as Promise<T>;
  const mark = (selector: string, words?: string | RegExp): Promise<unknown> =>
    driver.run(
      `(${MARK})(${JSON.stringify(selector)}, ${JSON.stringify(typeof words === 'object' ? words.source : (words ?? null))}, ${words instanceof RegExp})`,
    );
  const find = (selector: string, words?: string | RegExp): Promise<void> =>
    expect
      .poll(() => mark(selector, words), { message: `${selector} ${words ?? ''}` })
      .toBeGreaterThan(0)
      .catch(async (error: Error) => {
        error.message += `\nThe page says: ${await driver.run('document.querySelector("main").innerText')}`;
        throw error;
      });
  return {
    run,
    find,
    close: driver.close,
    open: async (address: string): Promise<void> => {
      // From another page, so that a new fragment is a new page.
      await driver.go('about:blank');
      await driver.go(address);
      await driver.run(ready);
    },
    reload: async (): Promise<void> => {
      await driver.reload();
      await driver.run(ready);
    },
    has: async (selector: string, words?: string | RegExp): Promise<boolean> =>
      (await mark(selector, words)) !== 0,
    /** The first that has these words, once there is one. */
    press: async (words: string | RegExp | undefined, selector = 'button'): Promise<void> => {
      await find(selector, words);
      await driver.run(STILL);
      await driver.click(MARKED);
    },
    /** Into a field by its id: a page may put another one in its place between the look and the typing. */
    type: async (selector: string, text: string): Promise<void> => {
      await find(selector);
      await driver.type(selector, text);
    },
    /** What a selector says while a finger is on another. */
    whileHeld: async (selector: string, shown: string): Promise<string> => {
      await find(selector);
      await driver.run(STILL);
      await driver.hold(MARKED);
      // Nothing scrolls meanwhile: that would take the finger away.
      const count = () => run((css: string) => document.querySelectorAll(css).length, shown);
      await expect.poll(count, { message: shown }).toBeGreaterThan(0);
      const text = await run((css: string) => document.querySelector(css)?.textContent ?? '', shown);
      // A look takes 300 ms.
      const time = () => run(() => performance.now());
      const since = await time();
      await expect.poll(time).toBeGreaterThan(since + 350);
      await driver.release();
      await expect.poll(count, { message: shown }).toBe(0);
      return text;
    },
    texts: (selector: string): Promise<readonly string[]> =>
      run(
        (css: string) =>
          [...document.querySelectorAll(css)].map((one) =>
            (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
          ),
        selector,
      ),
  };
};

export type Hand = ReturnType<typeof handOf>;

/** A phone of its own: nothing that one browser keeps is known to another. */
export const takeUp = async (name: Name): Promise<Hand> => {
  if (name === 'WebKit') return handOf(await webKit());
  const known = launched.get(name) ?? LAUNCH[name]();
  launched.set(name, known);
  const context = await newContext(await known, {
    viewport: VIEWPORT,
    ...(name === 'Firefox' && { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }),
  });
  return handOf(ofPage(await context.newPage()));
};

/** Ends all browsers that were started. */
export const putDown = async (): Promise<void> => {
  for (const browser of launched.values()) await (await browser).close();
  launched.clear();
  screen?.kill();
  screen = undefined;
};
