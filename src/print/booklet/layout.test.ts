import { beforeAll, describe, expect, it } from 'vitest';
import { figures as mafiaFigures } from '../../faces/mafia/figures';
import { figures as multiplayerFigures } from '../../faces/multiplayer/figures';
import { figures as targetFigures } from '../../faces/target/figures';
import { COLORS } from '../../faces/theme';
import { figures as tmagFigures } from '../../faces/tmag';
import { mafia } from '../../games/mafia';
import { multiplayer } from '../../games/multiplayer';
import { target } from '../../games/target';
import { tmag } from '../../games/tmag';
import { bookletPdf } from '../../press/booklet-file';
import { nodeBook } from '../../press/node-book';
import { QUICK_SLUG, type RulesDoc } from '../../rules/document';
import { parseRules } from '../../rules/parse';
import { plainText } from '../../rules/plain-text';
import { readRules } from '../../rules/read-rules';
import { FRONT, SAMPLE_GAME, sampleDoc } from '../../rules/rules.sample';
import { withFonts } from '../../scene/fonts/book';
import type { Item, PictureItem, Scene, TextItem } from '../../scene/scene';
import { BOOKLET_PAPERS, type BookletPaper, FORMATS, TYPE } from './design';
import type { Figures } from './flow';
import { type BookletPage, bookletOutline, layoutBooklet } from './layout';

const book = await nodeBook();
const ring: Scene = { width: 100, height: 50, items: [], alt: 'a ring' };
const source = { icon: 'bullseye', players: { min: 3 }, needs: ['paper'], time: '60 minutes' } as const;

