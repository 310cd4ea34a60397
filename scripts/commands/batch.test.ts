/** `dagger print --batch`: tables as spreadsheets write them, good and damaged, and the files that come of them. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { unwrap } from '../../src/base/result';
import { dagger, daggerProcess } from '../../tests/dagger';
import { readRows } from './batch';

const folder = mkdtempSync(join(tmpdir(), 'paper-dagger-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FLAGS = {
  players: { value: 'names', help: '' },
  count: { value: 'n', help: '' },
  paper: { value: 'a4', help: '' },
  'build-sheet': { help: '' },
};
const WORDS = { positionals: [], values: { ink: 'low' }, switches: new Set<string>() };
const read = (text: string) => readRows(text, 'mafia', FLAGS, WORDS);

describe('a table', () => {
  it.each([
    ['commas', 'Names,Count,Paper\n"Ana, Ben",,a4\n,9,letter\n'],
    ['semicolons and a BOM', '\uFEFFnames;count;paper\r\nAna, Ben;;a4\r\n;9;letter\r\n'],
    ['tabs and empty lines', 'names\tcount\tpaper\nAna, Ben\t\ta4\n\t\t\n\t9\tletter'],
  ])('with %s is read', (_, text) => {
    const { rows, damaged } = unwrap(read(text));
    expect(damaged).toEqual([]);
    expect(rows.map(({ words }) => words.values)).toEqual([
      { ink: 'low', players: 'Ana, Ben', paper: 'a4' },
      { ink: 'low', count: '9', paper: 'letter' },
    ]);
    expect(new Set(rows.map(({ file }) => file)).size).toBe(2);
  });

  it('has switches in words, and names of its own for files', () => {
    const { rows } = unwrap(read('file,count,build sheet\nTable 1,9,yes\nTable 2.pdf,7,no'));
    expect(rows.map(({ file, words }) => [file, words.switches.has('build-sheet')])).toEqual([
      ['Table 1.pdf', true],
      ['Table 2.pdf', false],
    ]);
  });

  it('tells each damaged row, and keeps the others', () => {
    const names = ['../up', 'a/b', 'C:\\x', 'con', '.hidden', 'one', 'ONE.PDF', 'good'];
    const text = `file,build-sheet\n${names.join('\n')}\nlast,perhaps\nmore,yes,no,9`;
    const { rows, damaged } = unwrap(read(text));
    expect(rows.map(({ file }) => file)).toEqual(['one.pdf', 'good.pdf']);
    expect(damaged.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 8, 10, 11]);
    expect(damaged.map(({ message }) => message).join(' ')).toContain('is the name of row 7 too');
  });

  it('tells a quote that is not closed, and no number of a row twice', () => {
    const { rows, damaged } = unwrap(read('count,paper\n9,a4\n7,a4,x\n"5,a4\n6,a4'));
    expect(rows.map(({ row }) => row)).toEqual([2]);
    expect(damaged).toEqual([
      {
        row: 3,
        message:
          'it has 3 cells for 2 columns: put quotes around each cell that contains the sign between cells.',
      },
      { row: 4, message: expect.stringMatching(/^a quote in it is not closed/) },
    ]);
  });

  it('takes no error of a spreadsheet for a name of a person or a file', () => {
    const { rows, damaged } = unwrap(
      read('file,names\na,"Ana, #REF!, Ben"\n#N/A,Ana\nb,#NV\nc,"#1, Err, Ben"'),
    );
    expect(rows.map(({ file }) => file)).toEqual(['c.pdf']);
    expect(damaged.map(({ row, message }) => [row, message.slice(0, 46)])).toEqual([
      [2, 'players: “#REF!” is an error of your spreadshe'],
      [3, 'file: “#N/A” is an error of your spreadsheet. '],
      [4, 'players: “#NV” is an error of your spreadsheet'],
    ]);
  });

  it.each(['names,colour', 'constructor', '__proto__'])('is refused as a whole: %s', (heads) => {
    expect(read(`${heads}\nAna,red`)).toMatchObject({ ok: false, error: { code: 'bad-table' } });
  });

  it('tells two files that some disks take for one', () => {
    expect(unwrap(read('file,count\n\u00E9,5\ne\u0301,6')).damaged.map(({ row }) => row)).toEqual([3]);
  });
});

test.each([
  ['latin1', 'names\nJosé;Zoë;Ana'],
  ['utf16le', 'names\nAna;Ben;Cy'],
] as const)('a table in %s is refused, and how to save it is said', async (code, text) => {
  const table = join(folder, 'other.csv');
  writeFileSync(table, Buffer.from(text, code));
  const err = expect.stringContaining('save it again as “CSV UTF-8”');
  expect(await dagger('print', 'target', '--batch', table)).toEqual({ code: 2, out: '', err });
});

test.each(['', '\uFEFF\n', 'file;count\n', 'file,count\n,\n'])('without rows says so: %j', async (text) => {
  const table = join(folder, 'none.csv');
  writeFileSync(table, text);
  const err = expect.stringContaining('has no rows: add one for each file');
  expect(await dagger('print', 'mafia', '--batch', table, '-o', folder)).toEqual({ code: 2, out: '', err });
});

test.each([
  [[], 'Say which kit to print: mafia, '],
  [['chess'], 'There is no kit “chess”: choose mafia, '],
  [['mafia', '-o', '-'], 'Name a file with -o'],
  [['mafia', '-o', '/proc/x'], 'nothing can be added to its folder'],
  [['mafia', '-o', 'package.json'], 'Cannot write package.json: part of its path is not a folder. Choose'],
])('for %j is refused before there is a folder', async (words, message) => {
  const table = join(folder, 'one.csv');
  writeFileSync(table, 'count\n1\n');
  const err = expect.stringContaining(message);
  expect(await dagger('print', ...words, '--batch', table)).toEqual({ code: 2, out: '', err });
  expect(['-', '-batch', 'chess-batch'].filter((name) => existsSync(name))).toEqual([]);
});

test('makes a file for each row that it can, and says which it cannot', async () => {
  const [table, out] = [join(folder, 'tables.csv'), join(folder, 'out')];
  writeFileSync(table, 'file;count;paper\none;5;a4\ntwo;9;letter\nbad;1;a4\nthree;7;a4\n');
  const {
    code,
    out: said,
    err,
  } = await daggerProcess(['print', 'mafia', '--batch', table, '-o', out, '--json']);
  expect(code).toBe(2);
  expect(readdirSync(out).toSorted()).toEqual(['one.pdf', 'three.pdf', 'two.pdf']);
  expect(JSON.parse(said)).toMatchObject({
    files: [{}, {}, {}].map(() => expect.any(String)),
    damaged: [{ row: 4 }],
  });
  expect(err).toMatch(/^Row 4: /);
  // The same bytes as one by one.
  const alone = join(folder, 'alone.pdf');
  await daggerProcess(['print', 'mafia', '--count', '9', '--paper', 'letter', '-o', alone]);
  expect(readFileSync(join(out, 'two.pdf')).equals(readFileSync(alone))).toBe(true);
});

test('tells what does not fit in a row, and names no file for a row of which nothing is new', async () => {
  const [table, set, out] = ['parts.csv', 'set.csv', 'parts'].map((name) => join(folder, name));
  writeFileSync(String(set), `kind,id,name\nbase,2,${'W'.repeat(24)}`);
  writeFileSync(String(table), `pieces;part;set;since\nbase-2;;${set};\n;coins;;2\n`);
  const words = ['print', 'tmag', '--batch', String(table), '-o', String(out)];
  const told = await daggerProcess(words);
  expect(told.code).toBe(2);
  expect(told.err).toMatch(/^Row 2: Base token 2: “W+” does not fit, /);
  expect(told.out).toMatch(/parts: 1 file\. .*\nRow 3: Nothing to print: all pieces look /);
  expect(readdirSync(String(out))).toEqual(['tmag-2.pdf']);
});
