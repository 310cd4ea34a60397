/**
 * The fonts that are loaded, and text shaped with them. Everything that draws text - SVG outlines, PDF, line breaking -
 * asks the same book, so a line is as wide on paper as it was when it was measured.
 */
import { create, type Font } from '@cantoo/fontkit';
import type { TextItem, Voice } from '../scene';
import { candidates, familyOf, primaryFile } from './catalog';
import { FontsNeeded, type GlyphRun, itemize, MissingGlyphs, type TextRun } from './itemize';
import { LatinShaper } from './latin';

/** Reads a font file by its fontsource name: "league-gothic-latin-400-normal.woff". */
type LoadFont = (file: string) => Promise<Uint8Array>;

export interface ShapedText {
  readonly runs: readonly GlyphRun[];
  /** Width in em, without tracking. */
  readonly width: number;
  /** Number of glyphs that tracking is added after. */
  readonly count: number;
}

/** Above and below the baseline, and height of a capital, in em. */
interface VoiceMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
}

/** A cache this large holds all words of a booklet; past it the texts are of many jobs, and the oldest can go. */
const CACHE_LIMIT = 20_000;

const JOINED = /\p{Script=Arabic}|\p{Script=Devanagari}/u;
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const MODIFIERS = /\u200D|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3/u;

export class FontBook {
  readonly #fonts = new Map<string, Font>();
  readonly #shaped = new Map<string, ShapedText>();
  readonly #latin = new Map<Voice, LatinShaper>();

  constructor(private readonly loadFont: LoadFont) {}

  async load(files: readonly string[]): Promise<void> {
    await Promise.all(
      files
        .filter((file) => !this.#fonts.has(file))
        .map(async (file) => {
          const font = create(await this.loadFont(file));
          if ('fonts' in font) throw new Error(`${file} is a font collection, not a font`);
          this.#fonts.set(file, font);
        }),
    );
  }

  /** The font behind a file. Throws `FontsNeeded` when it is not loaded. */
  font(file: string): Font {
    const font = this.#fonts.get(file);
    if (!font) throw new FontsNeeded([file]);
    return font;
  }

  metrics(voice: Voice): VoiceMetrics {
    const font = this.font(primaryFile(voice));
    return {
      ascent: font.ascent / font.unitsPerEm,
      descent: -font.descent / font.unitsPerEm,
      capHeight: font.capHeight / font.unitsPerEm,
    };
  }

  /** Height in em of the tallest fallback face in a text; 0 where the voice's own face draws all of it. */
  extent(text: string, voice: Voice): number {
    const own = familyOf(primaryFile(voice));
    const heights = this.shape(text, voice)
      .runs.filter((run) => familyOf(run.file) !== own)
      .map((run) => this.font(run.file))
      .map((font) => (font.ascent - font.descent) / font.unitsPerEm);
    return Math.max(0, ...heights);
  }

  /** Throws `FontsNeeded` and `MissingGlyphs`. */
  shape(text: string, voice: Voice): ShapedText {
    const latin = this.#latinShaper(voice)?.shape(text);
    // Cheaper to shape again than to keep.
    if (latin) return measured([latin]);
    const key = `${voice}\n${text}`;
    const known = this.#shaped.get(key);
    if (known) return known;
    const shaped = measured(this.#runs(text, voice));
    if (this.#shaped.size >= CACHE_LIMIT) this.#shaped.clear();
    this.#shaped.set(key, shaped);
    return shaped;
  }

  /** Width in mm of a line set at `size` mm. */
  width(text: string, voice: Voice, size: number, tracking = 0): number {
    const latin = this.#latinShaper(voice)?.width(text);
    if (latin !== undefined) return latin * size + tracking * text.length;
    const shaped = this.shape(text, voice);
    return shaped.width * size + tracking * shaped.count;
  }

  /** Shapes texts of the voice's own Latin face; undefined while that is not loaded. */
  #latinShaper(voice: Voice): LatinShaper | undefined {
    const known = this.#latin.get(voice);
    if (known) return known;
    const file = primaryFile(voice);
    const font = this.#fonts.get(file);
    if (!font) return undefined;
    const made = new LatinShaper(
      file,
      font,
      (codePoint) => candidates(voice, codePoint)[0]?.file === file && font.hasGlyphForCodePoint(codePoint),
    );
    this.#latin.set(voice, made);
    return made;
  }

  #runs(text: string, voice: Voice): GlyphRun[] {
    return itemize(text, voice, {
      isLoaded: (file) => this.#fonts.has(file),
      has: (file, codePoint) => this.font(file).hasGlyphForCodePoint(codePoint),
      joins: (file, grapheme) =>
        !(PICTOGRAPH.test(grapheme) && MODIFIERS.test(grapheme)) || isOnePicture(this.font(file), grapheme),
    }).map((run) => this.#shapeRun(run, text));
  }

  #shapeRun({ text, file, rtl }: TextRun, whole: string): GlyphRun {
    const font = this.font(file);
    const em = font.unitsPerEm;
    const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, rtl ? 'rtl' : 'ltr');
    if (glyphs.some((glyph) => glyph.id === 0)) throw new MissingGlyphs(whole, [text]);
    const joined = JOINED.test(text);
    const letters = [...text];
    // A glyph of fontkit keeps the characters that it was first asked for by, or none where it was first drawn as a part
    // of another: what a text reads as must not depend on what was drawn before it.
    const isPlain =
      !rtl &&
      !joined &&
      glyphs.length === letters.length &&
      glyphs.every((glyph) => glyph.codePoints.length <= 1);
    const characters = isPlain ? letters : glyphs.map((glyph) => String.fromCodePoint(...glyph.codePoints));
    return {
      file,
      ids: glyphs.map((glyph) => glyph.id),
      advances: glyphs.map((_, i) => (positions?.[i]?.xAdvance ?? 0) / em),
      offsets: glyphs.map((_, i) => [
        (positions?.[i]?.xOffset ?? 0) / em,
        (positions?.[i]?.yOffset ?? 0) / em,
      ]),
      characters: rtl ? respelled(characters, text) : characters,
      text,
      rtl,
      joined,
    };
  }
}

