/** The page of a table under test: its address, what is on it, and what the browser keeps of it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from './hands';
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

const setSeed = async (page: Page): Promise<void> => {
  await tabTo(page, '#seed');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('monday-3');
};

/** From the form to the table by key: names, what is set among the options, and the deal. */
export const dealByKey = async (page: Page, names: string, set = setSeed): Promise<void> => {
  await tabTo(page, '#names');
  await page.keyboard.type(names);
  await tabTo(page, '.chosen > details > summary');
  await page.keyboard.press('Enter');
  await set(page);
  await tabTo(page, '.deal');
  await page.keyboard.press('Enter');
};

/** By key a game is undone to its start and done again; it is as it was then, and after a reload. */
export const undoneAndDone = async (page: Page, start: string): Promise<void> => {
  const seen = async () => [await heading(page), await logged(page), await keptNow(page)];
  const end = await seen();
  const { events } = JSON.parse(await keptNow(page)) as { events: unknown[] };
  // Once too often: there it stays.
  const pressAll = async (button: string): Promise<void> => {
    await tabTo(page, `.history ${button}`);
    for (let k = 0; k <= events.length; k++) await page.keyboard.press('Enter');
  };
  await pressAll('button:first-child');
  await expect.poll(async () => [await heading(page), await logged(page)]).toEqual([start, []]);
  await pressAll('button:last-child');
  await expect.poll(seen).toEqual(end);
  await page.reload();
  await page.locator('.game').waitFor();
  await expect.poll(seen).toEqual(end);
};

/** Rolls and presses squares, so often. */
export const playSome = async (page: Page, steps: number): Promise<void> => {
  for (let step = 0; step < steps; step++) await calmTap(page.locator('[data-lit], .roll').first());
};
