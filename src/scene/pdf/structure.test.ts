import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRef, PDFString } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/print/reader';
import { nodeBook } from '../../files/node-fonts';
import { type FontBook, withFonts } from '../fonts/book';
import { type Item, type Scene, type Tag, translate } from '../scene';
import { rect, text } from '../shapes';
import { type PdfPage, writePdf } from './document';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const INFO = {
  title: 'T',
  subject: 'S',
  author: 'A',
  keywords: [],
  language: 'en-GB',
  date: new Date(0),
  licence: { name: 'L' },
};
const STYLE = { voice: 'talk', size: 4, fill: '#1C1A17' } as const;
const page = (...items: Item[]): PdfPage => ({ scene: { width: 100, height: 150, items }, label: '1' });
const words = (content: string, y = 20): Item => text(10, y, content, STYLE);
const tagged = (tag: Tag, ...items: Item[]): Item => ({ kind: 'group', tag, items });

const root: Tag = { type: 'Document' };

interface ReadElement {
  readonly type: string;
  readonly dict: PDFDict;
  readonly kids: readonly (ReadElement | string)[];
}

/** The tree of a file: elements, and their pieces as "page:mark" or "link". */
const readTree = async (pages: readonly PdfPage[]) => {
  const file = await readPdf(await withFonts(book, () => writePdf(book, { pages, info: INFO })));
  const { doc } = file;
  const pageOf = (ref: unknown): number => doc.getPages().findIndex((each) => each.ref === ref) + 1;
  const key = (name: string) => PDFName.of(name);
  const kidsOf = (dict: PDFDict): unknown[] => {
    const kids = dict.lookup(key('K'));
    return kids === undefined ? [] : kids instanceof PDFArray ? kids.asArray() : [dict.get(key('K'))];
  };
  const read = (dict: PDFDict): ReadElement => ({
    type: dict.lookup(key('S'), PDFName).decodeText(),
    dict,
    kids: kidsOf(dict).map((kid) => {
      if (kid instanceof PDFNumber) return `${pageOf(dict.get(key('Pg')))}:${kid.asNumber()}`;
      const inner = kid instanceof PDFRef ? doc.context.lookup(kid, PDFDict) : (kid as PDFDict);
      if (inner.get(key('Type')) === key('MCR'))
        return `${pageOf(inner.get(key('Pg')))}:${inner.lookup(key('MCID'), PDFNumber).asNumber()}`;
      return inner.get(key('Type')) === key('OBJR') ? 'link' : read(inner);
    }),
  });
  const top = doc.catalog.lookupMaybe(key('StructTreeRoot'), PDFDict);
  const parents = top?.lookup(key('ParentTree'), PDFDict).lookup(key('Nums'), PDFArray);
  return {
    ...file,
    parents,
    elements: top ? kidsOf(top).map((kid) => read(doc.context.lookup(kid as PDFRef, PDFDict))) : [],
  };
};

const outline = (element: ReadElement | string): unknown =>
  typeof element === 'string' ? element : [element.type, ...element.kids.map(outline)];

