/** The print studio in a browser: sheets in step with the settings, jobs that can be stopped, files that are the command line's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { daggerFile } from '../dagger';
import { IN_PROOF, someOf } from '../volume';
import { audit } from './hands';
import { bytesOf, keepBack, open, PHONE, tasksOf, visit } from './visit';

const STUDIO = '/print/custom/';

const table = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

/** Waits until the sheets of a job lie on the table, drawn and weighed. */
const drawn = async (page: Page, job: string): Promise<void> => {
  await expect.poll(() => table(page).getAttribute('data-drawn')).toBe(job);
  await expect.poll(() => page.locator('.plan').textContent()).toMatch(/% ink/);
};

const plan = (page: Page): Promise<string | null> => page.locator('.plan').textContent();
const sides = (page: Page): Promise<(string | null)[]> =>
  table(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));

const download = async (page: Page, name: RegExp): Promise<{ name: string; bytes: Buffer }> => {
  const link = page.getByRole('link', { name });
  await link.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
};

/** The part of the program that checks exports. */
const JOBS = /\/assets\/job\./;

const makePdf = async (page: Page): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  return (await download(page, /Download the PDF/)).bytes;
};

describe('the sheets follow the settings', () => {
  test('turned by button and by arrow key, ticked off by kind and one by one, on other paper with other backs', async () => {
    await visit(`${STUDIO}#kit=mafia&count=9`, async (page) => {
      await drawn(page, 'kit=mafia&count=9');
      const front = ['Sheet 1, front: 9 pieces', 'Sheet 1, back: 9 pieces'];
      await expect.poll(() => sides(page)).toEqual(front);
      await expect
        .poll(() => plan(page))
        .toMatch(/^2 sheets, 4 sides, \d+ cuts, about \d+ % ink, sleeves: 10$/);
      const before = await page.locator('.side svg').first().getAttribute('viewBox');
      expect(before).toBe('0 0 210 297');

      await page.getByRole('button', { name: 'Sheet after' }).click();
      await page.getByText('Sheet 2 of 2', { exact: true }).waitFor();
      await expect.poll(() => sides(page)).toEqual(['Sheet 2, front: 2 pieces', 'Sheet 2, back: 2 pieces']);
      await page.keyboard.press('ArrowLeft');
      await page.getByText('Sheet 1 of 2', { exact: true }).waitFor();

      await page.getByText('Which cards').click();
      await page.getByLabel('All 11 of the kit').uncheck();
      await page.getByLabel(/^Role card: 9 of 9/).uncheck();
      await page.getByLabel('Rules at a glance', { exact: true }).uncheck();
      await drawn(page, 'kit=mafia&count=9&pieces=script');
      await expect.poll(() => sides(page)).toEqual(['Sheet 1, front: 1 piece', 'Sheet 1, back: 1 piece']);
      // The last one stays: a job of nothing is none.
      await page.getByLabel('Caller’s script', { exact: true }).click();
      await expect.poll(() => page.getByLabel('Caller’s script', { exact: true }).isChecked()).toBe(true);
      await page.getByLabel('All 11 of the kit').check();
      await drawn(page, 'kit=mafia&count=9');

      await page.getByLabel('Paper', { exact: true }).selectOption('a3');
      await drawn(page, 'kit=mafia&count=9&paper=a3');
      await expect.poll(() => plan(page)).toMatch(/^1 sheet, 2 sides,/);
      await expect.poll(() => page.locator('.side svg').first().getAttribute('viewBox')).not.toBe(before);

      await page.getByLabel('Fold and glue').check();
      await drawn(page, 'kit=mafia&count=9&paper=a3&backs=fold');
      await expect.poll(() => sides(page)).toHaveLength(1);
      await page.getByLabel('No backs').check();
      await drawn(page, 'kit=mafia&count=9&paper=a3&backs=none');
      await expect.poll(() => sides(page)).toEqual(['Sheet 1, front: 11 pieces']);
    });
  });

  test('or not, where a font cannot be fetched: that is said, and what to do', async () => {
    await visit(
      `${STUDIO}#kit=target&players=Ana,Ben,דנה`,
      (page) =>
        table(page)
          .getByText(/hebrew.* cannot be fetched\. Is there a network\? Try again\./)
          .waitFor(),
      { careless: true, prepare: (page) => page.route(/hebrew/, (route) => route.abort()) },
    );
  });

  test('with less ink, and the last good ones stay while a setting is wrong', async () => {
    await visit(`${STUDIO}#kit=target&count=8`, async (page) => {
      const ink = async () => Number(/about (\d+) % ink/.exec((await plan(page)) ?? '')?.[1]);
      await drawn(page, 'kit=target&count=8');
      const full = await ink();
      await page.getByLabel(/^Low/).check();
      await drawn(page, 'kit=target&count=8&ink=low');
      await expect.poll(() => ink()).toBeLessThan(full / 4);

      await page.getByText('Paper and cutting').click();
      await page.getByLabel('Copies of each').fill('0');
      await expect
        .poll(() => page.locator('#copies-wrong').textContent())
        .toMatch(/copies is a whole number/);
      await expect.poll(() => page.locator('.stale-note').textContent()).toMatch(/^The last good sheets/);
      await expect.poll(() => page.locator('.side svg').count()).toBe(2);
      await page.getByLabel('Copies of each').fill('2');
      await drawn(page, 'kit=target&count=8&ink=low&copies=2');
      await expect.poll(() => page.locator('.stale-note').textContent()).toBe('');
    });
  });
});

