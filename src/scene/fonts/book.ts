/**
 * The fonts that are loaded, and text shaped with them. Everything that draws text - SVG outlines, PDF, line breaking -
 * asks the same book, so a line is as wide on paper as it was when it was measured.
 */
import { entryOf, itemAt } from '../../base/lists';
import { remembered } from '../../base/remembered';
import { type HanForm, type TextItem, VOICES, type Voice } from '../scene';
import { type Coverage, chainOf, coverageFile, fontFileOf, fontsOf, packageOf, primaryFont } from './catalog';
import { FontsNeeded, itemize, MissingGlyphs, PLAIN, shownIn, type TextRun } from './itemize';
import { type Glyphs, type HarfBuzz, inPlace, ShapingFont } from './shaper';

/** Glyphs of one font and one direction. */
export interface GlyphRun extends TextRun, Glyphs {
  /** Letters that hang together, as in Arabic and Hindi: tracking would tear them apart. */
  readonly joined: boolean;
}

export interface ShapedText {
  readonly runs: readonly GlyphRun[];
  /** Width in em, without tracking. */
  readonly width: number;
  /** Number of glyphs that tracking is added after. */
  readonly count: number;
  /** Where its characters are, once that has been asked for. */
  spans?: Spans;
}

const upTo = remembered((end: number) => Array.from({ length: end + 1 }, (_, i) => i));

/**
 * Of a text in one run from left to right, for each of its characters and for its end: em `before` it, NaN within
 * characters that share a glyph; and its `glyph`.
 */
const spansIn = ({ advances, characters }: GlyphRun, length: number) => {
  const before = Array<number>(length + 1).fill(Number.NaN);
  const glyph =
    typeof characters === 'string' ? upTo(length) : Array<number>(length + 1).fill(advances.length);
  let at = 0;
  let sum = 0;
  for (let i = 0; i < advances.length; i++) {
    const drawn = itemAt(characters, i);
    if (drawn !== '') {
      before[at] = sum;
      glyph[at] = i;
    }
    at += drawn.length;
    sum += itemAt(advances, i);
  }
  before[length] = sum;
  return { before, glyph };
};

type Spans = Readonly<ReturnType<typeof spansIn>>;

/** Of texts in a voice: a cache this large holds those of a booklet. Past it they are of many jobs, and all can go. */
const CACHE_LIMIT = 2500;

const JOINED =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tamil}\p{Script=Thai}]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const MODIFIERS = /\u200D|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3/u;

