/** Fonts, the shaper and the layout engine from the installed packages, for the command line, the build and the tests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import decompress from 'wawoff2/decompress.js';
import { FontBook } from '../scene/fonts/book';
import { packageOf } from '../scene/fonts/catalog';
import { startLayout } from '../scene/layout';

/** Packages are looked for from the project's folder, wherever a bundler puts this file. */
const require = createRequire(pathToFileURL(join(process.cwd(), 'package.json')));

/** Where a file of the font catalogue is installed. */
export const fontPath = (file: string): string => {
  const name = packageOf(file);
  if (file.endsWith('.json')) return require.resolve(`@fontsource-variable/${name}/unicode.json`);
  const scope = file.includes('-wght-') ? '@fontsource-variable' : '@fontsource';
  return require.resolve(`${scope}/${name}/files/${file}.woff2`);
};

export const readFontFile = async (file: string): Promise<Uint8Array> => {
  const bytes = new Uint8Array(await readFile(fontPath(file)));
  return file.endsWith('.json') ? bytes : decompress(bytes);
};

/** A font book that is ready to draw with. */
export const nodeBook = async (): Promise<FontBook> => {
  await startLayout(() => readFile(require.resolve('satori/layout.wasm')));
  return new FontBook(readFontFile, await import('harfbuzzjs'));
};

let shared: Promise<FontBook> | undefined;

/** One book for a process: fonts are read once. */
export const sharedBook = (): Promise<FontBook> => {
  shared ??= nodeBook();
  return shared;
};
