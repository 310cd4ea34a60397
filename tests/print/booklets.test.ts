/** Booklets as other programs read them: the tree, its words, and the sheets to fold. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { type Booklet, printBooklet, writeBooklet } from '../../src/files/booklet-file';
import { sharedBook } from '../../src/files/node-fonts';
import { readRules } from '../../src/files/read-rules';
import { laidOutBooklet } from '../../src/files/ready-files';
import { SOURCES } from '../../src/games/index';
import { target } from '../../src/games/target';
import { onPaper } from '../../src/print/booklet/on-paper';
import { HOME_PAPERS, PAPERS } from '../../src/print/papers';
import { aroundChapter, QUICK_SLUG, type RulesDoc } from '../../src/rules/document';
import { headingText, plainText } from '../../src/rules/plain-text';
import type { FontBook } from '../../src/scene/fonts/book';
import { testFolder } from '../folder';
import { volume } from '../volume';
import { complaints } from './accessible';
import { placedPictures, readPdf } from './reader';
import { run } from './tools';

const folder = testFolder();
let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

/** Each text on one of the papers, in turn; on all of them in the proof. */
const booklets = SOURCES.flatMap((source, i) =>
  HOME_PAPERS.filter((_, k) => (i + k) % volume(HOME_PAPERS.length, 1) === 0).map(
    (paper) => [source.id, paper, source] as const,
  ),
);

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

/** What each figure says instead of itself. Poppler tells the first letters only, where one is beyond Latin 1. */
const alternativesOf = (file: string): string[] =>
  [...run('qpdf', '--json=2', '--json-key=qpdf', file, '-').matchAll(/"\/Alt": "u:((?:[^"\\]|\\.)*)"/g)].map(
    ([, words = '']) => words,
  );

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