describe('a tagged file', () => {
  it('holds its elements in the order in which they are drawn', async () => {
    const list: Tag = { type: 'L', parent: root };
    const entry: Tag = { type: 'LI', parent: list };
    const { elements, catalog } = await readTree([
      page(
        tagged({ type: 'H1', parent: root }, words('Head')),
        tagged({ type: 'Lbl', parent: entry }, words('1.', 30)),
        tagged({ type: 'LBody', parent: entry }, words('First', 30)),
      ),
    ]);
    expect(elements.map(outline)).toEqual([
      ['Document', ['H1', '1:0'], ['L', ['LI', ['Lbl', '1:1'], ['LBody', '1:2']]]],
    ]);
    expect(catalog('/MarkInfo/Marked')).toBe('true');
  });

  it('keeps a paragraph one that goes on over the end of a page', async () => {
    const paragraph: Tag = { type: 'P', parent: root };
    const { elements } = await readTree([
      page(tagged(paragraph, words('First')), tagged(paragraph, words('second', 30))),
      page(words('2', 5), tagged(paragraph, words('third'))),
    ]);
    expect(elements.map(outline)).toEqual([['Document', ['P', '1:0', '2:0']]]);
  });

  it('leads from each piece of content back to its element', async () => {
    const { parents, doc, elements } = await readTree([
      page(tagged({ type: 'H2', parent: root }, words('A')), tagged({ type: 'P', parent: root }, words('B'))),
    ]);
    const key = doc.getPages()[0]?.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber() ?? -1;
    const types = parents
      ?.lookup(2 * key + 1, PDFArray)
      .asArray()
      .map((ref) => doc.context.lookup(ref, PDFDict).get(PDFName.of('S'))?.toString());
    expect(types).toEqual(['/H2', '/P']);
    expect(elements).toHaveLength(1);
  });

  it('marks all else as artifacts, between the tagged groups and around them', async () => {
    const { pages } = await readTree([
      page(
        rect(0, 0, 5, 5, { fill: '#1C1A17' }),
        words('head'),
        {
          kind: 'group',
          matrix: translate(3, 4),
          items: [rect(1, 1, 1, 1, { fill: '#1C1A17' }), tagged({ type: 'P', parent: root }, words('B'))],
        },
        words('foot'),
      ),
    ]);
    const marks =
      pages[0]?.operations.filter(({ operator }) => /^(BMC|BDC|EMC|TJ|f|q|Q)$/.test(operator)) ?? [];
    expect(
      marks.map(({ operator, operands }) => (operator === 'BMC' ? operands[0] : operator)).join(' '),
    ).toBe('q /Artifact f TJ EMC q /Artifact f EMC BDC TJ EMC Q /Artifact TJ EMC Q');
  });

  it('has an element for an empty cell', async () => {
    const row: Tag = { type: 'TR', parent: root };
    const { elements } = await readTree([
      page(tagged({ type: 'TD', parent: row }), tagged({ type: 'TD', parent: row }, words('2'))),
    ]);
    expect(elements.map(outline)).toEqual([['Document', ['TR', ['TD'], ['TD', '1:0']]]]);
  });

  it('says what a figure shows, and where it stands', async () => {
    const ring: Scene = { width: 10, height: 10, items: [rect(0, 0, 10, 10, { fill: '#1C1A17' })] };
    const picture: Item = { kind: 'picture', scene: ring, x: 10, y: 20, width: 30, height: 40 };
    const { elements } = await readTree([
      page({
        kind: 'group',
        matrix: translate(5, 5),
        items: [
          tagged(
            { type: 'Figure', parent: root, alt: 'Ein Kreis – „rund“', title: 'A ring (round)' },
            picture,
          ),
        ],
      }),
    ]);
    const figure = elements[0]?.kids[0] as ReadElement;
    expect(figure.dict.lookup(PDFName.of('Alt'), PDFHexString).decodeText()).toBe('Ein Kreis – „rund“');
    expect(figure.dict.lookup(PDFName.of('T'), PDFString).decodeText()).toBe('A ring (round)');
    const box = figure.dict.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('BBox'), PDFArray).asArray();
    expect(box.map((value) => ((value as PDFNumber).asNumber() / 72) * 25.4)).toEqual(
      [15, 150 - 65, 45, 150 - 25].map((value) => expect.closeTo(value, 3)),
    );
  });

  it('makes a link part of the words that lead, and says where', async () => {
    const paragraph: Tag = { type: 'P', parent: root };
    const link: Tag = { type: 'Link', parent: paragraph };
    const { elements, doc, parents } = await readTree([
      {
        ...page(
          tagged(paragraph, words('See ')),
          tagged(link, words('there')),
          tagged(paragraph, words('.')),
        ),
        links: [{ x: 1, y: 2, width: 3, height: 4, to: 0, says: 'there', tag: link }],
      },
    ]);
    expect(elements.map(outline)).toEqual([['Document', ['P', '1:0', ['Link', '1:1', 'link'], '1:2']]]);
    const node = doc.getPages()[0]?.node;
    const annotation = node?.Annots()?.lookup(0, PDFDict);
    const key = annotation?.lookup(PDFName.of('StructParent'), PDFNumber).asNumber() ?? -1;
    expect(
      parents
        ?.lookup(2 * key + 1, PDFDict)
        .get(PDFName.of('S'))
        ?.toString(),
    ).toBe('/Link');
    expect(annotation?.lookup(PDFName.of('Contents'), PDFHexString).decodeText()).toBe('there');
    expect(node?.get(PDFName.of('Tabs'))?.toString()).toBe('/S');
  });

  it('reads capitals as they were typed, letter by letter', async () => {
    const { pages, fonts } = await readTree([
      page(
        tagged({ type: 'H1', parent: root }, {
          ...text(10, 20, 'WHAT KILLS', STYLE),
          reads: 'What kills',
        } as Item),
      ),
    ]);
    expect(pages[0]?.content).not.toContain('ActualText');
    expect([...(fonts[0]?.unicode.values() ?? [])].join('')).toContain('What kils');
  });
});

it('a file without tags has no tree', async () => {
  const { elements, catalog, pages } = await readTree([page(words('A'))]);
  expect(elements).toEqual([]);
  expect(catalog('/MarkInfo')).toBeUndefined();
  expect(pages[0]?.content).not.toContain('BMC');
});
