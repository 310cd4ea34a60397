/** The table of TMAG in a browser: whole games by keyboard, what the rules refuse, links; and the page of numbers. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { volume } from '../volume';
import { audit, tabTo } from './hands';
import {
  dealByKey,
  FOUR,
  heading,
  keptTables,
  keptText,
  logged,
  square,
  tablePath as table,
  undoneAndDone,
} from './table-page';
import { button, press, unfold } from './taps';
import { open, PHONE, stopClock, visiting } from './visit';

const visit = visiting(PHONE);
const NINE = '#players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal,Ivy&seed=friday-7&board=6x6-four&order=all&short=1';

/** Where an earlier edition kept its one table. */
const FORMER_KEY = 'paper-dagger.table.tmag.1';

/** How much of a game is played by keyboard: its first steps, in a proof all of them. */
const STEPS = volume(14, 1500);

/** A record in which Ana runs round the board while nobody moves. */
const WON = JSON.stringify({
  version: 1,
  game: 'tmag',
  names: ['Ana', 'Ben', 'Cy'],
  seed: 'friday-7',
  options: {},
  firstVictim: 0,
  events: [
    { kind: 'roll', seat: 0, value: 2 },
    { kind: 'move', seat: 0, to: 'c1' },
    { kind: 'roll', seat: 1, value: 0 },
    { kind: 'roll', seat: 0, value: 4 },
    { kind: 'move', seat: 0, to: 'e3' },
    { kind: 'roll', seat: 2, value: 0 },
    { kind: 'roll', seat: 0, value: 4 },
    { kind: 'move', seat: 0, to: 'c5' },
    { kind: 'roll', seat: 1, value: 0 },
    { kind: 'roll', seat: 0, value: 4 },
    { kind: 'move', seat: 0, to: 'a3' },
  ],
  at: 11,
});

/** Puts a text where an earlier edition kept the table, comes back to the page, and opens what has moved. */
const keepAndReload = async (page: Page, text: string, shown: string): Promise<void> => {
  // A page that is opening would take it up itself.
  await page.locator('.game, .set-up').first().waitFor();
  await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [FORMER_KEY, text]);
  const address = page.url().replace(/#.*$/, '');
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.game, .set-up').first().waitFor();
  if ((await page.locator(shown).count()) === 0) await page.locator('[data-kept]').first().click();
  await page.locator(shown).waitFor();
};

const litLabels = (page: Page) =>
  page
    .locator('[data-lit]')
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => [button.getAttribute('data-square'), button.getAttribute('aria-label')] as const,
      ),
    );

/** A victim takes bases; an assassin captures until there have been enough captures; others wander. */
const choose = (
  lit: readonly (readonly [string | null, string | null])[],
  victim: boolean,
  mayCapture: boolean,
  step: number,
): string => {
  const free = lit.filter(([, label]) => !label?.includes('a capture'));
  const good = victim
    ? lit.filter(([, label]) => label?.includes('base of') && !label.includes('marked by'))
    : lit.filter(([, label]) => mayCapture && label?.includes('a capture'));
  const from = good.length > 0 ? good : free.length > 0 ? free : lit;
  return from[(step * 7) % from.length]?.[0] ?? '';
};

describe('a whole game', () => {
  test('by keyboard only, from names on; undone to the start, done again, and there after a reload', async () => {
    await visit(table(''), async (page) => {
      await dealByKey(page, 'Ana, Ben, Cy');
      await expect.poll(() => heading(page)).toMatch(/^(Ana|Ben|Cy) rolls$/);
      const start = (await heading(page)) ?? '';

      let captures = 0;
      const isOver = async () => (await heading(page))?.endsWith('wins') === true;
      for (let step = 0; step < STEPS && !(await isOver()); step++) {
        const lit = await litLabels(page);
        if (lit.length === 0) {
          await tabTo(page, '.roll');
          await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space');
          continue;
        }
        // The hand is taken to the lit squares by itself, and Tab walks among them.
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-lit')))
          .toBe(true);
        await expect.poll(() => page.locator('.way.shown').count()).toBe(1);
        const mover = (await heading(page))?.split(' ')[0];
        const victim = (await page.locator('.players li', { hasText: 'Victim' }).textContent())?.startsWith(
          mover ?? '?',
        );
        const to = choose(lit, victim === true, captures < 2, step);
        await tabTo(page, `[data-square="${to}"]`);
        await page.keyboard.press('Enter');
        if ((await page.locator('.said').textContent())?.includes('a capture')) captures++;
      }
      if (STEPS > 1000) {
        expect([captures > 0, await isOver()]).toEqual([true, true]);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      }

      await undoneAndDone(page, start);
    });
  });

  test('ends with the last base, taken by keyboard, and the hand is taken to the news', async () => {
    await visit(
      table(''),
      async (page) => {
        await keepAndReload(page, WON.replace('"at":11', '"at":10'), '.game');
        await expect.poll(() => heading(page)).toBe('Ana moves 4');
        await stopClock(page);
        await tabTo(page, '[data-square="a3"]');
        await page.keyboard.press('Enter');
        await expect.poll(() => heading(page)).toBe('Ana wins');
        await page.locator('.stamp').waitFor();
        await page.clock.runFor(100);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await expect.poll(() => page.locator('.reveal').textContent()).toContain('Ana wins');
        await page.clock.runFor(2_000);
        await expect.poll(() => page.locator('.reveal').count()).toBe(0);

        // A rematch is one press: the seats move on by one.
        await press(page, 'Play again');
        await expect.poll(() => logged(page)).toEqual([]);
        await expect
          .poll(() => page.locator('.players .name').allTextContents())
          .toEqual(['Ben B', 'Cy C', 'Ana A']);
      },
      { clock: true },
    );
  });
});

