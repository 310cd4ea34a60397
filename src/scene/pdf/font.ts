/**
 * One font file in a PDF: a subset that holds the glyphs in use, with their widths and their characters. Glyphs get
 * their numbers in the order of their first use, so equal documents hold equal bytes. A glyph that means other
 * characters elsewhere (an Arabic letter without its dots) gets a code for each, so that the file reads as it was written.
 */
import { type PDFContext, type PDFRef, PDFString, utf16Encode } from 'pdf-lib';
import { itemAt } from '../../base/lists';
import { remembered } from '../../base/remembered';
import { chunked } from '../../base/words';
import type { ShapingFont } from '../fonts/shaper';
import { writeTrueType } from './truetype';

/** Of the same few characters in every file. */
const hex4 = remembered((value: number): string => value.toString(16).padStart(4, '0').toUpperCase());

/** Bytes that a string on one line cannot have as they are (PDF 32000-1, 7.3.4.2). */
const ESCAPED: Readonly<Record<string, string>> = {
  '(': '\\(',
  ')': '\\)',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
};

const byteInString = (byte: number): string => {
  const character = String.fromCharCode(byte);
  return ESCAPED[character] ?? character;
};

/** The most entries that one bfchar section may hold (PDF 32000-1, 9.10.3). */
const BFCHAR_LIMIT = 100;

interface Code {
  readonly glyph: number;
  /** Number of the glyph in the subset. */
  readonly inSubset: number;
  /** What the code reads as; empty where the glyph only completes its neighbour. */
  readonly characters: string;
}

/** Asked for each glyph of a text: an array and a comparison answer sooner than maps. */
interface Glyph {
  /** em */
  readonly advance: number;
  /** What it means the first time, and its code then. */
  readonly characters: string;
  readonly code: string;
  /** Its other codes, by what they mean. */
  readonly others: Map<string, string>;
}

export class PdfFont {
  readonly ref: PDFRef;
  readonly resourceName: string;
  readonly #codes: Code[] = [{ glyph: 0, inSubset: 0, characters: '' }];
  readonly #glyphs: Glyph[] = [];
  /** Numbers of the glyphs in the subset. */
  readonly #subset = new Map([[0, 0]]);

  constructor(
    private readonly context: PDFContext,
    readonly font: ShapingFont,
    /** How many fonts are before it in the file. */
    private readonly place: number,
  ) {
    this.ref = context.nextRef();
    this.resourceName = `F${place}`;
  }

  /** The code of a glyph that means `characters`, as it is in a string. */
  encode(id: number, characters: string): string {
    this.#glyphs[id] ??= {
      advance: this.font.advance(id),
      characters,
      code: this.#addCode(id, characters),
      others: new Map(),
    };
    const glyph = itemAt(this.#glyphs, id);
    if (glyph.characters === characters) return glyph.code;
    let code = glyph.others.get(characters);
    if (code === undefined) {
      code = this.#addCode(id, characters);
      glyph.others.set(characters, code);
    }
    return code;
  }

  /** Width of a glyph that has a code, em. */
  advance(id: number): number {
    return itemAt(this.#glyphs, id).advance;
  }

  /** As the two bytes that it has in a string: half of what hex digits take. */
  #addCode(glyph: number, characters: string): string {
    const inSubset = this.#subset.get(glyph) ?? this.#subset.size;
    this.#subset.set(glyph, inSubset);
    const number = this.#codes.push({ glyph, inSubset, characters }) - 1;
    return byteInString(number >> 8) + byteInString(number & 0xff);
  }

  /** Writes the font's objects. To be called once, when all text has been written. */
  finish(): void {
    const { context, font, place } = this;
    const letters = [place / 26 / 26, (place / 26) % 26, place % 26].map((value) => 65 + Math.floor(value));
    // Six capitals that differ from font to font in one file, as the standard wants them (PDF 32000-1, 9.6.4).
    const tag = `PD${String.fromCharCode(...letters)}A`;
    const name = `${tag}+${font.name.replace(/[^A-Za-z0-9-]/g, '')}`;
    const scale = 1000 / font.unitsPerEm;
    const file = context.register(context.flateStream(writeTrueType(font, [...this.#subset.keys()])));
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        // Symbolic: the codes are glyph numbers, not characters of a standard encoding.
        Flags: 4,
        FontBBox: font.box.map((n) => Math.round(n * scale)),
        ItalicAngle: font.italicAngle,
        Ascent: Math.round(font.ascent * scale),
        Descent: Math.round(font.descent * scale),
        CapHeight: Math.round(font.capHeight * scale),
        StemV: 80,
        FontFile2: file,
      }),
    );
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        CIDToGIDMap: this.#glyphMap(),
        W: [1, this.#codes.slice(1).map(({ glyph }) => Number((font.advance(glyph) * 1000).toFixed(2)))],
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

  /** Which glyph each code draws: two bytes a code, where they are not the same number anyway. */
  #glyphMap(): PDFRef | 'Identity' {
    if (this.#codes.every(({ inSubset }, code) => inSubset === code)) return 'Identity';
    const bytes = Uint8Array.from(this.#codes.flatMap(({ inSubset }) => [inSubset >> 8, inSubset & 0xff]));
    return this.context.register(this.context.flateStream(bytes));
  }

  #toUnicode(): string {
    const pairs = this.#codes
      .map(({ characters }, code) => [code, characters] as const)
      .filter(([, characters]) => characters !== '')
      .map(
        ([code, characters]) => `<${hex4(code)}> <${[...utf16Encode(characters, false)].map(hex4).join('')}>`,
      );
    const sections = chunked(pairs, BFCHAR_LIMIT).flatMap((section) => [
      `${section.length} beginbfchar`,
      ...section,
      'endbfchar',
    ]);
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