test('the fronts of a deal stay down until somebody asks, and their names out of the page', async () => {
  const job = 'kit=mafia&players=Ana,Ben,Cy,Dee,Eve&seed=friday-7';
  await visit(`${STUDIO}#${job}`, async (page) => {
    await drawn(page, job);
    await expect.poll(async () => (await sides(page))[0]).toBe('Sheet 1, front: 5 pieces, face down');
    await expect.poll(() => page.locator('.side').first().textContent()).toBe('');
    // Which seat holds what is in no list either.
    await expect.poll(() => page.locator('.pieces').textContent()).not.toMatch(/Mafia|Pleb/);
    await page.getByRole('button', { name: 'Show the fronts' }).click();
    await expect.poll(() => page.locator('.side').first().textContent()).toMatch(/Ana/);
    // Another deal lies face down again, by an option or a seed.
    await page.getByLabel('Variable Mafia').check();
    await drawn(page, `${job}&variable=1`);
    await expect.poll(() => page.locator('.side').first().textContent()).toBe('');
    await page.getByRole('button', { name: 'Show the fronts' }).click();
    await expect.poll(() => page.locator('.side').first().textContent()).toMatch(/Ana/);
    await page.getByLabel('Seed of a deal').fill('friday-8');
    await drawn(page, `${job.replace('friday-7', 'friday-8')}&variable=1`);
    await expect.poll(() => page.locator('.side').first().textContent()).toBe('');
  });
});

/** What every file needs: a job that waits for it can be cancelled, however slow the test is. */
const FONTS = /\/fonts\/[^/]*\.bin$/;

