import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE } from '#messages/language';
import { qrCode } from '#messages/look';
import * as m from '#messages/print';
import { writeBooklet } from '../../files/booklet-file';
import { nodeBook } from '../../files/node-fonts';
import { loadFaces } from '../../files/pieces';
import { readRules } from '../../files/read-rules';
import { SOURCES } from '../../games';
import { COLORS } from '../../look/theme';
import { aroundChapter, CALLOUT_LABELS, QUICK_SLUG, type RulesDoc } from '../../rules/document';
import { parseRules } from '../../rules/parse';
import { plainText } from '../../rules/plain-text';
import { FRONT, SAMPLE_GAME, sampleDoc } from '../../rules/rules.sample';
import { withFonts } from '../../scene/fonts/book';
import type { Item, PictureItem, Scene, TextItem } from '../../scene/scene';
import { HOME_PAPERS, type HomePaper } from '../papers';
import { columnOf, FORMATS, TYPE } from './design';
import type { Figures } from './flow';
import { type BookletPage, bookletOutline, layoutBooklet } from './layout';
import { onPaper } from './on-paper';

const book = await nodeBook();
const ring: Scene = { width: 100, height: 50, items: [], alt: 'a ring' };
const cover = {
  icon: 'bullseye',
  lines: [
    ['Players', '3 or more'],
    ['Time', '60 minutes'],
  ],
} as const;

const pagesOf = (
  doc: RulesDoc,
  page: HomePaper = 'a4',
  figures: Figures = { ring: () => ring },
  site?: string,
): Promise<BookletPage[]> =>
  withFonts(book, () =>
    layoutBooklet(doc, { page, book, figures, ...cover, edition: '1', ...(site !== undefined && { site }) }),
  );

const docOf = (body: string): RulesDoc => parseRules(FRONT + body, 'rules.md', SAMPLE_GAME);

/** Texts of a page in drawing order, those of figures excepted. */
const textsOf = (items: readonly Item[]): TextItem[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : item.kind === 'group' ? textsOf(item.items) : []));

const picturesOf = (items: readonly Item[]): PictureItem[] =>
  items.flatMap((item) =>
    item.kind === 'picture' ? [item] : item.kind === 'group' ? picturesOf(item.items) : [],
  );

/** Texts between the running head and the folio. */
const bodyOf = (page: BookletPage): TextItem[] => textsOf(page.scene.items).slice(2, -1);

/** The pages with text, without the cover and those for notes. */
const textPages = (pages: readonly BookletPage[]): BookletPage[] =>
  pages.slice(1).filter((page) => bodyOf(page).length > 0);

/** How much larger a page's text is than `TYPE` says: from the first words of an h2. */
const scaleOf = (pages: readonly BookletPage[]): number =>
  (textPages(pages)
    .flatMap(bodyOf)
    .find(({ voice }) => voice === 'shout')?.size ?? 0) / TYPE.h2.size;

/** The lowest line or picture of a page between its margins, mm. */
const footOf = (items: readonly Item[]): number =>
  Math.max(
    0,
    ...items.map((item) => {
      if (item.kind === 'text') return item.y;
      if (item.kind === 'picture') return item.y + item.height;
      return item.kind === 'group' && !item.matrix ? footOf(item.items) : 0;
    }),
  );

const wordsOf = (texts: readonly TextItem[]): string =>
  texts
    .map(({ text, reads }) => reads ?? text)
    .join('')
    .replace(/\s/g, '');

/** Pages of each game's booklet. */
const PAGES: Readonly<Record<string, number>> = {
  target: 12,
  mafia: 12,
  multiplayer: 12,
  tmag: 16,
  nation: 16,
};

const everyBooklet = SOURCES.flatMap((source) =>
  HOME_PAPERS.map((paper) => [source.id, paper, PAGES[source.id] ?? 0, source] as const),
);

/** In English: another language has four pages more or fewer, and fills them as its text does. */
const IN_ENGLISH = LANGUAGE === 'en';

