/** Cards of one's own on the command line: from our table to a zip, and from there to paper, images and deals. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { dagger, daggerFile } from '../../tests/dagger';
import { testFolder } from '../../tests/folder';

const folder = testFolder();
const table = join(folder, 'mine.csv');
const zip = join(folder, 'mine.zip');
const TABLE = [
  'kind;id;name;text;picture;count;times',
  'target;judge;La jueza;;Jueza.png;;',
  'weapon;rope;La soga;;soga.svg;;0001 0002',
  'contract;high-noon;Mediodía;Una calle y un reloj.;;2;',
  'specialist;climber;La escaladora;;;;',
].join('\r\n');

const textOf = (bytes: Buffer): string => {
  const file = join(folder, 'text.pdf');
  writeFileSync(file, bytes);
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
};

beforeAll(async () => {
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(table, `\uFEFF${TABLE}`);
  const dots = { width: 30, height: 60, channels: 3, background: '#b03030' } as const;
  writeFileSync(join(folder, 'pictures', 'jueza.png'), await sharp({ create: dots }).png().toBuffer());
  writeFileSync(
    join(folder, 'soga.svg'),
    '<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="#083"/></svg>',
  );
  const { code, err } = await dagger('set', 'pack', table, 'nation', '--theme', 'Madrid', '-o', zip);
  expect([code, err]).toEqual([0, '']);
});

test('our own table is a set in which nothing is wrong', async () => {
  const { out } = await dagger('set', 'template', 'nation');
  const ours = join(folder, 'our cards.csv');
  const written = await dagger('set', 'template', 'nation', '-o', ours);
  expect(written).toMatchObject({ code: 0, err: '' });
  expect(written.out).toContain(`dagger set check "${ours}" nation`);
  expect(readFileSync(ours, 'utf8')).toBe(out);
  const again = { code: 2, out: '', err: expect.stringContaining('would be lost: name another') };
  expect(await dagger('set', 'template', 'tmag', '-o', ours)).toEqual(again);
  expect(readFileSync(ours, 'utf8')).toBe(out);
  const below = await dagger('set', 'template', 'tmag', '-o', join(ours, 'x.csv'));
  expect(below.err).toContain('part of its path is not a folder');
  expect(await dagger('set', 'check', ours, 'nation')).toMatchObject({ code: 0, err: '' });
});

test('a zip holds the table, the pictures as they were, and the theme; packed again, it is the same bytes', async () => {
  const files = unzipSync(readFileSync(zip));
  expect(Object.keys(files)).toEqual(['set.json', 'cards.csv', 'pictures/Jueza.png', 'pictures/soga.svg']);
  expect(
    Buffer.from(files['pictures/Jueza.png'] ?? []).equals(
      readFileSync(join(folder, 'pictures', 'jueza.png')),
    ),
  ).toBe(true);
  expect((await daggerFile('set', 'pack', zip)).equals(readFileSync(zip))).toBe(true);
});

test('a set that is damaged is told whole, and neither printed nor dealt', async () => {
  const damaged = join(folder, 'damaged.csv');
  writeFileSync(damaged, TABLE.replace('0001', '2500').replace('Jueza.png', 'rey.png'));
  const lines = [
    'Row 2, picture: “rey.png”; it can be the name of a picture beside the table: here are soga.svg.',
    'Row 3, times: “2500 0002”; it can be times of day from 0000 to 2359, as in 0730; 1345.',
  ];
  const check = await dagger('set', 'check', damaged, 'nation');
  expect([check.code, check.err]).toEqual([2, `${lines.join('\n')}\n`]);
  const packed = await dagger('set', 'pack', damaged, 'nation', '-o', join(folder, 'damaged.zip'));
  expect([packed.code, packed.err]).toEqual([
    2,
    `${damaged} is not used before it is put right:\n${lines.join('\n')}\n`,
  ]);
  expect(existsSync(join(folder, 'damaged.zip'))).toBe(false);
  for (const words of [
    ['print', 'nation'],
    ['export', 'png', 'nation'],
    ['deal', 'nation', '--players', 'A,B', '--seed', 's'],
  ])
    expect((await dagger(...words, '--set', damaged)).err).toContain(lines.join('\n'));
});

test.each([
  ['print', 'nation', '--pieces', 'target-1'],
  ['export', 'png', 'nation', '--pieces', 'target-1'],
  ['booklet', 'nation'],
])('%s does not write over the set that it reads', async (...words) => {
  const err = expect.stringContaining('is what is read, and would be lost');
  for (const file of [table, zip]) {
    const before = readFileSync(file);
    expect(await dagger(...words, '--set', file, '-o', file)).toMatchObject({ code: 2, err });
    expect(readFileSync(file).equals(before)).toBe(true);
  }
});

test('a set is packed into no picture of its own, and into nothing that is no zip', async () => {
  const picture = join(folder, 'pictures', 'jueza.png');
  const before = readFileSync(picture);
  const pack = (output: string) => dagger('set', 'pack', table, 'nation', '-o', output);
  expect(await pack(picture)).toMatchObject({ code: 2, err: expect.stringContaining('would be lost') });
  expect(readFileSync(picture).equals(before)).toBe(true);
  expect(await pack(join(folder, 'mine'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('ends in .zip'),
  });
  expect(existsSync(join(folder, 'mine'))).toBe(false);
});

test('a table is not lost to its own zip', async () => {
  const same = join(folder, 'pictures', '..', 'mine.csv');
  expect(await dagger('set', 'pack', table, 'nation', '-o', same)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is what is read, and would be lost'),
  });
  expect(readFileSync(table, 'utf8')).toContain(TABLE);
});

test.each([
  ['Ma\u13A0', '“Ꭰ” (U+13A0) in “MaᎠ” cannot be printed: no font here has it.'],
  ['Ma\u202Edrid', 'The name of the set holds U+202E'],
  ['x'.repeat(20_000), 'The name of the set has 20,000 characters: shorten it to 60.'],
])('a set that is called what no card can say is not packed: %#', async (theme, message) => {
  const { code, err } = await dagger('set', 'pack', table, 'nation', '--theme', theme, '-o', zip);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  const named = join(folder, 'named.zip');
  const files = unzipSync(readFileSync(zip));
  writeFileSync(named, zipSync({ ...files, 'set.json': strToU8(JSON.stringify({ game: 'nation', theme })) }));
  const printed = await dagger('print', 'nation', '--set', named, '--part', 'targets', '-o', `${named}.pdf`);
  expect(printed.err).not.toContain('no font has');
});

test('a character that no font has is told by the booklet as by the sheets', async () => {
  const strange = join(folder, 'strange.csv');
  writeFileSync(strange, 'kind,id,name\ncard,target,\u13A0lba');
  const err = expect.stringContaining('“Ꭰ” (U+13A0) in “Ꭰlba” cannot be printed: no font here has it.');
  expect(await dagger('booklet', 'target', '--set', strange)).toEqual({ code: 2, out: '', err });
});

test.each([table, 'mine.zip'])('its cards, its counts and its name are printed from %s', async (name) => {
  const file = join(folder, name.replace(folder, ''));
  const text = textOf(await daggerFile('print', 'nation', '--set', file, '--build-sheet', '--ink', 'full'));
  for (const words of ['La jueza', 'La soga', '0001', 'La escaladora', 'Una calle y un reloj.'])
    expect(text).toContain(words);
  // Two cards of the rope in the place of seven, and a contract more.
  expect(text).toContain('275 pieces');
  expect(text).toContain(file === zip ? 'tokens, Madrid' : 'tokens, set ');
});

test('words that do not fit are said on their card and in the answer, and all else is printed', async () => {
  const long = join(folder, 'long.csv');
  const target = 'target,drug-runner,محمد';
  writeFileSync(long, `kind,id,name\nweapon,rope,Una soga larguísima de cáñamo del norte\n${target}`);
  // Who checks the set is told so before anything is printed.
  expect(await dagger('set', 'check', long, 'nation')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Weapon: Una soga .* does not fit, even(.|\n)*\nHit list 1: what is on it/),
  });
  const file = join(folder, 'long.pdf');
  const { code, err, out } = await dagger(
    'print',
    'nation',
    '--part',
    'weapons',
    '--set',
    long,
    '-o',
    file,
    '--json',
  );
  expect([code, JSON.parse(out)]).toEqual([2, expect.objectContaining({ cards: 60 })]);
  expect(err).toMatch(
    /^Weapon: Una soga .* does not fit, even at its smallest size\. Use a shorter one\.\n$/,
  );
  expect(textOf(readFileSync(file)).replaceAll('\n', ' ')).toContain('del norte” does not fit');
});

test('a deal names the set in its words and in its key', async () => {
  const words = ['deal', 'nation', '--players', 'Ana,Ben,Cy,Dee,Eve,Fox', '--seed', 's'];
  const own = await dagger(...words, '--set', zip);
  expect(own.out).toContain('La escaladora');
  expect(own.out).not.toContain('The Climber');
  const role = join(folder, 'roles.csv');
  writeFileSync(role, 'kind,id,name\nrole,mafia,La loba');
  const mafia = ['deal', 'mafia', '--players', 'Ana,Ben,Cy,Dee,Eve', '--seed', 's', '--set', role];
  expect((await dagger(...mafia)).out).toContain('La loba');
});

test('the booklet has the cards of the set after the Law, and what differs from it', async () => {
  const text = textOf(await daggerFile('booklet', 'nation', '--set', zip));
  const chapter = text.slice(text.lastIndexOf('The cards of Madrid\nThe Law speaks of our cards'));
  expect(chapter).toContain('La jueza Judge');
  expect(chapter).toMatch(/La soga Rope 0001, 0002\s\(Law: 0450, 0620/);
  expect(chapter).toMatch(/Mediodía High Noon 2 in the deck \(Law: 1\); Una calle y un\sreloj\./);
  expect(await dagger('booklet', 'mafia', '--set', zip)).toMatchObject({ code: 2 });
});

test('cards of other games have names, words and pictures of their own', async () => {
  const sheet = async (kit: string, rows: string) => {
    writeFileSync(join(folder, `${kit}.csv`), rows);
    return textOf(await daggerFile('print', kit, '--set', join(folder, `${kit}.csv`)));
  };
  expect(await sheet('mafia', 'kind,id,name,text,picture\nrole,mafia,El lobo,Aúlla bajo.,soga.svg')).toMatch(
    /El lobo[\s\S]*Aúlla bajo/,
  );
  expect(await sheet('target', 'kind,id,name,text\ncard,target,Tu presa,Ve a por ella.')).toMatch(
    /TU PRESA[\s\S]*Ve a por ella/,
  );
  // On its token, and on its square of the board; with the start squares and the safe-house.
  const tmag = await sheet(
    'tmag',
    'kind,id,name\nbase,2,Olimpo\nsquare,start,Salida\nsquare,safe-house,Refugio',
  );
  expect(tmag.match(/OLIMPO|SALIDA|REFUGIO/g)?.length).toBeGreaterThan(5);
});

test('a kit asked for a set that is not here says so', async () => {
  const { err } = await dagger('print', 'nation', '--set', join(folder, 'none.zip'));
  expect(err).toContain('it does not exist');
});
