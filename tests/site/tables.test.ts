/**
 * What every table does, on that of TMAG: several side by side, names, files, links, two tabs, a second screen, a printed
 * sheet; and a browser that refuses, forgets or is killed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../folder';
import { launch, newContext } from './chromium';
import {
  FOUR,
  heading,
  keptNow,
  keptTables,
  keptText,
  logged,
  noticed,
  playSome,
  square,
  tablePath,
} from './table-page';
import { press, unfold } from './taps';
import { addressOf, open, PHONE, visiting } from './visit';

const folder = testFolder();
const visit = visiting(PHONE);
/** A game with so many steps, and what it looks like. */
const playedOn = async (page: Page, steps: number) => {
  await playSome(page, steps);
  return shownOn(page);
};

const shownOn = async (page: Page) => [await heading(page), await logged(page)] as const;

/** The address of the game's link, as the clipboard gets it. */
const copiedLink = async (page: Page): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await unfold(page, 'Save or send');
  await press(page, 'Copy the link');
  await page.getByText('Copied. Anyone who opens it has the game').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

describe('several tables', () => {
  test('lie side by side, have names, and are deleted and brought back', async () => {
    await visit(tablePath(FOUR), async (page) => {
      const one = await playedOn(page, 4);
      await press(page, 'Set up another game');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana\nBen\nCy\nDee');
      await page.getByLabel('Names').fill('Eve, Fox, Gil');
      await press(page, 'Start');
      const two = await playedOn(page, 2);

      await unfold(page, 'Tables in this browser');
      const shelf = page.locator('.shelf');
      await expect.poll(() => shelf.locator('li').count()).toBe(2);
      await expect.poll(() => page.getByRole('button', { name: 'Delete Eve' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Rename Ana, Ben, Cy, Dee' }).click();
      await page.locator('input[name=name]:focus').waitFor();
      await page.keyboard.type('Friday');
      await page.keyboard.press('Enter');
      await shelf.getByRole('link', { name: 'Friday', exact: true }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Rename Friday');

      await page.getByRole('button', { name: 'Delete Friday' }).click();
      await expect.poll(async () => (await keptTables(page)).length).toBe(1);
      await expect.poll(() => shelf.locator('[role=status]').textContent()).toContain('Friday is deleted.');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await keptTables(page)).length).toBe(2);
      await shelf.getByRole('link', { name: 'Friday', exact: true }).click();
      await page.locator('.log', { hasText: 'Dee' }).waitFor();
      await expect.poll(() => shownOn(page)).toEqual(one);

      await page.goto(page.url().replace(/tmag\/.*$/, ''));
      await shelf.getByText('TMAG: The Martian Assassination Game').first().waitFor();
      await shelf.getByRole('link', { name: 'Eve, Fox, Gil' }).click();
      await page
        .locator('.log', { hasText: 'Eve' })
        .or(page.locator('h1', { hasText: /Eve|Fox|Gil/ }))
        .first()
        .waitFor();
      await expect.poll(() => shownOn(page)).toEqual(two);
    });
  });
});

describe('a game goes elsewhere', () => {
  test('by a link, with what was undone, into a browser that knows nothing of it', async () => {
    await visit(tablePath(FOUR), async (page) => {
      await playSome(page, 7);
      await press(page, 'Undo');
      const shown = await shownOn(page);
      const link = await copiedLink(page);
      expect(link.length).toBeLessThan(2000);
      await visit('/', async (other) => {
        await open(other, link);
        await expect.poll(() => shownOn(other)).toEqual(shown);
        await press(other, 'Redo');
        await press(other, 'Undo');
        await expect.poll(() => shownOn(other)).toEqual(shown);
        await keptNow(other);
        await other.reload();
        await other.locator('.game').waitFor();
        await expect.poll(() => shownOn(other)).toEqual(shown);
      });
    });
  });

  test('by a link that has lost a letter, which says so', async () => {
    await visit(tablePath('#log=AQAAAAB4'), async (page) => {
      await expect
        .poll(() => page.locator('#link-wrong').textContent())
        .toContain('copy the whole link again');
    });
  });

  test('by a file, under its name, on its own page and on the page of all', async () => {
    const file = join(folder, 'game.json');
    await visit(tablePath(FOUR), async (page, address) => {
      const shown = await playedOn(page, 5);
      await unfold(page, 'Save or send');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save as a file' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('tmag-Ana-Ben-Cy-Dee.json');
      await download.saveAs(file);
      for (const path of [tablePath(), '/table/']) {
        await visit(path, async (other) => {
          await other.getByLabel('Open a file').setInputFiles(file);
          await other.locator('.game').waitFor();
          await expect.poll(() => shownOn(other)).toEqual(shown);
          const [{ name: _, ...there }, here] = [await keptNow(other), await keptNow(page)].map((text) =>
            JSON.parse(text),
          );
          expect(there).toEqual(here);
          await expect.poll(async () => (await keptTables(other))[0]?.name).toBe('Ana, Ben, Cy, Dee');
          expect(new URL(other.url()).pathname).toBe(new URL(address).pathname);
        });
      }
    });
    const damaged = join(folder, 'damaged.json');
    writeFileSync(damaged, readFileSync(file, 'utf8').replace(/"kind":"move"/, '"kind":"rest"'));
    const stranger = join(folder, 'stranger.json');
    writeFileSync(stranger, '{"name":"no table"}');
    await visit(tablePath(), async (page) => {
      await page.getByLabel('Open a file').setInputFiles(damaged);
      await expect
        .poll(() => page.locator('.damaged').textContent())
        .toMatch(/Ana, Ben, Cy, Dee cannot be read\. Event \d+ cannot be: It is no event of this game\./);
      await page.getByRole('button', { name: /Play on after/ }).click();
      await page.locator('.game').waitFor();
    });
    await visit('/table/', async (page) => {
      await page.getByLabel('Open a file').setInputFiles(stranger);
      await expect
        .poll(() => page.locator('.open-file .wrong').textContent())
        .toContain('holds no table of a game');
    });
  });
});

describe('two tabs', () => {
  test('on one table show what the other did, and never write over it', async () => {
    await visit(tablePath(FOUR), async (one) => {
      await playSome(one, 2);
      await keptNow(one);
      const two = await one.context().newPage();
      await open(two, one.url());
      await playSome(two, 3);
      const shown = await shownOn(two);
      await expect.poll(() => noticed(one)).toContain('Another tab went on with this table');
      await expect.poll(() => shownOn(one)).toEqual(shown);
      await press(one, 'Undo');
      await expect.poll(async () => (await logged(two)).length).toBe((await logged(one)).length);
      await expect.poll(() => heading(two)).toBe(await heading(one));
      await two.close();
    });
  });

  test('on two tables mind each their own, and leave a name that is being typed', async () => {
    await visit(tablePath(FOUR), async (one) => {
      const shown = await playedOn(one, 3);
      await unfold(one, 'Tables in this browser');
      await one.getByRole('button', { name: 'Rename Ana, Ben, Cy, Dee' }).click();
      await one.locator('input[name=name]:focus').fill('Friday');
      const two = await one.context().newPage();
      await open(two, one.url().replace(/#.*$/, '#players=Eve,Fox,Gil&seed=monday-1'));
      await playSome(two, 4);
      await expect.poll(async () => (await keptTables(one)).length).toBe(2);
      await expect.poll(() => one.locator('.shelf li').count()).toBe(2);
      await expect.poll(() => one.locator('input[name=name]:focus').inputValue()).toBe('Friday');
      await expect.poll(() => shownOn(one)).toEqual(shown);
      await expect.poll(() => one.locator('.notices > :last-child > p').count()).toBe(0);
    });
  });
});

describe('a browser', () => {
  const REFUSALS = {
    'without a store': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    'whose store does not open': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    },
    'that keeps nothing at all': () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    },
  };
  test.each(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[])(
    '%s says so, and the game goes on',
    async (kind) => {
      await visit(
        tablePath(FOUR),
        async (page) => {
          await expect
            .poll(() => page.locator('.notices > :first-child > p').textContent())
            .toContain('does not let this site keep a table');
          await press(page, '2');
          await expect.poll(() => heading(page)).toBe('Dee moves 2');
          await expect
            .poll(() => page.locator('.notices > :first-child > p').textContent())
            .toContain('save the game as a file');
          await unfold(page, 'Save or send');
          await page.getByRole('link', { name: 'Save as a file' }).waitFor();
        },
        { prepare: (page) => page.addInitScript(REFUSALS[kind]) },
      );
    },
  );

  test('without room says so, and keeps the game again once there is some', async () => {
    await visit(tablePath(FOUR), async (page) => {
      await playSome(page, 1);
      await keptNow(page);
      await page.evaluate(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = () => {
          IDBObjectStore.prototype.put = put;
          throw new DOMException('no room', 'QuotaExceededError');
        };
      });
      await playSome(page, 1);
      await expect
        .poll(() => page.locator('.notices > :first-child > p').textContent())
        .toContain('no room left');
      await playSome(page, 1);
      await page.locator('.notices > :first-child > p').waitFor({ state: 'detached' });
      const shown = await shownOn(page);
      await page.reload();
      await page.locator('.game').waitFor();
      await expect.poll(() => shownOn(page)).toEqual(shown);
    });
  });

  test('that clears the data of the site under an open page gets the whole game again', async () => {
    await visit(tablePath(FOUR), async (page) => {
      await playSome(page, 3);
      await keptNow(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'all',
      });
      await playSome(page, 1);
      await expect.poll(() => noticed(page)).toContain('It has been kept again from this page, whole');
      const shown = await shownOn(page);
      await page.reload();
      await page.locator('.game').waitFor();
      await expect.poll(() => shownOn(page)).toEqual(shown);
    });
  });

  test('that kills the tab in the middle of an event has the event', async () => {
    // All pages of a site share a process, and one of these hangs.
    const own = await launch();
    // A service worker would hang with the page whose process it shares.
    const page = await (await newContext(own, { ...PHONE, serviceWorkers: 'block' })).newPage();
    await open(page, addressOf(tablePath(FOUR)));
    await playSome(page, 2);
    const before = await keptText(page, (text) => JSON.parse(text).at >= 2);
    const address = page.url();
    // The hand presses, and before anything else can happen the page hangs and is killed.
    const pressed = page.waitForEvent('console', (message) => message.text() === 'pressed');
    page
      .evaluate(() => {
        document.querySelector<HTMLElement>('[data-lit], .roll')?.click();
        console.log('pressed');
        for (;;);
      })
      .catch(() => undefined);
    await pressed;
    const next = await page.context().newPage();
    await page.close();
    await open(next, address);
    await next.locator('.game').waitFor();
    const after = JSON.parse(await keptText(next, (text) => text !== before));
    expect(after.events).toHaveLength(JSON.parse(before).events.length + 1);
    await expect.poll(() => next.locator('.wrong').count()).toBe(0);
    await own.close();
  });
});

