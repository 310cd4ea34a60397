/** Reading in comfort: lines of a good length, nothing that jumps, places that can be linked to, and a page that prints. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SOURCES } from '../../src/games';
import { someOf } from '../volume';
import { dividedIn } from './hands';
import { addressOf, DESKTOP, inBrowser, PHONE, visit } from './visit';

test.each(someOf(SOURCES, 2))(
  '$id is painted after one round trip: from its page alone, in its own look',
  async ({ id }) => {
    await inBrowser(
      async (page) => {
        await page.goto(addressOf(`rules/${id}/`), { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(ground).not.toBe('rgba(0, 0, 0, 0)');
      },
      {
        prepare: (page) =>
          page.route('**/*', (route) =>
            route.request().isNavigationRequest() ? route.continue() : new Promise(() => undefined),
          ),
      },
    );
  },
);

/** The narrowest phones. */
const NARROW = [320, 360] as const;

test.each(someOf(['rules/nation/', 'odds/nation/', 'rules/tmag/'], 2))(
  'pictures of %s have type of 11 px and more on a small phone, and the page scrolls one way only',
  async (path) => {
    await visit(path, async (page) => {
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 640 });
        const sizes = await page.locator('figure svg:visible text').evaluateAll((texts) =>
          texts.map((text) => {
            const { a: scale } = (text as SVGTextElement).getScreenCTM() as DOMMatrix;
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          }),
        );
        expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(11);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  },
);

test('a command breaks at its spaces alone', async () => {
  await visit('odds/mafia/', async (page) => {
    expect(await page.locator('code span').count()).toBeGreaterThan(5);
    for (let width = 320; width <= 400; width += 8) {
      await page.setViewportSize({ width, height: 640 });
      const lines = await page
        .locator('code span')
        .evaluateAll((words) => words.map((word) => word.getClientRects().length));
      expect(Math.max(...lines), `${width} px`).toBe(1);
    }
  });
});

test('what is chosen from a list is whole on a small phone', async () => {
  await visit(
    'table/mafia/',
    async (page) => {
      await page.locator('.set-up select').first().waitFor({ state: 'attached' });
      const cut = await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        return [...document.querySelectorAll('select')].flatMap((list) => {
          const look = getComputedStyle(list);
          pen.font = look.font;
          const widths = [...list.options].map(({ text }) => pen.measureText(text).width);
          list.selectedIndex = widths.indexOf(Math.max(...widths));
          const room = (before: string, after: string) =>
            Number.parseFloat(before) + Number.parseFloat(after);
          const lines = Math.max(...widths) / (list.clientWidth - room(look.paddingLeft, look.paddingRight));
          const height = list.clientHeight - room(look.paddingTop, look.paddingBottom);
          return height + 1 < Math.ceil(lines) * Number.parseFloat(look.lineHeight) ? list.id : [];
        });
      });
      expect(cut).toEqual([]);
    },
    { viewport: { width: 320, height: 640 } },
  );
});

test.each([
  ['', 'main', 390],
  // The title with the longest word.
  ['rules/multiplayer/', 'h1', 320],
])('in type of twice the size no word of “%s”, in its %s, is divided at %i px', async (path, part, width) => {
  await visit(
    path,
    async (page) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await dividedIn(page, part)).toEqual([]);
    },
    { viewport: { ...PHONE.viewport, width } },
  );
});

