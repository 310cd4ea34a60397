import { describe, expect, it } from 'vitest';
import { readRules } from '../files/read-rules';
import { SOURCES } from '../games/index';
import { aroundChapter, type Block, QUICK_SLUG } from './document';
import { parseRules } from './parse';
import { FRONT, SAMPLE_GAME } from './rules.sample';

const kinds = (blocks: readonly Block[]): string[] => blocks.map(({ kind }) => kind);
const docOf = (body: string) => parseRules(FRONT + body, 'rules.md', SAMPLE_GAME);

describe('the quick reference', () => {
  it('goes from its heading to the next one of its level', () => {
    const { blocks } = docOf('Lead.\n\n## Quick reference\n\n### Now\n\n- a\n\n## Credits\n\nWe.');
    const { before, chapter, after } = aroundChapter(blocks, QUICK_SLUG);
    expect([before, chapter, after].map(kinds)).toEqual([
      ['paragraph'],
      ['heading', 'heading', 'list'],
      ['heading', 'paragraph'],
    ]);
  });

  it('may be the last section, or missing', () => {
    expect(kinds(aroundChapter(docOf('## Quick reference\n\na').blocks, QUICK_SLUG).chapter)).toEqual([
      'heading',
      'paragraph',
    ]);
    const { blocks } = docOf('## A\n\na');
    expect(aroundChapter(blocks, QUICK_SLUG)).toEqual({ before: blocks, chapter: [], after: [] });
  });
});

/** What every text has, and what every game has besides. */
const EVERYWHERE = ['glossary', QUICK_SLUG, 'credits'];
const IN_GAMES = ['learn', 'law', 'set-up', 'variants'];

it.each(SOURCES)('the rules of $id have all the parts that rules have', async (source) => {
  const { sections, blocks } = await readRules(source);
  const slugs = sections.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(EVERYWHERE));
  if ('dealing' in source) expect(slugs).toEqual(expect.arrayContaining(IN_GAMES));
  expect(slugs.some((slug) => slug.includes('example'))).toBe(true);
  expect(kinds(blocks)).toEqual(expect.arrayContaining(['figure', 'glossary']));
});
