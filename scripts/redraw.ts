/**
 * Writes what is made out of the program and kept with it: `npm run goldens`, `icons`, `pictures` or `edition`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { drawGolden, goldenFile, PICTURE_NAMES } from '../src/faces/goldens/pictures';
import { ICONS } from '../src/faces/icons';
import { NATION_ICON_NAMES } from '../src/faces/nation/icons';
import { SOURCES } from '../src/games/index';
import { EDITION } from '../src/press/editions';
import { editionManifest } from '../src/press/manifest';
import { sharedBook } from '../src/press/node-book';
import { bookletPreview, kitPreview, toWebp } from '../src/press/previews';

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

const FOLDER = 'public/pictures';
const WIDTH = 1400;

/** The pictures of the README. */
const pictures = async (): Promise<void> => {
  await mkdir(FOLDER, { recursive: true });
  for (const game of SOURCES) {
    for (const kit of game.kits) {
      await writeFile(`${FOLDER}/${kit.id}-cards.webp`, await toWebp(await kitPreview(game, kit), WIDTH));
    }
    await writeFile(`${FOLDER}/${game.id}-rules.webp`, await toWebp(await bookletPreview(game), WIDTH));
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

const WRITERS: Readonly<Record<string, () => Promise<void>>> = { goldens, icons, pictures, edition };
const [name = ''] = process.argv.slice(2);
const write = WRITERS[name];
if (!write) throw new Error(`${name}: write ${Object.keys(WRITERS).join(', ')}.`);
await write();
