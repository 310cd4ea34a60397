/** A browser page under watch: whom it asks for files, what the policy refuses, and what goes wrong in its scripts. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { BuiltSite } from './set-up';

export interface Watched {
  readonly page: Page;
  /** Requests that left the site. */
  readonly strangers: readonly string[];
  /** Refusals of the content security policy, errors of scripts, and files that are missing. */
  readonly troubles: readonly string[];
  readonly close: () => Promise<void>;
}

export const watch = async (
  browser: Browser,
  { origin }: BuiltSite,
  options: BrowserContextOptions = {},
): Promise<Watched> => {
  // Keeping the site for offline use is a test of its own, and work that others need not wait for.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const strangers: string[] = [];
  const troubles: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(blob:http|data:)/.test(url)) strangers.push(url);
  });
  context.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) {
      troubles.push(`console: ${message.text()}`);
    }
  });
  // Refusals that never reach the console are kept in the page until it is asked.
  await context.exposeBinding('heardRefusal', (_source, text: string) => troubles.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { heardRefusal: (text: string) => void }).heardRefusal(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  return { page, strangers, troubles, close: () => context.close() };
};

/** Opens an address and waits until its fonts are there and its islands have read the address. */
export const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    await document.fonts.ready;
    while (document.querySelector('astro-island[ssr]')) await pause(10);
    await pause(80);
  });
};
