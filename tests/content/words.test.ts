/** Learn, the Law and the quick reference say the same, and one thing has one word. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../../scripts/size/sources';
import { readMayI, readRules, rulesText } from '../../src/files/read-rules';
import { SOURCES, sourceById } from '../../src/games';
import { aroundChapter, FORGOTTEN_SLUG, LAW_SLUG, LEARN_SLUG, QUICK_SLUG } from '../../src/rules/document';
import { inlineText, plainText } from '../../src/rules/plain-text';

/** What a game's defaults and numbers are, as each of the three has to say it. */
const SAID = {
  mafia: [
    /more than half/i,
    /the first day|day one/i,
    /the most votes/,
    /in vain/,
    /nobody is lynched|nobody lynched/i,
    /is the assassin dead\?|if the assassin is dead/i,
  ],
  target: [
    /ability|abilities/,
    /planeswalker/,
    /Two players can|Nobody holds/,
    /two( players)? left/i,
    /Equal hits are a draw/i,
  ],
  tmag: [/with 6 to 9/i, /3 to 5 players/, /small victory/, /in one run/, /null/],
  nation: [
    /both tiles under it/,
    /the next in time|would have shot next/,
    /draw (until you hold|to) 5 (assassin cards )?and 2/i,
    /\+1/,
    /need a 6|a 6, last/,
    /two dice/,
  ],
} as const;

describe.each(Object.entries(SAID))('%s', (id, said) => {
  test('Learn, the Law and the quick reference agree on what each of them says', async () => {
    const source = sourceById(id) ?? expect.fail(id);
    const { blocks } = await readRules(source);
    for (const slug of [LEARN_SLUG, LAW_SLUG, QUICK_SLUG]) {
      const text = plainText({ blocks: aroundChapter(blocks, slug).chapter });
      for (const one of said) expect(text, slug).toMatch(one);
    }
  });

  test('five lines are what everybody forgets, at the end of the quick reference', async () => {
    const { blocks } = await readRules(sourceById(id) ?? expect.fail(id));
    const [, list, ...more] = aroundChapter(blocks, FORGOTTEN_SLUG).chapter;
    expect(list?.kind === 'list' && list.items.length).toBe(5);
    expect(more).toEqual([]);
  });
});

/** Words that are out, and the one that is in. What an option or a card is called, in “ ”, is a name. */
const OUT: readonly (readonly [games: RegExp, word: RegExp, instead: string])[] = [
  [/./, /\bmay\b(?! I\?)/, 'can, can’t or might'],
  [/./, /points of a hundred/, 'percentage points'],
  [/./, /see to it|word by word/i, 'that’s up to you; taken literally'],
  [
    /./,
    /\btable(s)? (on this site|sees|hears|below|shows)|from the table|order of the table/,
    'the app; a chart',
  ],
  [/nation/, /targeting map/i, 'map'],
  [/nation/, /number on (a|the) (target|tile)|target number|adjustment/i, 'the MSR on the tile'],
  [/nation/, /\b(two|2) of a kind\b|\bpair\b/i, 'a double'],
  [/nation/, /\bopponent|\bvictim/i, 'rival; target'],
  [/mafia/, /\b(shot|shoots|assassinated)\b/, 'killed'],
  [/target/, /\bopponent\b/, 'player'],
  [/tmag/, /\b(prey|pawn|token of the victim|runner)\b/, 'victim; piece; marker'],
  [/tmag/, /\b(caught|catches)\b/, 'captured'],
];

/** The words of a text without its headings, which are anchors, its front matter and the names in it. */
const proseOf = (markdown: string): string =>
  markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^#.*$|^- \[[^\]]*\]|:(?:fact|rule)\[[^\]]*\]|“[^”]*”/gm, '')
    // What the log says.
    .replace(/^\*\*.*?\*\*/gm, '');

/** Where a text of a game, or of the site, has words that are out. */
const outIn = (id: string, text: string): readonly string[] =>
  OUT.filter(([games]) => games.test(id)).flatMap(([, word, instead]) => {
    const at = text.search(word);
    return at < 0 ? [] : [`${text.slice(Math.max(0, at - 40), at + 40)}: write ${instead}`];
  });

test.each(SOURCES.map(({ id }) => id))('%s has one word for one thing', async (id) => {
  const answers = (await readMayI(id)).questions.map(({ answer }) => inlineText(answer)).join('\n');
  expect(outIn(id, `${proseOf(rulesText(id)?.text ?? '')}\n${answers}`)).toEqual([]);
});

test('pages, cards and aids have the same words', () => {
  // People read nothing there that is no message.
  const read = sourcesOf('.').filter(({ file }) => file.endsWith('.json'));
  expect(read.length).toBeGreaterThan(30);
  const found = read.flatMap(({ file, text }) => {
    const id = /^src\/messages\/en\/(\w+)/.exec(file)?.[1] ?? 'the site';
    // What is put into a message has names of the program.
    const texts = Object.values<string>(JSON.parse(text)).map((one) => proseOf(one).replace(/\{\w+/g, '{'));
    return texts
      .filter((one) => /\S \S/.test(one))
      .flatMap((one) => outIn(id, one).map((where) => `${file}: ${where}`));
  });
  expect(found).toEqual([]);
});

test('a table on the site is an app in every reason for not enforcing a rule', () => {
  for (const id of Object.keys(SAID))
    expect(readFileSync(`content/${id}/law.md`, 'utf8')).not.toMatch(/not enforced: [^\]]*\btable\b/);
});
