/** Cards of one's own in a browser, on a phone: from a stranger's table with two mistakes to sheets, a .zip, a deal by link, and what is kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dagger } from '../dagger';
import { testFolder } from '../folder';
import { IN_PROOF } from '../volume';
import { keptText, logged } from './table-page';
import { holdDown, press } from './taps';
import { addressOf, bytesOf, open, PHONE, visit } from './visit';

const STUDIO = '/print/custom/#kit=nation&count=6&part=targets';
const folder = testFolder();

/** 50 rows in Spanish: the knife’s neighbour has a roll that no weapon has, and the first modifier no number of cards. */
const TABLE = readFileSync('tests/site/madrid.csv', 'utf8');
const CORRECTED = TABLE.replace(';;9;', ';;4;').replace(';muchos;', ';3;');

const drawn = (ground: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${ground}"/><circle cx="30" cy="20" r="12"/></svg>`,
  );

/** Her pictures, each of another kind. */
const pictures = async () => [
  { name: 'jueza.svg', mimeType: 'image/svg+xml', buffer: drawn('#b03030') },
  { name: 'matutero.png', mimeType: 'image/png', buffer: await sharp(drawn('#3050b0')).png().toBuffer() },
  { name: 'tenor.webp', mimeType: 'image/webp', buffer: await sharp(drawn('#30b050')).webp().toBuffer() },
  { name: 'rey.jpg', mimeType: 'image/jpeg', buffer: await sharp(drawn('#b0b030')).jpeg().toBuffer() },
  { name: 'veneno.png', mimeType: 'image/png', buffer: await sharp(drawn('#808080')).png().toBuffer() },
];

/** A set as a zip, and its code. */
const packed = async (game: string, table: string, files: Awaited<ReturnType<typeof pictures>> = []) => {
  writeFileSync(`${folder}/${game}.csv`, table);
  for (const { name, buffer } of files) writeFileSync(`${folder}/${name}`, buffer);
  const zip = `${folder}/${game}.zip`;
  const { out } = await dagger('set', 'pack', `${folder}/${game}.csv`, game, '--theme', 'Madrid', '-o', zip);
  return { zip, code: /set=([0-9a-f]{20})/.exec(out)?.[1] ?? '' };
};

/** A page that lacks a set says so; the set’s zip is chosen there. */
const chooseZip = async (page: Page, zip: string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose the set’s .zip').click(),
  ]);
  await Promise.all([page.waitForEvent('load'), chooser.setFiles(zip)]);
};

const openFold = async (page: Page): Promise<void> => {
  await page.getByText('Cards of your own', { exact: true }).click();
  await page.getByLabel('Or paste the table').waitFor();
};

