import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMayI } from '../files/read-rules';
import { parseMayI, QUESTIONS } from './may-i';

const question = (k: number): string =>
  `## May I ask ${k}?\n\nYes, as [rule 800.4a](/rules/multiplayer/#800.4a) says.\n`;
const TEN = Array.from({ length: QUESTIONS }, (_, k) => question(k));

describe('the questions that a table asks most', () => {
  test.each(
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('may-i.md'))
      .map((file) => file.replace(/[\\/].*/, '')),
  )('of %s: ten, each answered in one sentence that links to a rule that is there', async (game) => {
    const { questions, crossLinks } = await readMayI(game);
    expect(questions).toHaveLength(QUESTIONS);
    expect(crossLinks.length).toBeGreaterThanOrEqual(QUESTIONS);
    expect(crossLinks.every(({ anchor }) => anchor !== undefined)).toBe(true);
  });

  test('come with their anchors, and a full stop in a number ends no sentence', () => {
    const { questions } = parseMayI(TEN.join('\n'), 'may-i.md');
    expect(questions[3]).toMatchObject({ slug: 'may-i-ask-3', question: 'May I ask 3?' });
  });
});

describe('a mistake is named with its line', () => {
  const parsed = (text: string) => () => parseMayI(text, 'may-i.md');

  test.each([
    ['two sentences', '## May I?\n\nYes. See [here](/rules/target/#T1).\n', /:3: an answer is one sentence/],
    ['no link', '## May I?\n\nYes, you may.\n', /:3: an answer links to its rule/],
    ['no answer', '## May I?\n\n## May you?\n', /:1: write a question as/],
    [
      'no question',
      '## May I\n\nYes, see [here](/rules/target/#T1).\n',
      /:1: a question ends with a question mark/,
    ],
    ['asked twice', `${question(1)}\n${question(1)}`, /:5: the anchor #may-i-ask-1 is already set/],
    ['too few', question(1), /there are 1 questions; a page holds 10/],
  ])('%s', (_, text, message) => {
    expect(parsed(text)).toThrow(message);
  });
});
