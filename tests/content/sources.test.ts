/** Our texts are in our own words: no run of eight words is a source's, unless the rules define it word for word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRules } from '../../src/files/read-rules';
import { SOURCES } from '../../src/games';
import { rulesOf } from '../../src/rules/law';
import { plainText } from '../../src/rules/plain-text';
import { hashOfLines, placesIn, RUNS_FILE, runsOf } from './runs';

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

/** The documents, by the first three digits of their names, where a folder of them is named: they are no part of this program. */
const folder = process.env.SOURCES_FOLDER;
const documents = new Map(
  (folder === undefined ? [] : readdirSync(folder)).map((name) => [
    name.slice(0, 3),
    readFileSync(join(folder as string, name), 'utf8'),
  ]),
);

test.each(SOURCES.filter(({ id }) => existsSync(`content/${id}/source.txt`)))(
  '$id says of each rule that it calls the source’s where the source says it, and of no other',
  async (source) => {
    const law = rulesOf((await readRules(source)).blocks);
    const places = placesIn(readFileSync(`content/${source.id}/source.txt`, 'utf8'));
    const called = law.filter(({ origin }) => origin === 'source').map(({ slug }) => slug);
    expect([...new Set(places.map(({ rule }) => rule))]).toEqual(called);
    expect(places.filter(({ hash, lines }) => hash === '' || lines.some((line) => !(line > 0)))).toEqual([]);
    const wrong = places.filter(({ document, lines, hash }) => {
      const text = documents.get(document);
      return text !== undefined && hashOfLines(text, lines) !== hash;
    });
    expect(wrong).toEqual([]);
  },
);

test('every Law with a source has the table of its places', async () => {
  for (const source of SOURCES) {
    const law = rulesOf((await readRules(source)).blocks);
    const isTold = existsSync(`content/${source.id}/source.txt`);
    expect([source.id, isTold]).toEqual([source.id, law.some(({ origin }) => origin === 'source')]);
  }
});
