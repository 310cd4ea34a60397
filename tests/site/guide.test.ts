/** The guided round of each game on its table, and a game alone against the house. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../src/app/tables/lesson/lesson';
import { volume } from '../volume';
import { audit } from './hands';
import { heading } from './table-page';
import { calmTap, pastReveal, press } from './taps';
import { PHONE, visiting } from './visit';

/** That every round can be played as its texts tell it is held in src/components/rules/lesson.test.ts. */
const GAMES = ['nation', ...volume([], ['mafia', 'target', 'tmag'])];
const visit = visiting(PHONE, 'table/');

const lessonOf = (page: Page, game: string): Promise<Lesson> =>
  page.evaluate(async (file) => (await fetch(file)).json(), `/rules/${game}/round.json`);
const placeOf = (page: Page) => page.locator('.game').getAttribute('data-at').then(Number);
const said = (page: Page) => page.locator('.guide [role=status]');
const seat = (page: Page, at: number) => page.locator(`[data-seat="${at}"]`);

describe.each(GAMES)('%s', (game) => {
  test('leads through its round by key, says each step, goes on after a reload, and begins again', async () => {
    await visit(`${game}/#play=round`, async (page) => {
      await page.locator('.guide').waitFor();
      const { before, steps } = await lessonOf(page, game);
      for (const [k, { now }] of steps.entries()) {
        const told = k === 0 ? before : (steps[k - 1]?.told ?? []);
        if (told.length > 0) {
          await expect.poll(() => said(page).locator('p').allTextContents()).toEqual(told);
          await page.getByRole('button', { name: 'Next' }).focus();
          await page.keyboard.press('Enter');
        }
        await expect.poll(() => said(page).locator('b').textContent()).toBe(now);
        if (k === 1) {
          // Held sideways, too, there is help, and a way out.
          await page.setViewportSize({ width: 740, height: 360 });
          await page.getByRole('button', { name: 'Do it for me' }).waitFor();
          await page.locator('.guide').getByRole('link', { name: 'Leave' }).waitFor();
          await page.setViewportSize(PHONE.viewport);
        }
        if (k === 2) {
          await audit(page);
          await page.reload();
          await expect.poll(() => placeOf(page)).toBe(2);
          const next = page.getByRole('button', { name: 'Next' });
          await next.or(page.getByRole('button', { name: 'Do it for me' })).waitFor();
          if (await next.isVisible()) await next.click();
        }
        await page.getByRole('button', { name: 'Do it for me' }).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => placeOf(page)).toBe(k + 1);
        await pastReveal(page);
      }
      await page.getByText('That was a round.').waitFor();
      await expect
        .poll(() => page.getByRole('link', { name: 'Deal for tonight' }).getAttribute('href'))
        .toBe(`/deal/${game}/`);
      await audit(page);
      await page.getByRole('button', { name: 'Once more' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => placeOf(page)).toBe(0);
    });
  });
});

test('a wrong choice is answered by its rule, and one that is allowed is not taken for the round’s', async () => {
  await visit('target/#play=round', async (page) => {
    await press(page, 'Next');
    const go = async (from: number, to: number) => {
      await calmTap(seat(page, from));
      await calmTap(seat(page, to));
      await press(page, 'Attack');
    };
    // Ana’s card names Cy: Ben is forbidden to her.
    await go(0, 1);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('is not the name on Ana’s card');
    await expect.poll(() => page.getByRole('alert').getByRole('link').textContent()).toMatch(/^Rule \d/);
    await calmTap(seat(page, 0));
    // Ben may go for Dee, and the round is Ana’s.
    await go(1, 3);
    await page.getByText('This round takes another way').waitFor();
    await expect.poll(() => placeOf(page)).toBe(0);
    await calmTap(seat(page, 1));
    await go(0, 2);
    await expect.poll(() => placeOf(page)).toBe(1);
  });
});

test('the rules lead to it where Learn begins', async () => {
  await visit('../rules/tmag/', async (page) => {
    await page.getByRole('link', { name: 'Learn it by playing' }).click();
    await page.locator('.guide').waitFor();
    await expect.poll(() => heading(page)).toBe('Cy rolls');
  });
});
