/** What a hand on the keyboard does, and what a page must be for every hand and eye. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { volume } from '../volume';
import { awake, DESK, PHONE } from './visit';

/** Goes on with Tab until the focus is on such an element. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 120; presses++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

/** The rules of axe whose answer depends on colours. Only these can differ between light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds, one line a fault. */
const axeOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // Through the debugger, which the page's policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await runner.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, rules);
};

const sidewaysOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth} px in ${innerWidth}`] : [];
  });

/** Buttons below a selector that are less than 48 px wide or high. */
const smallIn = async (page: Page, within: string): Promise<string[]> => {
  const sizes = await page.locator(`${within} button:visible`).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [Math.round(Math.min(width, height)), button.ariaLabel ?? button.textContent] as const;
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.filter(([size]) => size < 48).map(([size, name]) => `${size} px for a finger: ${name}`);
};

/** Faults of the page as it is: what axe finds in light and dark, and what scrolls sideways. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const light = await axeOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeOn(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`), ...(await sidewaysOn(page))];
};

/** Where a table is played most comes first: the daily run looks there only. */
const VIEWS = [PHONE, DESK].slice(0, volume(1, 2));

/** No such fault on a phone, in a proof on a desk too, and 48 px for a finger on every button below `fingers`. */
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
