import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { boxOf, placedPictures, readContent, readPdf } from '../../../tests/print/reader';
import { nodeBook } from '../../files/node-fonts';
import { type FontBook, withFonts } from '../fonts/book';
import { FontsNeeded } from '../fonts/itemize';
import type { Item, Scene, TextItem } from '../scene';
import { circle, rect } from '../shapes';
import { type PdfInput, type PdfPage, writePdf } from './document';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const INFO = {
  title: 'Karten – „Ziel“',
  subject: 'Target cards',
  author: 'Paper Dagger',
  keywords: ['print and play', 'assassin'],
  language: 'en-GB',
  date: new Date('2026-11-21T00:00:00Z'),
  licence: { name: 'CC BY 4.0' },
};

const A4 = { width: 210, height: 297 };
const page = (...items: Item[]): Scene => ({ ...A4, items });
/** Pages are labelled by their number where that is of no matter. */
const write = ({
  pages,
  ...input
}: Omit<Partial<PdfInput>, 'pages'> & {
  readonly pages: readonly Partial<PdfPage>[];
}): Promise<Uint8Array> => {
  const labelled = pages.map((own, i) => ({ scene: page(), label: String(i + 1), ...own }));
  return withFonts(book, () => writePdf(book, { info: INFO, ...input, pages: labelled }));
};
const read = async (...items: Item[]) => readPdf(await write({ pages: [{ scene: page(...items) }] }));
const text = (content: string, more: Partial<TextItem> = {}): TextItem => ({
  kind: 'text',
  x: 20,
  y: 30,
  text: content,
  voice: 'talk',
  size: 5,
  fill: '#1C1A17',
  ...more,
});

