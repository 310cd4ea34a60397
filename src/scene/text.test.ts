import { beforeAll, describe, expect, it } from 'vitest';
import { nodeBook } from '../files/node-fonts';
import { type FontBook, withFonts } from './fonts/book';
import type { TextItem } from './scene';
import {
  baselineOf,
  breakLines,
  fitText,
  type Inline,
  type Line,
  type ParagraphStyle,
  TextOverflow,
  textBlock,
} from './text';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const INK = '#1C1A17';
const style: ParagraphStyle = { voice: 'talk', size: 4, fill: INK, width: 40 };
const lines = (inlines: readonly Inline[], more: Partial<ParagraphStyle> = {}): Promise<Line[]> =>
  withFonts(book, () => breakLines(book, inlines, { ...style, ...more }));
const texts = (broken: readonly Line[]): string[] =>
  broken.map(({ items }) => items.map((item) => item.text).join('|'));

describe('a paragraph', () => {
  it('breaks at spaces, which end with their line', async () => {
    expect(texts(await lines(['The cards are dealt, one to each player.']))).toEqual([
      'The cards are dealt,',
      'one to each player.',
    ]);
  });

  it('breaks where it must', async () => {
    expect(texts(await lines(['one\ntwo']))).toEqual(['one', 'two']);
  });

  it('breaks after a hyphen, but only at spaces where it is told so', async () => {
    const text = 'Nightingale-Featherstonehaugh';
    expect(texts(await lines([text]))).toEqual(['Nightingale-', 'Featherstonehaugh']);
    expect(texts(await lines([`a ${text}`], { width: 66, breaks: 'spaces' }))).toEqual([`a ${text}`]);
    expect(texts(await lines([`aaaaaa ${text}`], { width: 66, breaks: 'spaces' }))).toEqual(['aaaaaa', text]);
  });

  it('breaks Japanese between its characters', async () => {
    const broken = await lines(['山田太郎さくら山田太郎さくら'], { width: 20 });
    expect(texts(broken)).toEqual(['山田太郎さ', 'くら山田太', '郎さくら']);
  });

  it('cuts a word that is longer than a line between graphemes, not inside one', async () => {
    const broken = await lines(['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧'], { width: 11 });
    expect(texts(broken)).toEqual(['👨‍👩‍👧👨‍👩‍👧', '👨‍👩‍👧']);
  });

  it('cuts a word of single letters, each in its own style, where it is longer than a line', async () => {
    const broken = await lines(['W', { text: 'M', voice: 'talk-bold' }], { width: 5 });
    expect(texts(broken)).toEqual(['W', 'M']);
  });

  it('measures a line as it is drawn, where words side by side are wider than each alone', async () => {
    const broken = await lines(['שלום ssj,aTo’ a'], { voice: 'talk-italic', width: 25, tracking: 0.2 });
    for (const { width } of broken) expect(width).toBeLessThan(25.001);
  });

  it('measures a word that fills its line without the space behind it, which its last letter is kerned with', async () => {
    for (const { width } of await lines(['iirWa,y’T a'], { size: 7, tracking: 0.2, width: 32 }))
      expect(width).toBeLessThanOrEqual(32);
  });

  it('keeps the style of each stretch and the addresses of its links', async () => {
    const [line] = await lines([
      'See ',
      { text: 'the rules', voice: 'talk-bold', fill: '#B4231F', href: 'https://example.org/' },
      '.',
    ]);
    expect(line?.items.map(({ text, voice, fill }) => [text, voice, fill])).toEqual([
      ['See ', 'talk', INK],
      ['the rules', 'talk-bold', '#B4231F'],
      ['.', 'talk', INK],
    ]);
    const linked = line?.items[1] as TextItem;
    expect(line?.links).toEqual([
      { x: linked.x, width: book.width('the rules', 'talk-bold', 4), href: 'https://example.org/' },
    ]);
  });

  it.each([
    ['start', 0],
    ['middle', 0.5],
    ['end', 1],
  ] as const)('aligned to its %s leaves the rest of the line to the other side', async (align, share) => {
    const [line] = await lines(['Ana'], { align });
    expect(line?.items[0]?.x).toBeCloseTo(share * (40 - book.width('Ana', 'talk', 4)), 9);
  });

  it('in capitals reads as it was written', async () => {
    const [line] = await lines(['Straße X'], { caps: true });
    expect(line?.items).toMatchObject([{ text: 'STRASSE X', reads: 'Straße X' }]);
    const [greek] = await lines(['Ελένη'], { caps: true });
    expect(greek?.items).toMatchObject([{ text: 'ΕΛΕΝΗ', reads: 'Ελένη' }]);
    const [armenian] = await lines(['Գևորգ'], { caps: true });
    expect(armenian?.items[0]).toMatchObject({ text: 'ԳԵՎՈՐԳ', reads: 'Գևորգ' });
    const [georgian] = await lines(['ნინო'], { caps: true });
    expect(georgian?.items[0]).toMatchObject({ text: 'ნინო' });
    const [same] = await lines(['X 12'], { caps: true });
    expect(same?.items[0]).not.toHaveProperty('reads');
  });

  it('stands on its baseline, line under line', async () => {
    const { height, width, items } = await withFonts(book, () =>
      textBlock(book, ['one\ntwo'], { ...style, lineHeight: 1.5 }),
    );
    expect([width, height]).toEqual([40, 12]);
    const baseline = baselineOf(book, { ...style, lineHeight: 1.5 });
    expect(items.map((item) => (item as TextItem).y)).toEqual([baseline, baseline + 6]);
    const { ascent, descent } = book.metrics('talk');
    expect(baseline - ascent * 4).toBeCloseTo(6 - baseline - descent * 4, 9);
  });
});

