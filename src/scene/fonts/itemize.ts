/**
 * Cuts a line of text into runs of one font and one direction, in the order in which they are on the page: the
 * Unicode bidirectional algorithm for names such as "דנה (Dana)", and the voice's font chain for mixed scripts.
 */
import bidiFactory from 'bidi-js';
import type { Voice } from '../scene';
import { candidates } from './catalog';

/** Glyphs of one font in the order in which they are drawn. Lengths are in em. */
export interface GlyphRun {
  readonly file: string;
  readonly ids: readonly number[];
  readonly advances: readonly number[];
  readonly offsets: readonly (readonly [x: number, y: number])[];
  /** The characters behind each glyph; an empty string where a glyph only completes its neighbour. */
  readonly characters: readonly string[];
  /** Logical text of the run. */
  readonly text: string;
  readonly rtl: boolean;
  /** Letters that hang together, as in Arabic and Hindi: tracking would tear them apart. */
  readonly joined: boolean;
}

export interface TextRun {
  /** Logical order, brackets already mirrored where the run is right to left. */
  readonly text: string;
  readonly file: string;
  readonly rtl: boolean;
}

/** What the itemizer has to know of a font: whether its file is there, and which characters it really has. */
export interface Coverage {
  readonly isLoaded: (file: string) => boolean;
  readonly has: (file: string, codePoint: number) => boolean;
  /** False where the parts of a joined emoji would be side by side. */
  readonly joins: (file: string, grapheme: string) => boolean;
}

/** Font files that have to be loaded before a text can be drawn; `withFonts` loads them and draws again. */
export class FontsNeeded extends Error {
  constructor(readonly files: readonly string[]) {
    super(`fonts not loaded yet: ${files.join(', ')}`);
  }
}

/** Characters that no font of this program can draw. They are refused, for an empty box on a card helps no one. */
export class MissingGlyphs extends Error {
  constructor(
    readonly text: string,
    readonly characters: readonly string[],
  ) {
    const named = characters.map((character) => `“${character}” (${codes(character)})`).join(', ');
    super(`cannot print ${named} in “${text}”: no font here has it. Write the name another way.`);
  }
}

const codes = (character: string): string =>
  [...character]
    .map((c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/** Joiners and variation selectors steer a font but have no shape of their own. */
const INVISIBLE = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

const fontFor = (grapheme: string, voice: Voice, fonts: Coverage): string | undefined => {
  const shown = [...grapheme.replace(INVISIBLE, '')].map((character) => character.codePointAt(0) ?? 0);
  const [base, ...marks] = shown;
  if (base === undefined) return undefined;
  const possible = candidates(voice, base);
  for (const { file } of possible) {
    if (!fonts.isLoaded(file)) throw new FontsNeeded([file]);
    const has = fonts.has(file, base) && marks.every((mark) => fonts.has(file, mark));
    if (has && fonts.joins(file, grapheme)) return file;
  }
  return undefined;
};

interface Piece {
  readonly text: string;
  readonly file: string;
  readonly level: number;
}

/** Rule L2 of UAX #9: from the highest level down, reverse each stretch of that level or higher. */
const visualOrder = (pieces: readonly Piece[]): Piece[] => {
  const order = [...pieces];
  const highest = Math.max(0, ...order.map((piece) => piece.level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while (end + 1 < order.length && (order[end + 1]?.level ?? 0) >= level) end++;
      order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse());
      start = end;
    }
  }
  return order;
};

const mirrored = (text: string): string =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');

/**
 * The runs of one line, left to right as they are drawn. Throws `FontsNeeded` while a file is missing and
 * `MissingGlyphs` where no font has a character.
 */
export const itemize = (text: string, voice: Voice, fonts: Coverage): TextRun[] => {
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text).levels : undefined;
  const pieces: Piece[] = [];
  const missing: string[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels?.[index] ?? 0;
    const last = pieces.at(-1);
    const file =
      fontFor(segment, voice, fonts) ?? (segment.replace(INVISIBLE, '') === '' ? last?.file : undefined);
    if (file === undefined) missing.push(segment);
    else if (last && last.file === file && last.level === level)
      pieces[pieces.length - 1] = { ...last, text: last.text + segment };
    else pieces.push({ text: segment, file, level });
  }
  if (missing.length > 0) throw new MissingGlyphs(text, [...new Set(missing)]);
  return visualOrder(pieces).map(({ text: run, file, level }) => {
    const rtl = level % 2 === 1;
    return { text: rtl ? mirrored(run) : run, file, rtl };
  });
};
