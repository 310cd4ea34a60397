/** The browser of the tests. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/test/programs';

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // In a container the shared memory is small, or not the user's.
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text is as wide as on a screen: the shell rounds widths otherwise.
  '--font-render-hinting=none',
  // What axe makes and drops is collected less often.
  '--js-flags=--max-semi-space-size=32',
];

/** A browser of its own. */
export const launch = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] });

/** What a browser keeps, apart from all others. It hangs where anything takes longer than this: no slow machine does. */
export const newContext = async (
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  return context;
};
