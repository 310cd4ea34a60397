/**
 * Writes what is made out of the program and kept with it: `npm run goldens`, `icons`, `pictures`, `anchors`,
 * `rounds`, `sources` or `edition`; `tsx scripts/redraw.ts goldens,icons` several of them.
 */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { LANGUAGE } from '#messages/language';
import { EDITION } from '../src/files/editions';
import { editionManifest } from '../src/files/editions/manifest';
import { sharedBook } from '../src/files/node-fonts';
import { newAnchors, textFolder } from '../src/files/read-rules';
import { SOURCES } from '../src/games/index';
import { NATION_ICON_NAMES } from '../src/games/nation/faces/icons';
import { ICONS } from '../src/look/icons';
import { RUNS_FILE, runsOf } from '../tests/content/runs';
import { drawGolden, goldenFile, PICTURE_NAMES } from '../tests/goldens/pictures.sample';
import { exampleLog, TELLING, withLog } from './rounds';
import { SITES, standingSites } from './sites';
import { listen, staticServer } from './static-server';

/** Where pictures go, if that is not said. */
const [, FOLDER = '.github/pictures', ICON_FOLDER = 'public'] = process.argv.slice(2);
const ANCHORS = 'content/anchors.txt';

/** By the names of their npm scripts. */
const WRITERS: Readonly<Record<string, () => Promise<void>>> = {
  /** The golden pictures, after a change that was meant. */
  async goldens() {
    const book = await sharedBook();
    for (const name of PICTURE_NAMES) {
      await writeFile(goldenFile(name), await drawGolden(name, book));
      await rm(goldenFile(`${name}.changed`), { force: true });
    }
  },

  /** The icons that faces name, out of the game-icons package. */
  async icons() {
    const { icons: all } = JSON.parse(
      await readFile('node_modules/@iconify-json/game-icons/icons.json', 'utf8'),
    ) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };
    const pathOf = (name: string): string => {
      const icon = all[name];
      if (!icon) throw new Error(`game-icons has no icon “${name}”`);
      return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
    };
    const write = (file: string, names: readonly string[]): Promise<void> =>
      writeFile(
        file,
        `${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])), null, 2)}\n`,
      );
    await write('src/look/icon-paths.json', ICONS);
    await write('src/games/nation/faces/icon-paths.json', NATION_ICON_NAMES);
  },

  /**
   * The pictures of the README - a table, a phone and a sheet, of the site as it is built and of a file as it is printed -
   * and the sign of the site for home screens, smaller than its ground, so that it can be masked.
   */
  async pictures() {
    // Nothing else here needs a browser, which takes half a second to load.
    const { launch } = await import('../tests/site/chromium');
    await standingSites();
    const server = staticServer(SITES.site);
    const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    const browser = await launch();
    const write = async (name: string, png: Buffer, width: number): Promise<unknown> =>
      sharp(png).resize({ width }).webp({ quality: 82 }).toFile(`${FOLDER}/${name}.webp`);
    const take = async (name: string, path: string, width: number, act: (page: Page) => Promise<unknown>) => {
      const page = await browser.newPage({
        viewport: { width, height: 780 },
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
      });
      await page.goto(address + path);
      await act(page);
      await write(name, await page.screenshot(), width * 1.5);
    };
    await mkdir(FOLDER, { recursive: true });
    await take('table', '/table/tmag/#players=Ana,Ben,Cy,Dee&seed=friday-7', 1100, async (page) => {
      for (let step = 0; step < 6; step++)
        await page.locator('[data-lit], .roll').first().dispatchEvent('click');
    });
    await take('phone', '/deal/target/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7', 390, async (page) => {
      await page.getByRole('button', { name: 'Pass the phone round' }).click();
      await page.getByRole('button', { name: 'Hold to look' }).hover();
      await page.mouse.down();
    });
    const file = join(SITES.site.root, 'print/files/nation-cards-a4.pdf');
    await write('sheet', execFileSync('pdftoppm', ['-png', '-r', '120', '-f', '3', '-l', '3', file]), 780);
    await browser.close();
    server.close();
    server.closeAllConnections();
    for (const side of [180, 192, 512]) {
      const sign = await sharp('public/favicon.svg', { density: 600 })
        .resize(Math.round(side * 0.8))
        .toBuffer();
      const ground = { width: side, height: side, channels: 4, background: '#1C1A17' } as const;
      await sharp({ create: ground })
        .composite([{ input: sign }])
        .png({ palette: true })
        .toFile(`${ICON_FOLDER}/icon-${side}.png`);
    }
  },

  /**
   * What the pieces of this edition look like, after raising the number in src/languages/en/edition.json; in German with
   * NODE_OPTIONS=--conditions=de.
   */
  async edition() {
    const folder = join('src/languages', LANGUAGE, 'editions');
    const file = join(folder, `${EDITION.number}.json`);
    if (existsSync(file)) {
      process.stderr.write(
        `${file} is written, and a published edition never changes: raise the number in src/languages/${LANGUAGE}/edition.json first.\n`,
      );
      process.exitCode = 2;
      return;
    }
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${JSON.stringify(await editionManifest(await sharedBook()), null, 2)}\n`);
  },

  /** Adds the anchors of today's texts to those that were ever published. */
  async anchors() {
    await appendFile(ANCHORS, SOURCES.map(({ id }) => newAnchors(id)).join(''));
  },

  /** The log of each game's example, into the words that tell it; in German with NODE_OPTIONS=--conditions=de. */
  async rounds() {
    for (const { id } of SOURCES) {
      const sentences = [...((await exampleLog(id)) ?? [])];
      if (sentences.length === 0) continue;
      for (const name of TELLING) {
        const file = `${textFolder(id)}/${name}`;
        await writeFile(file, withLog(await readFile(file, 'utf8'), sentences));
      }
      if (sentences.length > 0)
        throw new Error(`${id}: nothing tells “${sentences[0]}”: write a paragraph for it.`);
    }
  },

  /** Runs of words of the sources, as hashes: what our texts are compared with. Its argument is the sources' folder. */
  async sources() {
    const [, folder = ''] = process.argv.slice(2);
    const texts = await Promise.all(
      (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => readFile(join(folder, name), 'utf8')),
    );
    const hashes = new Set(texts.flatMap((text) => runsOf(text).map(({ hash }) => hash)));
    await writeFile(RUNS_FILE, `${[...hashes].sort().join('\n')}\n`);
  },
};

const names = process.argv[2]?.split(',') ?? [];
const unknown = names.filter((name) => !WRITERS[name]);
if (names.length === 0 || unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: write ${Object.keys(WRITERS).join(', ')}.`);
for (const name of names) await WRITERS[name]?.();
