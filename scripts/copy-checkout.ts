/** Copies the checkout, without what its tools keep, for a program that may change it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const copyCheckout = (copy: string): void => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, join(copy, file));
  }
  // Link by link, because tools keep their caches beside the packages.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !/^\.(?!bin|package-lock)/.test(one))) {
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
};
