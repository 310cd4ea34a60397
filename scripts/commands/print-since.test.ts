import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dagger } from '../../tests/dagger';
import { testFolder } from '../../tests/folder';

const folder = testFolder();

describe('dagger print --since', () => {
  test('says that there is nothing to print, and writes no file', async () => {
    const file = join(folder, 'nothing.pdf');
    const coins = ['print', 'tmag', '--part', 'coins', '--since', '2', '-o', file];
    const { code, out, err } = await dagger(...coins);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe('Nothing to print: all pieces look as they did in edition 2.\n');
    expect(existsSync(file)).toBe(false);
    const json = await dagger(...coins, '--json');
    expect(JSON.parse(json.out)).toEqual({ file: null, pages: 0, cards: 0, bytes: 0 });
  });

  test('prints what the edition does not have', async () => {
    const file = join(folder, 'changed.pdf');
    const pieces = ['--pieces', 'base-1,coin-arms-2,base-2'];
    const words = ['print', 'tmag', ...pieces, '--since', 'e2', '-o', file, '--json'];
    const { code, out } = await dagger(...words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ file, cards: 2, pages: 2 });
    expect(existsSync(file)).toBe(true);
  });

  test.each(['0', '99', 'last', ''])(
    'refuses the edition “%s” and names those that there are',
    async (edition) => {
      const { code, out, err } = await dagger('print', 'target', '--since', edition);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`There is no edition “${edition}”: choose 1, 2, 3, 4, 5.`);
    },
  );
});
