/** The page of a table under test: its address, what is on it, and what the browser keeps of it. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { open, watch } from './watch';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
};
export const FOUR = '#players=Ana,Ben,Cy,Dee&seed=friday-7';

export const tablePath = (fragment = ''): string => `/table/tmag/${fragment}`;

/** The page under an address, closed and found without trouble after the test. `prepare` runs before it is opened. */
export const visitWith = async (
  browser: Browser,
  path: string,
  use: (page: Page, address: string) => Promise<void>,
  options: BrowserContextOptions = PHONE,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<void> => {
  const site = inject('site');
  const { page, strangers, troubles, close } = await watch(browser, site, options);
  await prepare(page);
  await open(page, `${site.origin}${path}`);
  await use(page, `${site.origin}${path}`);
  if (strangers.length + troubles.length > 0) throw new Error([...strangers, ...troubles].join('\n'));
  await close();
};

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
export const heading = (page: Page) => page.locator('h1').textContent();
export const logged = (page: Page) => page.locator('.log li').allTextContents();
/** The notice about the table, waited for. */
export const noticed = (page: Page) => page.locator('.noticed').textContent();

export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly revision: number;
}

/** The tables in the browser's store, in no order. */
export const keptTables = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((done, fail) => {
        const request = indexedDB.open('paper-dagger-tables');
        // Asked too early, the store must not be made without its shelf.
        request.onupgradeneeded = () => request.result.createObjectStore('tables');
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result as Kept[]);
          };
        };
      }),
  );

/** Waits until the one table that the store has is as it should be, and gives its text. */
export const keptText = async (
  page: Page,
  wanted: (text: string) => boolean = () => true,
): Promise<string> => {
  for (let tries = 0; tries < 100; tries++) {
    const [table, ...others] = await keptTables(page);
    if (table && others.length === 0 && wanted(table.text)) return table.text;
    await page.waitForTimeout(20);
  }
  throw new Error(`the store has ${JSON.stringify(await keptTables(page))}`);
};

/** Rolls and presses squares, so often. */
export const playSome = async (page: Page, steps: number): Promise<void> => {
  for (let step = 0; step < steps; step++) {
    const lit = page.locator('[data-lit]');
    if ((await lit.count()) > 0) await lit.first().click();
    else await press(page, 'Roll the die');
  }
};
