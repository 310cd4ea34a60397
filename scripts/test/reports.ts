/** What vitest's reports say at the end of a run: how many tests passed, and which were skipped, and why. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** With their files. */
  readonly skipped: readonly string[];
}

/** What is read of a report of vitest's. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A file that could not be run counts as one test that failed; so does a run without a report. */
export const countOf = ({ numPassedTests: passed, numFailedTests, testResults }: Report): Count => {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  );
  return { passed, failed: numFailedTests + broken.length, skipped };
};

const read = (file: string): Count => {
  try {
    return countOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
};

/** A test is skipped for one reason only: it needs the time that a proof has (`IN_PROOF`, which a test holds). */
export const linesOf = (counts: readonly Count[]): string => {
  const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
  const skipped = counts.flatMap((count) => count.skipped);
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return skipped.length === 0
    ? line
    : `${line}, ${skipped.length} skipped\nSkipped, because they take minutes and run in npm run proof: ${skipped.join('; ')}`;
};

/** The end of a run, of its reports' files. */
export const closingLines = (files: readonly string[]): string => linesOf(files.map(read));