describe('a name that has to fit', () => {
  const fit = { voice: 'shout', fill: INK, width: 54.6, maxSize: 14, minSize: 4.4, maxLines: 2 } as const;
  const fitted = (name: string, more: Partial<Parameters<typeof fitText>[2]> = {}) =>
    withFonts(book, () => fitText(book, name, { ...fit, ...more }));
  const first = async (name: string, more = {}) => (await fitted(name, more)).items[0] as TextItem;

  it('is as large as it may be where there is room', async () => {
    expect((await first('ANA')).size).toBe(14);
  });

  it('shrinks until its longest word fits', async () => {
    const { size } = await first('W'.repeat(24));
    expect(book.width('W'.repeat(24), 'shout', size)).toBeCloseTo(54.6, 6);
  });

  it('takes a second line before it shrinks further', async () => {
    const { items } = await fitted('NIGHTINGALE FEATHERSTONE');
    expect(items.map((item) => (item as TextItem).text)).toEqual(['NIGHTINGALE', 'FEATHERSTONE']);
  });

  it('shrinks until its lines are as low as they have to be', async () => {
    const free = await fitted('NIGHTINGALE FEATHERSTONE', { lineHeight: 1 });
    const low = await fitted('NIGHTINGALE FEATHERSTONE', { lineHeight: 1, maxHeight: 18 });
    expect(free.height).toBeGreaterThan(20);
    expect(low.height).toBeLessThanOrEqual(18);
    expect(low.height).toBeGreaterThan(17);
  });

  it('gives a taller script the line height that it needs', async () => {
    const latin = await fitted('ANA', { lineHeight: 1, maxSize: 8 });
    const japanese = await fitted('さくら', { lineHeight: 1, maxSize: 8 });
    expect(latin.height).toBe(8);
    expect(japanese.height).toBeGreaterThan(10);
  });

  it('tries its smallest size before it gives up', async () => {
    const width = book.width('W'.repeat(24), 'shout', 4.4);
    expect((await first('W'.repeat(24), { width, maxSize: 4.45 })).size).toBeCloseTo(4.4, 9);
  });

  it('is refused by name where even the smallest size is too large', async () => {
    const name = 'W'.repeat(24);
    await expect(fitted(name, { width: 20 })).rejects.toThrow(TextOverflow);
    await expect(fitted(name, { width: 20 })).rejects.toThrow(`“${name}” does not fit`);
    await expect(fitted('A B C', { width: 8, maxLines: 1, minSize: 14 })).rejects.toThrow('“A B C”');
    await expect(fitted('ANA', { lineHeight: 1, maxHeight: 4 })).rejects.toThrow('“ANA”');
  });
});
