/** Our texts are in our own words: no run of eight words is a source's, unless the rules define it word for word. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRules } from '../../src/files/read-rules';
import { SOURCES } from '../../src/games';
import { plainText } from '../../src/rules/plain-text';
import { RUNS_FILE, runsOf } from './runs';

const ofSources = new Set(readFileSync(RUNS_FILE, 'utf8').split('\n'));

/** Names, numbers, and what the rules define word for word. */
const ALLOWED: readonly string[] = [
  'the gnu free documentation license version 1 1 or any later version',
  'amanda dickson chris eaton jason stone chris cilli ryan johnson and ryan vallera',
];
const isNumbers = (words: string): boolean => /^[\d ]+$/.test(words);

test.each(SOURCES)('$id takes no run of eight words from a source', async (source) => {
  const taken = runsOf(plainText(await readRules(source)))
    .filter(({ hash }) => ofSources.has(hash))
    .map(({ words }) => words)
    .filter((words) => !isNumbers(words) && !ALLOWED.some((allowed) => allowed.includes(words)));
  expect(taken).toEqual([]);
});
