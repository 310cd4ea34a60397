/** What a hand on the keyboard does, and what a page must be for every hand and eye. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Goes on with Tab until the focus is on such an element. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 120; presses++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

/** Nothing that axe finds, nothing that scrolls sideways. */
export const audit = async (page: Page): Promise<void> => {
  // Through the debugger, which the page's policy does not bind.
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await runner.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  });
  expect(faults).toEqual([]);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room as number);
};

/** What a finger touches is 48 px wide and high. */
export const expectRoomForFingers = async (page: Page, within: string): Promise<void> => {
  const sizes = await page.locator(`${within} button:visible`).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [Math.round(Math.min(width, height)), button.ariaLabel ?? button.textContent] as const;
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([size]) => size < 48)).toEqual([]);
};