describe('a second screen', () => {
  test('follows the table, holds nothing to press, and says when the table is gone', async () => {
    await visit(tablePath(FOUR), async (page) => {
      await playSome(page, 2);
      await keptNow(page);
      const [screen] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: /Second screen/ }).click(),
      ]);
      await screen.locator('.board').waitFor();
      await expect.poll(() => heading(screen)).toBe(await heading(page));
      await playSome(page, 3);
      await expect.poll(() => heading(screen)).toBe(await heading(page));
      await expect.poll(() => logged(screen)).toEqual(await logged(page));
      await expect.poll(() => screen.title()).toContain(`Ana, Ben, Cy, Dee: ${await heading(page)}`);
      await expect.poll(() => screen.locator('main :is(button, input)').count()).toBe(0);
      await expect.poll(() => screen.locator('header nav:visible, footer:visible').count()).toBe(0);
      const address = page.url();
      await page.goto('about:blank');
      await expect
        .poll(() => screen.locator('.wrong').textContent())
        .toContain('The page of this table was closed');
      await page.goto(address);
      await screen.locator('.wrong').waitFor({ state: 'detached' });
    });
  });

  test('without its table says what to open', async () => {
    await visit(tablePath('#screen=nowhere'), async (page) => {
      await expect
        .poll(() => page.locator('.wrong').textContent())
        .toContain('No page of this table answers');
    });
  });
});