describe('files', () => {
  test('a bookmark gives the bytes of the command line', async () => {
    const job =
      'kit=mafia&players=Ana,Ben,%D0%96%D0%B0%D0%BD,Dee,Eve&seed=friday%207&paper=letter&backs=short&ink=low&bleed=3&copies=2&variable=1';
    let address = '';
    await visit(STUDIO, async (page) => {
      await page.getByLabel('What to print').selectOption({ label: 'Role cards' });
      await page.getByLabel('By name').check();
      await page.getByLabel('Names', { exact: true }).fill('Ana, Ben, Жан, Dee, Eve');
      await page.getByText('Which cards').click();
      await page.getByLabel('Seed of a deal').fill('friday 7');
      await page.getByLabel('Variable Mafia').check();
      await page.getByLabel('Paper', { exact: true }).selectOption('letter');
      await page.getByLabel('Turn on the short edge').check();
      await page.getByText('Paper and cutting').click();
      await page.getByLabel('Copies of each').fill('2');
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${job}`);
      address = page.url();
    });
    await visit('/', async (page) => {
      await open(page, address);
      const names = page.getByLabel('Names', { exact: true });
      await expect.poll(() => names.inputValue()).toBe('Ana\nBen\nЖан\nDee\nEve');
      await expect.poll(() => page.getByLabel('Seed of a deal').inputValue()).toBe('friday 7');
      await expect.poll(() => page.getByLabel('Variable Mafia').isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      const { name, bytes } = await download(page, /Download the PDF/);
      expect(name).toBe('paper-dagger-mafia-5-letter.pdf');
      const words = ['--players', 'Ana,Ben,Жан,Dee,Eve', '--seed', 'friday 7', '--variable', '--copies', '2'];
      const cli = await daggerFile('print', 'mafia', ...words, '--paper', 'letter', '--backs', 'short');
      expect(cli.equals(bytes)).toBe(true);
    });
  });

  test('a job that is cancelled leaves the settings, and the next one gets its file', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `P${i + 1}`).join(',');
    const { letGo, prepare } = keepBack(FONTS);
    await visit(
      `${STUDIO}#kit=target&players=${names}`,
      async (page) => {
        await page.getByRole('button', { name: 'Make the PDF' }).click();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByText('Cancelled. Your settings are still here.').waitFor();
        await page.getByText('20 names').waitFor();
        await expect.poll(() => page.getByRole('link', { name: 'Download the PDF' }).count()).toBe(0);
        letGo();
        await page.getByLabel('Names', { exact: true }).fill('Ana, Ben, Cy');
        expect((await makePdf(page)).subarray(0, 5).toString()).toBe('%PDF-');
      },
      { prepare },
    );
  });

  test.runIf(IN_PROOF)('the page is never blocked for long while many cards are printed', async () => {
    await visit(`${STUDIO}#kit=target&count=199`, async (page) => {
      await drawn(page, 'kit=target&count=199');
      const { longest, workers } = await tasksOf(page, async () => {
        await page.getByRole('button', { name: 'Make the PDF' }).click();
        await page.getByText('Ready: 200 cards on').waitFor();
      });
      expect(longest).toBeGreaterThan(0);
      // On a slow machine both take longer. A page that printed by itself would take as long as its worker.
      expect(longest).toBeLessThanOrEqual(workers / 10);
    });
  });

  test.runIf(IN_PROOF)('PNG images are those of the command line', async () => {
    const theirs = unzipSync(await daggerFile('export', 'png', 'target', '--players', 'Ana,Ben,Cy'));
    await visit(`${STUDIO}#kit=target&players=Ana,Ben,Cy`, async (page) => {
      await page.getByText('Images for elsewhere').click();
      await page.getByRole('button', { name: 'PNG images' }).click();
      const { name, bytes } = await download(page, /Download the PNG images/);
      expect(name).toBe('paper-dagger-target-3-png.zip');
      const ours = unzipSync(bytes);
      expect(Object.keys(ours)).toEqual(Object.keys(theirs));
      for (const [file, png] of Object.entries(ours)) {
        const { width, height } = await sharp(png).metadata();
        expect([file, width, height]).toEqual([file, 744, 1039]);
        const small = (image: Uint8Array) => sharp(image).resize(93, 130).greyscale().raw().toBuffer();
        const [a, b] = await Promise.all([small(png), small(theirs[file] as Uint8Array)]);
        const difference = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] as number)), 0);
        expect(difference / a.length, file).toBeLessThan(2);
      }
    });
  });

  // Each format has tests of its own beside its code: here is one, and all of them in a proof.
  test.each(
    someOf<[string, string, string[]]>(
      [
        ['Tabletop Simulator', 'tts', ['json', 'png', 'png', 'txt']],
        ['The Game Crafter', 'tgc', Array(10).fill('png')],
        ['MakePlayingCards', 'mpc', Array(10).fill('png')],
      ],
      1,
    ),
  )('a zip for %s', async (button, format, kinds) => {
    const { letGo, prepare } = keepBack(JOBS);
    await visit(
      `${STUDIO}#kit=target&count=8`,
      async (page) => {
        await page.getByText('Images for elsewhere').click();
        const asked = page.waitForRequest(JOBS);
        await page.getByRole('button', { name: button }).click();
        // What is set while a part of the program comes ends what was asked for before.
        const part = (await asked).url();
        await page.getByLabel('Number of players').fill('9');
        await page.getByLabel('Number of players').fill('8');
        letGo();
        await page.evaluate(`import('${part}').then(() => new Promise((done) => setTimeout(done, 200)))`);
        expect(await page.locator('#progress, .make a').count()).toBe(0);
        await page.getByRole('button', { name: button }).click();
        const { name, bytes } = await download(page, /^Download the .*(deck|images)$/);
        expect(name).toBe(`paper-dagger-target-8-${format}.zip`);
        const files = Object.keys(unzipSync(bytes));
        expect(files.map((file) => file.split('.').at(-1)).sort()).toEqual(kinds);
      },
      { prepare },
    );
  });

  test.runIf(IN_PROOF)('an export can be cancelled', async () => {
    const { letGo, prepare } = keepBack(FONTS);
    await visit(
      `${STUDIO}#kit=target&count=12`,
      async (page) => {
        await page.getByText('Images for elsewhere').click();
        await page.getByRole('button', { name: 'PNG images' }).click();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByText('Cancelled. Your settings are still here.').waitFor();
        letGo();
      },
      { prepare },
    );
  });
});

/** Fragment of a job, where its message is, the message, and the field that keeps its value. The tests of jobs have all. */
const IMPOSSIBLE = [
  ['margin=100', '#margin-wrong', /with margins of 100 mm: .* narrower margins/, 'Printer’s margin', '100'],
  ['copies=0', '#copies-wrong', /whole number from 1 to 100, not “0”/, 'Copies of each', '0'],
] as const;

