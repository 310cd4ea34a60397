/** The table of Assassin Nation in a browser: whole games by touch and by keyboard, the worked examples, secrets, refusals. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkFragment } from '../../src/app/tables/keep/link';
import { IN_PROOF, volume } from '../volume';
import { audit, tabTo } from './hands';
import { dealByKey, heading, logged, undoneAndDone } from './table-page';
import { calmTap, enterOn, press, unfold } from './taps';
import { addressOf, DESKTOP, open, PHONE, visiting } from './visit';

const visit = visiting(PHONE, 'table/nation/');
const FOUR = '#players=Ana,Ben,Cy,Dee&seed=friday-7';

const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
const verdict = (page: Page) => page.locator('.verdict').textContent();
const alert = (page: Page) => page.getByRole('alert').textContent();
const isThere = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0;
const asked = (page: Page) => page.locator('.ask h2').first().textContent();

/** The player who is asked has these cards; without a time the first that is left, without a contract none. */
const attempt = async (page: Page, target: string, weapon: string, time?: string, contract?: string) => {
  await calmTap(page.locator('button.tile', { hasText: target }));
  await calmTap(card(page, weapon));
  await calmTap(time ? card(page, time) : page.locator('.time [data-card]').first());
  if (contract) await calmTap(card(page, contract));
  else await press(page, 'No contract');
};

/** The same game of two players, sixteen rounds later: a day plays its beginning and its end, a proof all of it. */
const TWO_ROUNDS_LEFT = readFileSync('tests/site/nation-two-rounds-left.jsonl', 'utf8').trim();

/** Presses what a selector finds. */
type Hand = (selector: string) => Promise<void>;

/** Two players hit with every attempt, so many steps or until the pyramid is gone and somebody has won. */
const playOn = async (page: Page, press: Hand, steps = 200): Promise<void> => {
  await page.locator('.resolve').waitFor();
  for (let step = 0; step < steps && !(await isThere(page, '.stamp')); step++) {
    if (await isThere(page, '[data-die]')) await press('[data-die="6"]');
    else if (await isThere(page, '.next-round')) await press('.next-round');
    else if (await isThere(page, '.no-attempt')) {
      const isAna = (await asked(page))?.startsWith('Ana');
      await press('.tile.open');
      await press(`[data-card="${isAna ? 'sniper-rifle' : 'pistol'}"]`);
      await press('.time [data-card]');
      await press('.none');
      await press('.lay');
    } else if (await isThere(page, '.resolve')) await press('.resolve');
    else await press('.hit-lists [type=submit]');
  }
};

describe('a whole game', () => {
  test.runIf(IN_PROOF)(
    'by keyboard only, from names to the score; undone, done again, and there after a reload',
    async () => {
      await visit(
        '',
        async (page) => {
          await dealByKey(page, 'Ana, Ben');
          const start = 'The market: 3 cards';
          await expect.poll(() => heading(page)).toBe(start);

          await playOn(page, async (selector) => {
            await tabTo(page, selector);
            await page.keyboard.press('Enter');
          });
          expect(await heading(page)).toMatch(/^(Ana|Ben) wins$/);
          await expect.poll(() => page.locator('.pyramid .taken.tile').count()).toBe(18);

          await undoneAndDone(page, start);
        },
        DESKTOP,
      );
    },
  );

  test('by touch on a phone; the score adds up', async () => {
    await visit('#players=Ana,Ben&seed=friday-7', async (page) => {
      await page.locator('.resolve').waitFor();
      await audit(page, { fingers: '.game' });
      // Dice may fall on one side twice: by key, as no finger waits for them.
      const touch = (selector: string) => {
        const one = page.locator(selector).first();
        return selector.includes('die') ? enterOn(one) : calmTap(one);
      };
      await playOn(page, touch, volume(3, 200));
      if (volume(0, 1) === 0) {
        // From another page, so that a new fragment is a new page.
        await page.goto('about:blank');
        await open(page, addressOf(`table/nation/#${linkFragment(TWO_ROUNDS_LEFT)}`));
        await playOn(page, touch);
      }
      await page.locator('.stamp').waitFor();
      const totals = await page.locator('.agents .total').allTextContents();
      expect(totals).toHaveLength(2);
      let tiles = 0;
      for (const text of totals) {
        const [own = 0, cash = 0, list = 0, debt = 0, total = 0] = [...text.matchAll(/\$([\d,]+)/g)].map(
          ([, amount = '']) => Number(amount.replaceAll(',', '')),
        );
        expect(own + cash + list - debt).toBe(total);
        tiles += own;
      }
      expect(tiles).toBe(101_000);
      await audit(page);
    });
  });
});

