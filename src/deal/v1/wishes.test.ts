import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { allowedBy, namedWish, parseWishes, wishesText, wishSentence } from './wishes';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];

describe('wishes', () => {
  it.each([
    ['', ''],
    ['1>0', '1>0'],
    ['3-1, 1-3', '1-3'],
    ['2+0+1', '0+1+2'],
    ['3>0,0+1,0>2', '0-1,0>2,3>0'],
    ['10>2,2>10,9-1', '1-9,2>10,10>2'],
    ['8+10+9', '8+9+10'],
    ['0-1, ,', '0-1'],
    ['0>2,0-1,0>2', '0-1,0>2'],
    ['0-1,0+1+2', '0-1,0+1+2'],
    ['0+1+2,0-1', '0-1,0+1+2'],
    // Two wishes of the same seats stay as they were given.
    ['0-1,0>1', '0-1,0>1'],
    ['0>1,0-1', '0>1,0-1'],
    [Array(500).fill('0>1').join(), '0>1'],
  ])('%s are written %s', (text, written) => {
    expect(wishesText(unwrap(parseWishes(text, 11)))).toBe(written);
    expect(wishesText(unwrap(parseWishes(written, 11)))).toBe(written);
  });

  it.each([
    ['0>9', /no seat 9 for a wish: the seats are 0 to 3/],
    ['0>0', /The wish 0>0 names a seat twice/],
    ['0', /“0” is no wish/],
    ['x'.repeat(21), /“x{20}” is no wish/],
    ['0>1x', /“0>1x” is no wish/],
    ['x0>1', /“x0>1” is no wish/],
    ['0>1>2', /no wish/],
    ['0>1+2', /no wish/],
    ['Ana>Ben', /no wish/],
    [Array(501).fill('0>1').join(), /at most 500/],
  ])('%s are none', (text, message) => {
    expect(parseWishes(text, 4)).toMatchObject({
      error: { code: 'option-value', message: expect.stringMatching(message) },
    });
  });

  it('are said in words', () => {
    const wishes = unwrap(parseWishes('0>1,2-3,0+1+2', 4));
    expect(wishes.map(({ kind }) => kind)).toEqual(['not', 'apart', 'apart']);
    const said = wishes.map((wish) => wishSentence(namedWish(wish, NAMES)));
    expect(said).toEqual([
      'Ana is not dealt Ben',
      'Cy and Dee are not dealt each other',
      'Ana, Ben and Cy are a team',
    ]);
  });

  it('allow what they do not forbid, and nobody themselves', () => {
    const allowed = allowedBy(unwrap(parseWishes('0>1,2+3', 4)));
    const pairs = [0, 1, 2, 3].flatMap((from) =>
      [0, 1, 2, 3].filter((to) => allowed(from, to)).map((to) => `${from}${to}`),
    );
    expect(pairs).toEqual(['02', '03', '10', '12', '13', '20', '21', '30', '31']);
  });
});
