/** What works without JavaScript, and the small script of the home page. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MAX_NAMES } from '../../src/base/names';
import { readRules } from '../../src/files/read-rules';
import { GAMES, SOURCES } from '../../src/games';
import { nation } from '../../src/games/nation';
import { tmag } from '../../src/games/tmag';
import type { Block } from '../../src/rules/document';
import { plainText } from '../../src/rules/plain-text';
import { someOf } from '../volume';
import { addressOf, DESKTOP, open, visit, visiting } from './visit';

/** Letters only: the page writes capitals and spaces as its style sheet likes. */
const letters = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** What is read on the page: what a term means stands closed within its sentence. */
const wordsOn = (page: Page): Promise<string> =>
  page.locator('article').evaluate((article) => {
    const copy = article.cloneNode(true) as HTMLElement;
    for (const closed of copy.querySelectorAll('.term:not([open]) .definition')) closed.remove();
    return copy.textContent ?? '';
  });

const withoutScript = visiting({ ...DESKTOP, javaScriptEnabled: false });

/** The characters and the lines of each paragraph that has more than three. */
const longParagraphs = (page: Page): Promise<{ length: number; lines: number }[]> =>
  page.locator('article > p').evaluateAll((paragraphs) =>
    paragraphs
      .map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
        return { length: (paragraph.textContent ?? '').length, lines };
      })
      .filter(({ lines }) => lines > 3),
  );

test.each(someOf(SOURCES, 2).map((source) => [source.id, source] as const))(
  'the rules of %s, without JavaScript: every word in its order, every figure and anchor, lines that are read with ease',
  async (id, source) => {
    const doc = await readRules(source);
    const flat = (blocks: readonly Block[]): Block[] =>
      blocks.flatMap((block) => (block.kind === 'callout' ? [block, ...flat(block.blocks)] : [block]));
    const blocks = flat(doc.blocks);
    await withoutScript(`rules/${id}/`, async (page) => {
      const text = letters(await wordsOn(page));
      let from = 0;
      for (const line of plainText(doc).split('\n')) {
        const at = text.indexOf(letters(line), from);
        expect(at, line).toBeGreaterThanOrEqual(0);
        from = at;
      }

      const titles = await page
        .locator('article figure svg[role=img]')
        .evaluateAll((figures) =>
          figures
            .filter((figure) => figure.checkVisibility())
            .map((figure) => figure.querySelector('title')?.textContent ?? ''),
        );
      expect(titles).toHaveLength(blocks.filter(({ kind }) => kind === 'figure').length);
      for (const title of titles) expect(title.length, title).toBeGreaterThan(40);

      const ids = await page.locator('[id]').evaluateAll((all) => all.map((one) => one.id));
      const anchors = blocks.flatMap((block) => (block.kind === 'rule' ? [block.slug] : []));
      for (const anchor of [...doc.sections.map(({ slug }) => slug), ...anchors]) {
        expect(
          ids.filter((one) => one === anchor),
          anchor,
        ).toHaveLength(1);
      }

      // A paragraph has its lines once the font is there.
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      let paragraphs: Awaited<ReturnType<typeof longParagraphs>> = [];
      const median = async () => {
        paragraphs = await longParagraphs(page);
        // The last line of a paragraph ends where it ends.
        const sorted = paragraphs.map(({ length, lines }) => length / (lines - 0.5)).sort((a, b) => a - b);
        return sorted[Math.floor(sorted.length / 2)] ?? 65;
      };
      await expect.poll(median).toBeGreaterThanOrEqual(60);
      expect(await median()).toBeLessThanOrEqual(75);
      expect(Math.max(...paragraphs.map(({ length, lines }) => length / lines))).toBeLessThanOrEqual(76);
    });
  },
);

test('without JavaScript the home page lists every game and asks nothing', async () => {
  await withoutScript('/', async (page) => {
    await expect.poll(() => page.locator('#games li').count()).toBe(GAMES.length);
    await expect.poll(() => page.locator('#tonight').isVisible()).toBe(false);
  });
});

