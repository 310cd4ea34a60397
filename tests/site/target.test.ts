/** The table of Assassin, for Magic in a browser: whole games by touch and by keyboard, refusals, secrets, and the numbers. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { IN_PROOF, someOf } from '../volume';
import { audit, tabTo } from './hands';
import { dealByKey, heading, logged, undoneAndDone } from './table-page';
import { button, calmTap, holdDown, look, press, unfold } from './taps';
import { DESKTOP, PHONE, visiting } from './visit';

const visit = visiting(PHONE, 'table/target/');
const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil'];
const SEVEN = '#players=Ana,Ben,Cy,Dee,Eve,Fox,Gil&seed=friday-7';
/** Ana hunts Cy, Ben Dee, Cy Ben, Dee Eve, Eve Ana: the example of the rules. */
const FIVE = '#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7';

const seat = (page: Page, name: string) => page.locator(`[data-seat="${NAMES.indexOf(name)}"]`);
const players = (page: Page) => page.locator('.players li').allTextContents();
const alive = (page: Page) =>
  page
    .locator('[data-seat]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.seat)));
const answer = (page: Page) => page.locator('.answer p').textContent();

/** Sums what the list of players says: "2 hits: Ben and Eve". */
const hitsOf = async (page: Page): Promise<number> =>
  (await players(page)).reduce((sum, text) => sum + Number(/(\d+) hits?/.exec(text)?.[1]), 0);

/** How many play by keyboard. */
const HANDS = someOf(NAMES, 3);

describe('a whole game', () => {
  test('of seven by touch, from names to a winner: each hunter finds the name on the card, and kills', async () => {
    await visit('', async (page) => {
      await page.getByLabel('Names').fill(NAMES.join('\n'));
      await unfold(page, 'Options');
      await page.getByLabel('Seed', { exact: true }).fill('friday-7');
      await press(page, 'Start');
      await expect.poll(() => heading(page)).toBe('Who goes for whom?');

      let refused = 0;
      for (let deaths = 1; deaths < 7; deaths++) {
        const [hunter = 0, ...others] = await alive(page);
        const name = NAMES[hunter] ?? '';
        for (const other of others) {
          if ((await page.locator('[data-acts]').count()) === 0) await calmTap(seat(page, name));
          await calmTap(seat(page, NAMES[other] ?? ''));
          await press(page, 'Attack');
          if ((await page.locator('.answer').count()) === 0) break;
          // Not the name on the card: the table refuses, and says by which rule.
          refused++;
          await expect
            .poll(() => page.getByRole('alert').textContent())
            .toContain(`is not the name on ${name}’s card`);
          await expect
            .poll(() => page.getByRole('alert').getByRole('link').getAttribute('href'))
            .toBe('/rules/target/#attack');
        }
        await calmTap(seat(page, name));
        const prey = await page.locator('.seat:has(.may-yes) .name').first().textContent();
        await calmTap(seat(page, prey ?? ''));
        await press(page, `${name} kills ${prey}`);
        await expect
          .poll(async () => (await logged(page))[0])
          .toContain(`${prey} is out by ${name}’s hand, a hit for ${name}`);
        await expect.poll(() => hitsOf(page)).toBe(deaths);
      }
      expect(refused).toBeGreaterThan(0);
      await expect.poll(() => heading(page)).toBe('Ana wins');
      await expect
        .poll(() => page.locator('.question .sentence').textContent())
        .toBe('6 hits. Ana is the last one standing. Rule 8.3');
      await expect.poll(() => page.locator('.stamp').count()).toBe(1);
    });
  });

  test.runIf(IN_PROOF)(
    'by keyboard only, each looking at a card; undone, done again, and there after a reload',
    async () => {
      await visit(
        '',
        async (page) => {
          await dealByKey(page, HANDS.join(', '));
          const start = 'Who goes for whom?';
          await expect.poll(() => heading(page)).toBe(start);

          /** Holds the key on the button that shows the card. */
          const look = async (): Promise<string> => {
            await tabTo(page, '.peek button');
            await page.keyboard.down('Space');
            const card = await page.locator('.secret').textContent();
            await page.keyboard.up('Space');
            await expect.poll(() => page.locator('.secret').count()).toBe(0);
            return card ?? '';
          };
          for (let turn = 0; (await heading(page)) === start; turn++) {
            const living = await alive(page);
            const hunter = living[turn % living.length] as number;
            const acts = async () => {
              await tabTo(page, `[data-seat="${hunter}"]`);
              await page.keyboard.press('Enter');
            };
            await acts();
            const prey = NAMES.indexOf(await look());
            const goFor = async () => {
              await tabTo(page, `[data-seat="${prey}"]`);
              await page.keyboard.press('Enter');
              // The hand is taken to what can be done.
              await expect
                .poll(() => page.evaluate(() => document.activeElement?.textContent))
                .toBe('Attack');
            };
            await goFor();
            await page.keyboard.press('Enter');
            await expect
              .poll(async () => (await logged(page))[0])
              .toMatch(/: first blood, the card goes up\.$/);
            await expect
              .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-seat')))
              .toBe(`${hunter}`);
            await acts();
            await goFor();
            await tabTo(page, '.answer .button:last-child');
            await page.keyboard.press('Enter');
            await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
          }
          await expect.poll(() => heading(page)).toMatch(/ against /);
          await tabTo(page, '.leave');
          await page.keyboard.press('Enter');
          await tabTo(page, '.out-form .button:not([type=submit])');
          await page.keyboard.press('Enter');
          await tabTo(page, '.leave');
          await page.keyboard.press('Enter');
          await tabTo(page, '[data-out]');
          await page.keyboard.press('Space');
          await tabTo(page, '.out-form [type=submit]');
          await page.keyboard.press('Enter');

          await page.locator('.stamp').waitFor();
          expect(await heading(page)).toMatch(/wins$|^A draw$/);
          await undoneAndDone(page, start);
        },
        DESKTOP,
      );
    },
  );
});

describe('what the table says', () => {
  const ask = async (page: Page, one: string, other: string): Promise<string> => {
    if ((await page.locator('[data-acts]').count()) > 0) await calmTap(page.locator('[data-acts]'));
    await calmTap(seat(page, one));
    await calmTap(seat(page, other));
    return (await answer(page)) ?? '';
  };

  test('may Ana attack Cy: maybe, yes, no, each with its rule', async () => {
    await visit(FIVE, async (page) => {
      await expect
        .poll(() => ask(page, 'Ana', 'Cy'))
        .toContain('May Ana attack Cy? Maybe. Only if Cy is the name on Ana’s card');
      await press(page, 'Attack');
      await expect.poll(() => ask(page, 'Cy', 'Ana')).toContain('Yes. Ana has drawn first blood on Cy');
      await expect.poll(() => ask(page, 'Ana', 'Ben')).toContain('No. Ana’s card names Cy');
      await expect.poll(() => page.getByRole('button', { name: 'Attack', exact: true }).count()).toBe(0);
      await press(page, 'Someone is out');
      await page.getByRole('checkbox', { name: 'Ben' }).check();
      await press(page, 'Out of the game');
      // Dealt anew, Cy hunts Dee; what Ana did is forgotten.
      await ask(page, 'Cy', 'Ana');
      await press(page, 'Attack');
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.textContent()).toContain('a new deal ends all first blood.');
      await expect
        .poll(() => alert.getByRole('link').getAttribute('href'))
        .toBe('/rules/target/#blood-forgotten');
    });
  });

  test('cards in hands: dealt by hand, shown with first blood, believed where they can be', async () => {
    await visit('', async (page) => {
      await page.getByLabel('Names').fill('Ana, Ben, Cy');
      await unfold(page, 'Options');
      await page.getByRole('radio', { name: /^We do/ }).check();
      await press(page, 'Start');
      await expect.poll(() => heading(page)).toBe('Deal 3 cards');
      await press(page, 'The cards are dealt');
      await calmTap(seat(page, 'Ana'));
      await expect.poll(() => page.locator('.peek').count()).toBe(0);
      await calmTap(seat(page, 'Ben'));
      await press(page, 'Cast a spell');
      await expect.poll(async () => (await players(page))[0]).toContain('hunts Ben');
      // Ben strikes back; of three cards Ben's cannot name Ana too.
      await calmTap(seat(page, 'Ben'));
      await calmTap(seat(page, 'Ana'));
      await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
      await press(page, 'Attack');
      await expect.poll(async () => (await logged(page))[0]).toBe('Ben strikes back: attacks Ana.');
      await calmTap(seat(page, 'Ben'));
      await calmTap(seat(page, 'Cy'));
      await press(page, 'Ben kills Cy');
      await page.getByLabel('Whose hidden card names Cy').selectOption({ label: 'Ben’s: a hit' });
      await press(page, 'Out of the game');
      await expect.poll(() => heading(page)).toBe('Ana against Ben');
      await expect.poll(() => hitsOf(page)).toBe(1);
    });
  });

  test('the deal page opens its table, with those who are out', async () => {
    await visit(`${FIVE}&out=2`, async (page) => {
      await expect.poll(() => page.locator('.where').first().textContent()).toContain('Round 2');
      await expect.poll(async () => (await players(page))[2]).toContain('out');
      await calmTap(page.locator('[data-more="0"]'));
      await expect.poll(async () => (await logged(page))[0]).toBe('Ana has 1 on the counter.');
    });
  });
});

