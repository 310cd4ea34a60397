/**
 * `npm run build`: the site in English, and in each other language in a folder of its own, as the same pages with other
 * words: dist/de/rules/mafia/. SITE_LANGUAGES names those that are built, "en,de"; else it is all of src/messages.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { checksum } from '../src/base/words';
import { ENGLISH, LANGUAGES } from '../src/integrations/messages';
import { inLanes, runCommand } from './test/parts';

/** Garbage is collected less often, and by one thread: others would take time from the languages that are built beside it. */
export const astro = (...words: readonly string[]): readonly string[] => [
  '--max-semi-space-size=64',
  '--single-threaded-gc',
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

/** Bytes of memory for the build of a language, which takes 1.5 GB. */
const MEMORY = 2 ** 31;

/** Builds a language into a folder, and prints what Astro says line by line: those of several languages mix. */
const buildOne = async (language: string, out: string, languages: readonly string[]): Promise<boolean> => {
  const env = { OUT_DIR: out, SITE_LANGUAGE: language, SITE_LANGUAGES: languages.join() };
  const name = languages.length > 1 ? `[${language}] ` : '';
  let shown = 0;
  const show = (output: string, end: number): void => {
    process.stdout.write(output.slice(shown, end).replace(/^(?=.)/gm, name));
    shown = end;
  };
  const { passed, output } = await runCommand({ args: astro('build'), env }, (output) =>
    show(output, output.lastIndexOf('\n') + 1),
  );
  // What stopped in the middle of a line.
  show(output, output.length);
  return passed;
};

/** Builds all languages into folders of their own in `built`, as many at a time as there are processors and memory for. */
const buildInto = async (built: string, languages: readonly string[]): Promise<void> => {
  const limit = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / MEMORY)));
  const outcomes = await inLanes(languages, limit, async (language) => ({
    language,
    passed: await buildOne(language, language === ENGLISH ? join(built, ENGLISH) : built, languages),
  }));
  const failed = outcomes.flatMap(({ language, passed }) => (passed ? [] : language));
  if (failed.length > 0) throw new Error(`The site does not build in ${failed.join(', ')}: see above.`);
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
  cpSync(english, out, { recursive: true });
  for (const language of others) cpSync(join(built, language), join(out, language), { recursive: true });
};

/** The site of before stays until all of this one is built. */
const buildAll = async (): Promise<void> => {
  const languages = process.env.SITE_LANGUAGES?.split(',') ?? LANGUAGES;
  const out = resolve(process.env.OUT_DIR ?? 'dist');
  // Below the checkout Astro keeps what it works with beside each site, so that no two get in each other's way. What a build
  // leaves that was stopped, the next one to the same place removes.
  const built = resolve('.cache', `built-${checksum(out)}`);
  const clear = () => rmSync(built, { recursive: true, force: true });
  clear();
  try {
    await buildInto(built, languages);
    publish(built, out, languages);
  } finally {
    clear();
  }
};

if (process.argv[1]?.endsWith(join('scripts', 'build.ts')))
  await buildAll().catch(({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
