/** The table of TMAG in a browser: whole games by keyboard, what the rules refuse, links; and the page of numbers. */
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './chromium';
import {
  FOUR,
  heading,
  keptTables,
  keptText,
  logged,
  PHONE,
  press,
  square,
  tablePath as table,
  visitWith,
} from './table-page';
import { open } from './watch';

const NINE = '#players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal,Ivy&seed=friday-7&board=6x6-four&order=all&short=1';

/** Where an earlier edition kept its one table. */
const FORMER_KEY = 'paper-dagger.table.tmag.1';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const visit = (
  path: string,
  use: (page: Page, address: string) => Promise<void>,
  options: BrowserContextOptions = PHONE,
) => visitWith(browser, path, use, options);

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
  await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [FORMER_KEY, text]);
  const address = page.url().replace(/#.*$/, '');
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.game, .set-up').first().waitFor();
  if ((await page.locator(shown).count()) === 0) await page.locator('[data-table]').first().click();
  await page.locator(shown).waitFor();
};

/** Goes on with Tab until the focus is on such an element. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
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
  test('by keyboard only, from names to a winner; undone to the start, done again, and there after a reload', async () => {
    await visit(table(''), async (page) => {
      await page.locator('#names').waitFor();
      await tabTo(page, '#names');
      await page.keyboard.type('Ana, Ben, Cy');
      await tabTo(page, '#seed');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('monday-3');
      await tabTo(page, '.deal');
      await page.keyboard.press('Enter');
      const start = await heading(page);
      expect(start).toMatch(/^(Ana|Ben|Cy) rolls$/);

      let captures = 0;
      for (let step = 0; !(await heading(page))?.endsWith('wins'); step++) {
        expect(step).toBeLessThan(1500);
        const lit = await litLabels(page);
        if (lit.length === 0) {
          await tabTo(page, '.roll');
          await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space');
          continue;
        }
        // The hand is taken to the lit squares by itself, and Tab walks among them.
        expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-lit'))).toBe(true);
        expect(await page.locator('.way.shown').count()).toBe(1);
        const mover = (await heading(page))?.split(' ')[0];
        const victim = (await page.locator('.players li', { hasText: 'Victim' }).textContent())?.startsWith(
          mover ?? '?',
        );
        const to = choose(lit, victim === true, captures < 2, step);
        await tabTo(page, `[data-square="${to}"]`);
        await page.keyboard.press('Enter');
        if ((await page.locator('.said').textContent())?.includes('captured')) captures++;
      }
      expect(captures).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

      const isAtEnd = (kept: string) => {
        const { events, at } = JSON.parse(kept) as { events: unknown[]; at: number };
        return at === events.length;
      };
      const [end, text] = [await heading(page), await keptText(page, isAtEnd)];
      const { events } = JSON.parse(text) as { events: unknown[] };
      await tabTo(page, '.history button:first-child');
      for (let back = 0; back < events.length; back++) await page.keyboard.press('Enter');
      expect(await heading(page)).toBe(start);
      expect(await logged(page)).toEqual([]);
      await page.keyboard.press('Enter');
      expect(await heading(page)).toBe(start);
      await tabTo(page, '.history button:last-child');
      for (let forth = 0; forth < events.length; forth++) await page.keyboard.press('Enter');
      expect([await heading(page), await keptText(page, isAtEnd)]).toEqual([end, text]);

      const log = await logged(page);
      await page.reload();
      await page.locator('.stamp').waitFor();
      expect([await heading(page), await logged(page), await keptText(page)]).toEqual([end, log, text]);
    });
  }, 180_000);

  test('an undone roll of the seed comes out the same again', async () => {
    await visit(table(FOUR), async (page) => {
      await press(page, 'Roll the die');
      const said = await page.locator('.said').textContent();
      await press(page, 'Undo');
      await press(page, 'Roll the die');
      expect(await page.locator('.said').textContent()).toBe(said);
    });
  });
});

describe('the record of a real board', () => {
  test('takes what the die shows, and shows the way of a move under the pointer', async () => {
    await visit(
      table(FOUR),
      async (page) => {
        expect(await heading(page)).toBe('Dee rolls');
        await press(page, 'null');
        expect(await heading(page)).toBe('Dee rolls again');
        await press(page, '2');
        expect(await heading(page)).toBe('Dee moves 2');
        expect(await page.locator('.way.shown').count()).toBe(0);
        await square(page, 'c1').hover();
        expect(await page.locator('.way.shown').count()).toBe(1);
        expect(await square(page, 'c1').getAttribute('aria-label')).toBe(
          'c1, base of the south, reachable, 2 steps',
        );
        await square(page, 'c1').click();
        expect(await page.locator('.said').textContent()).toBe(
          'Dee rolls 2 and goes to c1, base of the south (1 of 4).',
        );
        expect(await heading(page)).toBe('Ana rolls');
        await press(page, '5');
        expect(await page.locator('.players [aria-current]').textContent()).toMatch(/^Ana/);
      },
      { viewport: { width: 1280, height: 900 } },
    );
  });

  test('refuses what the rules refuse, by the id of the rule, and changes nothing', async () => {
    await visit(table(FOUR), async (page) => {
      const alert = () => page.getByRole('alert').textContent();
      await square(page, 'b3').click();
      expect(await alert()).toContain('(die)');
      await press(page, '4');
      const before = await keptText(page, (text) => text.includes('"value":4'));
      await square(page, 'a1').click();
      expect(await alert()).toMatch(/^NoAn assassin stands on a1.*\(G3\)/);
      await square(page, 'c3').click();
      expect(await alert()).toContain('(safe-house)');
      await square(page, 'b3').click();
      expect(await alert()).toContain('(count)');
      expect(await keptText(page)).toBe(before);
      expect(await heading(page)).toBe('Dee moves 4');
      await page.locator('[data-lit]').first().click();
      expect(await alert()).toBe('');
    });
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
      expect(await heading(page)).toBe('Ana rolls');
      await page.goto(address.replace('friday-7', 'monday-1'));
      await page.getByText('seed monday-1').first().waitFor({ state: 'attached' });
      expect(await logged(page)).toEqual([]);
      await press(page, '3');
      await expect.poll(async () => (await keptTables(page)).length).toBe(2);
      await page.goto('about:blank');
      await open(page, address);
      expect(await heading(page)).toBe('Ana rolls');
    });
  });

  test('that is damaged fills the form with what can be read of it', async () => {
    await visit(table('#players=Ana,Ben&seed=friday-7&short=1'), async (page) => {
      expect(await page.locator('#link-wrong').textContent()).toContain('needs at least 3 players');
      expect(await page.getByLabel('Names').inputValue()).toBe('Ana\nBen');
      expect(await page.getByLabel('Seed', { exact: true }).inputValue()).toBe('friday-7');
      expect(await page.getByLabel('Short game').isChecked()).toBe(true);
      await press(page, 'Start');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('names');
    });
  });
});

describe('a table of an earlier edition', () => {
  test('that is broken gives a message, can be saved, and stays when another game starts', async () => {
    const broken = '{"version":1,"names":["Ana",';
    await visit(table(), async (page) => {
      await keepAndReload(page, broken, '.damaged');
      expect(await page.locator('.damaged').textContent()).toContain(
        'cannot be read. It is no record of a table',
      );
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download what is there' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('tmag-The-table-of-before.json');
      expect(await keptText(page)).toBe(broken);
      await page.getByLabel('Names').fill('Ana, Ben, Cy');
      await press(page, 'Start');
      expect(await heading(page)).toMatch(/rolls$/);
      await expect.poll(async () => (await keptTables(page)).map(({ text }) => text)).toContain(broken);
      expect(await page.evaluate((key) => localStorage.getItem(key), FORMER_KEY)).toBeNull();
    });
  });

  test('with an event that the rules refuse stops there, and the game goes on before it', async () => {
    const text = JSON.stringify({
      version: 1,
      game: 'tmag',
      names: ['Ana', 'Ben', 'Cy', 'Dee'],
      seed: 'friday-7',
      options: {},
      events: [
        { kind: 'roll', seat: 3, value: 2 },
        { kind: 'move', seat: 3, to: 'a1' },
      ],
      at: 2,
    });
    await visit(table(), async (page) => {
      await keepAndReload(page, text, '.damaged');
      expect(await page.locator('.damaged').textContent()).toContain(
        'Event 2 cannot be: An assassin stands on a1',
      );
      expect(await page.locator('.damaged').textContent()).toContain('(G3)');
      await press(page, 'Play on after 1 event');
      expect(await heading(page)).toBe('Dee moves 2');
    });
  });
});

describe.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const)('$colorScheme, $width wide', ({ colorScheme, width }) => {
  /** What axe finds, one line a fault, and nothing that scrolls sideways. */
  const audit = async (page: Page) => {
    // Through the debugger, which the page's policy does not bind.
    await page.evaluate(axe.source);
    const faults = await page.evaluate(async () => {
      const runner = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await runner.run(document, { resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    });
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  const view: BrowserContextOptions = {
    colorScheme,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  };

  test('every moment of a table passes, and what a finger touches is large enough', async () => {
    await visit(
      table(NINE),
      async (page) => {
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
        for (const door of await page.locator('.doors summary').all()) await door.click();
        await page.locator('.shelf li').waitFor();
        await audit(page);
        await press(page, 'Set up another game');
        await audit(page);
      },
      view,
    );
    await visit(
      table(''),
      async (page) => {
        await keepAndReload(page, WON, '.stamp');
        expect(await heading(page)).toBe('Ana wins');
        await audit(page);
        await keepAndReload(page, WON.replace('"a3"', '"a4"'), '.damaged');
        await audit(page);
      },
      view,
    );
  });

  test('the numbers pass', async () => {
    await visit('/odds/tmag/', async (page) => audit(page), view);
  });
});
