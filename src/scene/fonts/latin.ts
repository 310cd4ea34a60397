/**
 * Latin text shaped by pairs. In the faces of the identity a Latin character takes its glyph from itself and its advance
 * from itself and its neighbour; only ligatures go further. So each pair is asked of the font once, each ligature once
 * with the characters beside it, and a text needs little of the font's machinery, which costs a hundred times more. A
 * text with any character that is not listed here is left to the font as a whole.
 */
import type { Font } from '@cantoo/fontkit';
import type { GlyphRun } from './itemize';

const range = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Printable ASCII, the letters of Latin-1, and the quotes and dashes of English. No combining marks. */
export const LATIN = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}–—‘’“”…`;

const COUNT = LATIN.length + 1;
/** Place of a character in the tables, by its code; 0 for those that are not Latin, and for the end of a text. */
const SLOTS = new Uint8Array(0x2027);
for (let i = 0; i < LATIN.length; i++) SLOTS[LATIN.charCodeAt(i)] = i + 1;

/** Which slots are letters: a text without one is not of the Latin script, to a font. */
const LETTERS = Array.from(` ${LATIN}`, (character) => /\p{L}/u.test(character));

const UNKNOWN = -0x8000;
const LIGATURE = -0x7fff;

const STILL = [0, 0] as const;

/** Some glyphs in their order, with their advances in em and their characters. */
interface Glyphs {
  readonly ids: number[];
  readonly advances: number[];
  readonly characters: string[];
}

export class LatinShaper {
  readonly #em: number;
  /** Glyph of each slot; 0 where another font of the voice's chain draws the character. */
  readonly #ids: readonly number[];
  /** Advance of a slot before another, in font units. */
  readonly #advances = new Int16Array(COUNT * COUNT).fill(UNKNOWN);
  /** Ligatures with the character before and the one after. */
  readonly #ligatures = new Map<string, Glyphs>();

  /** `draws` says which code points the font draws for its voice. */
  constructor(
    private readonly file: string,
    private readonly font: Font,
    draws: (codePoint: number) => boolean,
  ) {
    this.#em = font.unitsPerEm;
    this.#ids = Array.from(` ${LATIN}`, (character, slot) => {
      const codePoint = character.codePointAt(0) as number;
      return slot > 0 && draws(codePoint) ? (font.glyphForCodePoint(codePoint)?.id ?? 0) : 0;
    });
  }

  /** The text's one run, or undefined where the font itself has to be asked. */
  shape(text: string): GlyphRun | undefined {
    if (!this.#draws(text)) return undefined;
    const glyphs: Glyphs = { ids: [], advances: [], characters: [] };
    for (let i = 0; i < text.length; ) {
      const end = this.#endOfLigature(text, i);
      if (end === i + 1) {
        const slot = slotAt(text, i);
        add(
          glyphs,
          this.#ids[slot] as number,
          this.#advance(slot, slotAt(text, end)) / this.#em,
          text[i] as string,
        );
      } else this.#addLigature(glyphs, text, i, end);
      i = end;
    }
    return {
      file: this.file,
      ...glyphs,
      offsets: glyphs.ids.map(() => STILL),
      text,
      rtl: false,
      joined: false,
    };
  }

  /**
   * Width in em, without the glyphs: line breaking asks for far more widths than are ever drawn. Undefined where the font
   * or `shape` has to be asked; otherwise the text has as many glyphs as characters.
   */
  width(text: string): number | undefined {
    if (!this.#draws(text)) return undefined;
    let width = 0;
    for (let i = 0, slot = slotAt(text, 0); i < text.length; i++) {
      const next = slotAt(text, i + 1);
      const advance = this.#advance(slot, next);
      if (advance === LIGATURE) return undefined;
      width += advance / this.#em;
      slot = next;
    }
    return width;
  }

  /** True for a text of characters that this font draws, a letter among them. */
  #draws(text: string): boolean {
    let hasLetter = false;
    for (let i = 0; i < text.length; i++) {
      const slot = slotAt(text, i);
      if (this.#ids[slot] === 0) return false;
      hasLetter ||= LETTERS[slot] === true;
    }
    return hasLetter;
  }

  /** The end of the glyph, or of the ligatures that follow each other, that begin at `start`. */
  #endOfLigature(text: string, start: number): number {
    const joins = (at: number): boolean =>
      at < text.length && this.#advance(slotAt(text, at - 1), slotAt(text, at)) === LIGATURE;
    let end = start + 1;
    while (joins(end) || (end > start + 1 && joins(end + 1))) end++;
    return end;
  }

  #advance(slot: number, next: number): number {
    const at = slot * COUNT + next;
    const known = this.#advances[at] as number;
    if (known !== UNKNOWN) return known;
    const advance = this.#askPair(slot, next);
    this.#advances[at] = advance;
    return advance;
  }

  #layout(text: string) {
    return this.font.layout(text, undefined, 'latn', undefined, 'ltr');
  }

  #askPair(slot: number, next: number): number {
    const slots = next === 0 ? [slot] : [slot, next];
    const { glyphs, positions } = this.#layout(slots.map((each) => LATIN[each - 1]).join(''));
    const isPlain =
      glyphs.length === slots.length && glyphs.every(({ id }, i) => id === this.#ids[slots[i] as number]);
    return isPlain ? (positions?.[0]?.xAdvance ?? LIGATURE) : LIGATURE;
  }

  /** Adds the glyphs of `start` to `end`, and corrects the advance of the one before them. */
  #addLigature(glyphs: Glyphs, text: string, start: number, end: number): void {
    const around = text.slice(Math.max(0, start - 1), end + 1);
    let joined = this.#ligatures.get(around);
    if (!joined) {
      const { glyphs: found, positions } = this.#layout(around);
      joined = {
        ids: found.map(({ id }) => id),
        advances: found.map((_, i) => (positions?.[i]?.xAdvance ?? 0) / this.#em),
        characters: found.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
      };
      this.#ligatures.set(around, joined);
    }
    const { ids, advances, characters } = joined;
    const first = start === 0 ? 0 : 1;
    if (first === 1) glyphs.advances[glyphs.advances.length - 1] = advances[0] as number;
    const last = ids.length - (end < text.length ? 1 : 0);
    for (let i = first; i < last; i++)
      add(glyphs, ids[i] as number, advances[i] as number, characters[i] as string);
  }
}

const slotAt = (text: string, i: number): number => (i < text.length ? (SLOTS[text.charCodeAt(i)] ?? 0) : 0);

const add = ({ ids, advances, characters }: Glyphs, id: number, advance: number, character: string): void => {
  ids.push(id);
  advances.push(advance);
  characters.push(character);
};
