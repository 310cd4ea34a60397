import { describe, expect, test } from 'vitest';
import { SOURCES } from '../games';
import { learnWeights } from '../rules/asked';
import { aroundChapter, QUICK_SLUG } from '../rules/document';
import { readSearch, termsOf } from '../rules/find';
import { plainText } from '../rules/plain-text';
import { readAsked, readMayI, readRules } from './read-rules';
import { entriesOf, searchFile } from './search-index';

const file = await searchFile();
const find = readSearch(file);

describe.each(SOURCES.map((source) => [source.id, source] as const))('%s', (_id, source) => {
  test('the entries have every word of the text but a quick reference of its Law, and no entry is empty', async () => {
    const doc = await readRules(source);
    const entries = entriesOf(source, doc);
    const { before, chapter, after } = aroundChapter(doc.blocks, QUICK_SLUG);
    const hasLaw = doc.blocks.some(({ kind }) => kind === 'rule');
    const blocks = [...before, ...(hasLaw ? [] : chapter), ...after];
    const words = entries.flatMap(({ title, around, lines }) => [title, around, ...lines]).join(' ');
    const known = new Set(termsOf(words));
    const all = blocks.filter(({ kind }) => kind !== 'rule');
    const rules = blocks.flatMap((block) => (block.kind === 'rule' ? block.blocks : []));
    expect(termsOf(plainText({ blocks: [...all, ...rules] })).filter((term) => !known.has(term))).toEqual([]);
    expect(entries.filter(({ lines }) => lines.join('').trim() === '')).toEqual([]);
  });

  test('an entry is a place on the page, and no place comes twice', async () => {
    const doc = await readRules(source);
    const entries = entriesOf(source, doc);
    const anchors = entries.map(({ id }) => id.slice(`rules/${source.id}#`.length));
    expect(new Set(anchors).size).toBe(anchors.length);
    const rules = doc.blocks.flatMap((block) => (block.kind === 'rule' ? [block.slug] : []));
    const terms = doc.blocks.flatMap((block) =>
      block.kind === 'glossary' ? block.entries.map(({ id }) => id) : [],
    );
    const known = new Set(['', ...doc.sections.map(({ slug }) => slug), ...rules, ...terms]);
    expect(anchors.filter((anchor) => !known.has(anchor))).toEqual([]);
    expect([...rules, ...terms].filter((id) => !anchors.includes(id))).toEqual([]);
  });

  test('each of its questions finds itself, or the rule that answers it', async () => {
    for (const { slug, question, answer } of (await readMayI(source.id)).questions) {
      const rules = answer.flatMap((inline) => (inline.kind === 'link' ? [inline.href.slice(1)] : []));
      const places = [`may-i/${source.id}#${slug}`, ...rules.map((rule) => rule.replace('/#', '#'))];
      expect(places, question).toContain(find(question, source.id)[0]?.id);
    }
  });
});

test('every question that is learned from is asked of a place, once, and of every place there are three', () => {
  const places: readonly string[] = Object.values(file.index.documentIds);
  const questions = SOURCES.flatMap(({ id }) => readAsked(id));
  expect(questions.filter(({ place }) => !places.includes(place))).toEqual([]);
  expect(new Set(questions.map((question) => JSON.stringify(question))).size).toBe(questions.length);
  const few = places.filter((place) => questions.filter((one) => one.place === place).length < 3);
  expect(few).toEqual([]);
});

test('a word says much for the place that is asked about with it, and nothing for a place that is not', () => {
  const asked = [
    ['seats', 'how many people'],
    ['seats', 'too few people'],
    ['votes', 'how many hands'],
    ['end', 'who wins'],
  ].map(([place = '', words = '']) => ({ place, words }));
  const weights = learnWeights(asked, ['seats', 'votes', 'end']);
  const { 0: seats = 0, 1: votes = 0 } = weights.get(termsOf('people')[0] ?? '') ?? {};
  expect(seats).toBeGreaterThan(2);
  expect(votes).toBe(0);
  expect(Object.keys(weights.get('mani') ?? {})).toContain('1');
  expect(learnWeights(asked, ['seats', 'votes', 'end'])).toEqual(weights);
});

/** What is marked of the best find. */
const marks = (typed: string, source?: string) =>
  find(typed, source)[0]?.sentence.filter((_, k) => k % 2 === 1) ?? [];

test('what is found is marked, in another form and in the words of the rules too', () => {
  expect(marks('planeswalkers', 'mafia')).toEqual([]);
  expect(marks('planeswalkers', 'target')).toEqual(['planeswalker']);
  expect(marks('discards are face up')).toEqual(['Discards', 'face']);
  expect(marks('millled', 'target')).toEqual(['draw', 'library', 'out']);
});

test.each([
  ['plurals', 'bodyguard', 'rules/nation#card-bodyguards'],
  ['a letter too few', 'storytelling on a sur hit', 'rules/nation#story-sure'],
  ['two letters changed round', 'bodygaurds', 'rules/nation#card-bodyguards'],
  ['a word that is not typed to its end', 'silenc', 'rules/nation#card-silencer'],
  ['one word as two', 'back track', 'rules/tmag#backtrack'],
  ['letters as a PDF or a keyboard writes them', 'ｂｏｄｙｇｕａｒｄ', 'rules/nation#card-bodyguards'],
  ['a number of a rule', '800.4k', 'rules/multiplayer#800.4k'],
  ['an id', 'must-kill', 'rules/mafia#must-kill'],
])('%s: %s', (_what, typed, first) => {
  expect(find(typed)[0]?.id).toBe(first);
});

test.each([
  ['can you be caught while sitting on a base', 'tmag', 'So nobody can capture the victim on a base.'],
  ['doubles', 'nation', 'Two weapons of the same kind are a double: +1 on the MSR.'],
  [
    'how much money do we start with',
    'nation',
    'You begin with 5 assassin cards, 2 contracts and 2 cash tokens.',
  ],
  ['tied vote', 'mafia', 'Not to vote is to vote against, and a tie isn’t enough.'],
])('the sentence that answers is shown: %s', (typed, game, sentence) => {
  const shown = find(typed, game)
    .slice(0, 3)
    .map((hit) => hit.sentence.join(''));
  expect(shown).toContain(sentence);
});

test.each(['asdf qwerty', 'how do i cook rice', 'nuclear launch codes', 'lorem ipsum dolor', '12345'])(
  'what is about something else finds nothing: %s',
  (typed) => expect(find(typed)).toEqual([]),
);

test('a question of a place that is not there stops the build', () => {
  expect(() =>
    learnWeights([{ place: 'rules/mafia#gone', words: 'who is gone' }], ['rules/mafia#seats']),
  ).toThrow('asked.txt: “who is gone” is asked of rules/mafia#gone, which no text has');
});

test('a game is searched alone, and nothing is found for what no text has', () => {
  expect(new Set(find('who wins', 'tmag').map(({ source }) => source))).toEqual(new Set(['tmag']));
  for (const typed of ['xylophone', '', '?!', 'hasOwnProperty', 'the of'])
    expect(find(typed), typed).toEqual([]);
});
