/** What a hand on the keyboard does, and what a page must be for every hand and eye. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { someOf, volume } from '../volume';
import { pastReveal } from './taps';
import { awake, DESKTOP, PHONE } from './visit';

/** Goes on with Tab until the focus is on such an element, at a table from where it is: it is never lost there. */
export const tabTo = async (page: Page, selector: string, text = ''): Promise<void> => {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  await pastReveal(page);
  const isLost = () => document.activeElement === document.body && document.querySelector('.game') !== null;
  expect(await page.evaluate(isLost), `no focus on the way to ${selector}`).toBe(false);
  for (let presses = 0; presses < 120; presses++) {
    const there = await page.evaluate(
      ([wanted, words]) => {
        const { activeElement: at } = document;
        const word = at?.querySelector('.name') ?? at;
        return at?.matches(wanted) && (words === '' || word?.textContent?.trim() === words);
      },
      [selector, text] as const,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`);
};

/** What a page runs: its own source is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, one line a fault. */
const axeOn = async (page: Page): Promise<string[]> => {
  // Through the debugger, which the page's policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await runner.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  });
};

const sidewaysOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth} px in ${innerWidth}`] : [];
  });

/** Words within a selector that stand on more than one line, but for what a hyphen divides; a comma belongs to its word. */
export const dividedIn = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const letters = document.createRange();
    const divided: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00AD–-]+/g)) {
          letters.setStart(text, index);
          letters.setEnd(text, index + word.length);
          const tops = [...letters.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) divided.push(word);
        }
      }
    }
    return divided;
  }, within);

/** Buttons below a selector that are less than 48 px wide or high. */
const smallIn = async (page: Page, within: string): Promise<string[]> => {
  await page.locator(`${within} button:visible`).first().waitFor();
  const sizes = await page.locator(`${within} button:visible`).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [Math.round(Math.min(width, height)), button.ariaLabel ?? button.textContent] as const;
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.filter(([size]) => size < 48).map(([size, name]) => `${size} px for a finger: ${name}`);
};

const SCHEMES = ['light', 'dark'] as const;

/** In how many schemes a page is looked at each time: in turn, so that its moments are seen in both. */
const SCHEMES_AT_ONCE = volume(1, 2);

/** How often a page was looked at. */
const looks = new WeakMap<Page, number>();

/** Faults of the page as it is: what axe finds, in light and dark in turn, and what scrolls sideways. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const turn = looks.get(page) ?? 0;
  looks.set(page, turn + 1);
  const faults: string[] = [];
  for (const colorScheme of SCHEMES.filter((_, i) => (i + turn) % 2 < SCHEMES_AT_ONCE)) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await axeOn(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...faults, ...(await sidewaysOn(page))];
};

/** Where a table is played most comes first: the daily run looks there only. */
const VIEWS = someOf([PHONE, DESKTOP], 1);

/** No such fault on a phone, in a proof on a desktop too, and 48 px for a finger on every button below `fingers`. */
export const audit = async (page: Page, { fingers }: { fingers?: string } = {}): Promise<void> => {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const { viewport } of VIEWS) {
    await page.setViewportSize(viewport);
    await awake(page);
    const found = [...(await faultsOf(page)), ...(fingers ? await smallIn(page, fingers) : [])];
    faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
  }
  if (size) await page.setViewportSize(size);
  expect(faults, page.url()).toEqual([]);
};
