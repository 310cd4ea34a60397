import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dagger } from '../../tests/dagger';
import { testFolder } from '../../tests/folder';

const folder = testFolder();

describe('dagger export', () => {
  test('writes a zip and says what is in it', async () => {
    const file = join(folder, 'cards.zip');
    const words = ['export', 'tgc', 'target', '--players', 'Ana,Ben,Cy', '-o', file, '--json'];
    const { code, out, err } = await dagger(...words);
    expect([code, err]).toEqual([0, '']);
    const bytes = await readFile(file);
    expect(JSON.parse(out)).toEqual({ file, images: 5, bytes: bytes.length });
    expect(Object.keys(unzipSync(bytes))).toHaveLength(5);
  });

  test.each([
    [['gif', 'target'], 'There is no export “gif”: choose png, tts, tgc, mpc.'],
    [['constructor', 'target'], 'There is no export “constructor”'],
    [['png', 'target', '--count', '0'], 'not “0”'],
    [['png', 'target', '--copies', '0'], 'not “0”'],
    [['png', 'target', 'mafia'], '“mafia” is too much'],
    [['png', 'target', '--players', 'Ana,Ben,𓀀'], 'U+13000'],
    [['png', 'target', '--count', '3', '-o', '/nowhere/at/all.zip'], 'Cannot write /nowhere/at/all.zip'],
    [['png', 'target', '--size', '3'], 'See: dagger export --help'],
  ])('refuses %j with exit code 2', async (words, message) => {
    const { code, out, err } = await dagger('export', ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