export class FontBook {
  readonly #shaped = new Map(VOICES.map((voice) => [voice, new Map<string, ShapedText>()]));
  /** Finds the font of a character and its marks. */
  readonly #finderOf = remembered((voice: Voice) => {
    const chain = chainOf(voice, this.han);
    return remembered((grapheme: string): string | undefined => {
      const shown = shownIn(grapheme);
      const [base] = shown;
      if (base === undefined) return undefined;
      for (const name of this.#candidates(chain, base)) {
        const font = this.font(name);
        if (shown.every((character) => font.has(character)) && joins(font, grapheme)) return name;
      }
      return undefined;
    });
  });

  constructor(
    /** Reads a TrueType file by its fontsource name, "league-gothic-latin-400-normal", or what a typeface covers. */
    private readonly loadFont: (file: string) => Promise<Uint8Array>,
    private readonly hb: HarfBuzz,
    private readonly han: HanForm = 'ja',
    private readonly fonts = new Map<string, ShapingFont>(),
    private readonly coverages = new Map<string, Coverage>(),
    private readonly books = new Map<HanForm, FontBook>(),
  ) {
    books.set(han, this);
  }

  /** The same fonts, with Chinese characters of this form wherever there is one. */
  preferring(han: HanForm): FontBook {
    const { loadFont, hb, fonts, coverages, books } = this;
    return books.get(han) ?? new FontBook(loadFont, hb, han, fonts, coverages, books);
  }

  /** Loads fonts and coverages, as `FontsNeeded` names them. */
  async load(names: readonly string[]): Promise<void> {
    await Promise.all(
      names
        .filter((name) => !this.fonts.has(name) && !this.coverages.has(name))
        .map(async (name) => {
          const { file, weight } = fontFileOf(name);
          const bytes = await this.loadFont(file);
          if (file.endsWith('.json')) this.coverages.set(file, JSON.parse(asText(bytes)));
          else this.fonts.set(name, new ShapingFont(this.hb, bytes, weight));
        }),
    );
  }

  /** A font by its name. Throws `FontsNeeded` when it is not loaded. */
  font(name: string): ShapingFont {
    const font = this.fonts.get(name);
    if (!font) throw new FontsNeeded([name]);
    return font;
  }

  /** Those that say they cover a character, best first. */
  *#candidates(chain: ReturnType<typeof chainOf>, character: number): Generator<string> {
    for (const typeface of chain) {
      if (typeface.scripts?.test(String.fromCodePoint(character)) === false) continue;
      const file = coverageFile(typeface.name);
      const coverage = typeface.coverage ?? this.coverages.get(file);
      if (!coverage) throw new FontsNeeded([file]);
      yield* fontsOf(typeface, coverage, character);
    }
  }

  /** Above and below the baseline, and height of a capital, in em. */
  metrics(voice: Voice) {
    const font = this.font(primaryFont(voice));
    return {
      ascent: font.ascent / font.unitsPerEm,
      descent: -font.descent / font.unitsPerEm,
      capHeight: font.capHeight / font.unitsPerEm,
    };
  }

  /** Height in em of the tallest fallback face in a text; 0 where the voice's own face draws all of it. */
  extent(text: string, voice: Voice): number {
    const own = packageOf(primaryFont(voice));
    const heights = this.shape(text, voice)
      .runs.filter((run) => packageOf(run.font) !== own)
      .map((run) => this.font(run.font))
      .map((font) => (font.ascent - font.descent) / font.unitsPerEm);
    return Math.max(0, ...heights);
  }

  /** Throws `FontsNeeded` and `MissingGlyphs`. */
  shape(text: string, voice: Voice): ShapedText {
    const known = this.#shaped.get(voice)?.get(text);
    if (known) return known;
    // French has narrow spaces that do not break, and no font here has them.
    const drawn = text.replaceAll('\u202F', '\u00A0');
    const runs = itemize(drawn, this.#finderOf(voice)).map((run) => this.#shapeRun(run, drawn));
    return this.#keep(text, voice, runs);
  }

  /** Characters `start` to `end` of a text, as they are shaped by themselves. */
  shapePart(text: string, voice: Voice, start: number, end: number): ShapedText {
    const part = text.slice(start, end);
    const known = this.#shaped.get(voice)?.get(part);
    if (known) return known;
    const cut = this.#cutOf(text, voice, start, end);
    return cut ? this.#keep(part, voice, [cut]) : this.shape(part, voice);
  }

  /** Where the characters of a text are; undefined where that cannot be said. */
  spansOf(text: string, voice: Voice): Spans | undefined {
    if (!PLAIN.test(text)) return undefined;
    const shaped = this.shape(text, voice);
    const [run, ...others] = shaped.runs;
    if (!run || others.length > 0) return undefined;
    shaped.spans ??= spansIn(run, text.length);
    return shaped.spans;
  }

  /** A part of a run that needs not be shaped anew: it is cut where that changes no glyph. */
  #cutOf(text: string, voice: Voice, start: number, end: number): GlyphRun | undefined {
    const spans = this.spansOf(text, voice);
    const [run] = spans ? this.shape(text, voice).runs : [];
    if (!spans || !run || [start, end].some((at) => Number.isNaN(spans.before[at]))) return undefined;
    const { ids, advances, offsets, characters, tied } = run;
    const [from, to] = [itemAt(spans.glyph, start), itemAt(spans.glyph, end)];
    if ([from, to].some((at) => at > 0 && at < ids.length && tied.includes(at))) return undefined;
    const part = text.slice(start, end);
    return {
      ...run,
      text: part,
      ids: ids.slice(from, to),
      advances: advances.slice(from, to),
      offsets: offsets === inPlace(ids.length) ? inPlace(to - from) : offsets.slice(from, to),
      characters: typeof characters === 'string' ? part : characters.slice(from, to),
      tied: tied.filter((at) => at >= from && at < to).map((at) => at - from),
    };
  }

  #keep(text: string, voice: Voice, runs: readonly GlyphRun[]): ShapedText {
    const shaped = {
      runs,
      width: runs.reduce((sum, run) => sum + run.advances.reduce((a, b) => a + b, 0), 0),
      count: runs.reduce((sum, run) => sum + (run.joined ? 0 : run.ids.length), 0),
    };
    const known = entryOf(this.#shaped, voice);
    if (known.size >= CACHE_LIMIT) known.clear();
    known.set(text, shaped);
    return shaped;
  }

  /** Width in mm of a line set at `size` mm. */
  width(text: string, voice: Voice, size: number, tracking = 0): number {
    const shaped = this.shape(text, voice);
    return shaped.width * size + tracking * shaped.count;
  }

  #shapeRun(run: TextRun, whole: string): GlyphRun {
    const glyphs = this.font(run.font).shape(run.text, run.rtl);
    if (glyphs.ids.includes(0)) throw new MissingGlyphs(whole, [run.text]);
    return { ...run, ...glyphs, joined: !PLAIN.test(run.text) && JOINED.test(run.text) };
  }
}

/** What is written in ASCII. */
const asText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/**
 * A joined emoji (a family, a flag, a skin tone) that the font has no glyph for falls apart into its parts. That is
 * another picture than the one that was typed, so it is refused like a missing character.
 */
const joins = (font: ShapingFont, grapheme: string): boolean =>
  !(PICTOGRAPH.test(grapheme) && MODIFIERS.test(grapheme)) ||
  font.shape(grapheme, false).advances.filter((advance) => advance > 0).length <= 1;

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

/** x at which the first glyph of a line stands, in mm. */
export const startOf = (item: TextItem, shaped: ShapedText): number => {
  if (item.anchor === undefined || item.anchor === 'start') return item.x;
  const width = shaped.width * item.size + (item.tracking ?? 0) * shaped.count;
  return item.x - (item.anchor === 'middle' ? width / 2 : width);
};
