import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unwrap } from '../../base/result';
import type { FontBook } from '../../scene/fonts/book';
import { type ExportFields, parseExport } from '../job';
import { nodeBook } from '../node-fonts';
import { exportKit, type Rasterise } from './export-file';
import { rasteriseInNode } from './raster-node';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const exported = async (fields: ExportFields, onProgress = (_: number): void => {}) =>
  exportKit(unwrap(parseExport(fields)), { book, rasterise: rasteriseInNode, onProgress });

const filesOf = async (fields: ExportFields): Promise<Record<string, Uint8Array>> =>
  unzipSync(unwrap(await exported(fields)).bytes);

/** Width and height as the header of a PNG tells them. */
const header = (png: Uint8Array): [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

const pixel = async (png: Uint8Array, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

/** Share of the dots that are not white. */
const inked = async (png: Uint8Array): Promise<number> => {
  const { channels } = await sharp(png).stats();
  return 1 - Math.min(...channels.map(({ mean }) => mean)) / 255;
};

/** The brightest channel of any dot at the four edges: a back is of ink and of waves, which are a little paler. */
const brightestAtEdges = async (png: Uint8Array): Promise<number> => {
  const [width, height] = header(png);
  const edges = [
    { left: 0, top: 0, width, height: 1 },
    { left: 0, top: height - 1, width, height: 1 },
    { left: 0, top: 0, width: 1, height },
    { left: width - 1, top: 0, width: 1, height },
  ];
  const strips = await Promise.all(edges.map((edge) => sharp(png).extract(edge).raw().toBuffer()));
  return Math.max(...Buffer.concat(strips));
};

const INK = [0, 0, 0];
const WHITE = [255, 255, 255];
const TARGET = { kit: 'target', players: ['Ana', 'Ben', 'Cy'] };

/** One export that several tests look at, with its progress. */
const progress: number[] = [];
let plain: Uint8Array;
beforeAll(async () => {
  plain = unwrap(await exported({ ...TARGET, format: 'png' }, (done) => progress.push(done))).bytes;
});

/** Draws nothing, and writes down what it was asked for. */
const asked: { svg: string; size: [number, number] }[] = [];
beforeEach(() => {
  asked.length = 0;
});
let blank: Uint8Array;
beforeAll(async () => {
  blank = await rasteriseInNode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 1, 1);
});
const rasterise: Rasterise = async (svg, width, height) => {
  asked.push({ svg, size: [width, height] });
  return blank;
};

describe('png', () => {
  test('an image a card and one for their back, in order, at 300 dpi', async () => {
    const files = unzipSync(plain);
    expect(Object.keys(files)).toEqual([
      '001-target-1.png',
      '002-target-2.png',
      '003-target-3.png',
      '004-target-reference.png',
      'back-target.png',
    ]);
    for (const png of Object.values(files)) expect(header(png)).toEqual([744, 1039]);
  });

  test('shows the card: white ground, the photo, the red label', async () => {
    const card = unzipSync(plain)['001-target-1.png'] as Uint8Array;
    expect(await pixel(card, 2, 2)).toEqual(WHITE);
    expect(await pixel(card, 60, 200)).toEqual([0xe6, 0xd3, 0xa3]);
    expect(await inked(card)).toBeGreaterThan(0.1);
  });

  test('with bleed, fronts lie 3 mm from the edge on white and backs reach the edge', async () => {
    const files = await filesOf({ ...TARGET, format: 'png', bleed: true });
    for (const png of Object.values(files)) expect(header(png)).toEqual([815, 1110]);
    const back = files['back-target.png'] as Uint8Array;
    expect(await brightestAtEdges(back)).toBeLessThan(0x60);
    expect(await pixel(files['001-target-1.png'] as Uint8Array, 0, 0)).toEqual(WHITE);
  });

  test('copies and pieces: only these, so often', async () => {
    const fields = { ...TARGET, format: 'png', pieces: ['target-2'], copies: '2' };
    expect(Object.keys(await filesOf(fields))).toEqual([
      '001-target-2.png',
      '002-target-2.png',
      'back-target.png',
    ]);
  });
});

describe('printers', () => {
  test.each([
    ['tgc', undefined, 825, 1125],
    ['mpc', undefined, 816, 1110],
    ['mpc', 'poker', 822, 1122],
  ] as const)('%s %s: %i x %i pixels, the back to the last of them', async (format, card, width, height) => {
    const files = await filesOf({ ...TARGET, format, card });
    for (const png of Object.values(files)) expect(header(png)).toEqual([width, height]);
    // Three cards, their rules and one back for all.
    expect(Object.keys(files)).toHaveLength(5);
    const back = files['back-target.png'] as Uint8Array;
    expect(await brightestAtEdges(back)).toBeLessThan(0x60);
  });
});

test('a printer of cards gets those of a kit, and a list of what is left out', async () => {
  const fields = { kit: 'mafia', count: '5', format: 'mpc' } as const;
  const files = await filesOf(fields);
  expect(Object.keys(files).filter((name) => name.includes('script'))).toEqual([]);
  expect(new TextDecoder().decode(files['left-out.txt'])).toContain('1 x Caller’s script');
  const none = await exported({ kit: 'tmag', count: '4', format: 'mpc' });
  expect(none).toMatchObject({ ok: false, error: { code: 'cards-only' } });
});

describe('tts', () => {
  test('a sheet, the back, the saved object and what to do with them', async () => {
    const files = await filesOf({ ...TARGET, format: 'tts' });
    expect(Object.keys(files)).toEqual([
      'target-sheet-1.png',
      'back-target.png',
      'target.json',
      'read-me.txt',
    ]);
    expect(header(files['back-target.png'] as Uint8Array)).toEqual([744, 1039]);
    const sheet = files['target-sheet-1.png'] as Uint8Array;
    const [width, height] = header(sheet);
    expect([width % 744, height % 1039]).toEqual([0, 0]);
    // The hidden card: the back in the last place.
    expect(await pixel(sheet, width - 3, height - 3)).toEqual(INK);
    expect(await pixel(sheet, 3, 3)).toEqual(WHITE);
  });

  test('a full sheet of 23 cards stays within 4096 pixels', async () => {
    const job = unwrap(parseExport({ kit: 'target', count: '22', format: 'tts' }));
    const { bytes } = unwrap(await exportKit(job, { book, rasterise }));
    expect(asked.map(({ size }) => size)).toEqual([
      [4092, 3812],
      [744, 1039],
    ]);
    expect(Object.keys(unzipSync(bytes))).toHaveLength(4);
  });
});

test('equal jobs give equal bytes', async () => {
  const again = unwrap(await exported({ ...TARGET, format: 'png' }));
  expect(Buffer.compare(again.bytes, plain)).toBe(0);
});

test('cards with equal faces are rasterised once', async () => {
  const job = unwrap(parseExport({ format: 'png', kit: 'target', count: '3', copies: '3' }));
  const { images } = unwrap(await exportKit(job, { book, rasterise }));
  expect([images, asked.length]).toEqual([13, 5]);
});

test('progress runs from 0 to 1 and never back', () => {
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
  expect(progress[0]).toBeLessThan(0.2);
});

test('SVGs have their text as outlines, so that no machine’s own fonts matter', async () => {
  const job = unwrap(parseExport({ ...TARGET, format: 'png' }));
  unwrap(await exportKit(job, { book, rasterise }));
  expect(asked).toHaveLength(5);
  for (const { svg } of asked) expect(svg).not.toContain('<text');
});

test('a name without glyphs is refused by its characters', async () => {
  const result = await exported({ format: 'png', kit: 'target', players: ['Ana', 'Ben', '𓀀'] });
  expect(result).toMatchObject({
    error: { code: 'missing-glyphs', message: expect.stringContaining('U+13000') },
  });
});

test('what a kit refuses is refused before anything is drawn', async () => {
  const result = await exported({ format: 'png', kit: 'target', players: ['Ana'] });
  expect(result).toMatchObject({ ok: false });
});

test.each(['png', 'tts'] as const)(
  'the names of the files of a deal do not say who has what: %s',
  async (format) => {
    const players = ['Xaverius', 'Quentin', 'Zebulon', 'Wolfgang', 'Yolanda'];
    const plan = await exportKit(unwrap(parseExport({ kit: 'mafia', players, seed: 'abc', format })), {
      book,
      rasterise,
    });
    const files = unzipSync(unwrap(plan).bytes);
    const said = Object.entries(files).flatMap(([name, bytes]) =>
      name.endsWith('.json') ? [name, new TextDecoder().decode(bytes)] : [name],
    );
    expect(said.join('\n')).not.toMatch(/role-(assassin|mafia|pleb)|Assassin \(|for Quentin: /);
  },
);