test('a table is read with all its mistakes, used, printed, given away, dealt by link, and kept', async () => {
  await visit(
    STUDIO,
    async (page) => {
      await openFold(page);
      // The pictures are slow to read, and the table is pasted meanwhile: neither is lost.
      await page.evaluate(() => {
        const read = Blob.prototype.arrayBuffer;
        Blob.prototype.arrayBuffer = async function (this: Blob) {
          await new Promise((done) => document.addEventListener('input', done, { once: true }));
          return read.call(this);
        };
      });
      await page.locator('.own-set input[type=file]').setInputFiles(await pictures());
      await page.getByLabel('Or paste the table').fill(TABLE);
      await page.getByText('2 things are wrong.').waitFor();
      const wrong = await page.locator('.own-set .wrong-list li').allTextContents();
      expect(wrong).toEqual([
        'Row 27, reach: “9”; it can be 2, 3 or 4.',
        'Row 35, count: “muchos”; it can be a whole number from 0 to 9.',
      ]);
      await page.getByLabel('Or paste the table').fill(CORRECTED);
      await page.getByText('50 rows differ from ours, with 5 pictures').waitFor();
      // A zip that cannot be read takes nothing away, and what is still there is said.
      const before = page.getByText('Below is still the set from before');
      expect(await before.count()).toBe(0);
      const no = { name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no') };
      await page.locator('.own-set input[type=file]').setInputFiles(no);
      await page.getByLabel('What the set is called').fill('Madrid');
      await page.locator('.own-set').getByText('The zip is damaged').waitFor();
      expect(await before.count()).toBe(1);
      // Nor does one of another game.
      const other = (await packed('tmag', 'kind;id;name\nbase;1;Puerto\n')).zip;
      await page.locator('.own-set input[type=file]').setInputFiles(other);
      await page.getByLabel('What the set is called').fill('Madrid');
      await page.locator('.own-set').getByText('This is a set for').waitFor();
      expect(await page.locator('.crops img').count()).toBe(5);
      expect(await page.getByLabel('Or paste the table').inputValue()).toBe(CORRECTED);
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
      expect(await region.locator('.side image').count()).toBeGreaterThan(1);

      // The rules with these cards are those of the command line, too.
      if (IN_PROOF) {
        await press(page, 'A4 to fold');
        const ready = page.getByRole('link', { name: 'Download the booklet' });
        const [rules] = await Promise.all([page.waitForEvent('download'), ready.click()]);
        const booklet = `${folder}/rules.pdf`;
        await dagger('booklet', 'nation', '--set', `${folder}/madrid.zip`, '--imposed', '-o', booklet);
        expect(readFileSync(booklet).equals(await bytesOf(rules))).toBe(true);
      }

      // Another game has nothing of it to use.
      await page.getByLabel('What to print').selectOption('tmag');
      await page.getByRole('link', { name: 'Our cards as a table' }).waitFor();
      expect(await page.getByRole('button', { name: 'Use these cards' }).count()).toBe(0);

      await open(page, addressOf(`/deal/nation/#players=Ana,Ben,Cy,Dee,Eve,Fox&seed=s&set=${code}`));
      await page.getByRole('button', { name: 'Show all cards' }).click();
      await page.getByRole('button', { name: 'Yes, show all' }).click();
      await page.getByText('El cocinero', { exact: false }).first().waitFor();
      await open(page, addressOf('/kept/'));
      const kept = page.getByRole('link', { name: 'Cards of your own for Assassin Nation: Madrid' });
      expect(await kept.getAttribute('href')).toMatch(/#kit=nation&set=\w+&ink=low&bleed=3$/);
    },
    PHONE,
  );
});

test('a table is played with a set: first its zip is chosen, then all it says is the set’s', async () => {
  const { zip, code } = await packed('nation', CORRECTED, await pictures());
  await visit(
    `/table/nation/#players=Ana,Ben,Cy&seed=s&set=${code}`,
    async (page) => {
      await page.getByText(`This needs the set ${code}, and it is not in this browser.`).waitFor();
      // A file that was refused can be chosen again, once it is another.
      const chosen = page.locator('.absent-set input[type=file]');
      await chosen.setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no') });
      await page.locator('.absent-set .wrong').waitFor();
      expect(await chosen.inputValue()).toBe('');
      // What is wrong with another set can be why it is another.
      const head = strToU8('{"version":1,"game":"nation","theme":"Lisbon"}');
      const other = zipSync({ 'set.json': head, 'cards.csv': strToU8('kind,id,name\n'), 'run.exe': head });
      await chosen.setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from(other) });
      await page.locator('.absent-set .wrong', { hasText: /another set, Lisbon.*run\.exe/ }).waitFor();
      await chooseZip(page, zip);
      await page.locator('.pyramid').waitFor();
      await expect.poll(() => page.locator('.pyramid image').count()).toBe(4);
      await page.locator('.tile.open').first().click();
      await page.getByRole('button', { name: 'La soga 6–4 silent' }).click();
      await page.locator('.controls').getByRole('button', { name: '0815' }).click();
      await page.getByRole('button', { name: 'No contract' }).click();
      await page.getByRole('button', { name: 'A modifier' }).click();
      await page.getByRole('button', { name: 'Guardaespaldas' }).click();
      await page.getByRole('button', { name: 'Lay it down' }).click();
      await expect
        .poll(async () => (await logged(page)).at(0))
        .toMatch(/^\w+ marks (El|La) [^,]+, La soga 0815/);
      // It is kept under its code, and opened again with its cards.
      expect(await keptText(page)).toContain(`"set":"${code}"`);
      await page.reload();
      await expect.poll(async () => (await logged(page)).at(0)).toMatch(/La soga 0815/);

      // The form begins with the set, for one who is alone too.
      await open(page, addressOf(`/table/nation/#set=${code}`));
      await page.getByLabel('Names').fill('Ana, Ben');
      await page.getByText('Options', { exact: true }).first().click();
      await expect
        .poll(() => page.getByLabel('A set of your own').locator('option').allTextContents())
        .toEqual(['Ours', 'Madrid', 'Lisbon']);
      // Whoever changes their mind finds the list where it was.
      const which = page.getByLabel('A set of your own');
      await which.focus();
      for (const value of ['', code]) {
        await which.selectOption(value);
        await expect.poll(() => which.evaluate((list) => list === document.activeElement)).toBe(true);
        await expect.poll(() => which.inputValue()).toBe(value);
      }
      await page.getByLabel('Who plays').selectOption('plan');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('.pick-card').first().waitFor();
      await expect.poll(() => page.locator('.agents').textContent()).toMatch(/two dice with (El|La) /);
    },
    PHONE,
  );
});