describe('the worked examples', () => {
  test.runIf(IN_PROOF)('come out on the page: market, needed rolls, order and pay', async () => {
    await visit('', async (page) => {
      await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee');
      await unfold(page, 'Options');
      await page.getByRole('radio', { name: /^We do/ }).check();
      await page.getByLabel('First player').selectOption({ label: 'Ana' });
      await page.getByRole('radio', { name: /^As they are on our table/ }).check();
      await press(page, 'Start');
      await expect.poll(() => heading(page)).toBe('The market: 5 cards');

      const lay = () => press(page, 'Lay it down');
      await attempt(page, 'Fugitive', 'sniper-rifle', '1345');
      await lay();
      await attempt(page, 'Fugitive', 'rope', '0815');
      await lay();
      await expect.poll(() => page.locator('.order').textContent()).toContain('Ben, then Ana');

      // Cy is no specialist of the Pistol.
      await attempt(page, 'Safecracker', 'pistol', undefined, 'public-execution');
      await expect.poll(() => verdict(page)).toContain('3 or more');
      await expect.poll(() => verdict(page)).toContain('67 %');
      await expect.poll(() => verdict(page)).toContain('A hit: +$2,000');
      await lay();
      await attempt(page, 'Informer', 'poison');
      await lay();
      await press(page, 'That is all: resolve');

      await expect.poll(() => heading(page)).toBe('Ben: 4 or more');
      await press(page, '4');
      await expect.poll(async () => (await logged(page))[0]).toContain('Ana comes too late for the Fugitive');
      await expect.poll(() => heading(page)).toBe('Cy: 3 or more');
      await press(page, '3');
      await expect
        .poll(async () => (await logged(page))[0])
        .toContain('Cy rolls 3. Cy takes the Safecracker, pay +$2,000.');
      // Poison, 6–2, on the Informer, +1, cannot miss.
      await expect.poll(() => heading(page)).toBe('Round 1 is over');
      await expect.poll(() => page.locator('.agents li').nth(2).textContent()).toContain('cash $4,000');

      await press(page, 'Round 2');
      await press(page, 'No attempt');
      await press(page, 'No attempt');
      await attempt(page, 'Judge', 'knife');
      await press(page, '+ A modifier');
      await calmTap(card(page, 'stealth'));
      await expect.poll(() => verdict(page)).toContain('3 or more');
      await expect.poll(() => verdict(page)).toContain('MSR 6–3');
    });
  });
});

