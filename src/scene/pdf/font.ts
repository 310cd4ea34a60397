/**
 * One font file in a PDF: a subset that holds the glyphs in use, with their widths and their characters. Glyphs get
 * their numbers in the order of their first use, so equal documents hold equal bytes.
 */
import type { Font } from '@cantoo/fontkit';
import { type PDFContext, type PDFRef, PDFString } from 'pdf-lib';

const hex4 = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => hex4(text.charCodeAt(i))).join('');

/** The most entries that one bfchar section may hold (PDF 32000-1, 9.10.3). */
const BFCHAR_LIMIT = 100;

export class PdfFont {
  readonly #ids = new Map<number, number>();
  readonly #characters: string[] = [''];
  readonly #subset;

  constructor(
    private readonly context: PDFContext,
    private readonly font: Font,
    readonly ref: PDFRef,
    readonly resourceName: string,
    private readonly tag: string,
  ) {
    this.#subset = font.createSubset();
  }

  /** Width of a glyph as the subset states it, in em: what a viewer advances by on its own. */
  advance(glyph: number): number {
    return (this.font.getGlyph(glyph)?.advanceWidth ?? 0) / this.font.unitsPerEm;
  }

  /** The glyph's code as four hex digits. `characters` is what it stands for where it is first used. */
  encode(glyph: number, characters: string): string {
    let id = this.#ids.get(glyph);
    if (id === undefined) {
      id = this.#subset.includeGlyph(glyph);
      this.#ids.set(glyph, id);
      this.#characters[id] = characters;
    }
    return hex4(id);
  }

  /** The characters that a reader of the file gets for a glyph. */
  charactersOf(glyph: number): string | undefined {
    const id = this.#ids.get(glyph);
    return id === undefined ? undefined : this.#characters[id];
  }

  /** Writes the font's objects. To be called once, when all text has been written. */
  finish(): void {
    const { context, font } = this;
    const name = `${this.tag}+${(font.postscriptName ?? 'Font').replace(/[^A-Za-z0-9-]/g, '')}`;
    const scale = 1000 / font.unitsPerEm;
    const { bbox } = font;
    const file = context.register(context.flateStream(this.#subset.encode()));
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        // Symbolic: the codes are glyph numbers, not characters of a standard encoding.
        Flags: 4,
        FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((n) => Math.round(n * scale)),
        ItalicAngle: font.italicAngle,
        Ascent: Math.round(font.ascent * scale),
        Descent: Math.round(font.descent * scale),
        CapHeight: Math.round((font.capHeight || font.ascent) * scale),
        StemV: 80,
        FontFile2: file,
      }),
    );
    const glyphs = [...this.#ids].sort(([, a], [, b]) => a - b);
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        CIDToGIDMap: 'Identity',
        W: [1, glyphs.map(([glyph]) => Number((this.advance(glyph) * 1000).toFixed(2)))],
      }),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(this.#toUnicode())),
      }),
    );
  }

  #toUnicode(): string {
    const pairs = this.#characters
      .map((characters, id) => [id, characters] as const)
      .filter(([, characters]) => characters !== '')
      .map(([id, characters]) => `<${hex4(id)}> <${utf16(characters)}>`);
    const sections: string[] = [];
    for (let start = 0; start < pairs.length; start += BFCHAR_LIMIT) {
      const section = pairs.slice(start, start + BFCHAR_LIMIT);
      sections.push(`${section.length} beginbfchar`, ...section, 'endbfchar');
    }
    return [
      '/CIDInit /ProcSet findresource begin',
      '12 dict begin',
      'begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def',
      '/CMapType 2 def',
      '1 begincodespacerange',
      '<0000> <FFFF>',
      'endcodespacerange',
      ...sections,
      'endcmap',
      'CMapName currentdict /CMap defineresource pop',
      'end',
      'end',
    ].join('\n');
  }
}
