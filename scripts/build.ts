/**
 * `npm run build`: the site in English, and in each other language in a folder of its own, as the same pages with other
 * words: dist/de/rules/mafia/. SITE_LANGUAGES names those that are built, "en,de"; else it is all of src/messages.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { ENGLISH, LANGUAGES } from '../src/integrations/messages.ts';

/** Garbage is collected less often, and by one thread: others take more time than they save. */
const LESS_GARBAGE = ['--max-semi-space-size=128', '--single-threaded-gc'];

export const astro = (...words: readonly string[]): readonly string[] => [
  ...LESS_GARBAGE,
  'node_modules/astro/bin/astro.mjs',
  ...words,
];

/** The build of all languages, as a program of its own: what `npm run build` runs. */
export const BUILD: readonly string[] = [...LESS_GARBAGE, 'scripts/build.ts'];

/** For hosts: each language has its scripts and its worker in its own folder. */
const headersOf = (english: string, languages: readonly string[]): string => {
  const [whole = '', ...paths] = english.split(/\n(?=\/)/);
  const own = paths.filter((rule) => !rule.startsWith('/*'));
  const others = languages.flatMap((language) => own.map((rule) => `/${language}${rule}`));
  return [whole, ...paths, ...others].map((rule) => rule.trimEnd()).join('\n\n');
};

/** Builds all languages into folders of their own in `built`: in one process, where what one has loaded serves the next. */
const buildInto = async (built: string, languages: readonly string[]): Promise<void> => {
  const { build } = await import('astro');
  // The same for all: what of the pages' program is the same too is loaded once.
  const out = join(built, 'now');
  process.env.OUT_DIR = out;
  const failed: string[] = [];
  for (const language of languages) {
    process.env.SITE_LANGUAGE = language;
    if (languages.length > 1) process.stdout.write(`\n[${language}]\n`);
    try {
      await build({});
      renameSync(out, join(built, language));
      if (language === ENGLISH) process.env.SITE_FONTS = join(built, ENGLISH, 'fonts');
    } catch (error) {
      failed.push(language);
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    }
  }
  if (failed.length > 0) throw new Error(`The site does not build in ${failed.join(', ')}: see above.`);
};

/** To another disk, things are copied. */
const move = (from: string, to: string): void => {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
  }
};

/** Puts what was built where it is served: English in the folder itself, and each other language in a folder of its own. */
const publish = (built: string, out: string, languages: readonly string[]): void => {
  const english = join(built, ENGLISH);
  const others = languages.filter((language) => language !== ENGLISH);
  // Hosts read these at the root alone.
  for (const language of others)
    for (const name of ['_headers', 'robots.txt']) rmSync(join(built, language, name));
  const headers = join(english, '_headers');
  writeFileSync(headers, `${headersOf(readFileSync(headers, 'utf8'), others)}\n`);
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) if (name !== '.git') rmSync(join(out, name), { recursive: true });
  for (const name of readdirSync(english)) move(join(english, name), join(out, name));
  for (const language of others) move(join(built, language), join(out, language));
};

/** The site of before stays until all of this one is built. */
const buildAll = async (): Promise<void> => {
  const named = process.env.SITE_LANGUAGES?.split(',') ?? LANGUAGES;
  const languages = [ENGLISH, ...named.filter((language) => language !== ENGLISH)];
  process.env.SITE_LANGUAGES = languages.join();
  const out = resolve(process.env.OUT_DIR ?? 'dist');
  // Below the checkout Astro keeps what it works with beside each site, so that no two get in each other's way. What a build
  // leaves that was stopped, the next one to the same place removes.
  const built = resolve('.cache', `built-${createHash('sha256').update(out).digest('hex').slice(0, 8)}`);
  const clear = () => rmSync(built, { recursive: true, force: true });
  clear();
  try {
    await buildInto(built, languages);
    publish(built, out, languages);
  } finally {
    clear();
  }
};

if (process.argv[1]?.endsWith(join('scripts', 'build.ts'))) {
  // Most code runs too seldom here to be worth the time that optimising it takes: a seventh of all.
  for (const [tier, calls] of Object.entries({ maglev: 2000, turbofan: 20_000 }))
    setFlagsFromString(`--invocation-count-for-${tier}=${calls}`);
  await buildAll().catch(({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
}
