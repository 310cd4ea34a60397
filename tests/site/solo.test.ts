/** Games alone against the house on their pages, from the form to the end; and a finished game, looked back at. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkFragment } from '../../src/app/tables/keep/link';
import { readRecord } from '../../src/app/tables/keep/record';
import { now } from '../../src/app/tables/timeline';
import { unwrap } from '../../src/base/result';
import { loadWhole, nationTable } from '../../src/games/nation/table/table';
import { tmagTable } from '../../src/games/tmag/table/table';
import { IN_PROOF, someOf, volume } from '../volume';
import { audit } from './hands';
import { heading, keptNow } from './table-page';
import { DESKTOP, PHONE, tasksOf, visiting } from './visit';

const visit = visiting({ ...PHONE, clock: true }, 'table/');

/** A game of nation, 345 presses later: a day plays its beginning and its end, a proof all of it. */
const NEAR_THE_END = readFileSync('tests/site/nation-alone-near-the-end.jsonl', 'utf8').trim();

/** What the person presses, the first that is there; a target only where cards are laid. */
const PRESSED = [
  '.roll',
  '.lay',
  '.presses .strong',
  '[data-lit]',
  '.held .pick-card[aria-pressed="false"]',
  '.held button.pick-card',
  '.presses .button',
];

/** Presses something for the person, as a key would, and says how the page is. The focus is never lost. */
const answer = (page: Page): Promise<'over' | 'waits' | 'pressed'> =>
  page.evaluate((pressed) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    find('.reveal')?.click();
    if (find('.game') && document.activeElement === document.body)
      throw new Error(`no focus: ${find('.question')?.textContent}`);
    if (find('.stamp')) return 'over';
    if (/The house plays|shuffled/.test(find('.question')?.textContent ?? '')) return 'waits';
    const isLaying = / lays /.test(`${find('h1')?.textContent} `);
    const target = isLaying && !find('.lay') ? find('.tile.open') : undefined;
    const wanted = target ?? pressed.map(find).find((one) => one !== null);
    wanted?.focus();
    wanted?.click();
    return wanted ? 'pressed' : 'waits';
  }, PRESSED);

/** Whether it is the person who has to choose something of this kind. */
const chooses = (page: Page, choice: string): Promise<boolean> =>
  page.evaluate((selector) => {
    document.querySelector<HTMLElement>('.reveal')?.click();
    const question = document.querySelector('.question')?.textContent ?? '';
    return document.querySelector(selector) !== null && !question.includes('The house plays');
  }, choice);

/** Plays a game to its end. The page's clock goes on as fast as the house answers. */
const playOut = async (page: Page): Promise<void> => {
  for (let k = 0; k < 6000; k++) {
    const how = await answer(page);
    if (how === 'over') return;
    await page.clock.runFor(how === 'waits' ? 900 : 50);
  }
  throw new Error('the game does not end');
};

/** `choice`: what the person chooses from when a hint can be had. `slowest`: how long a choice may take at most, in ms, on a device that is four times slower than this machine. */
const GAMES = [
  {
    game: 'nation',
    names: 'Ana, Ben',
    many: 'Ana, Ben, Cy, Dee, Eve, Fox',
    table: nationTable,
    choice: '.pick-card',
    slowest: 100,
  },
  {
    game: 'tmag',
    names: 'Ana, Ben, Cy',
    many: 'Ana, Ben, Cy, Dee, Eve, Fox, Gil, Hal, Ida',
    table: tmagTable,
    choice: '[data-lit]',
    slowest: 300,
  },
] as const;

/** One game stands for both. */
describe.each(someOf(GAMES, 1))('$game alone', ({ game, names, table, many, choice, slowest }) => {
  test('is played from the form to its end, and kept as the rules replay it', async () => {
    await loadWhole();
    const finish = async (page: Page): Promise<void> => {
      await playOut(page);
      await page.clock.runFor(5000);
      const title = await heading(page);
      const kept = unwrap(readRecord(table, await keptNow(page)));
      expect(table.moment(now(kept.line) as never, kept.setup as never)).toMatchObject({ over: true, title });

      await page.getByRole('button', { name: 'Look back' }).click();
      await page.locator('.game-picture img').waitFor();
      expect(await page.locator('.game-picture img').getAttribute('alt')).toContain(title);
      // A game of tmag can be over in nineteen.
      const step = game === 'nation' ? 20 : 5;
      await page.getByRole('slider').fill(`${step}`);
      await expect.poll(() => page.locator('.steps').textContent()).toContain(`Step ${step} of`);
      if (game === 'nation') expect(await page.locator('.hidden-then').textContent()).toContain('Ben holds');
      await audit(page);
      await page.getByRole('button', { name: 'Back to the end' }).click();
      await expect.poll(() => heading(page)).toBe(title);
      // One step back it is not over, and nothing that was hidden is shown.
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.getByRole('button', { name: 'Look back' }).count()).toBe(0);
    };
    const isCut = game === 'nation' && !IN_PROOF;
    await visit(`${game}/#play=alone`, async (page) => {
      await page.locator('textarea').fill(names);
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('.game').waitFor();
      await expect.poll(async () => (await answer(page)) === 'pressed' || page.clock.runFor(900)).toBe(true);
      await audit(page);
      expect(await page.getByRole('button', { name: 'Look back' }).count()).toBe(0);
      if (!isCut) await finish(page);
    });
    if (isCut) await visit(`nation/#${linkFragment(NEAR_THE_END)}`, finish);
  });

  test('chooses in a worker; in a proof, in time for a device that is four times slower', async () => {
    await visit(`${game}/#play=alone`, async (page) => {
      await page.locator('textarea').fill(many);
      const { longestOfWorkers } = await tasksOf(page, async () => {
        await page.getByRole('button', { name: 'Start' }).click();
        await page.locator('.game').waitFor();
        // Their dice are the table's own: what a program has chosen is something else.
        const hasChosen = async (): Promise<boolean> => {
          const { events } = JSON.parse(await keptNow(page)) as { events: { kind: string; seat?: number }[] };
          return events.some(({ kind, seat = 0 }) => seat > 0 && kind !== 'roll');
        };
        for (let k = 0; k < volume(12, 400) || !(await hasChosen()); k++) {
          await answer(page);
          await page.clock.runFor(900);
        }
      });
      expect(longestOfWorkers).toBeGreaterThan(0);
      if (IN_PROOF) expect(4 * longestOfWorkers).toBeLessThan(slowest);
    });
  });

  test('says how strong the house is, and gives a hint', async () => {
    await visit(
      `${game}/#play=alone`,
      async (page) => {
        await page.getByText('Options', { exact: false }).first().click();
        await page.getByText('How strong is the house?').click();
        await expect.poll(() => page.locator('form table tbody tr').count()).toBeGreaterThan(4);
        await page.getByRole('button', { name: 'Start' }).click();
        await page.locator('.game').waitFor();
        // The hint comes when the worker has it: until then nothing is chosen.
        for (let k = 0; k < 400 && !(await chooses(page, choice)); k++) {
          await answer(page);
          await page.clock.runFor(900);
        }
        await page.getByText('What would you do?').click();
        await expect.poll(() => page.locator('.asides [open] p').count()).toBe(1);
        await audit(page);
      },
      DESKTOP,
    );
  });
});
