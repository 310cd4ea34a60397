/** Booklets as other programs read them: the tree, its words, and the sheets to fold. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index';
import { printBooklet } from '../../src/press/booklet-file';
import { nodeBook } from '../../src/press/node-book';
import { BOOKLET_PAPERS } from '../../src/print/booklet/design';
import { PAPERS } from '../../src/print/papers';
import type { RulesDoc } from '../../src/rules/document';
import { plainText } from '../../src/rules/plain-text';
import { readRules } from '../../src/rules/read-rules';
import type { FontBook } from '../../src/scene/fonts/book';
import { placedPictures, readPdf } from './reader';
import { findTools, run } from './tools';

let folder: string;
let book: FontBook;
beforeAll(async () => {
  findTools();
  folder = mkdtempSync(join(tmpdir(), 'paper-dagger-'));
  book = await nodeBook();
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const booklets = GAMES.flatMap((game) => BOOKLET_PAPERS.map((paper) => [game.id, paper, game] as const));

interface Line {
  readonly depth: number;
  /** "H2", or undefined for words. */
  readonly type?: string;
  readonly words: string;
}

/** The tree as poppler tells it, a line for each element and each piece of text. */
const treeOf = (file: string): Line[] =>
  run('pdfinfo', '-struct-text', file)
    .split('\n')
    .flatMap((line): Line[] => {
      const depth = line.search(/\S/);
      const words = /^"(.*)"$/.exec(line.trim())?.[1];
      if (words !== undefined) return [{ depth, words }];
      const type = /^(\w+)(?: "(.*)")?(?: \((?:block|inline)\))?:?$/.exec(line.trim());
      return type?.[1] ? [{ depth, type: type[1], words: type[2] ?? '' }] : [];
    });

/** The lines below the first element of a type, without those below the types that are left out. */
const within = (tree: readonly Line[], type: string, without: readonly string[] = []): Line[] => {
  const from = tree.findIndex((line) => line.type === type);
  const depth = tree[from]?.depth ?? 0;
  const rest = tree.slice(from + 1);
  const end = rest.findIndex((line) => line.depth <= depth);
  let skipped = Number.POSITIVE_INFINITY;
  return rest.slice(0, end < 0 ? undefined : end).filter((line) => {
    if (line.depth > skipped) return false;
    skipped = without.includes(line.type ?? '') ? line.depth : Number.POSITIVE_INFINITY;
    return true;
  });
};

const BLOCKS = ['H2', 'H3', 'P', 'Caption', 'TH', 'TD'];

/** The text of each block, its pieces and its links joined as they stand. */
const textsOf = (lines: readonly Line[]): string[] => {
  const texts: string[] = [];
  for (const { type, words } of lines) {
    if (type === undefined) texts.push(`${texts.pop() ?? ''}${words}`);
    else if (BLOCKS.includes(type)) texts.push('');
  }
  return texts;
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe.each(booklets)('the booklet of %s for %s', (id, paper, game) => {
  let file: string;
  let tree: Line[];
  let rules: RulesDoc;
  beforeAll(async () => {
    file = join(folder, `${id}-${paper}.pdf`);
    writeFileSync(file, (await printBooklet(game, paper, book)).bytes);
    tree = treeOf(file);
    rules = await readRules(game);
  }, 60_000);

  it('is sound, tagged, and says its title', () => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
    const info = run('pdfinfo', '-custom', file);
    expect(info).toMatch(/Licence: +CC BY 4\.0/);
    expect(run('pdfinfo', file)).toMatch(/Tagged: +yes/);
    expect(run('pdfinfo', file)).toContain(`${rules.meta.title}: rules`);
    expect(run('pdfinfo', '-meta', file)).toContain(`<rdf:li xml:lang="en-GB">${rules.meta.title}: rules<`);
  });

  it('tells all words of the rules in their order', () => {
    const told = textsOf(within(tree, 'Art', ['Lbl', 'Figure']));
    expect(wordsOf(told.join(' '))).toEqual(wordsOf(plainText(rules)));
  });

  it('tells headings, figures and lists as what they are', () => {
    const titleOf = (level: number): string[] =>
      rules.sections.filter((section) => section.level === level).map(({ title }) => title);
    const art = within(tree, 'Art');
    for (const level of [2, 3]) {
      const told = art.flatMap((line, i) => (line.type === `H${level}` ? [art[i + 1]?.words] : []));
      expect(told).toEqual(titleOf(level));
    }
    const count = (kind: string): number => rules.blocks.filter((block) => block.kind === kind).length;
    const figures = art.filter(({ type }) => type === 'Figure');
    expect(figures).toHaveLength(count('figure'));
    for (const { words } of figures) expect(words.length).toBeGreaterThan(40);
    expect(art.filter(({ type }) => type === 'Table').length).toBeGreaterThanOrEqual(count('table'));
    expect(art.filter(({ type }) => type === 'L').length).toBeGreaterThanOrEqual(count('list'));
  });

  it('lists its contents', () => {
    const entries = within(tree, 'TOC').filter(({ type }) => type === undefined);
    expect(entries.map(({ words }) => words.replace(/ \d+$/, ''))).toEqual(
      rules.sections.map(({ title }) => title),
    );
  });

  it('to fold is on turned sheets, each page once, and without warnings', async () => {
    const { bytes, pages } = await printBooklet(game, paper, book, 'imposed');
    const folded = join(folder, `${id}-${paper}-imposed.pdf`);
    writeFileSync(folded, bytes);
    expect(run('qpdf', '--check', folded)).toContain('No syntax or stream encoding errors');
    const read = await readPdf(bytes);
    expect(pages % 2).toBe(0);
    expect(read.catalog('/ViewerPreferences/Duplex')).toBe('/DuplexFlipShortEdge');
    expect(read.catalog('/StructTreeRoot')).toBeUndefined();
    for (const { width, height } of read.pages) {
      expect([width, height]).toEqual(
        [PAPERS[paper].height, PAPERS[paper].width].map((mm) => expect.closeTo(mm, 3)),
      );
    }
    expect(read.pages.flatMap((page) => placedPictures(page))).toHaveLength(
      (await readPdf((await printBooklet(game, paper, book)).bytes)).pages.length,
    );
  });
});
