import { describe, expect, it } from 'vitest';
import { SOURCES } from '../games/index';
import { aroundQuick, type Block, QUICK_SLUG } from './document';
import { parseRules } from './parse';
import { readRules } from './read-rules';
import { FRONT, SAMPLE_GAME } from './rules.sample';

const kinds = (blocks: readonly Block[]): string[] => blocks.map(({ kind }) => kind);
const docOf = (body: string) => parseRules(FRONT + body, 'rules.md', SAMPLE_GAME);

describe('the quick reference', () => {
  it('goes from its heading to the next one of its level', () => {
    const { blocks } = docOf('Lead.\n\n## Quick reference\n\n### Now\n\n- a\n\n## Credits\n\nWe.');
    const { before, quick, after } = aroundQuick(blocks);
    expect([before, quick, after].map(kinds)).toEqual([
      ['paragraph'],
      ['heading', 'heading', 'list'],
      ['heading', 'paragraph'],
    ]);
  });

  it('may be the last section, or missing', () => {
    expect(kinds(aroundQuick(docOf('## Quick reference\n\na').blocks).quick)).toEqual([
      'heading',
      'paragraph',
    ]);
    const { blocks } = docOf('## A\n\na');
    expect(aroundQuick(blocks)).toEqual({ before: blocks, quick: [], after: [] });
  });
});

/** What every text has, and what every game has besides. */
const EVERYWHERE = ['at-a-glance', 'glossary', QUICK_SLUG, 'rulings', 'credits'];
const IN_GAMES = ['set-up', 'variants'];

it.each(SOURCES)('the rules of $id have all the parts that rules have', async (source) => {
  const { sections, blocks } = await readRules(source);
  const slugs = sections.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(EVERYWHERE));
  if ('dealing' in source) expect(slugs).toEqual(expect.arrayContaining(IN_GAMES));
  expect(slugs.some((slug) => slug.includes('example'))).toBe(true);
  expect(kinds(blocks)).toEqual(expect.arrayContaining(['figure', 'glossary']));
});