test('a board is played with the places of a set, as its pieces are printed', async () => {
  const table = 'kind;id;name;picture\nbase;1;Estación;rey.jpg\nsquare;safe-house;Sótano;\n';
  const { zip, code } = await packed('tmag', table, (await pictures()).slice(3, 4));
  await visit(
    `/table/tmag/#players=Ana,Ben,Cy&seed=s&set=${code}&edition=2`,
    async (page) => {
      await chooseZip(page, zip);
      await page.getByRole('button', { name: 'c3, Sótano' }).waitFor();
      await page.getByRole('button', { name: 'c1, Estación' }).waitFor();
      await page.getByRole('button', { name: 'c5, base of the north' }).waitFor();
      expect(await page.locator('.board image').count()).toBe(1);
      await press(page, '2');
      await page.locator('[data-square="c1"]').click();
      await expect.poll(async () => (await logged(page)).at(0)).toMatch(/goes to c1, Estación \(1 of 4\)/);
      await page.getByText('needs the 3 of Estación').waitFor({ state: 'detached' });
      await page.locator('.players').getByText('Estación').waitFor();
    },
    PHONE,
  );
});

test('a sealed deal names its set: who has it reads its words, who has not reads ours and is told', async () => {
  const table = 'kind;id;name;text\nrole;assassin;Asesina;De noche.\nrole;mafia;Mafiosa;\nrole;pleb;Vecina;';
  const { zip, code } = await packed('mafia', table);
  await visit(
    '/deal/nation/#sealed',
    async (page) => {
      await page.getByLabel('Names').waitFor();
      expect(await page.getByText('Options', { exact: true }).count()).toBe(0);
      await open(page, addressOf(`/deal/mafia/#sealed&set=${code}`));
      await page.getByLabel('Names').fill('Ana, Ben, Cy, Dee, Eve');
      await press(page, 'Invite the phones');
      await page.getByText('so you see our names and words').waitFor();
      await chooseZip(page, zip);
      await press(page, /^Deal without/);
      await press(page, 'Deal');
      await press(page, /^Pass this device round/);
      await holdDown(page.locator('.hold'));
      expect(await page.locator('.front .secret').textContent()).toMatch(/^(Asesina|Mafiosa|Vecina)$/);
      await page.mouse.up();
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
