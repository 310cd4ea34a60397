/** Sets on a page: what loads them, how often, and what is asked of them before. */
import { expect, test, vi } from 'vitest';
import { ok } from '../../base/result';
import { absentSets, boundSet, isAbsent, needSet, needSets, setHere } from './here';
import { boundSet as readSet } from './kept-sets';

vi.mock('./kept-sets', () => ({ boundSet: vi.fn() }));

const read = vi.mocked(readSet);
const code = (digit: string) => digit.repeat(20);
const TEXT = `set=${code('a')}&x {"set":"${code('b')}"} {"set":"${code('a')}"} set=short`;

test('each set that a text names is named once, and loaded once, with its pictures, however often it is asked for', async () => {
  read.mockImplementation(async (_, set) => ok({ code: set, kits: [], table: `table ${set}` }));
  expect(absentSets(TEXT)).toEqual([code('a'), code('b')]);
  await Promise.all([needSets('nation', TEXT), needSets('nation', TEXT), needSet('nation', code('b'))]);
  expect(read.mock.calls).toEqual([
    ['nation', code('a'), true],
    ['nation', code('b'), true],
  ]);
  expect(setHere({ set: code('a') })?.table).toBe(`table ${code('a')}`);
  expect(absentSets(TEXT)).toEqual([]);
  expect(needSets('nation', TEXT)).toBeUndefined();
});

test('a set that is out of reach is absent, and asked for again', async () => {
  read.mockRejectedValueOnce(new Error('offline'));
  expect(await boundSet('nation', code('c'))).toBeUndefined();
  expect(isAbsent(code('c'))).toBe(true);
  read.mockResolvedValueOnce(ok({ code: code('c'), kits: [] }));
  expect(await boundSet('nation', code('c'))).toEqual({ code: code('c'), kits: [] });
});

test('what is no code names no set', async () => {
  for (const set of [undefined, '', true, 'short', `${code('d')}0`, code('D')]) {
    expect(isAbsent(set)).toBe(false);
    expect(await boundSet('nation', set)).toBeUndefined();
  }
});