test.each(['nation', 'target', 'tmag'])(
  'in type of twice the size the table of %s scrolls one way only on a small phone, and says all that was done',
  async (game) => {
    await visit(
      `table/${game}/#players=Ana,Ben,Cy,Dee&seed=friday-7`,
      async (page) => {
        await page.locator('.stage').waitFor();
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await page.locator('.stage').evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
        expect(await dividedIn(page, '.players')).toEqual([]);
        const cut = await page
          .locator('.said')
          .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect(cut).toBe(0);
        // The names of targets are within their tiles, and those in the picture, upright and across.
        for (const size of [PHONE.viewport, { width: 640, height: 360 }]) {
          await page.setViewportSize(size);
          const beyond = await page.locator('.pyramid .tile').evaluateAll((tiles) =>
            tiles.filter((tile) => {
              const { y = 0, height = 0 } = tile.querySelector('.name')?.getBoundingClientRect() ?? {};
              const { top, bottom } = tile.getBoundingClientRect();
              const end = tile.parentElement?.getBoundingClientRect().bottom ?? 0;
              return height < 19 || y < top || y + height > Math.min(bottom, end);
            }),
          );
          expect(beyond.length).toBe(0);
        }
      },
      { viewport: { ...PHONE.viewport, width: 320 } },
    );
  },
);

describe('a link at each heading', () => {
  const opacity = (page: Page) =>
    page
      .locator('article .anchor')
      .first()
      .evaluate((anchor) => getComputedStyle(anchor).opacity);

  test('appears under the mouse and under the keyboard', async () => {
    await visit('rules/target/', async (page) => {
      await expect.poll(() => opacity(page)).toBe('0');
      await page.locator('article h2').first().hover();
      await expect.poll(() => opacity(page)).toBe('1');
      await page.mouse.move(0, 0);
      await expect.poll(() => opacity(page)).toBe('0');
      await page.locator('article .anchor').first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => opacity(page)).toBe('1');
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).hash.length).toBeGreaterThan(1);
    });
  });

  test('is always there on a touch screen, and large enough for a thumb', async () => {
    await visit(
      'rules/target/',
      async (page) => {
        await expect.poll(() => opacity(page)).toBe('1');
        const box = await page.locator('article .anchor').first().boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      },
      PHONE,
    );
  });
});

test('the contents stay in sight, without a script', async () => {
  await visit(
    'rules/target/',
    async (page) => {
      const column = page.locator('.contents .column');
      for (const chapter of ['Law', 'Kills and hits', 'Variants']) {
        const link = column.getByRole('link', { name: chapter });
        await link.click();
        await expect.poll(() => page.url()).toBe(await link.evaluate((a) => (a as HTMLAnchorElement).href));
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
        const box = await column.boundingBox();
        expect(box?.y, chapter).toBeGreaterThanOrEqual(0);
        expect(box?.y, chapter).toBeLessThan(100);
        expect((box?.y ?? 0) + (box?.height ?? 0), chapter).toBeLessThanOrEqual(900);
      }
    },
    { ...DESKTOP, javaScriptEnabled: false },
  );
});

test('on paper what is beside a rule is smaller than it, a fold is open, and a band is seen on its chart', async () => {
  await visit('rules/target/', async (page) => {
    await page.emulateMedia({ media: 'print' });
    const sizes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    const [text = 0] = await sizes('.rules');
    expect(text).toBeCloseTo(14, 0);
    expect(Math.max(...(await sizes('.law em, .why p, figcaption')))).toBeLessThan(text);
  });
  await visit('odds/nation/', async (page) => {
    await page.emulateMedia({ media: 'print' });
    const fold = page.locator('.odds details').first();
    const kept = (one: Element) => getComputedStyle(one, '::details-content').contentVisibility;
    expect(await fold.evaluate(kept)).toBe('visible');
    const filled = page.locator('.odds figure [fill*=manila]').first();
    expect(await filled.evaluate((band) => getComputedStyle(band).fill)).not.toBe('rgb(255, 255, 255)');
  });
});

test.each(someOf(['print/', 'rules/target/', 'odds/tmag/', 'rules/', 'odds/mafia/'], 2))(
  'on paper %s is black on white, and nothing on it is for pressing',
  async (path) => {
    await visit(path, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const [ink, paper] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      for (const pressed of [
        'header',
        'footer',
        'main .button',
        '.anchor',
        '.contents',
        '.screen',
        'input[type=range]',
      ]) {
        for (const one of await page.locator(pressed).all()) {
          await expect.poll(() => one.isVisible(), { message: pressed }).toBe(false);
        }
      }
    });
  },
);
