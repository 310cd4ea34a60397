/**
 * Copies the checkout, without what its tools keep, for a program that may change it. The copy is a repository of its own.
 * `tsx scripts/copy-checkout.ts <folder> gotcha [language]` writes a new game into it, and a new language where one is named;
 * that copy shares the drawings.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const copyCheckout = (copy: string): void => {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['--git-dir', join(copy, '.git'), ...words], { encoding: 'utf8' });
  const [from, to] = [resolve('node_modules'), join(copy, 'node_modules')];
  mkdirSync(to, { recursive: true });
  git('init', '--quiet');
  // An archive that was unpacked has no repository to ask: the empty one of the copy knows as well what is ignored.
  const files = git('--work-tree', '.', 'ls-files', '-oz', '--exclude-per-directory=.gitignore');
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, join(copy, file));
  }
  // Link by link, because tools keep their caches beside the packages. Everyone may link a folder, on Windows too.
  for (const name of readdirSync(from).filter((one) => !/^\.(?!bin|package-lock)/.test(one))) {
    if (name === '.package-lock.json') cpSync(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
};

const DRAWINGS = '.cache/drawings';

const copyWith = (copy: string, game: string, language?: string): void => {
  rmSync(copy, { recursive: true, force: true });
  copyCheckout(copy);
  for (const folder of [DRAWINGS, dirname(join(copy, DRAWINGS))]) mkdirSync(folder, { recursive: true });
  symlinkSync(resolve(DRAWINGS), join(copy, DRAWINGS), 'junction');
  // As package.json does: the copy has no messages yet.
  const start = ['--import', 'tsx', '--import', './scripts/messages.ts'];
  const write = (...words: readonly string[]) =>
    execFileSync(process.execPath, [...start, ...words], { cwd: copy, stdio: 'inherit' });
  write('scripts/new-game/write.ts', game);
  if (language) write('scripts/texts/new-language.ts', language);
};

if (process.argv[1]?.endsWith('copy-checkout.ts')) {
  const [copy = '', game = '', language] = process.argv.slice(2);
  copyWith(copy, game, language);
}
