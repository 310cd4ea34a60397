/** Files that mean harm, or are damaged: each is refused or left out with a sentence, and nothing of it is run, fetched or unfolded. */
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../base/result';
import { paintPicture } from '../exports/raster-node';
import { bindSet, openSet, paintPictures, zipSet } from '.';
import { readPicture } from './pictures';
import { readZip, withFiles } from './zip';

const svg = (inside: string, size = 'viewBox="0 0 10 10"') =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);

/** The first bytes of a PNG that says to be so large. */
const pngOf = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

const dots = (format: 'png' | 'jpeg' | 'webp', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#b03030' } })
    .toFormat(format)
    .toBuffer();

const RECT = '<rect width="10" height="10" fill="#123456"/>';

describe('a picture', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>'), 'script'],
    ['a script of another name space', svg('<svg:script href="data:,x"/>'), 'script'],
    ['an event', svg('<rect onload="alert(1)"/>'), 'script'],
    ['a link to a script', svg('<a href="javascript:alert(1)"/>'), 'script'],
    ['entities', strToU8('<!DOCTYPE svg [<!ENTITY a "aaa">]><svg viewBox="0 0 1 1">&a;</svg>'), 'entities'],
    ['a page', svg('<foreignObject><iframe src="https://example.org"/></foreignObject>'), 'page'],
    ['a file outside', svg('<image href="https://example.org/a.png"/>'), 'outside'],
    ['a file of this device', svg('<image xlink:href="file:///etc/passwd"/>'), 'outside'],
    ['an SVG in itself', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), 'outside'],
    ['a style from outside', svg('<style>@import "https://example.org/a.css"</style>'), 'outside'],
    ['a fill from outside', svg('<rect fill="url(https://example.org/#a)"/>'), 'outside'],
    ['a style sheet', strToU8('<?xml-stylesheet href="a.css"?><svg viewBox="0 0 1 1"/>'), 'outside'],
    ['itself a billion times', svg('<g id="a"/><g id="b"><use href="#a"/><use href="#a"/></g>'), 'repeats'],
    ['letters of another writing', Uint8Array.of(0x3c, 0x73, 0xff, 0xfe), 'UTF-8'],
    ['30,000 units a side', svg(RECT, 'width="30000" height="30000"'), '30,000 × 30,000'],
    ['a length of a kilometre', svg(RECT, 'width="100000cm" height="10"'), 'at most 8,000'],
    ['no size', svg(RECT, ''), 'no size'],
  ])('SVG with %s is refused', (_, bytes, message) => {
    const read = readPicture(bytes);
    expect(!read.ok && read.error.message).toContain(message);
  });

  test.each([
    ['30,000 dots a side', pngOf(30_000, 30_000), '30,000 × 30,000 dots'],
    ['more dots than a camera has', pngOf(7900, 7900), 'at most 8,000 a side and 16 million'],
    ['no dots', pngOf(0, 10), 'no dots'],
    ['another kind of file', strToU8('GIF89a'.repeat(20)), 'is no PNG, JPEG, WebP or SVG'],
    ['nothing', new Uint8Array(), 'is no PNG'],
    ['too much', new Uint8Array(10_000_001), 'more than 10 MB'],
    ['half a JPEG', Uint8Array.of(0xff, 0xd8, ...new Uint8Array(60).fill(0xff)), 'is no PNG'],
  ])('with %s is refused', (_, bytes, message) => {
    const read = readPicture(bytes);
    expect(!read.ok && read.error.message).toContain(message);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('as an honest %s is read, and painted', async (format) => {
    const bytes = await dots(format);
    const head = unwrap(readPicture(bytes));
    expect(head).toEqual({ type: format, width: 40, height: 30 });
    const data = await paintPicture(bytes, head);
    const painted = sharp(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
    expect(await painted.metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 480, channels: 3 });
  });

  test('as a plain SVG, and an inner picture of dots, is read', () => {
    const inner = `<image href="data:image/png;base64,AAAA" width="1" height="1"/><rect fill="url(#a)"/>`;
    expect(unwrap(readPicture(svg(inner)))).toEqual({ type: 'svg', width: 10, height: 10 });
    expect(unwrap(readPicture(svg(RECT, 'width="20mm" height="1in"')))).toMatchObject({ height: 96 });
    const half = (sides: string) => readPicture(svg(RECT, `${sides} viewBox="0 0 100 50"`));
    expect(unwrap(half('width="400"'))).toMatchObject({ width: 400, height: 200 });
    expect(unwrap(half('width="100%" height="2in"'))).toMatchObject({ width: 384, height: 192 });
    expect(unwrap(half('width="1em" height="1em"'))).toMatchObject({ width: 100, height: 50 });
  });

  test('with a good head and nothing behind it is told as damaged', async () => {
    const table = 'kind,id,picture\ntarget,judge,a.png';
    const { set } = unwrap(await openSet({ table, pictures: new Map([['a.png', pngOf(10, 10)]]) }, 'nation'));
    const { painted, problems } = await paintPictures(set, paintPicture);
    expect([painted.size, problems]).toEqual([0, ['a.png is damaged: save it again.']]);
  });
});