describe('the record of a real board', () => {
  test('takes what the die shows, and shows the way of a move under the pointer', async () => {
    await visit(
      table(FOUR),
      async (page) => {
        await expect.poll(() => heading(page)).toBe('Dee rolls');
        await press(page, '0');
        await expect.poll(() => heading(page)).toBe('Dee rolls again');
        await press(page, '2');
        await expect.poll(() => heading(page)).toBe('Dee moves 2');
        await expect.poll(() => page.locator('.way.shown').count()).toBe(0);
        await square(page, 'c1').hover();
        await expect.poll(() => page.locator('.way.shown').count()).toBe(1);
        await expect
          .poll(() => square(page, 'c1').getAttribute('aria-label'))
          .toBe('c1, base of the south, reachable, 2 steps');
        await square(page, 'c1').click();
        await expect
          .poll(() => page.locator('.said').textContent())
          .toBe('Dee rolls 2 and goes to c1, base of the south (1 of 4).');
        await expect.poll(() => heading(page)).toBe('Ana rolls');
        await press(page, '5');
        await expect.poll(() => page.locator('.players [aria-current]').textContent()).toMatch(/^Ana/);
      },
      { viewport: { width: 1280, height: 900 } },
    );
  });

  test('moves the focus over the board by the arrow keys', async () => {
    await visit(table(NINE), async (page) => {
      await page.locator('[data-square="c3-d4"]').focus();
      const walk = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
        return page.evaluate(() => document.activeElement?.getAttribute('data-square'));
      };
      expect(await walk('ArrowRight')).toBe('e3');
      expect(await walk('ArrowUp', 'ArrowLeft')).toBe('c3-d4');
      expect(await walk('ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('c1');
    });
  });
});

describe('an address', () => {
  test('of a deal resumes its own game, and another one opens another table', async () => {
    await visit(table(FOUR), async (page, address) => {
      await press(page, '2');
      await square(page, 'c1').click();
      await keptText(page, (text) => text.includes('"c1"'));
      await page.goto('about:blank');
      await open(page, address);
      await expect.poll(() => heading(page)).toBe('Ana rolls');
      await page.goto(address.replace('friday-7', 'monday-1'));
      await page.getByText('seed monday-1').first().waitFor({ state: 'attached' });
      await expect.poll(() => logged(page)).toEqual([]);
      await press(page, '3');
      await expect.poll(async () => (await keptTables(page)).length).toBe(2);
      await page.goto('about:blank');
      await open(page, address);
      await expect.poll(() => heading(page)).toBe('Ana rolls');
    });
  });

  test('that is damaged fills the form with what can be read of it', async () => {
    await visit(table('#players=Ana,Ben&seed=friday-7&short=1'), async (page) => {
      await expect
        .poll(() => page.locator('#link-wrong').textContent())
        .toContain('needs at least 3 players');
      await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana\nBen');
      await expect.poll(() => page.getByLabel('Seed', { exact: true }).inputValue()).toBe('friday-7');
      await expect.poll(() => page.getByLabel('Short game').isChecked()).toBe(true);
      await press(page, 'Start');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('names');
    });
  });
});

describe('a table of an earlier edition', () => {
  test('that is broken gives a message, can be saved, and stays when another game starts', async () => {
    const broken = '{"version":1,"names":["Ana",';
    await visit(table(), async (page) => {
      await keepAndReload(page, broken, '.damaged');
      await expect
        .poll(() => page.locator('.damaged').textContent())
        .toContain('cannot be read. It isn’t a saved table');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download what is there' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('tmag-The-table-of-before.json');
      await expect.poll(() => keptText(page)).toBe(broken);
      await page.getByLabel('Names').fill('Ana, Ben, Cy');
      await press(page, 'Start');
      await expect.poll(() => heading(page)).toMatch(/rolls$/);
      await expect.poll(async () => (await keptTables(page)).map(({ text }) => text)).toContain(broken);
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), FORMER_KEY)).toBeNull();
    });
  });
});

describe('on a phone and on a desktop, light and dark', () => {
  test('every moment of a table passes, and what a finger touches is large enough', async () => {
    await visit(table(NINE), async (page) => {
      await audit(page);
      await press(page, '5');
      await square(page, 'c3-d4').click();
      await page.locator('[data-lit]').first().hover();
      await audit(page);
      const sizes = await page
        .locator('.game :is(button, summary, a.quiet, a.button):visible')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width: wide, height } = button.getBoundingClientRect();
            return [Math.floor(Math.min(wide, height)), button.ariaLabel ?? button.textContent] as const;
          }),
        );
      expect(sizes.filter(([size]) => size < 48)).toEqual([]);
      await unfold(page, 'Save or send');
      // It comes when it is made, and what is below makes room.
      await button(page, 'Copy the link').waitFor();
      await unfold(page, 'Tables in this browser');
      await page.locator('.shelf li').waitFor();
      await audit(page);
      await press(page, 'Set up another game');
      await audit(page);
    });
    await visit(table(''), async (page) => {
      await keepAndReload(page, WON, '.stamp');
      await expect.poll(() => heading(page)).toBe('Ana wins');
      await audit(page);
      await keepAndReload(page, WON.replace('"a3"', '"a4"'), '.damaged');
      await audit(page);
    });
  });
});
