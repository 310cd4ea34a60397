import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseName, parseNames, splitNames } from './names';

it('parsing a name a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (raw) => {
      const once = parseName(raw);
      if (once.ok) expect(parseName(once.value)).toEqual(once);
    }),
  );
});

it('any text at all gives a name or a message, never an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      const result = parseName(raw);
      if (!result.ok) expect(result.error.message).toMatch(/^The name .*: .*\.$/);
    }),
  );
});

it('a list that was joined with commas is split into the same names', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 20 }), (names) => {
      expect(parseNames(splitNames(names.join(', ')))).toEqual({ ok: true, value: names });
    }),
  );
});
