/**
 * `npm run texts` lists English that is no message yet, and of each other language what is due: units of texts whose English
 * is newer, and those that say something else than in English. `npm run texts -- de` lists those of one language,
 * `npm run texts -- de --made` notes that all of its texts are made from today's English.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENGLISH, LANGUAGES } from '#messages/language';
import { dueUnits, madeFromFile, textOf } from '../../src/files/read-rules';
import { SOURCES } from '../../src/games';
import { unitHashes } from '../../src/rules/units';
import { englishIn } from '../size/english';
import { sourcesOf } from '../size/sources';
import { differences } from './compare';

/** Differences that somebody has looked at and found right: "mafia majority: denies nothing, as English does". */
export const lookedAtFile = (language: string): string => `content/languages/${language}/looked-at.txt`;

const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** What the texts of a language say that the English does not, or otherwise. */
export const wrongIn = (language: string): string[] => {
  const right = new Set(linesOf(lookedAtFile(language)));
  return SOURCES.flatMap(({ id }) => {
    const other = textOf(id, language);
    const found = other === undefined ? [] : differences(textOf(id, ENGLISH) ?? '', other, language);
    return found.map((what) => `${id} ${what}`);
  }).filter((line) => !right.has(line));
};

/** The units of a language that were made from another English text than today's: "mafia majority". */
export const dueIn = (language: string): string[] =>
  SOURCES.flatMap(({ id }) =>
    textOf(id, language) === undefined ? [] : [...dueUnits(id, language)].map((unit) => `${id} ${unit}`),
  );

const say = (title: string, lines: readonly string[]): void =>
  void process.stdout.write(
    [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`), ''].join('\n'),
  );

const main = (): void => {
  const [of, ...flags] = process.argv.slice(2);
  for (const language of of === undefined ? LANGUAGES.filter((each) => each !== ENGLISH) : [of]) {
    if (flags.includes('--made')) {
      const hashes = SOURCES.flatMap(({ id }) => unitHashes(id, textOf(id, ENGLISH) ?? ''));
      mkdirSync(dirname(madeFromFile(language)), { recursive: true });
      writeFileSync(madeFromFile(language), `${hashes.join('\n')}\n`);
    }
    say(`${language}: newer in English`, dueIn(language));
    say(`${language}: says something else`, wrongIn(language));
  }
  const strays = sourcesOf('.').flatMap(englishIn);
  const found = strays.map(({ file, line, text }) => `${file}:${line}: ${text}`);
  if (of === undefined) say('in English alone', found);
};

if (process.argv[1]?.endsWith(join('texts', 'index.ts'))) main();
