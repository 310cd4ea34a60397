/** The search: from any page, by section, with a script that comes when it is asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { SOURCES, sourceById } from '../../src/games';
import { someOf } from '../volume';
import { audit } from './hands';
import { awake, PHONE, visit } from './visit';

const status = (page: Page) => page.locator('#found-status');
const field = (page: Page) => page.getByLabel('A word or a question');

/** Types words and gives the addresses of the sections found, best first. */
const search = async (page: Page, words: string): Promise<(string | null)[]> => {
  await field(page).fill(words);
  await expect.poll(() => status(page).textContent()).toContain(`“${words}”`);
  const links = page.locator('#found a');
  await links.first().waitFor();
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
};

/** What people look for, and the section that answers. */
const FINDS: readonly (readonly [words: string, first: string])[] = [
  ['milled', '/rules/target/#forced-draw'],
  ['tie', '/rules/nation/#duel'],
  ['planeswalker', '/rules/target/#planeswalker'],
  ['backtrack', '/may-i/tmag/#may-i-backtrack'],
  ['unarmed', '/rules/nation/#unarmed'],
  ['first blood', '/rules/target/#blood'],
  ['safe-house larger board', '/rules/tmag/#larger-board'],
  ['lynch', '/rules/mafia/#accuse'],
  ['can i help somebdy with a spel', '/rules/target/#aim'],
  ['800.4a', '/rules/multiplayer/#800.4a'],
];

test('what people look for is first, under the name of its game, and leads to its place', async () => {
  await visit('rules/', async (page) => {
    const row = page.locator('#found li').first();
    for (const [words, first] of FINDS) {
      await field(page).fill(words);
      await expect.poll(() => status(page).textContent()).toContain(`“${words}”`);
      await expect.poll(() => row.locator('a').first().getAttribute('href'), { message: words }).toBe(first);
      const [path = '', anchor = ''] = first.split('#');
      const id = path.split('/')[2];
      await expect
        .poll(() => row.locator('.label').textContent())
        .toBe(SOURCES.find((source) => source.id === id)?.title);
      expect(readFileSync(join(inject('site').root, path, 'index.html'), 'utf8')).toContain(`id="${anchor}"`);
    }
    const [, last = ''] = FINDS.at(-1) ?? [];
    await row.getByRole('link').click();
    await page.waitForURL(`**${last}`);
    await expect.poll(() => page.locator(`[id="${last.split('#')[1]}"]`).isVisible()).toBe(true);
  });
});

test('what was found is marked, also where the rules have other words for it', async () => {
  await visit('rules/', async (page) => {
    await search(page, 'planeswalker');
    await expect
      .poll(() => page.locator('#found li').first().locator('mark').allTextContents())
      .toEqual(['planeswalker']);
    await search(page, 'milled');
    await expect
      .poll(() => page.locator('#found li').first().locator('mark').allTextContents())
      .toEqual(['draw', 'library', 'out']);
  });
});

test('a slash leads from the rules to the field, and the way back to what was found', async () => {
  await visit('rules/mafia/', async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('/');
    await page.waitForURL('**/rules/#game=mafia');
    await page.waitForFunction(() => document.activeElement?.id === 'q');
    expect(asked.filter((path) => path.endsWith('/search.json'))).toEqual([]);
    await page.getByLabel('Game').selectOption('All games');
    await page.keyboard.type('backtrack');
    await expect.poll(() => status(page).textContent()).toContain('“backtrack”');
    await page.locator('#found a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/may-i/tmag/#may-i-backtrack');
    await page.goBack();
    await page.locator('#found a').first().waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('backtrack');
    await expect.poll(() => new URL(page.url()).hash).toBe('#q=backtrack');
  });
});

