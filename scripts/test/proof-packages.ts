/**
 * Packages that only `npm run proof` needs, and what is part of it: they are large, so nobody else installs them. package.json
 * has them with their versions. As a program this ends with 2 and the command that gets them, where one is missing.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proofDependencies } from '../../package.json';
import { messageOf } from '../../src/base/result';

const isThere = ([name, version]: readonly [string, string]): boolean => {
  const file = join('node_modules', name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
};

/** Throws with the command that gets what is missing. */
export const needProofPackages = (): void => {
  const all = Object.entries(proofDependencies);
  if (all.every(isThere)) return;
  const names = all.map(([name, version]) => `${name}@${version}`).join(' ');
  throw new Error(
    `A proof needs packages that npm install leaves out. Get them with:\n  npm install --no-save ${names}`,
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    needProofPackages();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 2;
  }