describe.each(booklets)('the booklet of %s for %s', (id, paper, source) => {
  const file = join(folder, `${id}-${paper}.pdf`);
  let booklet: Booklet;
  let bytes: Uint8Array;
  let rules: RulesDoc;
  beforeAll(async () => {
    booklet = await laidOutBooklet(source)(paper, 'pages');
    ({ bytes } = await writeBooklet(booklet, { form: 'pages', book }));
    writeFileSync(file, bytes);
    rules = await readRules(source);
  });

  it('is sound, tagged, and says its title', () => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
    expect(run('pdfinfo', '-custom', file)).toMatch(/Licence: +CC BY 4\.0/);
    const info = run('pdfinfo', file);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toContain(`${rules.meta.title}: rules`);
    expect(run('pdfinfo', '-meta', file)).toContain(`<rdf:li xml:lang="en-GB">${rules.meta.title}: rules<`);
  });

  it('keeps the rules of PDF/UA that a program can check', () => {
    expect(complaints(file)).toEqual({});
  });

  // Poppler takes longest for the tree: in a day of the longest text and of the plainest, in a proof of all.
  describe.each(volume(['nation', 'multiplayer'], [id]).filter((one) => one === id))(
    'has a tree that',
    () => {
      let tree: Line[];
      beforeAll(() => {
        tree = treeOf(file);
      });

      it('tells all words of the rules in their order', () => {
        // Markers of lists are no words of the text; the number of a rule is one.
        const named = tree.map((line, i) =>
          line.type === 'Lbl' && /^\d+\.\d+$/.test(tree[i + 1]?.words ?? '') ? { ...line, type: 'P' } : line,
        );
        // A figure and its caption are where they fit.
        const told = textsOf(within(named, 'Art', ['Lbl', 'Div'])).join(' ');
        const { before, chapter, after } = aroundChapter(
          onPaper(rules.blocks, undefined, () => 0),
          QUICK_SLUG,
        );
        const blocks = [...before, ...after, ...chapter].filter(({ kind }) => kind !== 'figure');
        const page = /([(,]\sp\.\s|[(]p\.\s)\d+/g;
        expect(wordsOf(told.replaceAll(page, '$10'))).toEqual(wordsOf(plainText({ blocks })));
      });

      it('tells headings, figures and lists as what they are', () => {
        const titleOf = (level: number): string[] => {
          const blocks = onPaper(rules.blocks, undefined, () => 0);
          const { before, chapter, after } = aroundChapter(blocks, QUICK_SLUG);
          return [...before, ...after, ...chapter].flatMap((block) =>
            block.kind === 'heading' && block.level === level ? headingText(block) : [],
          );
        };
        const art = within(tree, 'Art');
        for (const level of [2, 3]) {
          const told = art.flatMap((line, i) => {
            if (line.type !== `H${level}`) return [];
            const rest = art.slice(i + 1);
            return rest
              .slice(
                0,
                rest.findIndex(({ type }) => type !== undefined),
              )
              .map(({ words }) => words)
              .join('');
          });
          expect(told).toEqual(titleOf(level));
        }
        const said = onPaper(rules.blocks, undefined, () => 0);
        const count = (kind: string): number => said.filter((block) => block.kind === kind).length;
        const figures = art.filter(({ type }) => type === 'Figure');
        expect(figures).toHaveLength(count('figure'));
        const told = alternativesOf(file);
        expect(told).toHaveLength(figures.length);
        for (const words of told) expect(words.length).toBeGreaterThan(40);
        expect(art.filter(({ type }) => type === 'Table').length).toBeGreaterThanOrEqual(count('table'));
        expect(art.filter(({ type }) => type === 'L').length).toBeGreaterThanOrEqual(count('list'));
      });

      it('lists its contents from sixteen pages on', () => {
        const told = within(tree, 'TOC')
          .map(({ words }) => words)
          .join(' ')
          .replaceAll('\u00A0', ' ');
        const shown = onPaper(rules.blocks, undefined, () => 0).flatMap((block) =>
          block.kind === 'heading' ? headingText(block) : [],
        );
        const isLong = tree.some(({ type }) => type === 'TOC');
        expect(isLong).toBe(['tmag', 'nation'].includes(id));
        for (const title of isLong ? shown : []) expect(told).toContain(title);
      });
    },
  );

  it('to fold is on turned sheets, each page once, and without warnings', async () => {
    const imposed = await writeBooklet(booklet, { form: 'imposed', book });
    const folded = join(folder, `${id}-${paper}-imposed.pdf`);
    writeFileSync(folded, imposed.bytes);
    expect(run('qpdf', '--check', folded)).toContain('No syntax or stream encoding errors');
    const read = await readPdf(imposed.bytes);
    expect(imposed.pages % 2).toBe(0);
    expect(read.catalog('/ViewerPreferences/Duplex')).toBe('/DuplexFlipShortEdge');
    expect(read.catalog('/StructTreeRoot')).toBeUndefined();
    for (const { width, height } of read.pages) {
      expect([width, height]).toEqual(
        [PAPERS[paper].height, PAPERS[paper].width].map((mm) => expect.closeTo(mm, 3)),
      );
    }
    expect(read.pages.flatMap((page) => placedPictures(page))).toHaveLength(
      (await readPdf(bytes)).pages.length,
    );
  });
});

/** Where each link of a file leads that leaves the file, as qpdf tells it. */
const addressesOf = (file: string): string[] =>
  [...run('qpdf', '--qdf', '--object-streams=disable', file, '-').matchAll(/\/URI \(([^)]*)\)/g)].map(
    ([, address = '']) => address,
  );

/** Where the links of a booklet of a site at this address lead. */
const linksOf = async (site: string | undefined): Promise<readonly string[]> => {
  const file = join(folder, `published-${site === undefined ? 'nowhere' : 'there'}.pdf`);
  const { bytes } = unwrap(
    await printBooklet(target, await readRules(target), { paper: 'a4', book, form: 'pages', site }),
  );
  writeFileSync(file, bytes);
  return addressesOf(file);
};

describe('a booklet of a published site', () => {
  it('leads to its own page, and to each rule of Magic that it names', async () => {
    const { crossLinks } = await readRules(target);
    const wanted = crossLinks.map(
      ({ source, anchor }) => `https://example.org/dagger/rules/${source}/${anchor ? `#${anchor}` : ''}`,
    );
    expect(wanted.length).toBeGreaterThan(10);
    expect(await linksOf('https://example.org/dagger')).toEqual(
      expect.arrayContaining([...wanted, 'https://example.org/dagger/rules/target/']),
    );
  });

  it('has no link to the site where nobody has said where that is', async () => {
    const links = await linksOf(undefined);
    expect(links.filter((address) => /rules\/|localhost/.test(address))).toEqual([]);
  });
});
