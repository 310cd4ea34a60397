/** Fonts and the layout engine from the installed packages, for the command line, the build and the tests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FontBook } from '../scene/fonts/book';
import { familyOf } from '../scene/fonts/catalog';
import { startLayout } from '../scene/layout';

/** Packages are looked for from the project's folder, wherever a bundler puts this file. */
const require = createRequire(pathToFileURL(join(process.cwd(), 'package.json')));

export const readFontFile = (file: string): Promise<Uint8Array> =>
  readFile(require.resolve(`@fontsource/${familyOf(file)}/files/${file}`));

/** A font book that is ready to draw with. */
export const nodeBook = async (): Promise<FontBook> => {
  await startLayout(() => readFile(require.resolve('satori/layout.wasm')));
  return new FontBook(readFontFile);
};

let shared: Promise<FontBook> | undefined;

/** One book for a process: fonts are read once. */
export const sharedBook = (): Promise<FontBook> => {
  shared ??= nodeBook();
  return shared;
};