const pagesOf = (
  doc: RulesDoc,
  page: BookletPaper = 'a4',
  figures: Figures = { ring: () => ring },
  site?: string,
): Promise<BookletPage[]> =>
  withFonts(book, () =>
    layoutBooklet(doc, { page, book, figures, source, edition: '1', ...(site !== undefined && { site }) }),
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

const wordsOf = (texts: readonly TextItem[]): string =>
  texts
    .map(({ text, reads }) => reads ?? text)
    .join('')
    .replace(/\s/g, '');

const realDocs = [
  ['target', () => readRules(target), targetFigures],
  ['mafia', () => readRules(mafia), mafiaFigures],
  ['tmag', () => readRules(tmag), tmagFigures],
  ['multiplayer', () => readRules(multiplayer), multiplayerFigures],
] as const;

const everyBooklet = realDocs.flatMap(([name, read, figures]) =>
  BOOKLET_PAPERS.map((page) => [name, page, read, figures] as const),
);

describe.each(everyBooklet)('the booklet of %s for %s', (_name, paper, read, figures) => {
  let doc: RulesDoc;
  let pages: BookletPage[];
  beforeAll(async () => {
    doc = await read();
    pages = await pagesOf(doc, paper, figures);
  });

  it('holds every word of the rules, in order', async () => {
    const words = pages.slice(2).map(bodyOf).map(wordsOf).join('');
    let from = 0;
    for (const line of plainText(doc).split('\n')) {
      const at = words.indexOf(line.replace(/\s/g, ''), from);
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

  it('ends no page with a heading', async () => {
    for (const page of pages.slice(2)) {
      const last = bodyOf(page).at(-1);
      const after = picturesOf(page.scene.items).at(-1);
      const figureBelow = after !== undefined && last !== undefined && after.y > last.y;
      expect(last?.voice === 'shout' && !figureBelow, last?.text).toBe(false);
    }
  });

  it('has its quick reference on a page of its own', async () => {
    const section = doc.sections.findIndex(({ slug }) => slug === QUICK_SLUG);
    const [quick, next] = doc.sections
      .slice(section, section + 2)
      .map(({ title }) => pages.findIndex((page) => page.outline.some((mark) => mark.title === title)));
    expect(pages[quick as number]?.outline).toHaveLength(1);
    expect(next).toBe((quick as number) + 1);
  });

  it('leads from each line of the contents to the page with the heading', async () => {
    const list = pages.slice(
      1,
      pages.findIndex(({ outline }) => outline.length > 0),
    );
    const contents = list.flatMap(({ links }) => links);
    const words = list.map(bodyOf).map(wordsOf).join('');
    expect(contents).toHaveLength(doc.sections.length);
    contents.forEach(({ to }, index) => {
      const title = doc.sections[index]?.title ?? '';
      const at = pages[Number(to)];
      expect(at?.outline.map((mark) => mark.title)).toContain(title);
      expect(words).toContain(`${title.replace(/\s/g, '')}${at?.label}`);
    });
  });
});

describe('a booklet', () => {
  it.each([
    ['a4', 148, 210],
    ['letter', 139.7, 215.9],
  ] as const)('for %s has pages of %d x %d mm', async (paper, width, height) => {
    for (const { scene } of await pagesOf(sampleDoc(), paper)) expect(scene).toMatchObject({ width, height });
  });

  it('is a cover, contents, and text, each page with its number at the outer edge', async () => {
    const pages = await pagesOf(sampleDoc());
    expect(pages.map(({ label }) => label)).toEqual(['Cover', '2', '3', '4']);
    expect(pages.slice(1).map(({ scene }) => textsOf(scene.items).at(-1))).toMatchObject([
      { text: '2', x: 18 },
      { text: '3', x: 130, anchor: 'end' },
      { text: '4', x: 18 },
    ]);
  });

  it('names title, players, time, needs and edition on its cover', async () => {
    const [cover] = await pagesOf(sampleDoc());
    const texts = textsOf(cover?.scene.items ?? []).map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        'DUEL, ',
        'FOR TESTS',
        '3 or more',
        '60 minutes',
        'a printer and scissors',
        '1',
      ]),
    );
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
    ).then((pages) => pages.slice(2));
    expect(page?.links.map(({ to }) => to)).toEqual([2, 'https://example.org/x']);
  });

  it('leads from a term to its entry in the glossary, and from a rule to its number', async () => {
    const glossary = '## Glossary\n\n:::glossary\n- **Hit**: a point.\n:::';
    const pages = await pagesOf(
      docOf(
        `A :term[hit] by [the rule](#7.1).\n\n## A\n\n::rule[What it says]{#7.1}\n\nWords.\n\n${glossary}`,
      ),
    );
    const [page] = pages.slice(2);
    expect(page?.links.map(({ to }) => to)).toEqual([2, 2]);
    expect(page?.outline.map(({ title }) => title)).toEqual(['A', '7.1 What it says', 'Glossary', 'Hit']);
    const number = bodyOf(page as BookletPage).find(({ text }) => text === '7.1 ');
    expect(number).toMatchObject({ voice: 'form-bold', fill: COLORS.red });
  });

  const elsewhere = () => docOf('## A\n\nAs in [Other 7.1](/rules/other/#7.1).');

  it('leads to other texts where the site is published, and says the same words without a link', async () => {
    const [, , published] = await pagesOf(elsewhere(), 'a4', {}, 'https://example.org/sub');
    const [, , unpublished] = await pagesOf(elsewhere());
    expect(published?.links[0]?.to).toBe('https://example.org/sub/rules/other/#7.1');
    expect(unpublished?.links).toEqual([]);
    expect(wordsOf(bodyOf(unpublished as BookletPage))).toContain('AsinOther7.1.');
  });

  it('ends with a code and a link to its page, or with neither where no site is known', async () => {
    const published = (await pagesOf(elsewhere(), 'a4', {}, 'https://example.org/sub')).at(-1);
    const unpublished = (await pagesOf(elsewhere())).at(-1);
    const address = 'https://example.org/sub/rules/duel/';
    const [code] = picturesOf(published?.scene.items ?? []);
    expect(code?.scene.alt).toBe(`QR code: ${address}`);
    expect(code?.width).toBeGreaterThan(20);
    expect(published?.links.at(-1)?.to).toBe(address);
    expect(wordsOf(bodyOf(published as BookletPage))).toContain(address);
    expect(picturesOf(unpublished?.scene.items ?? [])).toEqual([]);
    expect(wordsOf(bodyOf(unpublished as BookletPage))).not.toContain('http');
  });

  it('repeats the head of a table on the next page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `| row ${index} | x |`).join('\n');
    const pages = (await pagesOf(docOf(`## A\n\n| Key | Value |\n| --- | --- |\n${rows}`))).slice(2);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const heads = bodyOf(page).filter(({ text, size }) => text === 'Key' && size === TYPE.head.size);
      expect(heads).toHaveLength(1);
    }
  });

  it('draws one bar beside a callout, from its label to the last line on each page', async () => {
    const text = Array.from(
      { length: 30 },
      () => 'Two lines of text, for a callout that is higher than a page, and goes on.',
    );
    const pages = await pagesOf(docOf(`## A\n\n:::example\n${text.join('\n\n')}\n:::`));
    const bars = pages
      .slice(2)
      .map(({ scene }) =>
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
    expect(wordsOf(texts)).toContain('ScriptNight1.Headsdown.2.Up.3.Down.4.Allup.');
    expect(texts.find(({ text }) => text === 'Heads down.')?.voice).toBe('form');
    const tab = page?.scene.items.flatMap((item) => (item.kind === 'group' ? item.items : []));
    expect(tab?.some((item) => item.kind === 'path' && item.fill === COLORS.manila)).toBe(true);
  });

  it('breaks a line where the author did', async () => {
    const [, , page] = await pagesOf(docOf('## A\n\nOne\\\ntwo.'));
    const [one, two] = bodyOf(page as BookletPage).slice(-5);
    expect([one?.text, two?.text]).toEqual(['One ', 'two.']);
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(TYPE.body.size * TYPE.body.lineHeight);
  });

  it('makes a figure smaller that is wider than the column, and no figure larger', async () => {
    const wide = (width: number): Figures => ({ ring: () => ({ ...ring, width }) });
    const placed = async (width: number) => {
      const pages = await pagesOf(docOf('## A\n\n::figure[A ring.]{#ring}'), 'a4', wide(width));
      return picturesOf(pages[2]?.scene.items ?? []).at(0);
    };
    expect(await placed(224)).toMatchObject({ x: 18, width: 112, height: 25 });
    expect(await placed(56)).toMatchObject({ x: 46, width: 56, height: 50 });
  });

  it('makes a figure smaller that is higher than a page', async () => {
    const high: Figures = { ring: () => ({ ...ring, height: 400 }) };
    const pages = await pagesOf(docOf('## A\n\n::figure[A ring.]{#ring}'), 'a4', high);
    const placed = pages.flatMap(({ scene }) => picturesOf(scene.items));
    expect(placed.at(-1)).toMatchObject({ height: expect.closeTo(FORMATS.a4.bottom - FORMATS.a4.top - 30) });
  });

  it('names a table that is too wide', async () => {
    const wide = docOf(`## A\n\n| Key | Value |\n| --- | --- |\n| ${'x'.repeat(60)} | ${'y'.repeat(60)} |`);
    await expect(pagesOf(wide)).rejects.toThrow('table "Key, Value": its columns need');
  });

  it('refuses a figure that nobody drew', async () => {
    await expect(pagesOf(sampleDoc(), 'a4', {})).rejects.toThrow('unknown figure "ring"');
  });

  it('is the same file, byte for byte, when it is made again', async () => {
    const make = async () =>
      bookletPdf(sampleDoc(), {
        page: 'a4',
        book: await nodeBook(),
        figures: { ring: () => ring },
        source,
        edition: '1',
        date: new Date(0),
      });
    const [first, second] = [await make(), await make()];
    expect(first.pages).toBe(4);
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });
});
