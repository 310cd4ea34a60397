/**
 * Text in lines. Words are measured by the font book that draws them, lines end where Unicode lets them (UAX #14), and
 * the outcome is scene items, so that a card, a booklet page and a web preview set a sentence alike.
 */
import LineBreaker from 'linebreak';
import { capitals } from '../base/names';
import type { FontBook } from './fonts/book';
import type { Color, Scene, TextItem, Voice } from './scene';

/** A stretch of text within a paragraph; what it leaves out it takes from the paragraph. */
export interface InlineText {
  readonly text: string;
  readonly voice?: Voice;
  readonly fill?: Color;
  readonly href?: string;
}

export type Inline = string | InlineText;

export interface TextStyle {
  readonly voice: Voice;
  /** Font size in mm. */
  readonly size: number;
  readonly fill: Color;
  /** Line height in em. */
  readonly lineHeight?: number;
  /** mm after each character. */
  readonly tracking?: number;
  /** Drawn in capitals; a reader of the file still gets the text as it was written. */
  readonly caps?: boolean;
}

export interface ParagraphStyle extends TextStyle {
  /** mm */
  readonly width: number;
  readonly align?: 'start' | 'middle' | 'end';
  /** Indent of the first line, mm. */
  readonly firstIndent?: number;
  /** Where a line may end: wherever Unicode lets it, or only at spaces, as in a name. */
  readonly breaks?: 'unicode' | 'spaces';
}

export interface Line {
  /** x from the paragraph's left edge, y = the baseline within a line box that begins at 0. */
  readonly items: readonly TextItem[];
  /** mm, without the space that ends it. */
  readonly width: number;
  readonly links: readonly { readonly x: number; readonly width: number; readonly href: string }[];
}

export const DEFAULT_LINE_HEIGHT = 1.35;

/** Distance from the top of a line box to its baseline, in mm: the font's own height, centred in the line. */
export const baselineOf = (book: FontBook, style: TextStyle): number => {
  const { ascent, descent } = book.metrics(style.voice);
  const lineHeight = style.lineHeight ?? DEFAULT_LINE_HEIGHT;
  return ((lineHeight - ascent - descent) / 2 + ascent) * style.size;
};

/** A part of a word that is set in one way. */
interface Fragment {
  readonly text: string;
  readonly source: InlineText;
  /** Where it begins in the source's text. */
  readonly start: number;
}

