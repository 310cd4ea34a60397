import { expect, test } from 'vitest';
import { SOURCES } from '../../games';
import { plainText } from '../../rules/plain-text';
import { readRules } from '../../rules/read-rules';
import { inRulesWords, SAYINGS } from './pagefind';

test.each([
  ['decked', 'empty library'],
  ['Decked who scores', 'empty library who scores'],
  ['tie', 'tie'],
  ['constructor', 'constructor'],
])('%s is looked for as %s', (typed, words) => {
  expect(inRulesWords(typed)).toBe(words);
});

test('every saying stands for words that a rule text has', async () => {
  const texts = await Promise.all(
    SOURCES.map(async (source) => plainText(await readRules(source)).toLowerCase()),
  );
  for (const words of Object.values(SAYINGS)) {
    expect(
      texts.some((text) => text.includes(words)),
      words,
    ).toBe(true);
  }
});
