/** Rule texts as a page: numbered rules, terms that open in place, and the quick reference on one sheet. */
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES, SOURCES } from '../../src/games';
import { RULE_NUMBERS } from '../../src/games/multiplayer';
import { someOf } from '../volume';
import { DESKTOP, PHONE, visiting } from './visit';

const visit = visiting({ ...DESKTOP, javaScriptEnabled: false, of: 'subSite' });

/** How far from the top of the window an element stands. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.each(someOf(GAMES, 2).map(({ id, players }) => [id, players.min] as const))(
  'the table of %s is drawn for the number of players chosen',
  async (id, fewest) => {
    await visit(`rules/${id}/`, async (page) => {
      const tables = page.locator('figure:has([name="table"]) svg[role=img]');
      const shown = async () =>
        (await tables.evaluateAll((all) => all.filter((one) => one.checkVisibility()))).length;
      await expect.poll(shown).toBe(1);
      await page.getByRole('radio', { name: `${fewest} players`, exact: true }).check();
      await expect.poll(shown).toBe(1);
      await expect.poll(() => tables.first().isVisible()).toBe(true);
    });
  },
);

describe('a numbered rule', () => {
  test.each(['800.4a', 'r800-4a', '800.4p'])('is where #%s leads', async (anchor) => {
    await visit(`rules/multiplayer/#${anchor}`, async (page) => {
      const top = await topOf(page, `[id="${anchor}"]`);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(120);
    });
  });

  test('has its number in its heading, once each, and in the contents', async () => {
    await visit('rules/multiplayer/', async (page) => {
      const numbers = await page.locator('article h3 .number').allTextContents();
      expect(numbers).toEqual(RULE_NUMBERS);
      const links = page.locator('.contents .column ul a');
      await expect
        .poll(async () => (await links.allTextContents()).map((text) => text.trim()))
        .toEqual(RULE_NUMBERS);
      await expect.poll(() => links.nth(4).getAttribute('aria-label')).toMatch(/^800\.4a What leaves/);
    });
  });

  test('is one step from the game that needs it', async () => {
    await visit('rules/target/', async (page) => {
      await page.getByRole('link', { name: '800.4a' }).first().click();
      await page.waitForURL('**/sub/rules/multiplayer/#800.4a');
      await expect.poll(() => page.locator(':target h3').textContent()).toContain('What leaves');
    });
  });
});

describe('a term, without JavaScript', () => {
  for (const [name, view] of [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`opens and closes in place by keyboard, on a ${name}`, async () => {
      await visit(
        'rules/multiplayer/',
        async (page) => {
          const term = page.locator('article .term', { hasText: 'priority' }).first();
          const line = await term.evaluate((element) => element.parentElement?.textContent);
          const meaning = term.locator('.definition');
          await expect.poll(() => meaning.isVisible()).toBe(false);
          await term.locator('summary').focus();
          const place = await term.locator('summary').boundingBox();
          await page.keyboard.press('Enter');
          await expect.poll(() => meaning.isVisible()).toBe(true);
          // The sentence stays as it is, with the meaning below its line.
          expect(await term.locator('summary').boundingBox()).toEqual(place);
          await expect.poll(() => meaning.textContent()).toMatch(/^The right to act/);
          const box = await meaning.boundingBox();
          expect((box?.x ?? -1) + (box?.width ?? 9999)).toBeLessThanOrEqual(view.viewport.width);
          await page.keyboard.press('Enter');
          await expect.poll(() => meaning.isVisible()).toBe(false);
          await expect.poll(() => term.evaluate((element) => element.parentElement?.textContent)).toBe(line);
        },
        view,
      );
    });
  }

  test('that is closed is one piece of its line, and says its meaning to nobody', async () => {
    await visit('rules/multiplayer/', async (page) => {
      const heights = await page
        .locator('article .term')
        .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.max(...heights)).toBeLessThan(40);
      await expect.poll(() => page.locator('article .definition:visible').count()).toBe(0);
    });
  });
});

test.each(someOf(SOURCES, 2))(
  'the quick reference of $id prints on one sheet, A4 or Letter',
  async ({ id }) => {
    await visit(`rules/${id}/quick/`, async (page) => {
      for (const format of ['A4', 'Letter']) {
        const file = await PDFDocument.load(new Uint8Array(await page.pdf({ format })));
        expect(file.getPageCount(), format).toBe(1);
      }
      await expect.poll(() => page.locator('h2').first().textContent()).toContain('Quick reference');
    });
  },
);
