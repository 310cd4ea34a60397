/**
 * `npm run faults`: do the tests find faults? Each fault of ./faults.ts is put into a copy of this checkout, alone, and
 * the tests of the file that it is in are run. With words behind it, `npm run faults -- qr pdf`, it tries only the faults
 * that have one of them in their file or their description. Exit code 1 if a fault was not found or cannot be put in.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { messageOf } from '../../src/base/result';
import { copyCheckout } from '../copy-checkout';
import { ALL_FAULTS, type Fault, withFaultIn } from './faults';

/** Does work while a fault is in. */
const withFault = <Found>(copy: string, fault: Fault, work: () => Found): Found => {
  const path = join(copy, fault[0]);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  try {
    writeFileSync(path, withFaultIn(text, fault));
    return work();
  } finally {
    writeFileSync(path, text);
  }
};

const projectOf = (test = ''): string =>
  test.startsWith('tests/site/') ? 'site' : /^(scripts|tests\/print)\//.test(test) ? 'files' : 'unit';

/** A slow test finds nothing, ms. */
const HANGS = 600_000;

/** The first test that fails, or nothing. Throws where no test could be run. */
const failing = (
  copy: string,
  project: string,
  words: readonly string[],
  until = ['--bail', '1'],
): string | undefined => {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  // Of the fault before.
  rmSync(join(copy, '.cache/site'), { recursive: true, force: true });
  const flags = `--run --project ${project} --testTimeout ${HANGS} --reporter json --outputFile ${report}`;
  const args = ['node_modules/vitest/vitest.mjs', ...words, ...until, ...flags.split(' ')];
  const { stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (!existsSync(report)) throw new Error(`vitest fails: ${stderr}`);
  const results: JsonTestResults = JSON.parse(readFileSync(report, 'utf8'));
  const { success, testResults } = results;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${relative(copy, name)}: ${failed.fullName}`;
  }
  if (success) return undefined;
  // Where tests of two files fail at the same time, vitest stops at once and reports neither.
  if (until.length > 0) return failing(copy, project, words, []);
  const said = testResults.find(({ message }) => message)?.message ?? stderr;
  throw new Error(`the tests do not load: ${said.trim()}`);
};

/** Tests beside the file are asked first: they take seconds, all that import the file may take a minute. */
const finderOf = (copy: string, [file, , , , test]: Fault): string | undefined => {
  if (test !== undefined) return failing(copy, projectOf(test), ['run', test]);
  const folder = dirname(file);
  const beside = readdirSync(folder).filter((name) => /\.test\.tsx?$/.test(name));
  const found =
    beside.length > 0 && failing(copy, 'unit', ['run', ...beside.map((name) => join(folder, name))]);
  return found || failing(copy, 'unit', ['related', file]);
};

/** Whether a test found the fault; prints the fault's row of the table. */
const tryFault = (copy: string, fault: Fault): boolean => {
  const [file, what] = fault;
  const started = performance.now();
  let finder: string | undefined;
  let problem = 'NOT FOUND';
  try {
    finder = withFault(copy, fault, () => finderOf(copy, fault));
  } catch (error) {
    problem = `ERROR: ${messageOf(error).split('\n')[0]}`;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`| ${file} | ${what} | ${finder ?? problem} | ${seconds} |\n`);
  return finder !== undefined;
};

const words = process.argv.slice(2);
const faults = ALL_FAULTS.filter(
  ([file, what]) => words.length === 0 || words.some((word) => `${file} ${what}`.includes(word)),
);

const copy = mkdtempSync(join(tmpdir(), 'paper-dagger-faults-'));
try {
  copyCheckout(copy);
  process.stdout.write('| file | fault | found by | s |\n| --- | --- | --- | --- |\n');
  const missed = faults.filter((fault) => !tryFault(copy, fault));
  const unit = faults.filter(([, , , , test]) => projectOf(test) === 'unit').length;
  process.stdout.write(
    `\n${faults.length - missed.length} of ${faults.length} found; ${unit} are for unit tests.\n`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