describe('a hand at the table', () => {
  test('marks by a tile, is not offered a card that another has laid, and loses nothing', async () => {
    await visit(FOUR, async (page) => {
      const tile = (at: number) => page.locator(`[data-tile="${at}"]`);
      await calmTap(tile(4));
      await calmTap(card(page, 'knife'));
      await calmTap(card(page, '0425'));
      await calmTap(card(page, 'old-friend'));
      await calmTap(tile(15));
      await expect.poll(() => verdict(page)).toContain('Not available');
      await calmTap(tile(4));
      await press(page, 'Lay it down');

      await calmTap(tile(4));
      await calmTap(card(page, 'knife'));
      await expect.poll(() => card(page, '0705').count()).toBe(1);
      await expect.poll(() => card(page, '0425').count()).toBe(0);
      await calmTap(card(page, '0705'));
      await page.getByLabel('Search: For which contract?').fill('old');
      await expect.poll(() => page.locator('.pick-card b').allTextContents()).toEqual(['Old Vendetta']);
      await page.getByLabel('Search: For which contract?').fill('ga');
      await expect.poll(() => page.locator('.pick-card b').allTextContents()).toEqual(['Gas Leak']);
      await press(page, 'No contract');
      await press(page, 'Lay it down');
      await expect.poll(() => page.locator('.laying li').count()).toBe(2);
      await page.reload();
      await page.locator('.resolve').waitFor();
      await expect.poll(() => page.locator('.laying li').count()).toBe(2);
      // What was laid can be changed.
      await calmTap(page.locator('.laying .row').first());
      await press(page, 'An Old Friend');
      await press(page, 'No contract');
      await press(page, 'Lay it down');
      await expect.poll(async () => (await logged(page))[0]).not.toContain('contract');
    });
  });

  test('has a tile to press whenever one is asked for: six long names on a small phone', async () => {
    const names = [
      'Maximiliana',
      'Bartholomew',
      'Christopherus',
      'Alexandrina',
      'Konstantinos',
      'Wilhelmina',
    ];
    await visit(`#players=${names}&seed=friday-7`, async (page) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const k of names.keys()) {
        await expect.poll(() => page.locator('.laying li').count()).toBe(k);
        await page.locator('.tile.open').first().waitFor();
        if (k < 2) {
          await attempt(page, 'Informer', 'sniper-rifle');
          await press(page, 'Lay it down');
        } else await press(page, 'No attempt');
      }
    });
  });

  test('counts tokens on players and tiles, and walks over the pyramid by arrows', async () => {
    await visit(FOUR, async (page) => {
      await page.locator('[data-less="cash-1"]').click();
      await page.locator('[data-more="debt-1"]').click();
      await expect.poll(async () => (await logged(page))[0]).toBe('Ben has $1,000 cash, $1,000 debt.');
      await page.locator('[data-less="debt-0"]').click();
      await expect.poll(() => alert(page)).toContain('Ana owes only $0');
      await expect
        .poll(() => page.getByRole('alert').getByRole('link').getAttribute('href'))
        .toBe('/rules/nation/#money');
      await page.locator('[data-tile="2"]').focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-tile')))
        .toBe('3');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-tile="3"]').textContent()).toContain('$2,000 on it');
    });
  });

  test('holds a button to see a hit list, and it is nowhere before and after', async () => {
    await visit(FOUR, async (page) => {
      const secret = page.locator('.secret');
      await expect.poll(() => secret.count()).toBe(0);
      const button = page.getByRole('button', { name: 'Hold: hit list of Cy' });
      await button.focus();
      await page.keyboard.down('Space');
      await expect.poll(() => secret.locator('li').count()).toBe(6);
      // One line each: a name and a bonus.
      const [line] = await secret.locator('li').all();
      await expect.poll(async () => (await line?.boundingBox())?.height).toBeLessThan(48);
      await page.keyboard.up('Space');
      await expect.poll(() => secret.count()).toBe(0);
    });
  });

  test('with stories: a doubted one costs 1 and pays $2,000 more', async () => {
    await visit(`${FOUR}&storytelling=1`, async (page) => {
      await calmTap(page.locator('.tile.open').first());
      await press(page, 'Bare hands');
      await press(page, 'Lay it down');
      await press(page, 'That is all: resolve');
      await expect.poll(() => heading(page)).toMatch(/^Is \w+ believed\?$/);
      await page.locator('[data-votes="1"]').click();
      await expect.poll(async () => (await logged(page))[0]).toContain('is doubted, 1 to 2');
    });
  });

  test('sees the tiles where they were while a weapon and its time are chosen, and the money beside contracts', async () => {
    await visit(FOUR, async (page) => {
      const tile = page.locator('[data-tile="3"]');
      const before = await tile.boundingBox();
      await calmTap(tile);
      await card(page, 'pistol').waitFor();
      expect(await tile.boundingBox()).toEqual(before);
      await calmTap(card(page, 'pistol'));
      const time = page.locator('.time [data-card]').first();
      await time.waitFor();
      expect(await tile.boundingBox()).toEqual(before);
      await calmTap(time);
      await page.locator('.pick-cards input').waitFor();
      const tops = await page.evaluate(() =>
        ['.tiles', '.purses', '.controls'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
      );
      expect(tops[0]?.height).toBe(0);
      expect(tops[1]?.bottom).toBeLessThan(tops[2]?.top ?? 0);
    });
  });

  test('finds no fault that axe knows, light and dark', async () => {
    await visit(FOUR, async (page) => {
      await page.locator('.resolve').waitFor();
      await audit(page);
      await calmTap(page.locator('[data-tile="3"]'));
      await calmTap(page.locator('[data-more="tile"]'));
      await audit(page);
      await calmTap(card(page, 'pistol'));
      await calmTap(page.locator('.time [data-card]').first());
      await audit(page);
      await press(page, 'No contract');
      await audit(page, { fingers: '.game' });
      await press(page, 'Lay it down');
      await attempt(page, 'Informer', 'rope');
      await press(page, '+ A modifier');
      await audit(page);
      await press(page, 'None');
      await press(page, 'Lay it down');
      await press(page, 'That is all: resolve');
      await audit(page);
    });
  });
});
