/** The page of a table under test: its address, what is on it, and what the browser keeps of it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { calmTap } from './taps';

export const FOUR = '#players=Ana,Ben,Cy,Dee&seed=friday-7';

export const tablePath = (fragment = ''): string => `/table/tmag/${fragment}`;

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
export const heading = (page: Page) => page.locator('h1').textContent();
/** The lines of the log, without the links to the rules that they follow. */
export const logged = async (page: Page) =>
  (await page.locator('.log li').allTextContents()).map((line) => line.replace(/ Rule [\d.]+$/, ''));
/** The notice about the table, waited for. */
export const noticed = (page: Page) => page.locator('.notices > :last-child > p').textContent();

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
  wanted: (text: string) => boolean | Promise<boolean> = () => true,
): Promise<string> => {
  let text = '';
  await expect
    .poll(async () => {
      const [table, ...others] = await keptTables(page);
      text = table?.text ?? '';
      return table !== undefined && others.length === 0 && (await wanted(text));
    })
    .toBe(true);
  return text;
};

/** The text of the one table that the store has, once it has the last step of the page. */
export const keptNow = (page: Page): Promise<string> =>
  keptText(
    page,
    async (text) => `${JSON.parse(text).at}` === (await page.locator('.game').getAttribute('data-at')),
  );

/** Rolls and presses squares, so often. */
export const playSome = async (page: Page, steps: number): Promise<void> => {
  for (let step = 0; step < steps; step++) await calmTap(page.locator('[data-lit], .roll').first());
};
