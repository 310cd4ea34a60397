/** The table of Assassin Nation in a browser: whole games by touch and by keyboard, the worked examples, secrets, refusals. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { volume } from '../volume';
import { audit, tabTo } from './hands';
import { heading, keptText, logged } from './table-page';
import { DESK, PHONE, press, visiting } from './visit';

const visit = visiting(PHONE, 'table/nation/');
const FOUR = '#players=Ana,Ben,Cy,Dee&seed=friday-7';

const field = (page: Page, name: string) => page.locator(`.attempt [data-field="${name}"]`);
const verdict = (page: Page) => page.locator('.verdict').textContent();
const alert = (page: Page) => page.getByRole('alert').textContent();
const isThere = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0;
const row = (page: Page, name: string) => page.locator('.laying .row', { hasText: name });

/** How much of a game is played by keyboard: two rounds, in a proof all of them. */
const STEPS = volume(24, 200);

/** How a hand presses things, and takes a weapon by its first letter. */
interface Hand {
  readonly press: (selector: string) => Promise<void>;
  readonly arm: (weapon: string) => Promise<void>;
}

/** Two players hit with every attempt, so many steps or until the pyramid is gone and somebody has won. */
const playOn = async (page: Page, hand: Hand, steps = 200): Promise<void> => {
  await page.locator('.laying').waitFor();
  for (let step = 0; step < steps && !(await isThere(page, '.stamp')); step++) {
    if (await isThere(page, '[data-die]')) await hand.press('[data-die="6"]');
    else if (await isThere(page, '.next-round')) await hand.press('.next-round');
    else if (await isThere(page, '.laying .row:has(.mute)')) {
      const name = await page.locator('.laying .row:has(.mute) b').first().textContent();
      await hand.press('.laying .row:has(.mute)');
      await hand.arm(name === 'Ana' ? 'Sniper Rifle' : 'Pistol');
      await hand.press('.attempt [type=submit]');
    } else if (await isThere(page, '.laying')) await hand.press('.resolve');
    else await hand.press('.attempt [type=submit]');
  }
};

const eventsOf = (text: string): number => (JSON.parse(text) as { events: unknown[] }).events.length;
const isAtEnd = (text: string) => (JSON.parse(text) as { at: number }).at === eventsOf(text);

