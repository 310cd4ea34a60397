/**
 * `npm test`: the tests of the code and of files, beside two builds of the site and its tests; then the check. All parts
 * run, whichever fails. `check` and `sites` run one of these alone. With --proof tests that need volume take their large
 * counts, and every browser has its turn.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../src/base/result';
import { ENGLISH, LANGUAGES } from '../../src/integrations/messages';
import { astro } from '../build';
import { buildSites } from '../sites';
import { checkNode, type PartOutcome, runParts, type TestPart } from './parts';
import { needPrograms } from './programs';
import { needProofPackages } from './proof-packages';
import { closingLines } from './reports';

const part = (name: string, ...args: readonly string[]): TestPart => ({ name, commands: [{ args }] });

/** What a test looks for that takes its large counts. */
const PROOF = { PROOF: '1' };

const IS_PROOF = process.argv.includes('--proof');

const TSC = ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p'];

/**
 * Format, lint, spelling, types and unused code. TypeScript reads everything but the pages, and `astro check` the pages; it
 * writes the types that TypeScript needs, so it goes first. The longest is first.
 */
const CHECKS: readonly TestPart[] = [
  {
    name: 'astro check, tsc',
    commands: [
      { args: astro('check', '--tsconfig', 'tsconfig.astro.json') },
      { args: [...TSC, 'tsconfig.json'] },
    ],
  },
  part('tsc of the pure rooms', ...TSC, 'tsconfig.pure.json'),
  ...(IS_PROOF ? [part('tsc of the browsers', ...TSC, 'tests/browsers/tsconfig.json')] : []),
  part('biome', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
  part('prettier', 'node_modules/prettier/bin/prettier.cjs', '--check', '**/*.{astro,md}'),
  part('cspell', 'node_modules/cspell/bin.mjs', 'lint', '--quiet'),
  part('knip', 'node_modules/knip/bin/knip.js'),
];

const REPORTS = '.cache/test-reports';

const reportOf = (name: string): string => join(REPORTS, `${name}.json`);

const vitest = (
  name: string,
  env: TestPart['commands'][0]['env'],
  ...words: readonly string[]
): TestPart => ({
  name,
  commands: [{ args: ['node_modules/vitest/vitest.mjs', 'run', ...words], ...(env && { env }) }],
});

const tests = (name: string, ...projects: readonly string[]): TestPart =>
  vitest(
    `tests: ${name}`,
    IS_PROOF ? PROOF : undefined,
    ...projects.flatMap((project) => ['--project', project]),
    // Pages are tested beside it by two more: with more workers than that on two processors, each test costs more of them.
    // In a proof the tests of the code take longer than those of pages, and go on alone.
    ...(name === 'code' && !IS_PROOF && availableParallelism() <= 2 ? ['--maxWorkers=1'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  );

const BUILD_SITES = buildSites(IS_PROOF);

/** Its tests begin as soon as it is built: what they wait for leaves time for those of the code. */
const SITE: TestPart = {
  name: 'sites, and their tests',
  commands: [...BUILD_SITES.commands, ...tests('site', 'site').commands],
};

/** Whole games on phones, and what they took. */
const EVENING = vitest('evening', PROOF, '--project', 'site', 'tests/site/evening.test.ts');

const FIRST_RUN = part('first run', '--import', 'tsx', 'scripts/first-run.ts');
const FAULTS = part('faults', '--import', 'tsx', 'scripts/faults/index.ts');
const MUTATE = part(
  'mutate',
  'node_modules/@stryker-mutator/core/bin/stryker.js',
  'run',
  'scripts/mutate/stryker.json',
);

/** One language beside English stands for the others, but in a proof. */
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== ENGLISH).slice(
  0,
  IS_PROOF ? undefined : 1,
);

/** Two parts at a time; vitest has workers of its own. The longest are first. */
const SETS: Readonly<Record<string, readonly (readonly TestPart[])[]>> = {
  check: [CHECKS],
  sites: [[BUILD_SITES]],
  evening: [[EVENING]],
  all: [
    [SITE, tests('code', 'unit', 'files', ...OTHER_LANGUAGES), ...CHECKS],
    ...(IS_PROOF ? [[tests('browsers', 'browsers')], [FIRST_RUN], [FAULTS, MUTATE]] : []),
  ],
};

const name = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? 'all';
const steps = SETS[name];
if (!steps) throw new Error(`${name}: write ${Object.keys(SETS).join(', ')} or nothing.`);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
try {
  checkNode();
  if (IS_PROOF) needProofPackages();
  if (name === 'all' || name === 'evening') await needPrograms();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(2);
}
const outcomes: PartOutcome[] = [];
for (const parts of steps) outcomes.push(...(await runParts(parts, 2)));

process.stdout.write('\n');
for (const { name: part, passed, seconds } of outcomes) {
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${passed ? 'passed' : 'FAILED'}  ${part}\n`);
}
if (name === 'all')
  process.stdout.write(
    `\n${closingLines(['code', 'site', ...(IS_PROOF ? ['browsers'] : [])].map(reportOf))}\n`,
  );
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
