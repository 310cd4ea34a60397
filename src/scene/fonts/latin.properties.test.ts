import { create, type Font } from '@cantoo/fontkit';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { readFontFile } from '../../press/node-book';
import { VOICES } from '../scene';
import { primaryFile } from './catalog';
import { LATIN, LatinShaper } from './latin';

const FILES = [...new Set(VOICES.map(primaryFile))];

/** Letters that join or kern come up often. */
const texts = fc
  .array(fc.oneof(fc.constantFrom(...LATIN), fc.constantFrom(...'ffffffjiijlthk AVTWYo.,’')), {
    maxLength: 24,
  })
  .map((characters) => characters.join(''));

describe.each(FILES)('%s', (file) => {
  let font: Font;
  let shaper: LatinShaper;
  beforeAll(async () => {
    font = create(await readFontFile(file)) as Font;
    shaper = new LatinShaper(file, font, (codePoint) => font.hasGlyphForCodePoint(codePoint));
  });

  it('shapes Latin text by pairs as the font does as a whole', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const run = shaper.shape(text);
        if (run === undefined) {
          expect(/\p{L}/u.test(text)).toBe(false);
          return;
        }
        const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, 'ltr');
        expect(run.ids).toEqual(glyphs.map(({ id }) => id));
        expect(run.characters).toEqual(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)));
        expect(run.advances).toEqual(positions?.map(({ xAdvance }) => xAdvance / font.unitsPerEm));
        expect(positions?.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0)).toBe(true);
      }),
      { numRuns: volume(120, 400), examples: [['fjff'], ['ffifjfl']] },
    );
  });

  it('measures a text as wide as it shapes it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const width = shaper.width(text);
        if (width === undefined) return;
        const run = shaper.shape(text);
        expect(run?.ids).toHaveLength(text.length);
        expect(width).toBe(run?.advances.reduce((sum, advance) => sum + advance, 0));
      }),
    );
  });
});

it('text of another script, with marks, or without a letter is left to the font', async () => {
  const file = primaryFile('talk');
  const shaper = new LatinShaper(file, create(await readFontFile(file)) as Font, () => true);
  for (const text of ['', '12', 'Наталья', 'e\u0301', 'Nguyễn', 'Ana שלום', 'a\n']) {
    expect(shaper.shape(text), text).toBeUndefined();
    expect(shaper.width(text), text).toBeUndefined();
  }
});
