import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/base/result';
import { dagger } from '../../tests/dagger';
import { testFolder } from '../../tests/folder';
import { calibrate } from './calibrate';
import { readWords } from './command';
import { print } from './print';

const folder = testFolder();

const READINGS = ['--ruler', '98.5,100.4', '--top', '22,V', '--bottom', '15,O', '--left', '14,N'];

describe('dagger calibrate', () => {
  test('writes the sheet for a paper and an edge', async () => {
    const file = join(folder, 'sheet.pdf');
    const words = ['calibrate', '-o', file, '--paper', 'letter', '--backs', 'short', '--json'];
    const { code, out, err } = await dagger(...words);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual({ file, paper: 'letter', backs: 'short' });
    const doc = await PDFDocument.load(await readFile(file));
    expect(doc.getPages().map((page) => page.getSize())).toEqual(
      [1, 2].map(() => ({ width: expect.closeTo(612, 1), height: expect.closeTo(792, 1) })),
    );
  });

  test('writes the profile that print takes, with its margin and edge', async () => {
    const file = join(folder, 'printer.json');
    const { code, out, err } = await dagger('calibrate', ...READINGS, '--name', 'Hall', '-o', file, '--json');
    expect([code, err]).toEqual([0, '']);
    const profile = JSON.parse(await readFile(file, 'utf8'));
    expect(JSON.parse(out)).toEqual({ file, profile });
    expect(profile).toMatchObject({ version: 1, name: 'Hall', ruler: { x: 98.5, y: 100.4 }, flip: 'long' });
    expect(profile.back.angle).toBeCloseTo(0.4, 1);

    await writeFile(file, JSON.stringify({ ...profile, margin: 12, flip: 'short' }));
    const cards = join(folder, 'cards.pdf');
    const job = ['print', 'target', '--count', '4', '--profile', file, '-o', cards];
    const printed = await dagger(...job, '--marks', 'lines', '--copies', '3');
    expect([printed.code, printed.err]).toEqual([0, '']);
    const plain = join(folder, 'plain.pdf');
    const same = ['print', 'target', '--count', '4', '--margin', '12', '--backs', 'short', '-o', plain];
    await dagger(...same, '--marks', 'lines', '--copies', '3');
    const [corrected, uncorrected] = await Promise.all([cards, plain].map((one) => readFile(one)));
    const pages = (bytes: Buffer | undefined) =>
      PDFDocument.load(bytes as Buffer).then((doc) => doc.getPageCount());
    expect(await pages(corrected)).toBe(await pages(uncorrected));
    expect(corrected?.equals(uncorrected as Buffer)).toBe(false);

    const other = await dagger(...job, '--backs', 'long');
    expect(other.out).toContain('“Hall” was calibrated for the short edge');
  });

  test.each(['98.5 , 100.4', '98.5;100.4', ' 98,5;100,4', '98,5 ; 100,4 ', '98,5 100,4', '98,5, 100,4'])(
    'the rulers are read from “%s”',
    async (ruler) => {
      const file = join(folder, 'the ruler.json');
      const { err, out } = await dagger('calibrate', ...READINGS.slice(2), '--ruler', ruler, '-o', file);
      expect(out).toContain(`--profile "${file}"`);
      expect([err, JSON.parse(await readFile(file, 'utf8')).ruler]).toEqual(['', { x: 98.5, y: 100.4 }]);
    },
  );

  test.each([
    [['calibrate', '--top', '13,M'], '--ruler, --bottom, --left are missing'],
    [['calibrate', ...READINGS.slice(0, 6), '--left', '14'], 'The left scale reads as a number from 1 to 25'],
    [
      ['calibrate', ...READINGS.slice(2), '--ruler', '98.5'],
      '--ruler is the length of the ruler across and of that down',
    ],
    [['calibrate', ...READINGS, '--right', '18,S'], 'The scales disagree'],
    [['calibrate', '--paper', 'a3'], '--paper is one of a4, letter'],
    [['calibrate', '--backs', 'fold'], '--backs is one of long, short'],
    [['print', 'target', '--profile', 'nowhere.json'], 'Cannot read nowhere.json: it does not exist'],
    [['print', 'target', '--profile', 'README.md'], 'README.md: This printer profile is damaged'],
    [['print', 'target', '--bleed', '6'], 'The bleed is a length from 0 to 5 mm'],
    [['print', 'target', '--copies', '0'], 'The number of copies is a whole number from 1'],
    [['print', 'target', '--pieces', 'target-99'], 'The kit has no piece “target-99”'],
    [['print', 'target', '--ink', 'red'], 'There is no kind of ink “red”'],
  ])('%j is refused with what to do', async (words, message) => {
    const [name = '', ...rest] = words;
    const command = name === 'print' ? print : calibrate;
    const answer = await command.run(unwrap(readWords(command, rest)));
    expect(answer.ok ? '' : answer.error.message).toContain(message);
  });
});
