import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTableWords } from './table-words';

describe('the words of the table', () => {
  it.each([
    [
      'raven attic',
      ['Raven Attic', '  raven,  ATTIC! ', 'raven-attic', 'ｒａｖｅｎ\u00A0attic', '“raven” (attic)'],
    ],
    ['3 5 1', ['3 5 1', '3, 5, 1', '3/5/1', '３ ５ １']],
    ['josé', ['JOSÉ', 'Jose\u0301']],
    ['ꙁ σ', ['Ꙁ‘𝝇', 'ꙁ ς', 'Ꙁ Σ']],
    ['', ['', '   ', '...']],
  ])('have one form, “%s”, however they are typed', (words, typed) => {
    for (const text of typed) expect(parseTableWords(text)).toEqual({ ok: true, value: words });
  });

  it('keep their form when they are read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
        const words = parseTableWords(text);
        if (words.ok) expect(parseTableWords(words.value)).toEqual(words);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a control', 'a\u0000b', 'words-character', 'U+0000'],
    ['a bidi control', 'a\u202Eb', 'words-character', 'U+202E'],
    ['a picture, which would vanish', '🦊', 'words-character', 'letters and digits'],
    ['the face of a die, which would vanish', '⚄', 'words-character', 'write dice as numbers'],
    ['65 letters', 'x'.repeat(65), 'words-long', 'have 65 characters: say at most 64'],
    ['one letter under a hundred accents', `a${'\u0301\u0316'.repeat(100)}`, 'words-long', 'at most 64'],
    ['a book', 'x '.repeat(1_000_000), 'words-long', 'too long'],
  ])('refuse %s', (_, text, code, message) => {
    const result = parseTableWords(text);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });
});