describe('a page', () => {
  it('is as large as its scene, and says so where that is cut', async () => {
    const { doc, pages } = await readPdf(await write({ pages: [{ isCut: true }, {}] }));
    for (const { width, height, trim } of pages) {
      for (const size of [{ width, height }, trim]) {
        expect(size.width).toBeCloseTo(210, 4);
        expect(size.height).toBeCloseTo(297, 4);
      }
    }
    const cut = doc.getPages().map(({ node }) => [node.TrimBox(), node.BleedBox()].map(Boolean));
    expect(cut).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('draws paths in mm, in their colours', async () => {
    const stroke = { color: '#FF0000', width: 0.5, dash: [1, 2], join: 'round' } as const;
    const { pages } = await read(
      rect(10, 20, 30, 40, { fill: '#003366' }),
      circle(50, 50, 5, { fill: '#FFFFFF', stroke }),
      rect(0, 0, 1, 1, {}),
    );
    const content = pages[0]?.content ?? '';
    expect(content).toContain('0 0.2 0.4 rg\n10 20 30 40 re\nf');
    expect(content).toContain('1 0 0 RG 0.5 w\n0 J 1 j\n[1 2] 0 d');
    expect(content).toContain('h\nB\n');
    expect(content).toContain('0 0 1 1 re\nn');
    const corner = pages[0]?.operations.find(({ operator }) => operator === 'm');
    expect(boxOf(corner?.matrix ?? [0, 0, 0, 0, 0, 0], 10, 20)).toMatchObject({
      width: expect.closeTo(10, 4),
      height: expect.closeTo(20, 4),
    });
  });

  it('keeps what moves and cuts a group inside the group', async () => {
    const { pages } = await read({
      kind: 'group',
      matrix: [1, 0, 0, 1, 7, 8],
      clip: 'M0 0L5 0L5 5Z',
      items: [],
    });
    expect(pages[0]?.content).toContain('q\n1 0 0 1 7 8 cm\n0 0 m\n5 0 l\n5 5 l\nh\nW n\n');
    expect(readContent(pages[0]?.content ?? '').at(-1)?.operator).toBe('Q');
  });
});

describe('a picture', () => {
  const back: Scene = { width: 63, height: 88, items: [rect(0, 0, 63, 88, { fill: '#1C1A17' })] };
  const at = (scene: Scene, x: number, y: number, width = 63, height = 88): Item => ({
    kind: 'picture',
    scene,
    x,
    y,
    width,
    height,
  });

  it('that stands often is in the file once, and stands where it should', async () => {
    const { pages } = await readPdf(
      await write({
        pages: [{ scene: page(at(back, 10, 15), at(back, 73, 15)) }, { scene: page(at(back, 10, 15)) }],
      }),
    );
    const placed = pages.flatMap((page) => placedPictures(page));
    expect(placed).toHaveLength(3);
    expect(new Set(placed.map(({ form }) => form?.id)).size).toBe(1);
    expect(pages[0]?.forms.size).toBe(1);
    for (const [i, x] of [10, 73, 10].entries()) {
      const box = boxOf(placed[i]?.matrix ?? [0, 0, 0, 0, 0, 0], 63, 88);
      expect([box.x, box.y, box.width, box.height]).toEqual(
        [x, 15, 63, 88].map((value) => expect.closeTo(value, 3)),
      );
    }
  });

  it('that is equal to another is written once too', async () => {
    const { pages } = await read(at(back, 0, 0), at(structuredClone(back), 70, 0));
    expect(pages[0]?.forms.size).toBe(1);
  });

  it('is scaled into its box', async () => {
    const { pages } = await read(at(back, 20, 30, 31.5, 44));
    const [placed] = placedPictures(pages[0] as NonNullable<(typeof pages)[0]>);
    expect(boxOf(placed?.matrix ?? [0, 0, 0, 0, 0, 0], 63, 88).width).toBeCloseTo(31.5, 3);
  });

  it('that stands once is written in its page, what it shares with another in a form', async () => {
    const icon = (): Scene => ({ width: 10, height: 10, items: [circle(5, 5, 5, { fill: '#B4231F' })] });
    const shared = icon();
    const card = (scene: Scene): Scene => ({ width: 63, height: 88, items: [at(scene, 1, 1, 10, 10)] });
    const once = await read(at(card(icon()), 0, 0));
    expect(once.pages[0]?.forms.size).toBe(0);
    const twice = await read(at(card(shared), 0, 0), at({ ...card(shared), width: 64 }, 70, 0));
    expect(twice.pages[0]?.forms.size).toBe(1);
  });
});

describe('text', () => {
  /** What a reader gets that goes glyph by glyph: the codes of all strings, by the font in use. */
  const glyphText = async (item: TextItem): Promise<string> => {
    const { pages, fonts, doc } = await read(item);
    const names = pages[0]?.operations.filter(({ operator }) => operator === 'Tf') ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(doc.getPageCount()).toBe(1);
    let font = fonts[0];
    return (pages[0]?.operations ?? [])
      .flatMap(({ operator, operands }) => {
        if (operator === 'Tf') font = fonts[Number(/F(\d+)/.exec(operands[0] ?? '')?.[1])];
        if (operator !== 'TJ') return [];
        return (operands.join('').match(/<\w*>/g) ?? [])
          .flatMap((hex) => hex.slice(1, -1).match(/.{4}/g) ?? [])
          .map((code) => font?.unicode.get(code) ?? '');
      })
      .join('');
  };

  it('is kerned by one array a line, from its baseline', async () => {
    const { pages } = await read(text('AVAVA To'));
    const content = pages[0]?.content ?? '';
    expect(content).toContain('1 0 0 -1 20 30 Tm');
    const arrays = content.match(/\[.*\] TJ/g) ?? [];
    expect(arrays).toHaveLength(1);
    // A and V are moved together: a positive correction between two strings.
    expect(arrays[0]).toMatch(/^\[<\w{4}>[1-9]\d*(\.\d+)?<\w{4}>/);
  });

  it('advances by just what the line was measured', async () => {
    for (const content of ['AVAVA To', 'Nguyễn', 'Straße', 'दनिका']) {
      const { pages, fonts } = await read(text(content, { size: 10 }));
      let font = fonts[0];
      let sum = 0;
      for (const { operator, operands } of pages[0]?.operations ?? []) {
        if (operator === 'Tf') font = fonts[Number(/F(\d+)/.exec(operands[0] ?? '')?.[1])];
        if (operator !== 'TJ') continue;
        for (const token of operands) {
          if (token.startsWith('<')) {
            for (const code of token.slice(1, -1).match(/.{4}/g) ?? []) {
              sum += font?.widths[Number.parseInt(code, 16) - 1] ?? Number.NaN;
            }
          } else if (token !== '[' && token !== ']') sum -= Number(token);
        }
      }
      expect(sum / 100).toBeCloseTo(book.width(content, 'talk', 10), 1);
    }
  });

  it.each(['Ana & Ben (50%)', 'Наталья', 'Nguyễn Thị Ánh', 'さくら 山田太郎', '👨‍👩‍👧 🇫🇷', 'office fi ffl'])(
    'says what it shows, glyph by glyph or for its span: %s',
    async (content) => {
      const { pages } = await read(text(content));
      const stream = pages[0]?.content ?? '';
      const span = /ActualText <FEFF(\w+)>/.exec(stream)?.[1];
      if (span === undefined) expect(await glyphText(text(content))).toBe(content);
      else expect(stream.match(/BDC/g)?.length).toBe(stream.match(/EMC/g)?.length);
    },
  );

  it.each(['שלום', 'شهرزاد', 'بتث'])(
    'from right to left says its letters in the order of the page: %s',
    async (word) => {
      expect([...(await glyphText(text(word)))].reverse().join('')).toBe(word);
      expect((await read(text(word))).pages[0]?.content).not.toContain('ActualText');
    },
  );

  it('gives a glyph a code for each of its meanings', async () => {
    const { fonts } = await read(text('بتث'), text('بپت', { y: 50 }));
    const codes = fonts.flatMap(({ unicode }) => [...unicode.values()]);
    expect(codes).toEqual(expect.arrayContaining([...'بتثپ']));
  });

  it('in capitals reads as it was typed', async () => {
    const { pages } = await read(text('STRASSE', { reads: 'Straße' }));
    expect(pages[0]?.content).toContain('/Span <</ActualText <FEFF005300740072006100DF0065>>> BDC');
  });

  it('whose marks are moved reads as one span', async () => {
    const { pages } = await read(text('कि र्म'));
    expect(pages[0]?.content).toContain('ActualText <FEFF0915093F');
  });

  it('is set apart by its tracking, and only that text is', async () => {
    const { pages } = await read(text('Ana', { tracking: 0.25 }), text('Ben'));
    expect((pages[0]?.content.match(/ Tc/g) ?? []).length).toBe(2);
    expect(pages[0]?.content).toMatch(/0\.25 Tc[\s\S]*0 Tc\nET/);
  });

  it('that hangs together is not torn apart by tracking', async () => {
    const { pages } = await read(text('Ana شهرزاد', { tracking: 0.25 }));
    expect(pages[0]?.content).toMatch(/0\.25 Tc[\s\S]*\n0 Tc\n\/F\d+ 5 Tf\n[\s\S]*\n0\.25 Tc\n0 Tc\nET/);
    const spaced = book.width('Ana شهرزاد', 'talk', 5, 0.25) - book.width('Ana شهرزاد', 'talk', 5);
    expect(spaced).toBeCloseTo(4 * 0.25, 9);
  });

  it('of nothing is not drawn; a space between two voices is, for those who read', async () => {
    expect((await read(text(''))).pages[0]?.content).not.toContain('BT');
    expect((await read(text(' '))).pages[0]?.content).toContain('BT');
  });

  it('has its fonts in the file, as subsets of what it uses', async () => {
    const { fonts } = await read(text('Ana'), text('Жук'), text('ANA', { voice: 'shout' }));
    expect(fonts.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+SourceSerif/),
      expect.stringMatching(/^[A-Z]{6}\+SourceSerif/),
      expect.stringMatching(/^[A-Z]{6}\+LeagueGothic/),
    ]);
    expect(new Set(fonts.map(({ name }) => name.slice(0, 6))).size).toBe(3);
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    expect(fonts.map(({ widths }) => widths.length)).toEqual([3, 3, 2]);
  });

  it('says which font it lacks before anything is written', async () => {
    const fresh = await nodeBook();
    const pages = [{ scene: page(text('Ana')), label: '1' }];
    await expect(writePdf(fresh, { pages, info: INFO })).rejects.toThrow(FontsNeeded);
  });
});

describe('a file', () => {
  it('says what it is, in the language and for the printer that it is told', async () => {
    const { doc, catalog } = await readPdf(
      await write({ pages: [{ scene: page() }], info: { ...INFO, turned: 'short' } }),
    );
    expect(doc.getTitle()).toBe(INFO.title);
    expect(doc.getSubject()).toBe(INFO.subject);
    expect(doc.getAuthor()).toBe(INFO.author);
    expect(doc.getKeywords()).toBe('print and play, assassin');
    expect(doc.getCreationDate()).toEqual(INFO.date);
    expect(doc.getModificationDate()).toEqual(INFO.date);
    expect(catalog('/Lang')).toContain('en-GB');
    expect(catalog('/ViewerPreferences/PrintScaling')).toBe('/None');
    expect(catalog('/ViewerPreferences/PickTrayByPDFSize')).toBe('true');
    expect(catalog('/ViewerPreferences/DisplayDocTitle')).toBe('true');
    expect(catalog('/ViewerPreferences/Duplex')).toBe('/DuplexFlipShortEdge');
  });

  it('labels its pages', async () => {
    const labels = ['iv', 'Sheet 1, back'];
    const bytes = await write({ pages: labels.map((label) => ({ label })) });
    expect((await readPdf(bytes)).labels).toEqual(labels);
  });

  it('leads from its outline to its pages', async () => {
    const outline = [
      { title: 'Überblick', page: 0, children: [{ title: 'Ziele', page: 1, y: 97 }] },
      { title: 'Ende', page: 1 },
    ];
    const { doc, catalog } = await readPdf(
      await write({ pages: [{ scene: page() }, { scene: page() }], outline }),
    );
    const root = doc.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    const first = root.lookup(PDFName.of('First'), PDFDict);
    const last = root.lookup(PDFName.of('Last'), PDFDict);
    const child = first.lookup(PDFName.of('First'), PDFDict);
    const title = (entry: PDFDict): string =>
      entry.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText();
    expect([first, child, last].map(title)).toEqual(['Überblick', 'Ziele', 'Ende']);
    expect(first.lookup(PDFName.of('Next'))).toBe(last);
    const dest = child.lookup(PDFName.of('Dest'), PDFArray);
    expect(dest.get(0)).toBe(doc.getPages()[1]?.ref);
    expect(Number(dest.get(3)?.toString())).toBeCloseTo((200 / 25.4) * 72, 2);
    expect(catalog('/PageMode')).toBe('/UseOutlines');
  });

  it('links boxes to pages and to addresses, whatever signs an address holds', async () => {
    const address = 'https://example.org/a_(b)?c=\\d)';
    const links = [
      { x: 10, y: 20, width: 30, height: 5, to: 0 },
      { x: 10, y: 40, width: 30, height: 5, to: address },
    ];
    const { doc } = await readPdf(await write({ pages: [{ scene: page(), links }] }));
    const [inner, outer] = (doc.getPages()[0]?.node.Annots()?.asArray() ?? []).map((ref) =>
      doc.context.lookup(ref, PDFDict),
    );
    const rectangle = inner
      ?.lookup(PDFName.of('Rect'), PDFArray)
      .asArray()
      .map((value) => Number(value.toString()));
    expect(rectangle?.map((value) => (value / 72) * 25.4)).toEqual(
      [10, 297 - 25, 40, 297 - 20].map((value) => expect.closeTo(value, 3)),
    );
    expect(inner?.lookup(PDFName.of('Dest'), PDFArray).get(0)).toBe(doc.getPages()[0]?.ref);
    const uri = outer?.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('URI'), PDFString, PDFHexString);
    expect(uri?.decodeText()).toBe(address);
  });

  it('refuses a link to a page that is not there', async () => {
    const links = [{ x: 0, y: 0, width: 1, height: 1, to: 7 }];
    await expect(write({ pages: [{ scene: page(), links }] })).rejects.toThrow('page 8 of 1');
  });

  it('is the same byte for byte whenever it is written, by whichever book', async () => {
    const pages = [
      { scene: page(text('Ana さくら شهرزاد'), rect(1, 2, 3, 4, { fill: '#B4231F' })), label: 'A' },
    ];
    const first = await write({ pages });
    const other = await nodeBook();
    await withFonts(other, () => other.shape('Жук', 'talk-bold'));
    const second = await withFonts(other, () => writePdf(other, { pages, info: INFO }));
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
  });
});