describe('the hand on the home page', () => {
  test('shows the name that is typed, as large as its card takes it', async () => {
    await visit('/', async (page) => {
      for (const name of ['Li', 'Maximiliane-Theodora']) {
        await page.getByLabel('Whose name?').fill(name);
        const shown = page.locator('.hand text', { hasText: new RegExp(`^${name.toUpperCase()}$`) });
        await shown.waitFor();
        const [card, text] = await Promise.all([
          shown.locator('xpath=ancestor::*[local-name()="svg"]').boundingBox(),
          shown.boundingBox(),
        ]);
        const end = (text?.x ?? 0) + (text?.width ?? 0);
        expect(end, name).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
      }
    });
  });

  test.each([true, false])('turns over, with a script or without: %s', async (javaScriptEnabled) => {
    await visit(
      '/',
      async (page) => {
        const turn = page.getByLabel(/^Turn over: Target card/);
        const facing = () =>
          turn.evaluate(
            (box) => new DOMMatrix(getComputedStyle(box.nextElementSibling as Element).transform).m11,
          );
        await expect.poll(facing).toBe(1);
        await turn.focus();
        await page.keyboard.press('Space');
        await expect.poll(facing).toBeCloseTo(-1);
      },
      { javaScriptEnabled },
    );
  });
});

test('seven people deal in two taps, without typing a name', async () => {
  await visit('/', async (page) => {
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await page.getByRole('link', { name: 'Deal to 7 now' }).first().click();
    await page.waitForURL(/\/deal\/mafia\/#players=Player%201,.*&seed=/);
    await page.getByRole('button', { name: 'Pass the phone round' }).waitFor();
    // The number is known from now on, and so is what they name themselves for.
    await open(page, addressOf('table/tmag/'));
    await expect.poll(() => page.getByLabel('Names').inputValue()).toMatch(/^Player 1\n(.+\n){5}Player 7$/);
    await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/#table=/);
    await open(page, addressOf('print/custom/'));
    await expect.poll(() => page.getByLabel('What to print').inputValue()).toBe('tmag');
    await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana\nBen\nCy\nDee');
    await open(page, addressOf('/'));
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await page.getByRole('link', { name: 'Deal to 4 now' }).first().click();
    await page.waitForURL(/\/deal\/tmag\/#players=Ana,Ben,Cy,Dee&seed=/);
  });
});

describe('the home page sorts the games by who and what is at the table', () => {
  const fitting = async (page: Page) =>
    (await page.locator('#games h2').allTextContents()).map((title) => title.trim());

  test('seven people with cards and no Magic decks', async () => {
    await visit('/', async (page) => {
      await page.getByRole('button', { name: 'Show what fits' }).click();
      await expect.poll(() => fitting(page)).toEqual(['Assassin: the Card Game', tmag.title]);
      await expect
        .poll(() => page.locator('#other-games .misfit').allTextContents())
        .toEqual(['Needs Magic decks', 'Needs a table for 6, not 7']);
      await page.getByText(`Fits 7 players at this table: 2 of ${GAMES.length} games.`).waitFor();
      await page.getByLabel('Magic decks').check();
      await page.getByLabel('players', { exact: true }).fill('6');
      await page
        .getByText(`Fits 6 players at this table: ${GAMES.length} of ${GAMES.length} games.`)
        .waitFor();
      await expect.poll(() => page.locator('#games li').count()).toBe(GAMES.length);
      await expect.poll(() => page.locator('#other-games').isVisible()).toBe(false);
    });
  });

  test('four people: too few for hidden roles', async () => {
    await visit('/', async (page) => {
      await page.getByLabel('Magic decks').check();
      await page.getByLabel('players', { exact: true }).fill('4');
      await page.getByRole('button', { name: 'Show what fits' }).click();
      await expect.poll(() => fitting(page)).toEqual(['Assassin, for Magic', tmag.title, nation.title]);
      await expect
        .poll(() => page.locator('#other-games .misfit').allTextContents())
        .toEqual(['Needs 1 more player']);
      await page.getByRole('button', { name: 'One player more' }).click();
      await expect.poll(() => page.locator('#games li').count()).toBe(GAMES.length);
      await page.locator('#players').fill('1');
      await expect.poll(() => page.locator('[for=players]').textContent()).toBe('player');
    });
  });

  test('a number that is none is asked for again, and nothing is stored', async () => {
    await visit('/', async (page) => {
      // More than a deal takes would be a link of megabytes.
      for (const players of ['some', `${MAX_NAMES + 1}`]) {
        await page.locator('#players').fill(players);
        await page.getByRole('button', { name: 'Show what fits' }).click();
        await page.locator('#players[aria-invalid]').waitFor();
        await page.getByText(`Type a whole number from 1 to ${MAX_NAMES}`).waitFor();
        await page.locator('#players').fill('7');
        await page.getByRole('button', { name: 'One player more' }).click();
      }
      await expect
        .poll(() => page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length))
        .toBe(0);
    });
  });
});