describe('a whole game', () => {
  test('by keyboard only, from names on, in a proof to the score; undone to the start, done again, and there after a reload', async () => {
    await visit(
      '',
      async (page) => {
        await page.locator('#names').waitFor();
        await tabTo(page, '#names');
        await page.keyboard.type('Ana, Ben');
        await tabTo(page, '#seed');
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('monday-3');
        await tabTo(page, '.deal');
        await page.keyboard.press('Enter');
        const start = await heading(page);
        expect(start).toBe('A market of 3');

        const hand: Hand = {
          press: async (selector) => {
            await tabTo(page, selector);
            await page.keyboard.press('Enter');
          },
          arm: async (weapon) => {
            await tabTo(page, '[data-field=weapon]');
            await page.keyboard.type(weapon.slice(0, 2));
            await expect
              .poll(() => field(page, 'weapon').locator('option:checked').textContent())
              .toBe(weapon);
          },
        };
        await playOn(page, hand, STEPS);
        const [end, text, log] = [await heading(page), await keptText(page, isAtEnd), await logged(page)];
        if (STEPS > 100) {
          expect(end).toMatch(/^(Ana|Ben) wins$/);
          await expect.poll(() => page.locator('.pyramid .taken.tile').count()).toBe(18);
        }

        await tabTo(page, '.history button:first-child');
        for (let back = 0; back < eventsOf(text); back++) await page.keyboard.press('Enter');
        await expect.poll(async () => [await heading(page), await logged(page)]).toEqual([start, []]);
        await tabTo(page, '.history button:last-child');
        for (let forth = 0; forth < eventsOf(text); forth++) await page.keyboard.press('Enter');
        await expect
          .poll(async () => [await heading(page), await keptText(page, isAtEnd), await logged(page)])
          .toEqual([end, text, log]);

        await page.reload();
        await page.locator('.game').waitFor();
        await expect.poll(async () => [await heading(page), await logged(page)]).toEqual([end, log]);
      },
      DESK,
    );
  });

  test('by touch on a phone; the score adds up', async () => {
    await visit('#players=Ana,Ben&seed=friday-7', async (page) => {
      await page.locator('.laying').waitFor();
      await audit(page, { fingers: '.game' });
      await playOn(page, {
        press: (selector) => page.locator(selector).first().tap(),
        arm: async (weapon) => {
          await field(page, 'weapon').selectOption({ label: weapon });
        },
      });
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
  test('come out on the page: market, needed rolls, order and pay', async () => {
    await visit('', async (page) => {
      await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee');
      await page.getByRole('radio', { name: /^We do/ }).check();
      await page.getByLabel('First player').selectOption({ label: 'Ana' });
      await page.getByRole('radio', { name: /^As they lie already/ }).check();
      await press(page, 'Start');
      await expect.poll(() => heading(page)).toBe('A market of 5');

      const write = () => press(page, 'Write it down');
      const open = async (name: string, target: string, weapon: string) => {
        await row(page, name).click();
        await field(page, 'tile').selectOption({ label: target });
        await field(page, 'weapon').selectOption({ label: weapon });
      };
      await open('Ana', 'Fugitive', 'Sniper Rifle');
      await field(page, 'time').selectOption({ label: '1345' });
      await write();
      await open('Ben', 'Fugitive', 'Rope');
      await field(page, 'time').selectOption({ label: '0815' });
      await write();
      await expect.poll(() => page.locator('.order').textContent()).toContain('Ben, then Ana');

      // Cy is no specialist of the Pistol.
      await open('Cy', 'Safecracker', 'Pistol');
      await field(page, 'contract').selectOption({ label: 'Public Execution' });
      await expect.poll(() => verdict(page)).toContain('3 or more');
      await expect.poll(() => verdict(page)).toContain('67 %');
      await expect.poll(() => verdict(page)).toContain('A hit pays +$2,000');
      await write();
      await open('Dee', 'Informer', 'Poison');
      await write();
      await press(page, 'Resolve the attempts');

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
      await expect.poll(() => page.locator('.agents li').nth(2).textContent()).toContain('cash 4');

      await press(page, 'Round 2');
      await open('Dee', 'Judge', 'Knife');
      await field(page, 'card').first().selectOption('stealth');
      await expect.poll(() => verdict(page)).toContain('3 or more');
      await expect.poll(() => verdict(page)).toContain('MSR 6–3');
    });
  });
});

describe('a hand at the table', () => {
  test('marks by a tile, is refused a card that lies there, and loses nothing', async () => {
    await visit(FOUR, async (page) => {
      const first = page.locator('.laying .row').first();
      const name = await first.locator('b').textContent();
      await first.click();
      await page.locator('[data-tile="4"]').click();
      await expect.poll(() => field(page, 'tile').inputValue()).toBe('4');
      await page.locator('[data-tile="15"]').click();
      await expect.poll(() => verdict(page)).toContain('Not available');
      await page.locator('[data-tile="4"]').click();
      await field(page, 'weapon').selectOption({ label: 'Knife' });
      await press(page, 'Write it down');

      await page.locator('.laying .row:has(.mute)').first().click();
      await field(page, 'weapon').selectOption({ label: 'Knife' });
      await press(page, 'Write it down');
      await expect.poll(() => alert(page)).toContain(`${name} has laid the Knife of 0425`);
      await expect
        .poll(() => page.getByRole('alert').getByRole('link').getAttribute('href'))
        .toBe('/rules/nation/#weapon');
      await expect.poll(() => field(page, 'weapon').inputValue()).toBe('knife');
      await field(page, 'time').selectOption({ label: '0705' });
      await press(page, 'Write it down');
      await expect.poll(() => page.locator('.laying .mute').count()).toBe(2);
      await page.reload();
      await page.locator('.laying').waitFor();
      await expect.poll(() => page.locator('.laying .mute').count()).toBe(2);
    });
  });

  test('counts tokens on players and tiles, and walks over the pyramid by arrows', async () => {
    await visit(FOUR, async (page) => {
      await page.locator('[data-less="cash-1"]').click();
      await page.locator('[data-more="debt-1"]').click();
      await expect.poll(async () => (await logged(page))[0]).toBe('Ben has $1,000 cash, $1,000 debt.');
      await page.locator('[data-less="debt-0"]').click();
      await expect.poll(() => alert(page)).toContain('Ana has only 0 debt tokens');
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
      await page.locator('.laying .row').first().click();
      await press(page, 'Write it down');
      await press(page, 'Resolve the attempts');
      await expect.poll(() => heading(page)).toMatch(/^Is \w+ believed\?$/);
      await page.locator('[data-votes="1"]').click();
      await expect.poll(async () => (await logged(page))[0]).toContain('is doubted, 1 to 2');
    });
  });

  test('finds no fault that axe knows, light and dark', async () => {
    await visit(FOUR, async (page) => {
      await page.locator('.laying').waitFor();
      await audit(page);
      await page.locator('[data-tile="3"]').click();
      await page.locator('[data-more="tile"]').click();
      await audit(page);
      await page.locator('.laying .row').first().click();
      await field(page, 'weapon').selectOption({ label: 'Pistol' });
      await audit(page, { fingers: '.game' });
      await press(page, 'Write it down');
      await page.locator('.laying .row:has(.mute)').first().click();
      await field(page, 'weapon').selectOption({ label: 'Rope' });
      await press(page, 'Write it down');
      await press(page, 'Resolve the attempts');
      await audit(page);
    });
  });
});
