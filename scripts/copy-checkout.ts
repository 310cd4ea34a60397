/** Copies the checkout, without what its tools keep but messages, for a program that may change it. The copy is a repository of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MESSAGES = join('.cache', 'messages');

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
  // They are made when packages are installed.
  cpSync(MESSAGES, join(copy, MESSAGES), { recursive: true });
  // Link by link, because tools keep their caches beside the packages. Everyone may link a folder, on Windows too.
  for (const name of readdirSync(from).filter((one) => !/^\.(?!bin|package-lock)/.test(one))) {
    if (name === '.package-lock.json') cpSync(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
};
