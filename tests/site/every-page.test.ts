/**
 * Every page, on a desktop and on a phone: it arrives on a slow line without jumping, for a reader whose browser has the
 * fonts already; asks nothing that its policy does not allow; has no fault that axe knows, in light and dark; and cuts
 * nothing off, in larger text either.
 */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { grouped } from '../../src/base/words';
import { volume } from '../volume';
import { faultsOf } from './hands';
import { kindOf, pagesOf } from './pages';
import { SLOW_LINE } from './set-up';
import { addressOf, DESKTOP, inBrowser, open, PHONE, warningsOf } from './visit';

/** How much may move, as a share of what is in sight. No one reads a table before the game on it is there. */
const SHIFT = 0.05;
const TABLE_SHIFT = 0.2;

/** What an address makes of a page: a deal, a damaged link, a job that cannot be printed. */
const STATES = [
  'deal/target/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&out=2',
  'deal/target/#players=Ana,Ben',
  'print/custom/#kit=mafia&count=2&margin=wide',
  'print/custom/#kit=target&players=Ana,Ben,Cy,Dee&seed=friday-7&pieces=target-1&since=1&profile=1',
];

const PATHS = pagesOf(inject('site')).map(({ path }) => path);

/** What is looked at in a view: one page of each kind in one of the views, in turn. In a proof every page in both. */
const pathsFor = (turn: number): readonly string[] => {
  const all = [...PATHS, ...STATES];
  if (volume(0, 1)) return all;
  return [...grouped(all, kindOf).values()].flatMap((alike, i) =>
    (i + turn) % 2 === 0 ? (alike[i % alike.length] ?? []) : [],
  );
};

const watchShifts = (): void => {
  const seen = window as unknown as { shifted: number };
  seen.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const slowAndWatched = async (page: Page): Promise<void> => {
  await page.addInitScript(watchShifts);
  await page.setExtraHTTPHeaders({ [SLOW_LINE]: '1' });
};

/** Sizes of text, in %, and how wide a window is in which a page of that size scrolls one way only, in px. */
const LARGE = [
  [200, 1280],
  [200, 1024],
  [200, 900],
  [200, 780],
  [200, 390],
  [200, 320],
] as const;

/** At two of these widths, other ones on the next page; in a proof at all. */
const faultsOfLargeText = async (page: Page, turn: number): Promise<string[]> => {
  const faults: string[] = [];
  for (const [size, most] of LARGE.filter((_, i) => (i + turn) % volume(3, 1) === 0)) {
    await page.setViewportSize({ width: most, height: 844 });
    const width = await page.evaluate((size) => {
      const { style } = document.documentElement;
      style.fontSize = `${size}%`;
      const { scrollWidth } = document.documentElement;
      // Another fragment is no other page.
      style.fontSize = '';
      return scrollWidth;
    }, size);
    if (width > most) faults.push(`in text of ${size} % it is ${width} px wide, of ${most}`);
  }
  return faults;
};

test.each([
  ['a desktop', DESKTOP, 0],
  ['a phone', PHONE, 1],
] as const)('on %s', async (_name, view, turn) => {
  await inBrowser(
    async (page, troubles) => {
      const warnings = warningsOf(page);
      for (const [k, path] of pathsFor(turn).entries()) {
        await open(page, addressOf(path));
        const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
        const most = /^(table|seat|host|verify)\//.test(path) ? TABLE_SHIFT : SHIFT;
        const found = [...(await faultsOf(page)), ...(await faultsOfLargeText(page, k))];
        await page.setViewportSize(view.viewport);
        if (PATHS.includes(path) && shifted > most) found.push(`shifts by ${shifted.toFixed(3)}`);
        if (path !== '404.html') found.push(...warnings, ...troubles);
        expect(found, path).toEqual([]);
      }
    },
    { ...view, prepare: slowAndWatched },
  );
});

test('the phone on its way round, with a card in sight', async () => {
  await inBrowser(async (page) => {
    await open(page, addressOf('deal/mafia/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7'));
    await page.getByRole('button', { name: 'Pass the phone round' }).click();
    await page.getByRole('button', { name: 'Hold to look' }).focus();
    await page.keyboard.down('Space');
    await page.locator('.secret').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
