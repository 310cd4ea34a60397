import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { closingLines, countOf, linesOf } from './reports';

const result = (name: string, ...statuses: readonly string[]) => ({
  name,
  status: statuses.includes('passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status) => ({ status, fullName: `is ${status}` })),
});

it('counts what passed and failed, and files that could not be run', () => {
  const testResults = [result('a.test.ts', 'passed', 'failed'), result('b.test.ts')];
  const count = countOf({ numPassedTests: 1, numFailedTests: 1, testResults });
  expect(linesOf([count, count])).toBe('2 passed, 4 failed');
});

it('counts a run without a report as one that failed', () => {
  expect(closingLines(['no/such/report.json'])).toBe('0 passed, 1 failed');
});

it('names what was skipped, and why', () => {
  const testResults = [result('a.test.ts', 'passed', 'skipped')];
  expect(linesOf([countOf({ numPassedTests: 1, numFailedTests: 0, testResults })])).toBe(
    '1 passed, 0 failed, 1 skipped\nSkipped, because they take minutes and run in npm run proof: a.test.ts: is skipped',
  );
});

it('has no other reason: a test is skipped by IN_PROOF or not at all', () => {
  const files = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}');
  const conditions = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:it|test|describe)(?:\.\w+)*\.((?:runIf|skipIf|skip|only|todo)\b.{0,10})/g,
      ),
    ]
      .map(([, condition]) => condition)
      .filter((condition) => condition !== 'runIf(IN_PROOF)')
      .map((condition) => `${file}: ${condition}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(conditions).toEqual([]);
});
