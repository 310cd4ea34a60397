import * as hb from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { readFontFile } from '../../files/node-fonts';
import { ShapingFont } from '../fonts/shaper';
import { writeTrueType } from './truetype';

it('a file of a few glyphs has their outlines and widths, to the unit', async () => {
  const font = new ShapingFont(hb, await readFontFile('source-serif-4-latin-400-normal'));
  const { ids } = font.shape('&Quagmire83%', false);
  const glyphs = [0, ...ids];
  const written = new ShapingFont(hb, writeTrueType(font, glyphs));
  for (const [at, glyph] of glyphs.entries()) {
    expect(written.advance(at)).toBe(font.advance(glyph));
    if (at > 0) expect(written.outline(at), `glyph ${at}`).toEqual(font.outline(glyph));
  }
});
