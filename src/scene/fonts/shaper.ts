/**
 * A font file as HarfBuzz reads it: text shaped with it, and its glyphs as outlines. HarfBuzz is WebAssembly, and how to
 * start that is another matter in Node than in a browser, so it is an argument.
 */
import { itemAt } from '../../base/lists';
import { remembered } from '../../base/remembered';

export type HarfBuzz = typeof import('harfbuzzjs');

type Face = InstanceType<HarfBuzz['Face']>;

/** M, L, Q or Z, with its points in units of the font. */
export type Outline = ReturnType<InstanceType<HarfBuzz['Font']>['glyphToJson']>;

/** Glyphs in the order in which they are drawn. Lengths are in em. */
export interface Glyphs {
  readonly ids: readonly number[];
  readonly advances: readonly number[];
  readonly offsets: readonly (readonly [x: number, y: number])[];
  /** The characters behind each glyph; empty where a glyph only completes its neighbour. A text that has a glyph for each is itself the list. */
  readonly characters: readonly string[] | string;
  /** Before all other glyphs the text can be cut: each part is then shaped as it is in the whole. */
  readonly tied: readonly number[];
}

const POSTSCRIPT_NAME = 6;

/** The offsets of so many glyphs that have none, as most have: one list for all texts of a length. */
export const inPlace = remembered((count: number) => Array.from({ length: count }, () => [0, 0] as const));

/** Of HarfBuzz's flags of a glyph. */
const UNSAFE_TO_BREAK = 1;

/** The characters of each glyph by where its cluster begins in the text. The first glyph to be read has those of its cluster. */
const charactersOf = (glyphs: readonly { cluster: number }[], text: string, rtl: boolean): string[] => {
  const step = rtl ? -1 : 1;
  const characters = glyphs.map(() => '');
  let end = text.length;
  // From the text's end to its beginning.
  for (let i = rtl ? 0 : glyphs.length - 1; i >= 0 && i < glyphs.length; i -= step) {
    const start = itemAt(glyphs, i).cluster;
    if (glyphs[i - step]?.cluster === start) continue;
    characters[i] = text.slice(start, end);
    end = start;
  }
  return characters;
};

/** Where a font's file has its glyphs; undefined where they are curves of another kind. */
const glyphTables = (face: Face) => {
  // Copies: HarfBuzz's memory moves when it grows.
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((name) => face.referenceTable(name)?.slice());
  if (!glyf || !loca || !head) return undefined;
  const places = new DataView(loca.buffer);
  const isLong = new DataView(head.buffer).getInt16(50) === 1;
  return { glyf, at: (id: number) => (isLong ? places.getUint32(4 * id) : 2 * places.getUint16(2 * id)) };
};

/** Lengths are in units of the font unless said otherwise. */
export class ShapingFont {
  readonly #font: InstanceType<HarfBuzz['Font']>;
  readonly #buffer: InstanceType<HarfBuzz['Buffer']>;
  readonly outline = remembered((glyph: number): Outline => this.#font.glyphToJson(glyph));
  /** Width of a glyph on its own, in em. */
  readonly advance = remembered((glyph: number) => this.#font.glyphHAdvance(glyph) / this.unitsPerEm);
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Degrees against the clock. */
  readonly italicAngle: number;
  readonly box: readonly number[];

  /** Of a file that has all weights the outlines follow from the weight. */
  readonly #tables = remembered((face: Face) => (this.weight === undefined ? glyphTables(face) : undefined));
  readonly #face: Face;

  /** A font from the bytes of a TrueType file, and the weight where that has all of them. */
  constructor(
    private readonly hb: HarfBuzz,
    file: Uint8Array,
    private readonly weight?: number,
  ) {
    const face = new hb.Face(new hb.Blob(file));
    this.#face = face;
    this.#font = new hb.Font(face);
    if (weight !== undefined) this.#font.setVariations([new hb.Variation('wght', weight)]);
    this.#buffer = new hb.Buffer();
    // Marks are counted apart from their letters where the script lets them.
    this.#buffer.setClusterLevel(hb.ClusterLevel.MONOTONE_CHARACTERS);
    const numberIn = (table: string, at: number): number => {
      const bytes = face.referenceTable(table);
      return bytes ? new DataView(bytes.buffer, bytes.byteOffset).getInt16(at) : 0;
    };
    this.unitsPerEm = face.upem;
    this.box = [36, 38, 40, 42].map((at) => numberIn('head', at));
    this.ascent = numberIn('hhea', 4);
    this.descent = numberIn('hhea', 6);
    this.capHeight = numberIn('OS/2', 88);
    this.italicAngle = numberIn('post', 4);
    this.name = face.getName(POSTSCRIPT_NAME, 'en');
  }

  /** A glyph as the font's own file has it, without its instructions; undefined where that is made of other glyphs or is another's form. */
  glyph(id: number): Uint8Array | undefined {
    const tables = this.#tables(this.#face);
    if (!tables) return undefined;
    const { glyf, at } = tables;
    const bytes = glyf.subarray(at(id), at(id + 1));
    if (bytes.length === 0) return bytes;
    const contours = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
    if (contours >= 0x8000) return undefined;
    const end = 10 + 2 * contours;
    const instructions = ((bytes[end] ?? 0) << 8) | (bytes[end + 1] ?? 0);
    const rest = bytes.subarray(end + 2 + instructions);
    const plain = new Uint8Array((end + 2 + rest.length + 3) & ~3);
    plain.set(bytes.subarray(0, end));
    plain.set(rest, end + 2);
    return plain;
  }

  has(codePoint: number): boolean {
    return this.#font.glyph(codePoint) !== undefined;
  }

  shape(text: string, rtl: boolean): Glyphs {
    const buffer = this.#buffer;
    buffer.clearContents();
    buffer.addText(text);
    buffer.setDirection(rtl ? this.hb.Direction.RTL : this.hb.Direction.LTR);
    buffer.guessSegmentProperties();
    this.hb.shape(this.#font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const em = this.unitsPerEm;
    const isInPlace = positions.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0);
    const isOneEach = !rtl && infos.length === text.length && infos.every(({ cluster }, i) => cluster === i);
    const tied: number[] = [];
    infos.forEach(({ flags }, i) => {
      if ((flags & UNSAFE_TO_BREAK) !== 0) tied.push(i);
    });
    // Thousands of texts are kept, so what follows from others is not.
    return {
      ids: infos.map(({ codepoint }) => codepoint),
      advances: positions.map(({ xAdvance }) => xAdvance / em),
      offsets: isInPlace
        ? inPlace(infos.length)
        : positions.map(({ xOffset, yOffset }) => [xOffset / em, yOffset / em]),
      characters: isOneEach ? text : charactersOf(infos, text, rtl),
      tied,
    };
  }
}
