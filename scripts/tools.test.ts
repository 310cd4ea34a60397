/** The tools that README.md and CONTRIBUTING.md name: in small, or at least that they would find what they work on. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#messages/language';
import { scripts } from '../package.json';
import { testFolder } from '../tests/folder';
import { IN_PROOF } from '../tests/volume';
import config from '../vitest.config';
import { BUILD } from './build';
import mutation from './mutate/stryker.json';
import mutationTests from './mutate/vitest.config';

const run = (words: readonly string[], cwd = '.'): string =>
  execFileSync(process.execPath, ['--import', 'tsx', ...words], { cwd, encoding: 'utf8' });

it('bench prints by both, in turns', () => {
  const { ratios, ours, chromium } = JSON.parse(
    run(['scripts/bench/index.ts', 'print', '--quick', '--json']),
  );
  expect(Object.keys(ratios)).toEqual(expect.arrayContaining(['warm', 'size', 'cold']));
  for (const { warm, cold, size } of [ours, chromium]) expect(Math.min(warm, cold, size)).toBeGreaterThan(0);
});

it.runIf(IN_PROOF)('bench prints a batch by both', () => {
  const { ours, chromium } = JSON.parse(run(['scripts/bench/index.ts', 'batch', '--quick']));
  for (const { perSecond } of [ours, chromium]) expect(perSecond).toBeGreaterThan(0);
});

it('size counts a checkout beside another', () => {
  const copyOf = (...folders: readonly string[]): string => {
    const copy = testFolder();
    for (const folder of folders) cpSync(folder, join(copy, folder), { recursive: true });
    return copy;
  };
  const here = copyOf('src/base', 'src/deal', 'scripts/size');
  symlinkSync(resolve('node_modules'), join(here, 'node_modules'), 'junction');
  const table = run([resolve('scripts/size/index.ts'), copyOf('src/base', 'scripts/size')], here);
  expect(/^src\/base +(.*)$/m.exec(table)?.[1]).toMatch(/^(\d+) +(\d+) .* \1 +\2 /);
  expect(/^all +(.*)$/m.exec(table)?.[1]).not.toMatch(/^(\d+) +(\d+) .* \1 +\2 /);
});

it('mutate has files to change, and tests to find that', () => {
  for (const glob of mutation.mutate) expect(globSync(glob.replace(/^!/, '')), glob).not.toEqual([]);
  expect(existsSync(mutation.vitest.configFile)).toBe(true);
  for (const glob of mutationTests.test?.include ?? []) expect(globSync(glob), glob).not.toEqual([]);
});

it('each project of tests has files', () => {
  const projects = config.test?.projects ?? [];
  expect(projects.length).toBe(4 + LANGUAGES.length - 1);
  for (const project of projects) {
    if (typeof project !== 'object' || !('test' in project)) throw new Error('a project is not written out');
    for (const glob of project.test?.include ?? []) expect(globSync(glob), glob).not.toEqual([]);
  }
});

/** What the driver of all browsers has, which only a proof installs. */
const DRIVER = `declare module 'selenium-webdriver' {
  const Builder: any, By: any, Capabilities: any, Key: any, Origin: any;
  type WebDriver = any;
}`;

it('the tests of all browsers are typed, but for their driver', () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'driver.d.ts'), DRIVER);
  const own = resolve('tests/browsers/tsconfig.json');
  const { include } = ts.readConfigFile(own, ts.sys.readFile).config as {
    readonly include: readonly string[];
  };
  const files = include.map((file) => resolve('tests/browsers', file));
  const config = {
    extends: own,
    compilerOptions: { typeRoots: [resolve('node_modules/@types')] },
    include: [...files, 'driver.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const said = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', folder], {
    encoding: 'utf8',
  });
  expect(said.stdout + said.stderr).toBe('');
});

it('README.md or CONTRIBUTING.md names every script of package.json, or npm runs it by itself', () => {
  const text = ['README.md', 'CONTRIBUTING.md'].map((file) => readFileSync(file, 'utf8')).join('');
  const own = ['prepare', 'prepack'];
  const unnamed = Object.keys(scripts).filter(
    (name) => !own.includes(name) && !new RegExp(`npm (run (-s )?)?${name}\\b`).test(text),
  );
  expect(unnamed).toEqual([]);
});

it('the sites of the tests are built as `npm run build` builds', () => {
  expect(scripts.build).toBe(['node', ...BUILD].join(' '));
});

it('every script is loaded after the messages that it needs: somebody may have emptied .cache', () => {
  // The first is run by an install, the second loads none.
  const without = /scripts\/(node\/fetch|test\/proof-packages)\.ts/;
  const started = Object.values(scripts).flatMap((line) => line.match(/\btsx [^&]+/g) ?? []);
  const unprepared = started.filter(
    (line) => !without.test(line) && !line.startsWith('tsx --import ./scripts/messages.ts '),
  );
  expect(started.length).toBeGreaterThan(20);
  expect(unprepared).toEqual([]);
});

interface Locked {
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

it('the lock has each package for every system, with its hash: take versions of which the registry has all', () => {
  const packages: Readonly<Record<string, Locked>> = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ).packages;
  /** In the folder of packages that is nearest. */
  const isThere = (place: string, name: string): boolean => {
    if (packages[`${place}node_modules/${name}`]) return true;
    return place !== '' && isThere(place.slice(0, place.lastIndexOf('node_modules/')), name);
  };
  const lacking = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => !isThere(place === '' ? '' : `${place}/`, name),
    ),
  );
  const unproved = Object.keys(packages).filter((place) => place !== '' && !packages[place]?.integrity);
  expect([lacking, unproved]).toEqual([[], []]);
});