describe('the score sheet', () => {
  test('is all that is printed, on one page before the game', async () => {
    await visit(tablePath(FOUR), async (page) => {
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator('.score-sheet').isVisible()).toBe(true);
      await expect
        .poll(() => page.locator('.game, header nav, footer, .trail').filter({ visible: true }).count())
        .toBe(0);
      await expect.poll(() => page.locator('.score-sheet').textContent()).toContain('tick the bases reached');
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
  });

  test('is printed by a button, with what has happened', async () => {
    await visit(
      tablePath(FOUR),
      async (page) => {
        await playSome(page, 3);
        await press(page, 'Print the score sheet');
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed))
          .toBe(1);
        const lines = (await logged(page)).toReversed();
        await expect.poll(() => page.locator('.so-far li').allTextContents()).toEqual(lines);
      },
      {
        prepare: (page) =>
          page.addInitScript(() => {
            Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
          }),
      },
    );
  });
});

test('what happens is said aloud, and so is a step back', async () => {
  await visit(tablePath(FOUR), async (page) => {
    const said = page.locator('.said[role=status]');
    await expect.poll(() => said.textContent()).toBe('Dee begins, in the safe-house.');
    await press(page, '2');
    await square(page, 'c1').click();
    await expect
      .poll(() => said.textContent())
      .toBe('Dee rolls 2 and goes to c1, base of the south (1 of 4).');
    await press(page, 'Undo');
    await expect.poll(() => said.textContent()).toBe('Undone: Dee moves 2.');
    await press(page, 'Redo');
    await expect
      .poll(() => said.textContent())
      .toBe('Dee rolls 2 and goes to c1, base of the south (1 of 4).');
    // In the same words each time, in an element of its own: so they are read out each time.
    const told = async (name: string): Promise<void> => {
      const before = await said.locator('span').elementHandle();
      await press(page, name);
      await expect.poll(() => before?.evaluate((one) => one.isConnected)).toBe(false);
    };
    for (const name of ['0', '0', '0', 'Undo', 'Undo']) await told(name);
  });
});