test('a slash that is typed into a field stays there, and the key can be switched off', async () => {
  await visit('deal/mafia/', async (page) => {
    const names = page.getByLabel('Names', { exact: true });
    await names.focus();
    await page.keyboard.type('Ana/Ben');
    await expect.poll(() => names.inputValue()).toBe('Ana/Ben');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/rules/#game=mafia');
    await page.getByLabel('key opens this page').uncheck();
    await page.goBack();
    await page.locator('h1').click();
    await page.keyboard.press('/');
    // What a key starts is under way by now: another press would be heard after it.
    await page.keyboard.press('a');
    await awake(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/deal/mafia/');
  });
});

test('nothing found, more than one list of results, and an empty field', async () => {
  await visit('rules/', async (page) => {
    await field(page).fill('xylophone');
    await page.getByText('Nothing for “xylophone”. Try a word of the game').waitFor();
    await field(page).fill('asdf qwerty');
    await page.getByText('Nothing for “asdf qwerty”.').waitFor();
    await expect.poll(() => page.locator('#found li').count()).toBe(0);
    // A word that is as long as a page would take minutes, and its answer screens.
    await field(page).fill('abcdefgh'.repeat(1000));
    await expect.poll(() => field(page).inputValue()).toHaveLength(200);
    await search(page, 'player');
    await expect.poll(() => page.locator('#found li').count()).toBe(12);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => page.locator('#found li').count()).toBeGreaterThan(12);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.matches(':nth-child(13)')))
      .toBe(true);
    await field(page).fill('');
    await page.locator('#chapters').waitFor();
    await expect.poll(() => page.locator('#found li').count()).toBe(0);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });
});

test('one game is searched alone, and the address keeps which', async () => {
  await visit('rules/#q=who wins&game=tmag', async (page) => {
    const games = () => page.locator('#found .label').allTextContents();
    await expect.poll(async () => [...new Set(await games())]).toEqual([sourceById('tmag')?.title]);
    await page.getByLabel('Game').selectOption('mafia');
    await expect.poll(async () => [...new Set(await games())]).toEqual([sourceById('mafia')?.title]);
    await expect.poll(() => new URL(page.url()).hash).toBe('#q=who%20wins&game=mafia');
  });
});

test.each(someOf(['rules/', 'rules/#q=planeswalker'], 1))(
  'nothing moves while %s is searched',
  async (path) => {
    await visit(
      path,
      async (page) => {
        await page.evaluate(() => {
          const moved = new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              document.body.dataset.moved = String(
                Number(document.body.dataset.moved ?? 0) + ('value' in entry ? Number(entry.value) : 0),
              );
          });
          moved.observe({ type: 'layout-shift', buffered: true });
        });
        for (const words of ['planeswalker', 'xylophone', 'player', '']) {
          await field(page).fill(words);
          await expect
            .poll(() => page.locator('#found li').count())
            .toBe({ planeswalker: 3, player: 12 }[words] ?? 0);
          await awake(page);
        }
        expect(Number(await page.evaluate(() => document.body.dataset.moved ?? 0))).toBeLessThan(0.02);
      },
      PHONE,
    );
  },
);

test('an index that cannot be had is said, and asked for again', async () => {
  await visit(
    'rules/',
    async (page) => {
      await field(page).fill('tie');
      await page.getByText('The search didn’t load.').waitFor();
      await expect.poll(() => page.locator('#chapters').isVisible()).toBe(true);
      await page.unroute('**/search.json');
      await field(page).fill('ties');
      await page.locator('#found a').first().waitFor();
    },
    { careless: true, prepare: (page) => page.route('**/search.json', (route) => route.abort()) },
  );
});

test('in a folder below a host the results lead below it', async () => {
  await visit(
    'rules/',
    async (page) => {
      await expect.poll(() => search(page, 'planeswalker')).toContain('/sub/rules/target/#planeswalker');
    },
    { of: 'subSite' },
  );
});

test('results pass axe', async () => {
  await visit('rules/#q=victim', async (page) => {
    await page.locator('#found a').first().waitFor();
    await audit(page);
  });
});

describe('without JavaScript', () => {
  test('the page is the contents of every text', async () => {
    await visit(
      'rules/',
      async (page) => {
        for (const { id, title } of SOURCES) {
          await expect
            .poll(() => page.locator('#chapters').getByRole('link', { name: title, exact: true }).count())
            .toBe(1);
          await expect
            .poll(() => page.locator(`#chapters a[href^="/rules/${id}/#"]`).count())
            .toBeGreaterThan(4);
        }
        await expect
          .poll(() => page.locator('noscript').textContent())
          .toContain('The search needs JavaScript.');
      },
      { javaScriptEnabled: false },
    );
  });
});