const TABLE = strToU8('kind,id,name,picture\ntarget,judge,La jueza,jueza.png\n');
const HEAD = strToU8('{"version":1,"game":"nation","theme":"Madrid"}');

describe('a zip', () => {
  test.each([
    ['a path that climbs', { '../../etc/cron.png': pngOf(1, 1) }, 'leads out'],
    ['a path from the root', { '/etc/x.png': pngOf(1, 1) }, 'leads out'],
    ['a path of Windows', { 'C:\\x.png': pngOf(1, 1) }, 'leads out'],
    ['a name that Windows keeps', { 'con.png': pngOf(1, 1) }, 'leads out'],
    ['a program', { 'run.exe': new Uint8Array(10) }, 'neither a table nor a picture'],
    ['a picture that unfolds to too much', { 'a.png': new Uint8Array(10_000_001) }, 'more than 10 MB'],
    ['two pictures of one name', { 'a/x.png': pngOf(1, 1), 'b/x.png': pngOf(1, 1) }, 'is called so too'],
  ])('with %s leaves it out, and says so', (_, more, message) => {
    const { files, problems } = unwrap(readZip(zipSync({ 'cards.csv': TABLE, ...more })));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(files.table).toContain('La jueza');
  });

  test.each([
    [
      'that unfolds to more than its files may',
      Object.fromEntries(Array.from({ length: 7 }, (_, k) => [`${k}.png`, new Uint8Array(9_900_000)])),
      'unfolds to more than 60 MB',
    ],
    [
      'of a thousand files',
      Object.fromEntries(Array.from({ length: 1000 }, (_, k) => [`${k}.png`, pngOf(1, 1)])),
      'more than 400 files',
    ],
    ['of two tables', { 'more.csv': TABLE }, 'in this zip are 2'],
    ['of a later version', { 'set.json': strToU8('{"version":2}') }, 'update it'],
  ])('%s is refused', (_, more, message) => {
    const read = readZip(zipSync({ 'cards.csv': TABLE, ...more }));
    expect(!read.ok && read.error.message).toContain(message);
  });

  test.each([
    ['that is too large', { 'cards.csv': new Uint8Array(2_000_001) }, 'unfolds to more than 2 MB'],
    ['that lies outside', { '../cards.csv': TABLE }, 'leads out of the set'],
  ])('with a table %s says so, and not that it has none', (_, files, message) => {
    expect(readZip(zipSync(files))).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(message) },
    });
  });

  /** As macOS writes it: names in UTF-8, and no flag that says so. */
  const withoutFlag = (zip: Uint8Array): Uint8Array => {
    const bytes = zip.slice();
    for (let at = 0; at < bytes.length - 4; at++) {
      const sign = String.fromCharCode(...bytes.subarray(at, at + 4));
      const flags = sign === 'PK\u0003\u0004' ? at + 7 : sign === 'PK\u0001\u0002' ? at + 9 : undefined;
      if (flags !== undefined) bytes[flags] = (bytes[flags] ?? 0) & ~8;
    }
    return bytes;
  };

  test.each([
    [
      'folders by backslashes',
      zipSync({ 'My set\\cards.csv': TABLE, 'My set\\a.png': pngOf(1, 1) }),
      'a.png',
    ],
    [
      'UTF-8 that no flag tells of',
      withoutFlag(zipSync({ 'cards.csv': TABLE, 'Ä.png': pngOf(1, 1) })),
      'Ä.png',
    ],
    ['a flag', zipSync({ 'cards.csv': TABLE, 'Ä.png': pngOf(1, 1) }), 'Ä.png'],
  ])('with %s is read', (_, bytes, name) => {
    const { files, problems } = unwrap(readZip(bytes));
    expect([problems, [...files.pictures.keys()], files.table]).toEqual([
      [],
      [name],
      expect.stringContaining('La jueza'),
    ]);
  });

  test('whose list is told of by an end for long zips is read', () => {
    const bytes = zipSync({ 'cards.csv': TABLE });
    const end = bytes.length - 22;
    const long = new Uint8Array(bytes.length + 76);
    long.set(bytes.subarray(0, end));
    long.set(bytes.subarray(end), end + 76);
    const [from, to] = [new DataView(bytes.buffer, bytes.byteOffset), new DataView(long.buffer)];
    // The long end and what says where it is (APPNOTE 4.3.14 and 4.3.15), before an end that has no room.
    to.setUint32(end, 0x06064b50, true);
    to.setUint32(end + 32, 1, true);
    to.setUint32(end + 48, from.getUint32(end + 16, true), true);
    to.setUint32(end + 56, 0x07064b50, true);
    to.setUint32(end + 64, end, true);
    to.setUint32(end + 76 + 16, 0xffffffff, true);
    expect(unwrap(readZip(long)).files.table).toContain('name');
  });

  test('of which one byte is another is damaged', () => {
    const bytes = zipSync({ 'cards.csv': TABLE, 'a.png': [pngOf(1, 1), { level: 0 }] });
    expect(readZip(bytes).ok).toBe(true);
    const at = Buffer.from(bytes).indexOf('IHDR');
    bytes[at] = 0;
    expect(readZip(bytes)).toMatchObject({
      ok: false,
      error: { message: 'The zip is damaged: make it again.' },
    });
  });

  test('is chosen alone, and one table with its pictures: of more none is used, and that is said', () => {
    const there = { table: 'before', pictures: new Map([['b.png', pngOf(1, 1)]]) };
    const choose = (...names: string[]) =>
      withFiles(
        there,
        names.map((name) => ({
          name,
          bytes: name.endsWith('.zip') ? zipSync({ 'cards.csv': TABLE }) : TABLE,
        })),
      );
    expect(unwrap(choose('1.zip')).files.pictures.size).toBe(0);
    expect([...unwrap(choose('1.csv', 'a.png')).files.pictures.keys()]).toEqual(['b.png', 'a.png']);
    expect(unwrap(choose('a.png')).files.table).toBe('before');
    for (const names of [
      ['1.zip', '2.zip'],
      ['1.csv', '2.tsv'],
      ['1.zip', 'a.png'],
      ['1.csv', '2.zip'],
    ])
      expect(choose(...names), names.join()).toMatchObject({ ok: false, error: { code: 'bad-choice' } });
  });

  test('that is none, or says to be smaller than it is, unfolds to no more than it says', () => {
    expect(readZip(strToU8('PK\u0003\u0004 and no more'))).toMatchObject({
      ok: false,
      error: { code: 'bad-zip' },
    });
    const bytes = zipSync({ 'cards.csv': TABLE, 'a.png': new Uint8Array(5_000_000) });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at++)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 5_000_000)
        view.setUint32(at + 24, 1000, true);
    const read = readZip(bytes);
    expect(read.ok ? (read.value.files.pictures.get('a.png')?.length ?? 0) : 0).toBeLessThanOrEqual(1000);
  });
});