describe('secrets', () => {
  test('a card that lies face down is shown under a finger, and nowhere else', async () => {
    await visit(FIVE, async (page) => {
      await seat(page, 'Ana').waitFor();
      const before = await page.locator('main').innerHTML();
      expect(before).not.toContain('friday-7');
      await calmTap(seat(page, 'Ana'));
      const card = page.getByRole('button', { name: 'Hold to see Ana’s card' });
      await holdDown(card);
      await expect.poll(() => page.locator('.secret').textContent()).toBe('Cy');
      await page.mouse.up();
      await expect.poll(() => page.locator('.secret').count()).toBe(0);
      await expect.poll(() => page.locator('.peek').textContent()).not.toContain('Cy');
      // A card that is up needs no peeping.
      await calmTap(seat(page, 'Cy'));
      await press(page, 'Attack');
      await calmTap(seat(page, 'Ana'));
      await expect.poll(() => page.locator('.peek').count()).toBe(0);
    });
  });

  test('the device goes round after each deal: each sees their own card, and a reload goes on', async () => {
    await visit(FIVE, async (page) => {
      const lookAs = async (name: string) => {
        await page.getByRole('heading', { name: `Pass the phone to ${name}` }).waitFor();
        return look(button(page, 'Hold to look'));
      };
      await press(page, 'pass the phone round');
      expect(await lookAs('Ana')).toBe('Cy');
      await press(page, 'Next: Ben');
      expect(await lookAs('Ben')).toBe('Dee');
      await page.reload();
      expect(await lookAs('Ben')).toBe('Dee');
      await press(page, 'Back to the game');
      await page.locator('h1:focus').waitFor();
      await press(page, 'Someone is out');
      await page.getByLabel('Cy', { exact: true }).check();
      await page.locator('.out-form button[type=submit]').click();
      await press(page, 'pass the phone round');
      expect(await lookAs('Ana')).toBe('Ben');
      for (const name of ['Ben', 'Dee', 'Eve']) {
        await press(page, `Next: ${name}`);
        await lookAs(name);
      }
      await press(page, 'That was the last');
      await page.getByRole('heading', { name: 'Everyone has looked' }).waitFor();
      await press(page, 'Back to the game');
      // With first blood the first look is over: cards that are down are shown by their player's name.
      await seat(page, 'Ana').click();
      await seat(page, 'Ben').click();
      await press(page, 'Attack');
      await expect.poll(() => page.getByRole('button', { name: 'pass the phone round' }).count()).toBe(0);
    });
  });

  test('a second screen shows open cards only', async () => {
    await visit(FIVE, async (page) => {
      const [screen] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: /^Second screen/ }).click(),
      ]);
      await screen.locator('.hunters').waitFor();
      const hunts = () => screen.locator('.players .part').allTextContents();
      await expect.poll(() => hunts()).toEqual(Array(5).fill('card down'));
      await expect.poll(() => screen.locator('main').innerHTML()).not.toContain('friday-7');
      await expect.poll(() => screen.locator('.hunters button').count()).toBe(0);
      await calmTap(seat(page, 'Ana'));
      await calmTap(seat(page, 'Cy'));
      await press(page, 'Attack');
      await screen.locator('.hunters .arrow.card').first().waitFor();
      await expect.poll(() => hunts()).toEqual(['hunts Cy', ...Array(4).fill('card down')]);
    });
  });
});

