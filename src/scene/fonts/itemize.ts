/**
 * Cuts a line of text into runs of one font and one direction, in the order in which they stand on the page: the
 * Unicode bidirectional algorithm for names such as "דנה (Dana)", and the voice's font chain for mixed scripts.
 */
import bidiFactory from 'bidi-js';
import { graphemesOf } from '../../base/words';

export interface TextRun {
  /** Logical order, as it was written. */
  readonly text: string;
  readonly font: string;
  readonly rtl: boolean;
}

/** Font files that have to be loaded before a text can be drawn; `withFonts` loads them and draws again. */
export class FontsNeeded extends Error {
  constructor(readonly files: readonly string[]) {
    super(`fonts not loaded yet: ${files.join(', ')}`);
  }
}

/** Characters that no font of this program can draw. They are refused, for an empty box on a card helps nobody. */
export class MissingGlyphs extends Error {
  constructor(
    readonly text: string,
    readonly characters: readonly string[],
  ) {
    super(`no font has ${characters.join(' ')}`);
  }
}

const bidi = bidiFactory();

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/** Joiners and variation selectors steer a font but have no shape of their own. */
const INVISIBLE = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

/** Letters and signs of which each is drawn by itself, from left to right. */
export const PLAIN = /^[\x20-\x7E\xA0-\u024F\u2010-\u2027]+$/;

/** Of plain letters, each one character; without a list of them, for it is asked of each text. */
const isAll = (text: string, is: (letter: string) => boolean): boolean => {
  for (let i = 0; i < text.length; i++) if (!is(text.charAt(i))) return false;
  return true;
};

/** The characters of a grapheme that have a shape. French has a narrow space, for which the shaper takes half of a font's own space. */
export const shownIn = (grapheme: string): readonly number[] =>
  Array.from(grapheme.replace(INVISIBLE, '').replaceAll('\u202F', ' '), (shown) => shown.codePointAt(0) ?? 0);

interface Piece {
  text: string;
  readonly font: string;
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

/**
 * The runs of one line, left to right as they are drawn. Throws `FontsNeeded` while a file is missing and
 * `MissingGlyphs` where no font has a character.
 */
export const itemize = (text: string, fontFor: (grapheme: string) => string | undefined): TextRun[] => {
  const first = PLAIN.test(text) ? fontFor(text.charAt(0)) : undefined;
  if (first !== undefined && isAll(text, (letter) => fontFor(letter) === first))
    return [{ text, font: first, rtl: false }];
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text).levels : undefined;
  const pieces: Piece[] = [];
  const missing: string[] = [];
  let index = 0;
  for (const segment of graphemesOf(text)) {
    const level = levels?.[index] ?? 0;
    index += segment.length;
    const last = pieces.at(-1);
    const font = fontFor(segment) ?? (segment.replace(INVISIBLE, '') === '' ? last?.font : undefined);
    if (font === undefined) missing.push(segment);
    else if (last && last.font === font && last.level === level) last.text += segment;
    else pieces.push({ text: segment, font, level });
  }
  if (missing.length > 0) throw new MissingGlyphs(text, [...new Set(missing)]);
  return visualOrder(pieces).map(({ text: run, font, level }) => ({ text: run, font, rtl: level % 2 === 1 }));
};