describe('impossible jobs say what to change, beside the field, and lose nothing', () => {
  test.each(someOf(IMPOSSIBLE, 1))('%s', async (part, place, message, label, value) => {
    await visit(`${STUDIO}#kit=target&players=Ana,Ben,Cy&${part}`, async (page) => {
      await expect.poll(() => page.locator(place).textContent()).toMatch(message);
      const field = page.getByLabel(label);
      await field.waitFor();
      await expect.poll(() => field.inputValue()).toBe(value);
      await expect.poll(() => page.getByLabel('Names', { exact: true }).inputValue()).toBe('Ana\nBen\nCy');
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      await expect.poll(() => page.locator(place).textContent()).toMatch(message);
    });
  });

  test('unknown paper and pieces', async () => {
    await visit(`${STUDIO}#kit=target&players=Ana,Ben,Cy&paper=a9`, async (page) => {
      await expect.poll(() => page.locator('#paper-wrong').textContent()).toMatch(/no paper “a9”/);
    });
    await visit(`${STUDIO}#kit=target&players=Ana,Ben,Cy&pieces=target-9`, async (page) => {
      await expect.poll(() => page.locator('#pieces-wrong').textContent()).toMatch(/no piece “target-9”/);
    });
  });

  test('a profile that is missing, or damaged', async () => {
    await visit(`${STUDIO}#kit=target&players=Ana,Ben,Cy&profile=1`, async (page) => {
      await page.getByText(/keeps no printer profile/).waitFor();
      await page.evaluate(() => localStorage.setItem('paper-dagger.printer.1', '{"version":1'));
      await page.reload();
      await expect.poll(() => page.locator('#profile-wrong').textContent()).toMatch(/cannot be read/);
      await page.getByRole('button', { name: 'Make the PDF' }).click();
      await expect.poll(() => page.getByRole('link', { name: 'Download the PDF' }).count()).toBe(0);
      await page.getByLabel('Correct for its faults').click();
      await expect.poll(async () => (await makePdf(page)).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
});

test('on a phone what is below the sheets waits for them, however slowly the page comes', async () => {
  const whole = readFileSync(join(inject('site').root, 'print/custom/index.html'), 'utf8');
  const part = whole.slice(0, whole.indexOf('<div class="bench">'));
  for (const body of [part, whole])
    await visit(
      STUDIO,
      (page) =>
        expect.poll(() => page.locator('.settings fieldset').first().isVisible()).toBe(body === whole),
      {
        ...PHONE,
        javaScriptEnabled: false,
        prepare: (page) =>
          page.route('**/print/custom/', (route) => route.fulfill({ body, contentType: 'text/html' })),
      },
    );
});

test('on a phone the button is in reach, and the sheets stay in sight', async () => {
  await visit(
    `${STUDIO}#kit=target&count=8`,
    async (page) => {
      await drawn(page, 'kit=target&count=8');
      const make = await page.getByRole('button', { name: 'Make the PDF' }).boundingBox();
      expect((make?.y ?? 0) + (make?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(make?.height).toBeGreaterThanOrEqual(48);
      await page.getByText('Ink', { exact: true }).scrollIntoViewIfNeeded();
      const sheet = await page.locator('.side').first().boundingBox();
      expect(sheet?.y).toBeGreaterThanOrEqual(0);
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThan(make?.y ?? 0);
    },
    PHONE,
  );
});

test('a file opens in a tab to be printed, its cut files beside it; backs are moved and stay so', async () => {
  await visit(`${STUDIO}#kit=target&count=3&cut=dxf`, async (page) => {
    await drawn(page, 'kit=target&count=3&cut=dxf');
    await page.getByRole('button', { name: 'Backs 0.25 mm right' }).click();
    await page.getByRole('button', { name: 'Backs 0.25 mm right' }).click();
    await expect.poll(() => page.locator('.nudge output').textContent()).toBe('0.5 mm right, 0 mm down');
    await expect.poll(() => new URL(page.url()).hash).toBe('#kit=target&count=3&cut=dxf&profile=1');
    await makePdf(page);
    const link = page.getByRole('link', { name: 'Open to print' });
    await expect.poll(() => link.getAttribute('href')).toMatch(/^blob:/);
    const { name, bytes } = await download(page, /^sheet 1$/);
    expect(name).toBe('paper-dagger-target-3-a4-cut-1.dxf');
    expect(bytes.toString()).toContain('POLYLINE');
  });
});

test('a studio at work has no fault that axe knows', async () => {
  const job = 'kit=mafia&players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&pieces=script,mafia-reference';
  await visit(`${STUDIO}#${job}`, async (page) => {
    await drawn(page, job);
    for (const fold of ['Paper and cutting', 'Images for elsewhere']) await page.getByText(fold).click();
    await makePdf(page);
    await audit(page);
    await page.getByLabel('Bleed').fill('9');
    await page.getByText(/^The last good sheets/).waitFor();
    await audit(page);
  });
});