interface Word {
  readonly fragments: readonly Fragment[];
  /** The line must end after this word. */
  readonly required: boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Break {
  readonly position: number;
  readonly required: boolean;
}

const breaksOf = (text: string, at: ParagraphStyle['breaks']): Break[] => {
  if (at === 'spaces')
    return [...text.matchAll(/\s+|$/g)].map((space) => ({
      position: space.index + space[0].length,
      required: false,
    }));
  const breaker = new LineBreaker(text);
  const breaks: Break[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.push(next);
  return breaks;
};

const wordsOf = (inlines: readonly InlineText[], at: ParagraphStyle['breaks']): Word[] => {
  const words: Word[] = [];
  let index = 0;
  let offset = 0;
  let start = 0;
  for (const next of breaksOf(inlines.map((inline) => inline.text).join(''), at)) {
    const fragments: Fragment[] = [];
    while (start < next.position) {
      const source = inlines[index];
      if (!source) break;
      const text = source.text.slice(offset, offset + next.position - start);
      if (text !== '') fragments.push({ text, source, start: offset });
      start += text.length;
      offset += text.length;
      if (offset >= source.text.length) {
        index++;
        offset = 0;
      }
    }
    words.push({ fragments, required: next.required });
  }
  return words;
};

/** A word longer than a line (an address, a run of kanji in one block) is cut between characters. */
const cut = (word: Word): Word[] =>
  word.fragments.flatMap(({ text, source, start }, i) =>
    [...graphemes.segment(text)].map(({ segment, index }, j, all) => ({
      fragments: [{ text: segment, source, start: start + index }],
      required: word.required && i === word.fragments.length - 1 && j === all.length - 1,
    })),
  );

const trimEnd = (fragments: readonly Fragment[]): Fragment[] => {
  const kept = [...fragments];
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const text = last.text.trimEnd();
    if (text !== '') {
      kept[kept.length - 1] = { ...last, text };
      return kept;
    }
    kept.pop();
  }
  return kept;
};

const merge = (fragments: readonly Fragment[]): Fragment[] =>
  fragments.reduce<Fragment[]>((merged, fragment) => {
    const last = merged.at(-1);
    if (last && last.source === fragment.source)
      merged[merged.length - 1] = { ...last, text: last.text + fragment.text };
    else merged.push(fragment);
    return merged;
  }, []);

/** Breaks a paragraph into lines no wider than `width`. Throws `FontsNeeded` and `MissingGlyphs`. */
export const breakLines = (book: FontBook, inlines: readonly Inline[], style: ParagraphStyle): Line[] => {
  const sources = inlines
    .map((inline): InlineText => (typeof inline === 'string' ? { text: inline } : inline))
    .filter((inline) => inline.text !== '');
  const tracking = style.tracking ?? 0;
  const drawn = (text: string): string => (style.caps ? capitals(text) : text);
  /** Of a line, as it is drawn: its words are shaped together. */
  const widthOf = ({ text, source, start }: Fragment): number => {
    const voice = source.voice ?? style.voice;
    const { width, count } =
      drawn(source.text) === source.text
        ? book.shapePart(source.text, voice, start, start + text.length)
        : book.shape(drawn(text), voice);
    return width * style.size + tracking * count;
  };
  const measure = <Part extends Fragment>(parts: readonly Part[], width: (part: Part) => number): number =>
    parts.reduce((sum, part) => sum + width(part), 0);
  const spans = new Map(
    sources
      .filter(({ text }) => drawn(text) === text)
      .map((source) => [source, book.spansOf(source.text, source.voice ?? style.voice)]),
  );
  /** Of a part of a source, which is shaped once; NaN where that does not say it. */
  const widthIn = ({ text, source, start }: Fragment): number => {
    const { before = [], glyph = [] } = spans.get(source) ?? {};
    const of = (list: readonly number[]): number =>
      (list[start + text.length] ?? Number.NaN) - (list[start] ?? Number.NaN);
    return of(before) * style.size + tracking * of(glyph);
  };
  const widthOfWord = (fragment: Fragment): number => {
    const width = widthIn(fragment);
    return Number.isNaN(width) ? widthOf(fragment) : width;
  };
  const baseline = baselineOf(book, style);
  const lines: Line[] = [];
  let current: Word[] = [];
  let used = 0;

  const indent = (): number => (lines.length === 0 ? (style.firstIndent ?? 0) : 0);

  const finish = (): void => {
    const line = [...current];
    const carried: Word[] = [];
    const joined = () =>
      merge(trimEnd(line.flatMap((word) => word.fragments))).map((fragment) => ({
        ...fragment,
        advance: widthOf(fragment),
      }));
    let fragments = joined();
    let width = measure(fragments, ({ advance }) => advance);
    // Words side by side may be wider than each alone, by their kerning: then the last goes on to the next line.
    while (width > style.width - indent() + 1e-6 && line.length > 1) {
      carried.unshift(line.pop() as Word);
      fragments = joined();
      width = measure(fragments, ({ advance }) => advance);
    }
    const room = style.width - indent() - width;
    let x = indent() + (style.align === 'end' ? room : style.align === 'middle' ? room / 2 : 0);
    const items: TextItem[] = [];
    const links: { x: number; width: number; href: string }[] = [];
    for (const { text, source, advance } of fragments) {
      items.push({
        kind: 'text',
        x,
        y: baseline,
        text: drawn(text),
        ...(drawn(text) === text ? {} : { reads: text }),
        voice: source.voice ?? style.voice,
        size: style.size,
        fill: source.fill ?? style.fill,
        ...(tracking === 0 ? {} : { tracking }),
      });
      if (source.href !== undefined) links.push({ x, width: advance, href: source.href });
      x += advance;
    }
    lines.push({ items, width, links });
    current = [];
    used = 0;
    for (const word of carried) place(word);
  };

  const place = (word: Word): void => {
    const room = style.width - indent() + 1e-6;
    const bare = measure(trimEnd(word.fragments), widthOfWord);
    if (bare > room && word.fragments.some(({ text }) => [...graphemes.segment(text)].length > 1)) {
      for (const part of cut(word)) place(part);
      return;
    }
    while (current.length > 0 && used + bare > style.width - indent() + 1e-6) finish();
    current.push(word);
    // A required break is a line feed, which no font has a glyph for.
    used += word.required ? bare : measure(word.fragments, widthOfWord);
    if (word.required) finish();
  };

  // What has room in one line is not searched for breaks.
  const whole = sources.map((source) => ({ text: source.text, source, start: 0 }));
  const isLine = sources.length > 0 && measure(whole, widthIn) <= style.width - indent() + 1e-6;
  const words = isLine ? [{ fragments: whole, required: false }] : wordsOf(sources, style.breaks);
  for (const word of words) place(word);
  while (current.length > 0) finish();
  return lines;
};

/** Lines stacked into a picture as wide as the paragraph. */
export const stackLines = (lines: readonly Line[], style: ParagraphStyle): Scene => {
  const step = (style.lineHeight ?? DEFAULT_LINE_HEIGHT) * style.size;
  return {
    width: style.width,
    height: step * lines.length,
    items: lines.flatMap((line, i) => line.items.map((item) => ({ ...item, y: item.y + i * step }))),
  };
};

export const textBlock = (book: FontBook, inlines: readonly Inline[], style: ParagraphStyle): Scene =>
  stackLines(breakLines(book, inlines, style), style);

export interface FitStyle extends Omit<ParagraphStyle, 'size'> {
  readonly maxSize: number;
  readonly minSize: number;
  readonly maxLines: number;
  /** mm that the lines may take together; without it, whatever they take. */
  readonly maxHeight?: number;
}

/** A text that does not fit its place on a card. An error, because the alternative is a card that cannot be read. */
export class TextOverflow extends Error {
  constructor(readonly text: string) {
    super(`“${text}” does not fit, even at its smallest size. Use a shorter one.`);
  }
}

/** Size steps tried while shrinking, mm. */
const FIT_STEP = 0.1;

/** The sizes from `from` down to `to`, both included. */
function* sizes(from: number, to: number): Generator<number> {
  for (let size = from; size > to; size -= FIT_STEP) yield size;
  if (from >= to) yield to;
}

/**
 * The largest size from `maxSize` down to `minSize` at which a name or a title takes at most `maxLines` lines and
 * `maxHeight`, broken at spaces only. Scripts that are taller than the voice's own face get the line height that they
 * need. Throws `TextOverflow`.
 */
export const fitText = (book: FontBook, text: string, style: FitStyle): Scene => {
  const { maxSize, minSize, maxLines, maxHeight = Number.POSITIVE_INFINITY, ...rest } = style;
  const drawn = style.caps ? capitals(text) : text;
  const tracking = style.tracking ?? 0;
  const largest = drawn.split(/\s+/).map((word) => {
    const { width, count } = book.shape(word, style.voice);
    return (style.width - tracking * count) / width;
  });
  const extent = book.extent(drawn, style.voice);
  const lineHeight = Math.max(style.lineHeight ?? DEFAULT_LINE_HEIGHT, extent);
  const { width, count } = book.shape(drawn.trimEnd(), style.voice);
  for (const size of sizes(Math.min(maxSize, ...largest), minSize)) {
    // Of these there are many, and each is known to be too large without lines.
    if (maxLines === 1 && width * size + tracking * count > style.width + 1e-6) continue;
    const paragraph = { ...rest, size, lineHeight, breaks: 'spaces' as const };
    const scene = stackLines(breakLines(book, [text], paragraph), paragraph);
    if (scene.height <= Math.min(maxHeight, maxLines * lineHeight * size) + 1e-6) return scene;
  }
  throw new TextOverflow(text);
};