describe('on a phone and on a desktop, light and dark', () => {
  test('every moment of a table passes, and what a finger touches is large enough', async () => {
    const twelve = `${SEVEN.replace('Gil', 'Gil,Hal,Ivy,Jo,Kit,Lou')}&spells=1`;
    await visit(twelve, async (page) => {
      await audit(page, { fingers: '.game' });
      await calmTap(seat(page, 'Ana'));
      await audit(page);
      await calmTap(seat(page, 'Cy'));
      await press(page, 'Use an ability');
      await calmTap(seat(page, 'Ana'));
      await calmTap(seat(page, 'Ben'));
      await audit(page);
      await press(page, 'Ana kills Ben');
      await press(page, 'Someone is out');
      await audit(page, { fingers: '.game' });
      for (const box of await page.locator('[data-out]').all()) await box.check();
      await press(page, 'Out of the game');
      await expect.poll(() => page.locator('.stamp').count()).toBe(1);
      await audit(page);
      await press(page, 'Set up another game');
      await audit(page);
    });
  });
});

test('a crowd stands in rows, and can be played with', async () => {
  const names = Array.from({ length: 30 }, (_, k) => `P${k + 1}`);
  await visit(`#players=${names.join(',')}&seed=friday-7`, async (page) => {
    await expect.poll(() => page.locator('.ring svg').count()).toBe(0);
    await calmTap(page.locator('[data-seat="29"]'));
    await calmTap(page.locator('[data-seat="3"]'));
    await expect.poll(() => answer(page)).toContain('May P30 attack P4?');
    await audit(page);
  });
});
