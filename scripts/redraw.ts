/**
 * Writes what is made out of the program and kept with it: `npm run goldens`, `icons`, `pictures`, `anchors`,
 * `rounds`, `sources` or `edition`.
 */
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadFaces } from '../src/faces/face';
import { drawGolden, goldenFile, PICTURE_NAMES } from '../src/faces/goldens/pictures';
import { ICONS } from '../src/faces/icons';
import { NATION_ICON_NAMES } from '../src/faces/nation/icons';
import { GAMES, SOURCES } from '../src/games/index';
import { EDITION } from '../src/press/editions';
import { editionManifest } from '../src/press/manifest';
import { sharedBook } from '../src/press/node-book';
import { toWebp } from '../src/press/previews';
import { oldAnchorsOf } from '../src/rules/anchors';
import { anchorsOf } from '../src/rules/parse';
import { rulesText } from '../src/rules/read-rules';
import { RUNS_FILE, runsOf } from '../tests/content/runs';
import { exampleLog, TELLING, withLog } from './rounds';

/** The golden pictures, after a change that was meant. */
const goldens = async (): Promise<void> => {
  const book = await sharedBook();
  for (const name of PICTURE_NAMES) {
    await writeFile(goldenFile(name), await drawGolden(name, book));
    await rm(goldenFile(`${name}.changed`), { force: true });
  }
};

interface IconPackage {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The icons that faces name, out of the game-icons package. */
const icons = async (): Promise<void> => {
  const { icons: all } = JSON.parse(
    await readFile('node_modules/@iconify-json/game-icons/icons.json', 'utf8'),
  ) as IconPackage;
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
  await write('src/faces/icon-paths.json', ICONS);
  await write('src/faces/nation/icon-paths.json', NATION_ICON_NAMES);
};

/** The pictures of the README, and the sign of the site for home screens: smaller than its ground, so that it can be masked. */
const pictures = async (): Promise<void> => {
  for (const { id } of GAMES) {
    const { picture } = await loadFaces(id);
    if (picture) await writeFile(`public/pictures/${id}.webp`, await toWebp(picture('full'), 800));
  }
  for (const side of [180, 192, 512]) {
    const sign = await sharp('public/favicon.svg', { density: 600 })
      .resize(Math.round(side * 0.8))
      .toBuffer();
    const ground = { width: side, height: side, channels: 4, background: '#1C1A17' } as const;
    await sharp({ create: ground })
      .composite([{ input: sign }])
      .png({ palette: true })
      .toFile(`public/icon-${side}.png`);
  }
};

/** What the pieces of this edition look like, after raising the number in src/press/editions/index.ts. */
const edition = async (): Promise<void> => {
  const file = `src/press/editions/${EDITION.number}.json`;
  const manifest = await editionManifest(await sharedBook());
  try {
    await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    process.stderr.write(
      `${file} is written, and a published edition never changes: raise the number in src/press/editions/index.ts first.\n`,
    );
    process.exitCode = 2;
  }
};

const ANCHORS = 'content/anchors.txt';

/** Adds the anchors of today's texts to those that were ever published. */
const anchors = async (): Promise<void> => {
  const file = await readFile(ANCHORS, 'utf8');
  const added = SOURCES.flatMap(({ id }) => {
    const published = oldAnchorsOf(id, file);
    return [...anchorsOf(rulesText(id)?.text ?? '')]
      .filter((anchor) => !published.has(anchor))
      .map((anchor) => `${id} ${anchor}\n`);
  });
  await appendFile(ANCHORS, added.join(''));
};

/** The log of each game's example, into the words that tell it. */
const rounds = async (): Promise<void> => {
  for (const { id } of SOURCES) {
    const sentences = [...((await exampleLog(id)) ?? [])];
    if (sentences.length === 0) continue;
    for (const name of TELLING) {
      const file = `content/${id}/${name}`;
      await writeFile(file, withLog(await readFile(file, 'utf8'), sentences));
    }
    if (sentences.length > 0)
      throw new Error(`${id}: nothing tells “${sentences[0]}”: write a paragraph for it.`);
  }
};

/** Runs of words of the sources, as hashes: what our texts are compared with. Its argument is the sources' folder. */
const sources = async (): Promise<void> => {
  const [, folder = ''] = process.argv.slice(2);
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const hashes = new Set(texts.flatMap((text) => runsOf(text).map(({ hash }) => hash)));
  await writeFile(RUNS_FILE, `${[...hashes].sort().join('\n')}\n`);
};

const WRITERS: Readonly<Record<string, () => Promise<void>>> = {
  goldens,
  icons,
  pictures,
  anchors,
  rounds,
  sources,
  edition,
};
const [name = ''] = process.argv.slice(2);
const write = WRITERS[name];
if (!write) throw new Error(`${name}: write ${Object.keys(WRITERS).join(', ')}.`);
await write();
