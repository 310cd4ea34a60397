/** Fonts, the shaper and the layout engine from the installed packages, for the command line, the build and the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createTurns } from '../base/remembered';
import { FontBook } from '../scene/fonts/book';
import { packageOf, primaryFont } from '../scene/fonts/catalog';
import { startLayout } from '../scene/layout';
import { VOICES } from '../scene/scene';

/** Of the packages beside this file, or beside what it is bundled in. */
const { resolve } = createRequire(import.meta.url);

/** Where a file of the font catalogue is installed. */
export const fontPath = (file: string): string => {
  const name = packageOf(file);
  if (file.endsWith('.json')) return resolve(`@fontsource-variable/${name}/unicode.json`);
  const scope = file.includes('-wght-') ? '@fontsource-variable' : '@fontsource';
  return resolve(`${scope}/${name}/files/${file}.woff2`);
};

/** What nearly every card is set in. The command line has these files unpacked: to start the decoder takes 20 ms. */
export const COMMON_FONTS = [...new Set(VOICES.map(primaryFont))];

/** What the decoder gives is a view of its memory, which the next font overwrites. */
const inTurn = createTurns();
const decode = (packed: Uint8Array): Promise<Uint8Array> =>
  inTurn(async () => {
    const { default: decompress } = await import('wawoff2/decompress.js');
    return (await decompress(packed)).slice();
  });

export const readFontFile = async (file: string): Promise<Uint8Array> => {
  // Another language is in a folder of the English program.
  for (const folder of ['fonts', '../fonts']) {
    const unpacked = new URL(`${folder}/${file}.ttf`, import.meta.url);
    if (existsSync(unpacked)) return readFileSync(unpacked);
  }
  const bytes = new Uint8Array(await readFile(fontPath(file)));
  return file.endsWith('.json') ? bytes : decode(bytes);
};

/** A font book that is ready to draw with. */
export const nodeBook = async (): Promise<FontBook> => {
  const [hb] = await Promise.all([
    import('harfbuzzjs'),
    startLayout(() => readFile(resolve('satori/layout.wasm'))),
  ]);
  return new FontBook(readFontFile, hb);
};

let shared: Promise<FontBook> | undefined;

/** One book for a process: fonts are read once. */
export const sharedBook = (): Promise<FontBook> => {
  shared ??= nodeBook();
  return shared;
};
