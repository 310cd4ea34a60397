/** The tools that README.md and CONTRIBUTING.md name: in small, or at least that they would find what they work on. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../package.json';
import config from '../vitest.config';
import { LOCK, missingEntries } from './complete-lock';
import mutation from './mutate/stryker.json';
import mutationTests from './mutate/vitest.config';

const run = (...words: readonly string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', ...words], { encoding: 'utf8' });

it('bench prints by both, in turns', () => {
  const { ratios, ours, chromium } = JSON.parse(run('scripts/bench/index.ts', 'print', '--quick', '--json'));
  expect(Object.keys(ratios)).toEqual(expect.arrayContaining(['warm', 'size', 'cold']));
  for (const { warm, cold, size } of [ours, chromium]) expect(Math.min(warm, cold, size)).toBeGreaterThan(0);
});

it('size counts this checkout beside another', () => {
  const table = run('scripts/size/index.ts', '.');
  expect(/^all +(.*)$/m.exec(table)?.[1]).toMatch(/^(\d+) +(\d+) .* \1 +\2 /);
});

it('mutate has files to change, and tests to find that', () => {
  for (const glob of mutation.mutate) expect(globSync(glob.replace(/^!/, '')), glob).not.toEqual([]);
  expect(existsSync(mutation.vitest.configFile)).toBe(true);
  for (const glob of mutationTests.test?.include ?? []) expect(globSync(glob), glob).not.toEqual([]);
});

it('each project of tests has files', () => {
  const projects = config.test?.projects ?? [];
  expect(projects.length).toBe(4);
  for (const project of projects) {
    if (typeof project !== 'object' || !('test' in project)) throw new Error('a project is not written out');
    for (const glob of project.test?.include ?? []) expect(globSync(glob), glob).not.toEqual([]);
  }
});

it('README.md or CONTRIBUTING.md names every script of package.json, or npm runs it by itself', () => {
  const text = ['README.md', 'CONTRIBUTING.md'].map((file) => readFileSync(file, 'utf8')).join('');
  const own = ['prepare', 'prepack'];
  const unnamed = Object.keys(scripts).filter(
    (name) => !own.includes(name) && !new RegExp(`npm (run (-s )?)?${name}\\b`).test(text),
  );
  expect(unnamed).toEqual([]);
});

it('the lock has all that npm ci asks for, for every system', () => {
  expect(missingEntries(JSON.parse(readFileSync(LOCK, 'utf8')).packages)).toEqual({});
  const biome = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { '@biomejs/cli-linux-x64-musl': '2.0.0' },
  };
  expect(missingEntries({ 'node_modules/biome': biome })).toEqual({
    'node_modules/@biomejs/cli-linux-x64-musl': {
      version: '2.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
  });
});