describe('a set', () => {
  const files = async () =>
    unwrap(
      readZip(zipSync({ 'set.json': HEAD, 'cards.csv': TABLE, 'pictures/jueza.png': await dots('png') })),
    ).files;

  test('is the same bytes and the same code, however its table was written', async () => {
    const one = unwrap(await openSet(await files())).set;
    const table = '\uFEFFID;Kind;Title;Image\r\njudge;Target;La jueza;JUEZA.PNG\r\n';
    const other = unwrap(await openSet({ ...(await files()), table })).set;
    expect(other).toEqual(one);
    expect(zipSet(other)).toEqual(zipSet(one));
    const again = unwrap(await openSet(unwrap(readZip(zipSet(one))).files));
    expect(again).toEqual({ set: one, changed: 1, problems: [] });
    expect(one.code).toMatch(/^[0-9a-f]{20}$/);
    expect(unwrap(await openSet({ ...(await files()), theme: 'Sevilla' })).set.code).not.toBe(one.code);
  });

  test('that was kept as a whole table, in the words of its language, has the code that it had', async () => {
    const table = 'kind,id,name\nrole,assassin,Alba\nrole,mafia,Mafia\nrole,pleb,Pleb\n';
    const files = { table, pictures: new Map(), theme: 'Sevilla' };
    const { set } = unwrap(await openSet(files, 'mafia'));
    expect(set.code).toBe('2ae208b3e1b6c9b2dfe4');
    expect(unwrap(await openSet(unwrap(readZip(zipSet(set))).files)).set).toEqual(set);
  });

  test('keeps its pictures as they were given, and leaves out those that nothing names', async () => {
    const given = await files();
    const more = new Map([...given.pictures, ['other.png', await dots('png')]]);
    const { set } = unwrap(await openSet({ ...given, pictures: more }));
    expect([...set.pictures]).toEqual([...given.pictures]);
  });

  test('without one of its pictures, or with one that is refused, has the game’s own there', async () => {
    for (const pictures of [new Map(), new Map([['jueza.png', pngOf(30_000, 1)]])]) {
      const { set, problems } = unwrap(await openSet({ ...(await files()), pictures }));
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/jueza\.png/);
      expect(set.rows.find(({ id }) => id === 'judge')?.cells.picture).toBe('');
      const [kit] = unwrap(await bindSet(set, new Map())).kits;
      const request = { count: 6, options: { set: set.code } };
      expect(kit?.components(request)).toMatchObject({ ok: true });
      expect(kit?.components({ count: 6 })).toMatchObject({ ok: false, error: { code: 'set-missing' } });
    }
  });

  test('has the name that its head gives it, where a card can say that', () => {
    const themeOf = (theme: string) => {
      const head = strToU8(JSON.stringify({ version: 1, theme }));
      return unwrap(readZip(zipSync({ 'set.json': head, 'cards.csv': TABLE }))).files.theme;
    };
    expect(['Se\u0301villa', 'Ma\u202Edrid', 'x'.repeat(61)].map(themeOf)).toEqual([
      'Se\u0301villa',
      undefined,
      undefined,
    ]);
  });

  test('is refused where its table is in Latin-1, from a zip or by itself', async () => {
    const latin = Uint8Array.from(Buffer.from('kind,id,name\ntarget,judge,Señora', 'latin1'));
    const none = { table: '', pictures: new Map() };
    for (const read of [
      readZip(zipSync({ 'set.json': HEAD, 'cards.csv': latin })),
      withFiles({ ...none, game: 'nation' }, [{ name: 'cards.csv', bytes: latin }]),
    ])
      expect(read).toMatchObject({ ok: false, error: { code: 'bad-table' } });
    // Kept before that was looked at: its letters are lost, and its cards are there.
    const kept = zipSync({ 'set.json': HEAD, 'cards.csv': strToU8(new TextDecoder().decode(latin)) });
    expect(await openSet(unwrap(readZip(kept)).files)).toMatchObject({ ok: true });
  });

  test('is of one game, and of none that takes no sets', async () => {
    expect(await openSet(await files(), 'mafia')).toMatchObject({ ok: false, error: { code: 'set-game' } });
    expect(await openSet({ table: '', pictures: new Map() }, '../nation')).toMatchObject({ ok: false });
  });
});
