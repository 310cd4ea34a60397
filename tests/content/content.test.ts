/** What no schema sees: that the texts answer every ruling, say no number that the data says, and read easily. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import program from '../../package.json' with { type: 'json' };
import { EDITION } from '../../src/files/editions';
import { readRules, rulesText } from '../../src/files/read-rules';
import { SOURCES, sourceById } from '../../src/games';
import { clockText } from '../../src/games/nation/cards/clock';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import { readability } from './readability';

const source = (id: string) => {
  const found = sourceById(id);
  if (!found) throw new Error(`no source “${id}”`);
  return found;
};

// Open points of the other games are rules of their Law, and every id they ever had leads there: content/anchors.txt.
describe('the reference has every rule', () => {
  test('multiplayer: 800.1 to 800.7, and 800.4a to 800.4p', async () => {
    const { sections } = await readRules(source('multiplayer'));
    const numbers = new Set(sections.flatMap(({ number }) => (number === undefined ? [] : [number])));
    const asked = [
      ...Array.from({ length: 7 }, (_, k) => `800.${k + 1}`),
      // The rules skip the letters that look like digits.
      ...[...'abcdefghijkmnp'].map((letter) => `800.4${letter}`),
    ];
    expect(asked.filter((number) => !numbers.has(number))).toEqual([]);
  });
});

test('the changelog begins with the version and the edition that pages and files name', () => {
  const [, heading] = readFileSync('CHANGELOG.md', 'utf8').split('## ');
  expect(heading?.split('\n')[0]).toBe(`${program.version}, edition ${EDITION.number}`);
});

test('no anchor is lost that was in the list when the Law was written', () => {
  const anchorsIn = (file: string) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2).join(' '));
  const today = new Set(anchorsIn('content/anchors.txt'));
  const then = anchorsIn('tests/content/anchors.noreg.txt');
  expect(then.length).toBeGreaterThanOrEqual(482);
  expect(then.filter((anchor) => !today.has(anchor))).toEqual([]);
});

/** Counting words are small; what is larger comes from the data, where the data has it. */
const SMALL = 12;

/** Numbers that stand for themselves: how long a game takes, times of day printed on cards, years and versions of sources. */
const namesOf = (id: string): ReadonlySet<string> => {
  const played = sourceById(id);
  const time = played && 'time' in played ? (played.time.match(/\d+/g) ?? []) : [];
  const clock = NATION_CARDS.weaponCards.map(({ minutes }) => clockText(minutes));
  return new Set([...time, ...(id === 'nation' ? [...clock, '0000', '2359'] : [])]);
};

/** The prose of a rule text: without what the data writes, examples of play and their ends, list numbers, addresses and credits. */
const proseOf = (markdown: string): readonly (readonly [line: number, text: string])[] => {
  let skipped = false;
  return markdown.split('\n').flatMap((line, index): [number, string][] => {
    const heading = /^##(?:#(?= One round))? (.*)/.exec(line)?.[1];
    if (heading !== undefined) skipped = /example|credits|one round/i.test(heading);
    if (line === '---') return [];
    const text = line
      .replace(/:(?:fact|term|rule)\[[^\]]*\]/g, '')
      .replace(/\{#[^}]*\}|\]\([^)]*\)|https?:\S+/g, ' ')
      .replace(/^\s*\d+\.\s/, '')
      // Numbers of rules of Magic, and years.
      .replace(/\b\d{3}\.\d[a-p]?|\[\d{3}\b|\b20\d\d\b/g, '');
    return skipped ? [] : [[index + 1, text]];
  });
};

test.each(SOURCES.map(({ id }) => id))('%s types no number that its data could write', (id) => {
  const markdown = rulesText(id)?.text ?? '';
  const end = markdown.indexOf('\n---', 4) + 4;
  const offset = markdown.slice(0, end).split('\n').length - 1;
  const known = namesOf(id);
  const typed = proseOf(markdown.slice(end)).flatMap(([line, text]) =>
    (text.match(/\$?\d[\d,]*\d|\d/g) ?? [])
      .filter((number) => !known.has(number) && !(Number(number.replace(/[$,]/g, '')) <= SMALL))
      .map((number) => `${id}:${line + offset}: write ${number} as :fact[…]`),
  );
  expect(typed).toEqual([]);
});

describe('the texts read easily', () => {
  test.each(SOURCES.map(({ id }) => id))('%s', async (id) => {
    const { words, sentences, mean, longest, ease } = readability(await readRules(source(id)));
    console.info(
      `${id}: ${words} words, ${sentences} sentences of ${mean.toFixed(1)} words, reading ease ${ease.toFixed(0)}; longest: ${longest}`,
    );
    expect(mean).toBeLessThan(14);
    expect(ease).toBeGreaterThan(65);
    expect(longest.split(/\s+/).length).toBeLessThanOrEqual(36);
  });
});
