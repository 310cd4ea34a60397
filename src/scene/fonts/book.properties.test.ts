import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { nodeBook } from '../../files/node-fonts';
import { VOICES } from '../scene';
import { type FontBook, type ShapedText, withFonts } from './book';
import { MissingGlyphs } from './itemize';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const codePoints = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((point) => String.fromCodePoint(point));

/** Characters that Unicode has assigned, the scripts that the fonts hold more often than the rest. */
const assigned = fc
  .oneof(
    { weight: 3, arbitrary: codePoints(0x20, 0x24f) },
    { weight: 2, arbitrary: codePoints(0x300, 0x52f) },
    { weight: 3, arbitrary: codePoints(0x590, 0x6ff) },
    { weight: 2, arbitrary: codePoints(0x900, 0x97f) },
    { weight: 1, arbitrary: codePoints(0x1e00, 0x20cf) },
    { weight: 1, arbitrary: codePoints(0x3040, 0x30ff) },
    { weight: 1, arbitrary: codePoints(0x1f300, 0x1faff) },
    { weight: 1, arbitrary: codePoints(0x1f1e6, 0x1f1ff) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('\u200D', '\u200C', '\uFE0F', '\u20E3', '🏽', '👩', '❤', '()', '['),
    },
    { weight: 1, arbitrary: codePoints(0x20, 0x2ffff) },
  )
  .filter((character) => /^[^\p{Cn}\p{Cs}]+$/u.test(character));

/** Strings of one script in a row are what names are made of, so characters come in stretches. */
const texts = fc.array(assigned, { minLength: 1, maxLength: 8 }).map((characters) => characters.join(''));

it('any text is drawn without an empty box, or refused with characters that it holds', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(...VOICES), async (text, voice) => {
      const outcome: ShapedText | MissingGlyphs = await withFonts(book, () => book.shape(text, voice)).catch(
        (error: unknown) => {
          if (error instanceof MissingGlyphs) return error;
          throw error;
        },
      );
      if (outcome instanceof MissingGlyphs) {
        expect(outcome.characters.length).toBeGreaterThan(0);
        for (const character of outcome.characters) expect(text).toContain(character);
        return;
      }
      for (const run of outcome.runs) {
        expect(run.ids).not.toContain(0);
        expect(run.advances.every(Number.isFinite)).toBe(true);
        expect(run.advances).toHaveLength(run.ids.length);
        expect(run.offsets).toHaveLength(run.ids.length);
        expect(run.characters).toHaveLength(run.ids.length);
      }
      expect([...outcome.runs.map((run) => run.text).join('')]).toHaveLength([...text].length);
    }),
    { numRuns: volume(150, 400) },
  );
});
