/**
 * `npm run sites`: builds the site for its tests into .cache/site, as it is deployed at the root of a host, and in a folder
 * below one with one game more and one language more, which `npm run new-game` and `new-language` write into a copy. What both have is drawn once
 * (src/files/build-cache.ts), and only two games of the second have files to print.
 */
import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IN_PROOF } from '../tests/volume';
import { BUILD } from './build';
import { runParts, type TestCommand, type TestPart } from './test/parts';
import { PSEUDO } from './texts/pseudo';

export interface Built {
  /** The folder of a built site. */
  readonly root: string;
  /** The path below which it is served: "/" or "/sub/". */
  readonly base: string;
}

export const SITES = {
  site: { root: resolve('.cache/site/root'), base: '/' },
  subSite: { root: resolve('.cache/site/sub'), base: '/sub/' },
} as const satisfies Record<string, Built>;

/** The game that only the site in a folder has. */
export const NEW_GAME = 'gotcha';
/** The games that have files to print there, in English. */
export const SUB_SITE_FILES = [NEW_GAME, 'target'];
const COPY = resolve('.cache/with-new-game');

const commandOf = (
  { root, base }: Built,
  languages: Readonly<Record<string, string>>,
  cwd?: string,
): TestCommand => ({
  args: BUILD,
  ...(cwd && { cwd }),
  env: {
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    OUT_DIR: root,
    BASE_PATH: base,
    SITE_URL: 'https://dagger.example',
    ...languages,
  },
});

/** In a proof the site is built in all languages; else the one that nobody speaks stands for them. */
export const buildSites = (inProof: boolean): TestPart => ({
  name: 'sites',
  commands: [
    commandOf(SITES.site, inProof ? {} : { SITE_LANGUAGES: 'en' }),
    { args: ['--import', 'tsx', 'scripts/copy-checkout.ts', COPY, NEW_GAME, PSEUDO] },
    commandOf(SITES.subSite, { SITE_LANGUAGES: `en,${PSEUDO}`, SITE_FILES: SUB_SITE_FILES.join() }, COPY),
  ],
});

/** The build writes it last. */
const builtAt = (root: string): number | undefined =>
  statSync(join(root, 'sw.js'), { throwIfNoEntry: false })?.mtimeMs;

const newestSource = (): { readonly file: string; readonly time: number } =>
  globSync('{src,content,public,scripts/new-game}/**')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .concat('astro.config.mjs', 'package-lock.json')
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .reduce((newest, each) => (each.time > newest.time ? each : newest));

/** Builds the sites where one is missing; says of when they are, and whether they are older than what they are made from. */
export const standingSites = async (): Promise<void> => {
  const times = Object.values(SITES).map(({ root }) => builtAt(root));
  const built = times.flatMap((time) => time ?? []);
  const oldest = built.length < times.length ? undefined : Math.min(...built);
  if (oldest === undefined) {
    const outcomes = await runParts([buildSites(IN_PROOF)], 1);
    if (outcomes.some(({ passed }) => !passed)) throw new Error('The site does not build.');
    return;
  }
  const { file, time } = newestSource();
  const hint = time > oldest ? `; ${file} is newer: npm run sites builds it again` : '';
  process.stdout.write(`The site as it was built at ${new Date(oldest).toLocaleString()}${hint}.\n`);
};
