import { describe, expect, test } from 'vitest';
import { SOURCES } from '../games';
import { plainText } from '../rules/plain-text';
import { readRules } from '../rules/read-rules';
import { searchSections } from './search-index';

describe.each(SOURCES.map((source) => [source.id, source] as const))('%s', (_id, source) => {
  test('the sections together are the text, word for word', async () => {
    const doc = await readRules(source);
    const words = (text: string) => text.split(/[\s:]+/).filter(Boolean);
    const [opening, ...sections] = searchSections(doc);
    const told = sections.flatMap(({ title, lines }) => [title, ...lines]);
    expect(opening?.title).toBe(doc.meta.title);
    expect(words([...(opening?.lines ?? []), ...told].join(' ')).sort()).toEqual(
      words(plainText(doc)).sort(),
    );
  });

  test('a section is a place on the page, and no place comes twice', async () => {
    const doc = await readRules(source);
    const anchors = searchSections(doc).flatMap(({ anchor }) => anchor ?? []);
    expect(new Set(anchors).size).toBe(anchors.length);
    const rules = doc.blocks.flatMap((block) => (block.kind === 'rule' ? [block.slug] : []));
    const terms = doc.blocks.flatMap((block) =>
      block.kind === 'glossary' ? block.entries.map(({ id }) => id) : [],
    );
    const known = new Set([...doc.sections.map(({ slug }) => slug), ...rules, ...terms]);
    expect(anchors.filter((anchor) => !known.has(anchor))).toEqual([]);
    expect(rules.filter((id) => !anchors.includes(id))).toEqual([]);
  });
});

test('rules, rulings and what only explains are told apart', async () => {
  const target = SOURCES.find(({ id }) => id === 'target');
  if (!target) throw new Error('no target');
  const sections = searchSections(await readRules(target));
  const kindOf = (anchor: string) => sections.find((section) => section.anchor === anchor)?.kind;
  const anchors = ['kills-and-hits', 'first-blood', 'no-killer', 'variants', 'credits'];
  expect(anchors.map(kindOf)).toEqual(['rule', 'rule', 'ruling', 'aside', 'aside']);
});
