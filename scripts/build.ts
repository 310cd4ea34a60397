/**
 * `npm run build`: the site in English, and in each other language in a folder of its own, as the same pages with other
 * words: dist/de/rules/mafia/. SITE_LANGUAGES names those that are built, "en,de"; else it is all of src/messages.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ENGLISH, LANGUAGES } from '../src/integrations/messages';
import { runCommand } from './test/parts';

/** Garbage is collected less often: a tenth of the build's time. */
export const astro = (...words: readonly string[]): readonly string[] => [
  '--max-semi-space-size=32',
  'node_modules/astro/bin/astro.mjs',
  ...words,
];

/** The build of all languages, as a program of its own. */
export const BUILD: readonly string[] = ['--import', 'tsx', 'scripts/build.ts'];

/** For hosts: each language has its scripts and its worker in its own folder. */
const headersOf = (english: string, languages: readonly string[]): string => {
  const [whole = '', ...paths] = english.split(/\n(?=\/)/);
  const own = paths.filter((rule) => !rule.startsWith('/*'));
  const others = languages.flatMap((language) => own.map((rule) => `/${language}${rule}`));
  return [whole, ...paths, ...others].map((rule) => rule.trimEnd()).join('\n\n');
};

const buildAll = async (): Promise<void> => {
  const out = resolve(process.env.OUT_DIR ?? 'dist');
  const languages = process.env.SITE_LANGUAGES?.split(',') ?? LANGUAGES;
  for (const language of languages) {
    const env = { OUT_DIR: out, SITE_LANGUAGE: language, SITE_LANGUAGES: languages.join() };
    let shown = 0;
    const { passed } = await runCommand({ args: astro('build'), env }, (output) => {
      process.stdout.write(output.slice(shown));
      shown = output.length;
    });
    if (!passed) throw new Error(`The site does not build in ${language}: see above.`);
  }
  const others = languages.filter((language) => language !== ENGLISH);
  // Hosts read these at the root alone.
  for (const language of others)
    for (const name of ['_headers', 'robots.txt']) rmSync(join(out, language, name));
  const headers = join(out, '_headers');
  writeFileSync(headers, `${headersOf(readFileSync(headers, 'utf8'), others)}\n`);
};

if (process.argv[1]?.endsWith(join('scripts', 'build.ts')))
  await buildAll().catch(({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
