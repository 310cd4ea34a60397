/** What works without JavaScript, and the small script of the home page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { GAMES, SOURCES } from '../../src/games';
import { nation } from '../../src/games/nation';
import { tmag } from '../../src/games/tmag';
import type { Block } from '../../src/rules/document';
import { plainText } from '../../src/rules/plain-text';
import { readRules } from '../../src/rules/read-rules';
import { launch } from './chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const visit = async (
  path: string,
  javaScriptEnabled: boolean,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const site = inject('site');
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${site.origin}${path}`, { waitUntil: 'load' });
  await use(page);
  await context.close();
};

/** Letters only: the page writes capitals and spaces as its style sheet likes. */
const letters = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** What is read on the page: what a term means stands closed within its sentence. */
const wordsOn = (page: Page): Promise<string> =>
  page.locator('article').evaluate((article) => {
    const copy = article.cloneNode(true) as HTMLElement;
    for (const closed of copy.querySelectorAll('.term:not([open]) .definition')) closed.remove();
    return copy.textContent ?? '';
  });

describe.each(SOURCES.map((source) => [source.id, source] as const))(
  'the rules of %s, without JavaScript',
  (id, source) => {
    test('hold every word of the text, in its order', async () => {
      const doc = await readRules(source);
      await visit(`/rules/${id}/`, false, async (page) => {
        const text = letters(await wordsOn(page));
        let from = 0;
        for (const line of plainText(doc).split('\n')) {
          const at = text.indexOf(letters(line), from);
          expect(at, line).toBeGreaterThanOrEqual(0);
          from = at;
        }
      });
    });

    test('show every figure with its words, and every anchor', async () => {
      const doc = await readRules(source);
      const flat = (blocks: readonly Block[]): Block[] =>
        blocks.flatMap((block) => (block.kind === 'callout' ? [block, ...flat(block.blocks)] : [block]));
      const blocks = flat(doc.blocks);
      await visit(`/rules/${id}/`, false, async (page) => {
        const figures = page.locator('article figure svg[role=img]');
        expect(await figures.count()).toBe(blocks.filter(({ kind }) => kind === 'figure').length);
        for (const figure of await figures.all()) {
          expect(((await figure.locator('title').textContent()) ?? '').length).toBeGreaterThan(40);
        }
        for (const { slug } of doc.sections)
          expect(await page.locator(`[id="${slug}"]`).count(), slug).toBe(1);
        for (const block of blocks) {
          if (block.kind === 'callout' && block.id)
            expect(await page.locator(`[id="${block.id}"]`).count()).toBe(1);
        }
      });
    });

    test('have lines of at most 75 characters on a desk', async () => {
      await visit(`/rules/${id}/`, true, async (page) => {
        const perLine = await page.locator('article > p').evaluateAll((paragraphs) =>
          paragraphs.map((paragraph) => {
            const range = document.createRange();
            range.selectNodeContents(paragraph);
            const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.bottom / 8)));
            return lines.size > 3 ? (paragraph.textContent ?? '').length / lines.size : 65;
          }),
        );
        expect(Math.max(...perLine)).toBeLessThanOrEqual(76);
      });
    });
  },
);

test('without JavaScript the home page lists every game and asks nothing', async () => {
  await visit('/', false, async (page) => {
    expect(await page.locator('#games li').count()).toBe(GAMES.length);
    expect(await page.locator('#tonight').isVisible()).toBe(false);
  });
});

describe('the home page sorts the games by who and what is at the table', () => {
  const fitting = async (page: Page) =>
    (await page.locator('#games h2').allTextContents()).map((title) => title.trim());

  test('seven people with cards and no Magic decks', async () => {
    await visit('/', true, async (page) => {
      await page.getByRole('button', { name: 'Show what fits' }).click();
      expect(await fitting(page)).toEqual(['Assassin: the Card Game', tmag.title]);
      expect(await page.locator('#other-games .misfit').allTextContents()).toEqual([
        'Needs Magic decks',
        'Needs a table for 6, not 7',
      ]);
      await page.getByText(`Fits 7 players at this table: 2 of ${GAMES.length} games.`).waitFor();
      await page.getByLabel('Magic decks').check();
      await page.getByLabel('players', { exact: true }).fill('6');
      await page
        .getByText(`Fits 6 players at this table: ${GAMES.length} of ${GAMES.length} games.`)
        .waitFor();
      expect(await page.locator('#games li').count()).toBe(GAMES.length);
      expect(await page.locator('#other-games').isVisible()).toBe(false);
    });
  });

  test('four people: too few for hidden roles', async () => {
    await visit('/', true, async (page) => {
      await page.getByLabel('Magic decks').check();
      await page.getByLabel('players', { exact: true }).fill('4');
      await page.getByRole('button', { name: 'Show what fits' }).click();
      expect(await fitting(page)).toEqual(['Assassin, for Magic', tmag.title, nation.title]);
      expect(await page.locator('#other-games .misfit').allTextContents()).toEqual(['Needs 1 more player']);
      await page.getByRole('button', { name: 'One player more' }).click();
      expect(await page.locator('#games li').count()).toBe(GAMES.length);
    });
  });

  test('a number that is none is asked for again, and nothing is stored', async () => {
    await visit('/', true, async (page) => {
      await page.getByLabel('players', { exact: true }).fill('some');
      await page.getByRole('button', { name: 'Show what fits' }).click();
      await page.getByText('Type a whole number').waitFor();
      expect(
        await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
      ).toBe(0);
    });
  });
});
