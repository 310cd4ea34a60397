import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openStream, streamOf, words } from './stream';

const key = Uint8Array.from({ length: 32 }, (_, k) => k);
const scripted = (...given: number[]) => {
  const left = [...given];
  const stream = streamOf(() => {
    const word = left.shift();
    if (word === undefined) throw new Error('out of words');
    return word;
  });
  return { ...stream, left };
};

describe('the words of a stream', () => {
  it('are the blocks HMAC(D, label 00 k), as another implementation computes them', () => {
    const expected = [0, 1, 2].flatMap((k) => {
      const block = createHmac('sha256', key)
        .update(`tmag/first/\0\0\0\0${String.fromCharCode(k)}`)
        .digest();
      return Array.from({ length: 8 }, (_, at) => block.readUInt32BE(4 * at));
    });
    const source = words(key, 'tmag/first/');
    expect(expected.map(() => source.next().value)).toEqual(expected);
  });

  it('differ from label to label', () => {
    expect(words(key, 'nation/specialists/').next()).not.toEqual(words(key, 'nation/hit-lists/').next());
  });
});

describe('below', () => {
  it('refuses the words of the last, incomplete run, down to the last one', () => {
    // 2^32 = 6 * 715827882 + 4: the last four words belong to no full run of six.
    expect(scripted(2 ** 32 - 4, 2 ** 32 - 1, 2 ** 32 - 5).below(6)).toBe((2 ** 32 - 5) % 6);
  });

  it('refuses nothing where n divides 2^32', () => {
    expect(scripted(2 ** 32 - 1).below(8)).toBe(7);
    expect(scripted(2 ** 32 - 1).below(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('takes a word even where there is only one answer', () => {
    const stream = scripted(5, 6);
    expect(stream.below(1)).toBe(0);
    expect(stream.left).toEqual([6]);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('throws for %s', (n) => {
    expect(() => openStream(key, 'x').below(n)).toThrow(RangeError);
  });
});