const measured = (runs: readonly GlyphRun[]): ShapedText => ({
  runs,
  width: runs.reduce((sum, run) => sum + run.advances.reduce((a, b) => a + b, 0), 0),
  count: runs.reduce((sum, run) => sum + (run.joined ? 0 : run.ids.length), 0),
});

/**
 * A joined emoji (a family, a flag, a skin tone) that the font has no glyph for falls apart into its parts. That is
 * another picture than the one that was typed, so it is refused like a missing character.
 */
const isOnePicture = (font: Font, grapheme: string): boolean =>
  font.layout(grapheme).glyphs.filter((glyph) => glyph.advanceWidth > 0).length <= 1;

/**
 * Fonts build Arabic letters of a bare shape and dots, and name the shape after another letter. Where every character
 * has its glyph, each glyph gets the character that is in its place.
 */
const respelled = (characters: readonly string[], text: string): readonly string[] => {
  const written = [...text].reverse();
  if (characters.filter((character) => character !== '').length !== written.length) return characters;
  let next = 0;
  return characters.map((character) => (character === '' ? '' : (written[next++] as string)));
};

/** Runs drawing code until it has all the fonts it asks for. It is run again from its start, so it must be pure. */
export const withFonts = async <T>(book: FontBook, draw: () => T | Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await draw();
    } catch (error) {
      if (!(error instanceof FontsNeeded)) throw error;
      await book.load(error.files);
    }
  }
};

/** x at which the first glyph of a line is, in mm. */
export const startOf = (item: TextItem, shaped: ShapedText): number => {
  if (item.anchor === undefined || item.anchor === 'start') return item.x;
  const width = shaped.width * item.size + (item.tracking ?? 0) * shaped.count;
  return item.x - (item.anchor === 'middle' ? width / 2 : width);
};
