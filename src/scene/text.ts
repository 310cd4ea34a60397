/**
 * Text in lines. Words are measured by the font book that draws them, lines end where Unicode lets them (UAX #14), and
 * the outcome is scene items, so that a card, a booklet page and a web preview set a sentence alike.
 */
import { capitals } from '../base/names';
import { remembered } from '../base/remembered';
import { type Breaking, charactersOf, HYPHEN, partFor, type Word, wordsIn } from './breaks';
import type { FontBook, ShapedText } from './fonts/book';
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

export interface ParagraphStyle extends TextStyle, Breaking {
  /** mm */
  readonly width: number;
  readonly align?: 'start' | 'middle' | 'end';
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

/** A stretch of one voice, colour and link, and where it stands in the paragraph. */
interface Source extends Required<Pick<InlineText, 'text' | 'voice' | 'fill'>> {
  readonly from: number;
  readonly to: number;
  readonly href: string | undefined;
  /** As it is drawn, from an index to another. */
  readonly part: (start: number, end: number) => string;
  readonly shape: (start: number, end: number) => ShapedText;
  readonly spans: ReturnType<FontBook['spansOf']>;
}

const sourcesOf = (book: FontBook, inlines: readonly Inline[], style: ParagraphStyle): Source[] => {
  const drawn = (text: string): string => (style.caps ? capitals(text) : text);
  let length = 0;
  return inlines
    .map((inline): InlineText => (typeof inline === 'string' ? { text: inline } : inline))
    .filter(({ text }) => text !== '')
    .map(({ text, voice = style.voice, fill = style.fill, href }) => {
      const shown = drawn(text);
      const from = length;
      length += text.length;
      // Shaped once: where that says how wide a part is, no word is shaped to be measured.
      const spans = shown.length === text.length ? book.spansOf(shown, voice) : undefined;
      // Capitals can be more letters than were typed: then each part is written in capitals by itself.
      const isAligned = shown === text || spans !== undefined;
      const part = (start: number, end: number): string =>
        isAligned ? shown.slice(start, end) : drawn(text.slice(start, end));
      const shape = (start: number, end: number): ShapedText =>
        isAligned ? book.shapePart(shown, voice, start, end) : book.shape(part(start, end), voice);
      return { text, from, to: length, voice, fill, href, part, shape, spans };
    });
};

/** A part of a source: its indices, and as wide as it is drawn, mm. */
interface Drawn {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  readonly advance: number;
}

const between = (list: readonly number[] = [], start: number, end: number): number =>
  (list[end] ?? Number.NaN) - (list[start] ?? Number.NaN);

/** How wide the stretches of a paragraph are, mm. */
const rulerOf = (sources: readonly Source[], { size, width: room, tracking = 0 }: ParagraphStyle) => {
  type WidthOf = (source: Source, start: number, end: number) => number;
  /** As it is drawn: its words are shaped together. */
  const drawnWidth: WidthOf = (source, start, end) => {
    const { width, count } = source.shape(start, end);
    return width * size + tracking * count;
  };
  /** NaN where the shaped source does not say it. */
  const knownWidth: WidthOf = ({ spans }, start, end) =>
    between(spans?.before, start, end) * size + tracking * between(spans?.glyph, start, end);
  const measuredWidth: WidthOf = (source, start, end) => {
    const width = knownWidth(source, start, end);
    return Number.isNaN(width) ? drawnWidth(source, start, end) : width;
  };
  /** Asked for each word, so no list is made of its parts. */
  const sum = (start: number, end: number, widthOf: WidthOf): number => {
    let width = 0;
    for (const source of sources)
      if (source.from < end && source.to > start)
        width += widthOf(source, Math.max(start - source.from, 0), Math.min(end, source.to) - source.from);
    return width;
  };
  return {
    known: (start: number, end: number) => sum(start, end, knownWidth),
    measure: (start: number, end: number) => sum(start, end, measuredWidth),
    /** A word on a line of its own: kerned with the space behind it, it is less, which tells where it fills its line. */
    alone: (start: number, end: number): number => {
      const width = sum(start, end, measuredWidth);
      return width < room - size ? width : sum(start, end, drawnWidth);
    },
    drawn: (start: number, end: number): Drawn[] =>
      sources
        .filter(({ from, to }) => from < end && to > start)
        .map((source) => {
          const part = {
            start: Math.max(start - source.from, 0),
            end: Math.min(end, source.to) - source.from,
          };
          return { source, ...part, advance: drawnWidth(source, part.start, part.end) };
        }),
  };
};

const widthOf = (parts: readonly Drawn[]): number => parts.reduce((sum, { advance }) => sum + advance, 0);

/** The parts side by side on a baseline. A reader of the file gets a divided word without its hyphen. */
const lineOf = (
  parts: readonly Drawn[],
  baseline: number,
  style: ParagraphStyle,
  isDivided: boolean,
): Line => {
  const { size, tracking = 0 } = style;
  const width = widthOf(parts);
  const rest = style.width - width;
  let x = style.align === 'end' ? rest : style.align === 'middle' ? rest / 2 : 0;
  const items: TextItem[] = [];
  const links: { x: number; width: number; href: string }[] = [];
  for (const [k, { source, start, end, advance }] of parts.entries()) {
    const { voice, fill, href } = source;
    const typed = source.text.slice(start, end);
    const text = source.part(start, end) + (isDivided && k === parts.length - 1 ? HYPHEN : '');
    // Not spread together: there are thousands. Their order is that of the editions' checksums.
    const item: { -readonly [K in keyof TextItem]: TextItem[K] } =
      text === typed
        ? { kind: 'text', x, y: baseline, text, voice, size, fill }
        : { kind: 'text', x, y: baseline, text, reads: typed, voice, size, fill };
    if (tracking !== 0) item.tracking = tracking;
    items.push(item);
    if (href !== undefined) links.push({ x, width: advance, href });
    x += advance;
  }
  return { items, width, links };
};

/** A word is divided where it would leave more than this share of its line empty, or has no line of its own. */
const EMPTY = 0.2;

/** A paragraph of as few lines has a divided word only where it would be longer without. */
const SHORT = 4;

/** The lines, and whether a word was divided so that one is not as empty. */
const linesOf = (
  book: FontBook,
  inlines: readonly Inline[],
  style: ParagraphStyle,
  mayDivide: boolean,
): readonly [lines: Line[], isDivided: boolean] => {
  const sources = sourcesOf(book, inlines, style);
  const paragraph = sources.map(({ text }) => text).join('');
  const { known, measure, alone, drawn } = rulerOf(sources, style);
  const bareEnd = (start: number, end: number): number =>
    start + paragraph.slice(start, end).trimEnd().length;
  const hasRoom = (width: number): boolean => width <= style.width + 1e-6;
  const measured = { text: paragraph, measure, known, bareEnd, hasRoom };
  const widthAlone = ({ start, end }: Word): number => alone(start, bareEnd(start, end));

  const baseline = baselineOf(book, style);
  const lines: Line[] = [];
  let isDivided = false;
  let current: Word[] = [];
  let used = 0;

  const finish = (): void => {
    const start = current[0]?.start ?? 0;
    const carried: Word[] = [];
    const currentParts = () => drawn(start, bareEnd(start, current.at(-1)?.end ?? start));
    let parts = currentParts();
    // Words side by side may be wider than each alone, by their kerning: then the last goes on to the next line.
    while (!hasRoom(widthOf(parts)) && current.length > 1) {
      carried.unshift(...current.splice(-1));
      parts = currentParts();
    }
    lines.push(lineOf(parts, baseline, style, current.at(-1)?.hyphen === true));
    current = [];
    used = 0;
    for (const word of carried) place(word);
  };

  /** Puts as much of a word into this line as it has room for, with a hyphen, and the rest into the next; whether it did. */
  const divide = (word: Word): boolean => {
    const bare = widthAlone(word);
    const room = style.width - used;
    // Titles in capitals are divided only where they have no line of their own.
    const isWanted = !hasRoom(bare) || (mayDivide && !style.caps && room > EMPTY * style.width);
    if (hasRoom(used + bare) || !isWanted) return false;
    const part = style.breaks === 'spaces' ? undefined : partFor(word, room, measured, style.size);
    if (part) {
      isDivided ||= hasRoom(bare);
      current.push(part);
      finish();
      place({ ...word, start: part.end });
    } else if (hasRoom(bare) || used === 0) return false;
    else {
      finish();
      place(word);
    }
    return true;
  };

  const place = (word: Word): void => {
    if (divide(word)) return;
    const { start, end, required } = word;
    const bare = widthAlone(word);
    const parts = hasRoom(bare) ? [] : charactersOf(word, paragraph);
    if (parts.length > 1) {
      for (const part of parts) place(part);
      return;
    }
    while (current.length > 0 && !hasRoom(used + bare)) finish();
    current.push(word);
    // A required break is a line feed, which no font has a glyph for.
    used += required || bareEnd(start, end) === end ? bare : measure(start, end);
    if (required) finish();
  };

  for (const word of wordsIn(measured, style)) place(word);
  while (current.length > 0) finish();
  return [lines, isDivided];
};

/** Breaks a paragraph into lines no wider than `width`. Throws `FontsNeeded` and `MissingGlyphs`. */
export const breakLines = (book: FontBook, inlines: readonly Inline[], style: ParagraphStyle): Line[] => {
  const [lines, isDivided] = linesOf(book, inlines, style, true);
  if (!isDivided || lines.length > SHORT) return lines;
  const [whole] = linesOf(book, inlines, style, false);
  return whole.length > lines.length ? lines : whole;
};

/** Lines stacked into a picture as wide as the paragraph. */
export const stackLines = (lines: readonly Line[], style: ParagraphStyle): Scene => {
  const step = (style.lineHeight ?? DEFAULT_LINE_HEIGHT) * style.size;
  return {
    width: style.width,
    height: step * lines.length,
    items: lines.flatMap(({ items }, i) =>
      i === 0 ? items : items.map((item) => ({ ...item, y: item.y + i * step })),
    ),
  };
};

/** Of some books: blocks by their words and style, and the words that any began with. */
const blocksOf = remembered(
  (_book: FontBook) => ({ blocks: new Map<string, Scene>(), begun: new Set<string>() }),
  10,
);
const BLOCK_LIMIT = 2000;

/**
 * Every card of a deck has its title and its instructions again: what begins as a block before it is kept. Each time it is a
 * picture of its own, for what is one object becomes a form of a file.
 */
export const textBlock = (book: FontBook, inlines: readonly Inline[], style: ParagraphStyle): Scene => {
  const { blocks, begun } = blocksOf(book);
  const [first = ''] = inlines;
  const words = typeof first === 'string' ? first : first.text;
  const key = begun.has(words) ? JSON.stringify([inlines, style]) : undefined;
  const before = key === undefined ? undefined : blocks.get(key);
  if (before) return { ...before };
  const block = stackLines(breakLines(book, inlines, style), style);
  if (begun.size + blocks.size >= BLOCK_LIMIT) for (const known of [begun, blocks]) known.clear();
  if (key === undefined) begun.add(words);
  else blocks.set(key, block);
  return { ...block };
};

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
    super(`“${text}” does not fit`);
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
  const largest = [...drawn.matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const { width, count } = book.shapePart(drawn, style.voice, index, index + word.length);
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
