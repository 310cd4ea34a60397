/** Cards of one's own in a browser, on a phone: from a stranger's table with two mistakes to sheets, a .zip, a deal by link, and what is kept. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dagger } from '../dagger';
import { testFolder } from '../folder';
import { addressOf, bytesOf, open, PHONE, visit } from './visit';

const STUDIO = '/print/custom/#kit=nation&count=6&part=targets';
const folder = testFolder();

const TABLE = [
  'kind;id;name;picture;count;reach',
  'target;judge;La jueza;jueza.png;;',
  'specialist;duellist;El duelista;;;',
  'specialist;poacher;El furtivo;;;',
  'specialist;chef;La cocinera;;;',
  'specialist;miner;El minero;;;',
  'specialist;climber;La escaladora;;;',
  'specialist;mechanic;El mecánico;;;',
  'weapon;rope;La soga;;;9',
  'modifier;stealth;Sigilo;;muchos;',
].join('\n');

const picture = async () => ({
  name: 'jueza.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b03030' } })
    .png()
    .toBuffer(),
});

const openFold = async (page: Page): Promise<void> => {
  await page.getByText('Cards of your own', { exact: true }).click();
  await page.getByLabel('Or paste the table').waitFor();
};

test('a table is read with all its mistakes, used, printed, given away, dealt by link, and kept', async () => {
  await visit(
    STUDIO,
    async (page) => {
      await openFold(page);
      await page.locator('.own-set input[type=file]').setInputFiles([await picture()]);
      await page.getByLabel('Or paste the table').fill(TABLE);
      await page.getByText('2 things are wrong.').waitFor();
      const wrong = await page.locator('.own-set .wrong-list li').allTextContents();
      expect(wrong).toEqual([
        'Row 9, reach: “9”; it can be 2, 3 or 4.',
        'Row 10, count: “muchos”; it can be a whole number from 0 to 9.',
      ]);
      await page.getByLabel('Or paste the table').fill(TABLE.replace(';9', ';3').replace('muchos', '3'));
      await page.getByText('9 rows differ from ours, with 1 picture').waitFor();
      expect(await page.getByRole('img', { name: 'jueza.png' }).count()).toBe(1);
      await page.getByLabel('What the set is called').fill('Madrid');
      const link = page.getByRole('link', { name: 'Give it away as a .zip' });
      const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(file.suggestedFilename()).toBe('Madrid.zip');
      await page.getByRole('button', { name: 'Use these cards' }).click();
      await page.getByText('In use: Madrid').waitFor();
      const code = /set=([0-9a-f]{20})/.exec(page.url())?.[1] ?? '';

      // The command line reads the same set.
      await file.saveAs(`${folder}/madrid.zip`);
      expect((await dagger('set', 'check', `${folder}/madrid.zip`)).out).toContain(`set=${code}`);
      const again = `${folder}/again.zip`;
      await dagger('set', 'pack', `${folder}/madrid.zip`, '-o', again);
      expect(readFileSync(again).equals(await bytesOf(file))).toBe(true);

      const region = page.getByRole('region', { name: 'Preview' });
      await expect.poll(() => region.getAttribute('data-drawn')).toContain(`set=${code}`);
      await expect.poll(() => region.locator('.side svg').first().innerHTML()).toContain('JUEZA');
      expect(await region.locator('.side image').count()).toBe(1);

      await open(page, addressOf(`/deal/nation/#players=Ana,Ben,Cy,Dee,Eve,Fox&seed=s&set=${code}`));
      await page.getByRole('button', { name: 'Show all cards' }).click();
      await page.getByRole('button', { name: 'Yes, show all' }).click();
      await page.getByText('La cocinera', { exact: false }).first().waitFor();
      await open(page, addressOf('/kept/'));
      await page.getByRole('link', { name: 'Cards of your own for Assassin Nation: Madrid' }).waitFor();
    },
    PHONE,
  );
});

test('a link to a set that is not here says so, in the studio and where it is dealt', async () => {
  const code = '0'.repeat(20);
  await visit(
    `${STUDIO}&set=${code}`,
    async (page) => {
      await page.getByText(`The set ${code} is not in this browser.`).first().waitFor();
      await open(page, addressOf(`/deal/nation/#players=Ana,Ben,Cy&seed=s&set=${code}`));
      await page.getByText(`the set ${code}, which is not here`).waitFor();
    },
    PHONE,
  );
});
