import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeList,
  decodePiece,
  encodeList,
  encodePiece,
  excerpt,
  readFragment,
  setAlone,
  setIn,
  writeFragment,
} from './fragment';
import { unwrap } from './result';

/** Any text that has a UTF-8 form, with plenty of the signs that addresses are made of. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(',', '&', '=', '%', '#', '.', '!', "'", '(', '*', ' ', 'é', '🦊'),
    maxLength: 6,
  }),
);

describe('a fragment', () => {
  it('names a set by its code, among others or alone', () => {
    const set = 'set=0123456789abcdef0123';
    expect([set, `#sealed&${set}`, `${set}&seed=s`].map(setIn)).toEqual(Array(3).fill(set.slice(4)));
    expect(setAlone(set)).toBe(set.slice(4));
    for (const other of [`${set}&seed=s`, `sealed&${set}`, `${set}4`, 'set=undefined', 'set=', ''])
      expect(setAlone(other)).toBeUndefined();
  });

  it('gives back every value, whatever signs it holds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(texts, { minLength: 1, maxLength: 5 }), (values) => {
        const written = writeFragment(values.map((value, i) => [`k${i}`, encodePiece(value)]));
        expect(written).toMatch(/^[\w\-~%=&.]*[^.]$/);
        const read = unwrap(readFragment(written));
        expect([...read.values()].map((value) => unwrap(decodePiece(value)))).toEqual(values);
      }),
    );
  });

  it('gives back a list of values, their commas included', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (values) => {
        expect(unwrap(decodeList(encodeList(values)))).toEqual(values);
      }),
    );
  });

  it.each([
    ['A, B', 'A%2C%20B'],
    ['50% & 1=1', '50%25%20%26%201%3D1'],
    ["(Cy's)!*", '%28Cy%27s%29%21%2A'],
    ['Mr.', 'Mr%2E'],
    ['a.b', 'a.b'],
    ['Zoë', 'Zo%C3%AB'],
  ])('writes %s as %s, which a chat program leaves whole', (value, written) => {
    expect(encodePiece(value)).toBe(written);
  });

  it('is read in the order in which it is written, values still encoded', () => {
    expect([...unwrap(readFragment('b=2&a=x%2Cy&c='))]).toEqual([
      ['b', '2'],
      ['a', 'x%2Cy'],
      ['c', ''],
    ]);
    expect(unwrap(readFragment('')).size).toBe(0);
  });

  it.each([
    ['a', 'link-broken', 'The link is damaged at “a”: copy the whole link again.'],
    ['=a', 'link-broken', 'The link is damaged at “=a”: copy the whole link again.'],
    ['a=1&', 'link-broken', 'The link is damaged at “&”: copy the whole link again.'],
    ['a=1&&b=2', 'link-broken', 'The link is damaged at “&”: copy the whole link again.'],
    ['a=1&b=2&a=1', 'link-twice', 'The link says a twice: keep one of them.'],
    ['__proto__=1&__proto__=2', 'link-twice', 'The link says __proto__ twice: keep one of them.'],
  ])('is refused where it says %s', (fragment, code, message) => {
    expect(readFragment(fragment)).toEqual({ ok: false, error: { code, message } });
  });

  it.each(['C%', '%E0%A4', '%zz'])('is refused at the damaged piece %s', (piece) => {
    const message = `The link is damaged at “${piece}”: copy the whole link again.`;
    const refused = { ok: false, error: { code: 'link-percent', message } };
    expect(decodePiece(piece)).toEqual(refused);
    expect(decodeList(`Ana,${piece},Cy`)).toEqual(refused);
  });

  it('shows no more of a damaged piece than helps to find it', () => {
    expect(excerpt('a'.repeat(24))).toBe('a'.repeat(24));
    expect(excerpt('a'.repeat(25))).toBe(`${'a'.repeat(24)}…`);
  });
});