test('the page of all tables tells of the games that have one, and works below a folder', async () => {
  await visit(
    'table/',
    async (page) => {
      await page.getByRole('link', { name: /TMAG/ }).first().click();
      await page.getByLabel('Names').fill('Ana, Ben, Cy');
      await press(page, 'Start');
      await playSome(page, 1);
      await page.getByRole('link', { name: 'Leave the table' }).click();
      await page.locator('[data-kept]').click();
      await page.locator('.game').waitFor();
    },
    { of: 'subSite' },
  );
});

test('light or dark is chosen in the menu, and stays', async () => {
  await visit(tablePath(FOUR), async (page) => {
    const ground = () =>
      page.locator('.table-page').evaluate((table) => getComputedStyle(table).backgroundColor);
    await page.locator('.doors').waitFor();
    await press(page, 'Menu');
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu');
    await expect.poll(ground).toBe('rgb(246, 241, 228)');
    await page.getByLabel('Light or dark').selectOption('Dark');
    await expect.poll(ground).toBe('rgb(28, 26, 23)');
    await playSome(page, 1);
    await keptNow(page);
    await page.reload();
    await page.locator('.game').waitFor();
    await expect.poll(ground).toBe('rgb(28, 26, 23)');
    await page.getByLabel('Light or dark').selectOption('As this device');
    await expect.poll(ground).toBe('rgb(246, 241, 228)');
  });
});