describe.each(everyBooklet)('the booklet of %s for %s, %d pages', (_name, paper, count, source) => {
  let doc: RulesDoc;
  let pages: BookletPage[];
  beforeAll(async () => {
    doc = await readRules(source);
    pages = await pagesOf(doc, paper, (await loadFaces(source.id)).figures);
  });

  it('is full: 90 % of its pages, 85 % in other languages, no page below 70 %, none for notes', () => {
    expect(pages.length % 4).toBe(0);
    // A new game fills its pages when its text is written.
    if (count === 0) return;
    const { top, bottom } = FORMATS[paper];
    const fill = pages.slice(1).map(({ scene }) => (footOf(scene.items.slice(2, -1)) - top) / (bottom - top));
    expect(IN_ENGLISH ? [count] : [count - 4, count, count + 4]).toContain(pages.length);
    expect(Math.min(...fill)).toBeGreaterThan(0.7);
    const mean = fill.reduce((sum, each) => sum + each, 0) / fill.length;
    expect(mean).toBeGreaterThan(IN_ENGLISH ? 0.9 : 0.85);
  });

  it('holds every word of the rules, in order', () => {
    const blocks = onPaper(doc.blocks, undefined, () => 0);
    const { before, chapter, after } = aroundChapter(blocks, QUICK_SLUG);
    // A figure and its caption are where they fit.
    const said = [...before, ...after, ...chapter].filter(({ kind }) => kind !== 'figure');
    const words = pages
      .slice(1)
      .map(bodyOf)
      .map(wordsOf)
      .join('')
      .replaceAll(/([(,](?:p|S|pág)\.)\d+/g, '$10');
    const isSet = (block: (typeof said)[number]): boolean =>
      plainText({ blocks: [block] })
        .split('\n')
        .every((line) => words.includes(line.replace(/\s/g, '')));
    // A table in two halves is set in one where its words are too long.
    const blocksAsSet = said.map((block) =>
      block.kind === 'table' && block.undivided && !isSet(block) ? block.undivided : block,
    );
    let from = 0;
    for (const line of plainText({ blocks: blocksAsSet }).split('\n')) {
      const at = words.indexOf(line.replace(/\s/g, ''), from);
      // Or the caption of a figure is within it.
      if (at < 0 && words.includes(line.replace(/\s/g, '').slice(0, 20), from)) continue;
      expect(at, line).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  it('sets everything within the margins', async () => {
    const { width, margin, top, bottom } = FORMATS[paper];
    for (const page of pages.slice(1)) {
      for (const item of bodyOf(page)) {
        // The space that ends a line is not seen.
        const own = book.width(item.text.trimEnd(), item.voice, item.size, item.tracking ?? 0);
        const left = item.anchor === 'end' ? item.x - own : item.x;
        expect(left, item.text).toBeGreaterThanOrEqual(margin - 0.01);
        expect(left + own, item.text).toBeLessThanOrEqual(width - margin + 0.01);
        expect(item.y, item.text).toBeGreaterThan(top);
        expect(item.y, item.text).toBeLessThan(bottom);
      }
    }
  });

  it('has three lines or a figure under the last heading of a page', () => {
    for (const page of pages.slice(1)) {
      const heading = bodyOf(page).findLast(({ voice }) => voice === 'shout')?.y ?? 0;
      const lines = new Set(bodyOf(page).flatMap(({ y }) => (y > heading + 1 ? y.toFixed(1) : [])));
      const figure = picturesOf(page.scene.items).some(({ y }) => y > heading);
      expect(figure || lines.size >= 3, page.label).toBe(true);
    }
  });

  it('names the game at the inner edge and the first section at the outer one, whole', () => {
    const { margin, width } = FORMATS[paper];
    const known = ['', m.contents, ...doc.sections.map(({ title }) => title)];
    pages.slice(1).forEach(({ scene }, index) => {
      const [left, right] = textsOf(scene.items.slice(0, 2));
      const [inner, outer] = index % 2 === 0 ? [right, left] : [left, right];
      expect(inner?.text).toBe(doc.meta.title);
      expect(known).toContain(outer?.text);
      expect([left?.x, right?.x]).toEqual([margin, width - margin]);
    });
  });

  it('has its quick reference on the back cover, and its credits inside it', () => {
    const titles = pages.map(({ outline }) => outline.map(({ title }) => title));
    const from = doc.sections.findIndex(({ slug }) => slug === QUICK_SLUG);
    const to = doc.sections.findIndex(({ level }, k) => k > from && level === 2);
    expect(titles.at(-1)).toEqual(doc.sections.slice(from, to).map(({ title }) => title));
    expect(titles.at(-2)).toContain(doc.sections.find(({ slug }) => slug === 'credits')?.title);
  });

  it('has a list of contents if it is long, from which each entry leads to the page with the heading', () => {
    const words = wordsOf(bodyOf(pages[1] as BookletPage));
    const isListed = ({ title }: { readonly title: string }) =>
      new RegExp(`${title.replace(/[\\s?()]/g, '.?')}\\d+`).test(words);
    expect(doc.sections.filter(({ level }) => level === 2).some(isListed)).toBe(pages.length >= 16);
    if (pages.length < 16) return;
    const shown = onPaper(doc.blocks, undefined, () => 0).flatMap((block) =>
      block.kind === 'heading' ? block.slug : [],
    );
    const sections = doc.sections.filter(({ slug }) => shown.includes(slug));
    const links = pages[1]?.links.slice(0, sections.length) ?? [];
    const listed = links.map(({ to }) => Number(to));
    expect(listed).toEqual(listed.toSorted((one, other) => one - other));
    for (const { title } of sections) {
      const page = pages.findIndex(({ outline }) => outline.some((mark) => mark.title === title));
      expect(links.map(({ to }) => to)).toContain(page);
      expect(words).toContain(`${title.replace(/\s/g, '')}${page + 1}`);
    }
  });
});

describe('a booklet', () => {
  it.each([
    ['a4', 148, 210],
    ['letter', 139.7, 215.9],
  ] as const)('for %s has pages of %d x %d mm', async (paper, width, height) => {
    for (const { scene } of await pagesOf(sampleDoc(), paper)) expect(scene).toMatchObject({ width, height });
  });

  it('is a cover, text, and pages for notes up to four, each page with its number at the outer edge', async () => {
    const pages = await pagesOf(sampleDoc());
    expect(pages.map(({ label }) => label)).toEqual([m.cover, '2', '3', '4']);
    expect(pages.slice(1).map(({ scene }) => textsOf(scene.items).at(-1))).toMatchObject([
      { text: '2', x: 13 },
      { text: '3', x: 135, anchor: 'end' },
      { text: '4', x: 13 },
    ]);
    expect(textsOf(pages[3]?.scene.items ?? []).map(({ text }) => text)).toEqual([
      m.notes,
      'Duel, for Tests',
      '4',
    ]);
  });

  it('names title, its lines and the edition on its cover', async () => {
    const [cover] = await pagesOf(sampleDoc());
    const texts = textsOf(cover?.scene.items ?? []).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['DUEL, ', 'FOR TESTS', '3 or more', '60 minutes', '1']));
  });

  it('lists sections, with subsections under them, in its outline', async () => {
    const pages = await pagesOf(sampleDoc());
    const titles = bookletOutline('Duel', pages).map(({ title, children }) => [
      title,
      children?.map((child) => child.title),
    ]);
    expect(titles).toEqual([
      ['Duel', []],
      ['What kills', ['Who is what?']],
    ]);
  });

  it('makes links of its own words and of addresses', async () => {
    const [page] = await pagesOf(
      docOf('See [below](#a) and [there](https://example.org/x).\n\n## A\n\nWords.'),
    ).then(textPages);
    expect(page?.links.map(({ to }) => to)).toEqual([1, 'https://example.org/x']);
    expect(wordsOf(bodyOf(page as BookletPage))).toMatch(/Seebelow\((p|S|pág)\.2\)andthere\./);
  });

  it('leads from a term to its entry in the glossary, and from a rule to its number', async () => {
    const glossary = '## Glossary\n\n:::glossary\n- **Hit**: a point.\n:::';
    const pages = await pagesOf(
      docOf(
        `A :term[hit] by [the rule](#7.1).\n\n## A\n\n::rule[What it says]{#7.1}\n\nWords.\n\n${glossary}`,
      ),
    );
    const [page] = textPages(pages);
    expect(page?.links.map(({ to }) => to)).toEqual([1, 1]);
    expect(page?.outline.map(({ title }) => title)).toEqual(['A', '7.1 What it says', 'Glossary', 'Hit']);
    const number = bodyOf(page as BookletPage).find(({ text }) => text === '7.1 ');
    expect(number).toMatchObject({ voice: 'form-bold', fill: COLORS.red });
  });

  const elsewhere = () => docOf('## A\n\nAs in [Other 7.1](/rules/other/#7.1).');

  it('leads to other texts where the site is published, and says the same words without a link', async () => {
    const [, published] = await pagesOf(elsewhere(), 'a4', {}, 'https://example.org/sub');
    const [, unpublished] = await pagesOf(elsewhere());
    expect(published?.links[0]?.to).toBe('https://example.org/sub/rules/other/#7.1');
    expect(unpublished?.links).toEqual([]);
    expect(wordsOf(bodyOf(unpublished as BookletPage))).toContain('AsinOther7.1.');
  });

  it('ends with a code and a link to its page, or with neither where no site is known', async () => {
    const published = textPages(await pagesOf(elsewhere(), 'a4', {}, 'https://example.org/sub')).at(-1);
    const unpublished = textPages(await pagesOf(elsewhere())).at(-1);
    const address = 'https://example.org/sub/rules/duel/';
    const [code] = picturesOf(published?.scene.items ?? []);
    expect(code?.scene.alt).toBe(qrCode({ text: address }));
    expect(code?.width).toBeGreaterThan(20);
    expect(published?.links.at(-1)?.to).toBe(address);
    expect(wordsOf(bodyOf(published as BookletPage))).toContain(address);
    expect(picturesOf(unpublished?.scene.items ?? [])).toEqual([]);
    expect(wordsOf(bodyOf(unpublished as BookletPage))).not.toContain('http');
  });

  it('repeats the head of a table on the next page, and leaves five rows at least on either', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, index) => `| a row that is long enough for a column, ${index} | x |`,
    ).join('\n');
    const all = await pagesOf(docOf(`## A\n\n| Key | Value |\n| --- | --- |\n${rows}`));
    const pages = textPages(all).filter((page) => bodyOf(page).some(({ text }) => text.includes('row')));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const heads = bodyOf(page).filter(({ text, voice }) => text === 'Key' && voice === TYPE.head.voice);
      expect(heads).toHaveLength(1);
      const of = bodyOf(page).filter(({ text }) => text.includes('row'));
      expect(of.length).toBeGreaterThanOrEqual(5);
      expect((of[1]?.y ?? 0) - (of[0]?.y ?? 0)).toBeCloseTo((14 * 25.4) / 72);
    }
  });

  it('draws one bar beside a callout, from its label to the last line on each page', async () => {
    const text = Array.from(
      { length: 42 },
      () => 'Two lines of text, for a callout that is higher than a page, and goes on.',
    );
    const pages = await pagesOf(docOf(`## A\n\n:::example\n${text.join('\n\n')}\n:::`));
    const bars = textPages(pages).map(({ scene }) =>
      scene.items.flatMap((item) =>
        item.kind === 'group'
          ? item.items.filter((path) => path.kind === 'path' && path.fill === COLORS.red && !path.stroke)
          : [],
      ),
    );
    expect(bars.map((items) => items.length)).toEqual([1, 1]);
  });

  it('sets a script whole, under a manila tab, in the form voice', async () => {
    const filler = Array.from({ length: 22 }, () => 'A line.').join('\n\n');
    const script = ':::script[Night]\n1. Heads down.\n2. Up.\n3. Down.\n4. All up.\n:::';
    const pages = await pagesOf(docOf(`## A\n\n${filler}\n\n${script}`));
    const [page] = pages.filter((each) => wordsOf(bodyOf(each)).includes('Heads'));
    const texts = bodyOf(page as BookletPage);
    expect(wordsOf(texts)).toContain(`${CALLOUT_LABELS.script}Night1.Headsdown.2.Up.3.Down.4.Allup.`);
    expect(texts.find(({ text }) => text === 'Heads down.')?.voice).toBe('form');
    const tab = page?.scene.items.flatMap((item) => (item.kind === 'group' ? item.items : []));
    expect(tab?.some((item) => item.kind === 'path' && item.fill === COLORS.manila)).toBe(true);
  });

  it('breaks a line where the author did', async () => {
    const pages = await pagesOf(docOf('## A\n\nOne\\\ntwo.'));
    const [one, two] = bodyOf(pages[1] as BookletPage).slice(1);
    expect([one?.text, two?.text]).toEqual(['One ', 'two.']);
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(TYPE.body.size * TYPE.body.lineHeight * scaleOf(pages));
  });

  it('makes a figure smaller that is wider than the column, and no figure larger', async () => {
    const wide = (width: number): Figures => ({ ring: () => ({ ...ring, width }) });
    const placed = async (width: number) => {
      const pages = await pagesOf(docOf('## A\n\n::figure[A ring.]{#ring}'), 'a4', wide(width));
      const scale = scaleOf(pages);
      return { ...picturesOf(pages[1]?.scene.items ?? []).at(0), scale };
    };
    const column = columnOf(FORMATS.a4);
    const wider = await placed(2 * column);
    expect(wider).toMatchObject({ width: expect.closeTo(column), height: expect.closeTo(25) });
    const small = await placed(56);
    expect(small).toMatchObject({
      width: expect.closeTo(56 * small.scale),
      height: expect.closeTo(50 * small.scale),
    });
  });

  it('makes a figure smaller that is higher than a page', async () => {
    const high: Figures = { ring: () => ({ ...ring, height: 400 }) };
    const pages = await pagesOf(docOf('## A\n\n::figure[A ring.]{#ring}'), 'a4', high);
    const placed = pages.flatMap(({ scene }) => picturesOf(scene.items));
    const room = FORMATS.a4.bottom - FORMATS.a4.top - 30 * scaleOf(pages);
    expect(placed.at(-1)).toMatchObject({ height: expect.closeTo(room) });
  });

  it('names a table that is too wide', async () => {
    const wide = docOf(`## A\n\n| Key | Value |\n| --- | --- |\n| ${'x'.repeat(60)} | ${'y'.repeat(60)} |`);
    await expect(pagesOf(wide)).rejects.toThrow('table "Key, Value": its columns need');
  });

  it('refuses a figure that nobody drew', async () => {
    await expect(pagesOf(sampleDoc(), 'a4', {})).rejects.toThrow('unknown figure "ring"');
  });

  it('is the same file, byte for byte, when it is made again', async () => {
    const make = async () => {
      const [book, rules] = [await nodeBook(), sampleDoc()];
      const input = { page: 'a4', book, figures: { ring: () => ring }, ...cover, edition: '1' } as const;
      const pages = await withFonts(book, () => layoutBooklet(rules, input));
      return writeBooklet({ rules, paper: 'a4', pages }, { book, form: 'pages', date: new Date(0) });
    };
    const [first, second] = [await make(), await make()];
    expect(first.pages).toBe(4);
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });
});
