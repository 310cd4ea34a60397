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

/**
 * The runs of one line, left to right as they are drawn. Throws `FontsNeeded` while a file is missing and
 * `MissingGlyphs` where no font has a character.
 */
export const itemize = (text: string, fontFor: (grapheme: string) => string | undefined): TextRun[] => {
  const first = PLAIN.test(text) ? fontFor(text.charAt(0)) : undefined;
  if (first !== undefined && isAll(text, (letter) => fontFor(letter) === first))
    return [{ text, font: first, rtl: false }];
  const embedding = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text) : undefined;
  const pieces: { text: string; readonly font: string; readonly level: number; readonly start: number }[] =
    [];
  const missing: string[] = [];
  let start = 0;
  for (const segment of graphemesOf(text)) {
    const level = embedding?.levels[start] ?? 0;
    const last = pieces.at(-1);
    const font = fontFor(segment) ?? (segment.replace(INVISIBLE, '') === '' ? last?.font : undefined);
    if (font === undefined) missing.push(segment);
    else if (last && last.font === font && last.level === level) last.text += segment;
    else pieces.push({ text: segment, font, level, start });
    start += segment.length;
  }
  if (missing.length > 0) throw new MissingGlyphs(text, [...new Set(missing)]);
  if (embedding) {
    const order = bidi.getReorderedIndices(text, embedding);
    pieces.sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start));
  }
  return pieces.map(({ text: run, font, level }) => ({ text: run, font, rtl: level % 2 === 1 }));
};
