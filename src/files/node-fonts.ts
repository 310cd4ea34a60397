/** Fonts, the shaper and the layout engine from the installed packages, for the command line, the build and the tests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decompress from 'wawoff2/decompress.js';
import { FontBook } from '../scene/fonts/book';
import { packageOf } from '../scene/fonts/catalog';
import { startLayout } from '../scene/layout';

/** Of the packages beside this file, or beside what it is bundled in. */
const { resolve } = createRequire(import.meta.url);

/** Where a file of the font catalogue is installed. */
export const fontPath = (file: string): string => {
  const name = packageOf(file);
  if (file.endsWith('.json')) return resolve(`@fontsource-variable/${name}/unicode.json`);
  const scope = file.includes('-wght-') ? '@fontsource-variable' : '@fontsource';
  return resolve(`${scope}/${name}/files/${file}.woff2`);
};

export const readFontFile = async (file: string): Promise<Uint8Array> => {
  const bytes = new Uint8Array(await readFile(fontPath(file)));
  return file.endsWith('.json') ? bytes : decompress(bytes);
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
