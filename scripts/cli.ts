/** `npm run -s dagger -- <command>`: the program without a browser. scripts/bin.mjs writes what starts it. */

import { readFileSync, readlinkSync } from 'node:fs';
import module from 'node:module';
import { basename } from 'node:path';
import * as m from '#messages/cli';
import { either, LANGUAGE, LANGUAGES } from '#messages/language';
import { main } from './main';

// What has been compiled is kept for the next start, where Node can (22 and later).
module.enableCompileCache?.();

const end = (message: string, code: number): never => {
  process.stderr.write(message);
  process.exit(code);
};

/** Node opens /dev/null, to read and write, in place of an output that was closed; who wants silence has more than that one there. */
const isClosed = (): boolean => {
  try {
    const [, flags = ''] = /^flags:\s*(\d+)/m.exec(readFileSync('/proc/self/fdinfo/1', 'utf8')) ?? [];
    const isNull = [0, 1, 2].map((fd) => readlinkSync(`/proc/self/fd/${fd}`) === '/dev/null');
    return isNull.join() === 'false,true,false' && (Number.parseInt(flags, 8) & 3) === 2;
  } catch {
    return false;
  }
};

if (isClosed()) end(m.outputClosed, 2);

// Whoever has read enough closes the pipe; a disk can be full.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) =>
  code === 'EPIPE' ? end('', 0) : end(m.cannotAnswer({ why: code === 'ENOSPC' ? m.diskFull : message }), 2),
);

const program =
  process.env.npm_lifecycle_event === 'dagger'
    ? 'npm run -s dagger --'
    : basename(process.argv[1] ?? 'dagger').replace(/\.c?js$/, '');

/** `--lang de`, anywhere: each language is a program of its own, in a folder beside the English one. */
const typed = process.argv.slice(2).flatMap((word) => word.split(/(?<=^--lang)=/));
const at = typed.indexOf('--lang');
const [, wanted = at < 0 ? LANGUAGE : ''] = at < 0 ? [] : typed.splice(at, 2);
if (typed.includes('--lang')) end(`${m.flagTwice({ flag: 'lang' })}\n`, 2);
if (wanted !== LANGUAGE) {
  const known = either([LANGUAGE, ...LANGUAGES.filter((one) => one !== LANGUAGE)]);
  if (wanted === '') end(`${m.languageMissing({ known })}\n`, 2);
  if (!LANGUAGES.includes(wanted)) end(`${m.languageUnknown({ wanted, known })}\n`, 2);
  // Sources have no such folder: Node is told whose messages to take, which it is only as it starts.
  const given = (process.env.NODE_OPTIONS ?? '').split(' ').filter(Boolean);
  const conditionOf = (language: string): string => `--conditions=${language}`;
  if (import.meta.url.endsWith('.ts') && !given.includes(conditionOf(wanted))) {
    const words = [...process.execArgv, ...process.argv.slice(1)];
    const others = given.filter((word) => !LANGUAGES.some((language) => word === conditionOf(language)));
    const env = { ...process.env, NODE_OPTIONS: [...others, conditionOf(wanted)].join(' ') };
    const { spawnSync } = await import('node:child_process');
    process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit', env }).status ?? 2;
  } else await import(new URL(`./${wanted}/dagger.js`, import.meta.url).href);
} else {
  process.exitCode = await main(typed, { stdout: process.stdout, stderr: process.stderr, program });
  // All is said and written. Left to itself Node would first take the program apart.
  process.stderr.write('', () => process.stdout.write('', () => process.exit()));
}
