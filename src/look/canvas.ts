/**
 * What a face is drawn with: the fonts, the size of its card, and text in the three voices. A face is designed for a
 * standard card; on another size all its lengths scale by `unit`, and what is flexible fills the rest.
 */
import { type Size, STANDARD_CARD } from '../base/piece';
import type { FontBook } from '../scene/fonts/book';
import type { Item, Scene } from '../scene/scene';
import { type FitStyle, fitText, type Inline, type ParagraphStyle, textBlock } from '../scene/text';
import { COLORS, LEAST_TYPE } from './theme';

/** How a piece is to look: its size in mm, and how much ink it may take. */
export interface Look {
  readonly size: Size;
  /** Low takes ink from areas and never from letters: the same words, as large and as heavy. */
  readonly ink: 'full' | 'low';
  /** How far its colours reach over the cut, mm; without it they stay inside. */
  readonly bleed?: number;
  /** The smallest type of a card, mm, where that is larger than on all others. */
  readonly least?: number;
}

/** Distance of the contents from the cut, on a standard card. */
const MARGIN = 4.2;

export interface WordStyle extends Partial<Omit<ParagraphStyle, 'voice'>> {}

interface ShoutStyle extends Partial<Omit<FitStyle, 'voice'>> {
  readonly maxSize: number;
  /** What the same place says on other cards of the kind: all are as large as the longest allows. */
  readonly alike?: readonly string[];
}

const sizeOfText = (item: Item): number => (item.kind === 'text' ? item.size : Number.POSITIVE_INFINITY);

/** How a face makes room for what it says. */
export interface Room {
  /** What the sizes of sentences are multiplied by. */
  readonly shrink: number;
  /** What the sizes of pictures are multiplied by. */
  readonly pictures: number;
  /** Gaps stay as wide as they are, and words keep clear of the foot. */
  readonly firm: boolean;
}

export class Canvas {
  readonly unit: number;
  /** Distance of the contents from the cut, mm. */
  readonly margin: number;
  /** Width between the margins, mm. */
  readonly measure: number;

  readonly size: Size;
  /** True where filled areas become outlines. */
  readonly sparing: boolean;
  readonly bleed: number;
  private readonly least: number;
  private readonly leading: number;

  constructor(
    readonly book: FontBook,
    { size, ink, bleed = 0, least = LEAST_TYPE }: Look,
    readonly room: Room = { shrink: 1, pictures: 1, firm: false },
  ) {
    const { shrink } = room;
    this.size = size;
    this.sparing = ink === 'low';
    this.bleed = bleed;
    this.least = least;
    // What has the smallest type already gains room by smaller gaps and pictures, and by lines that are nearer to each other.
    const fitted = least > LEAST_TYPE ? shrink : 1;
    this.leading = 0.8 + 0.2 * fitted;
    this.unit = fitted * Math.min(size.width / STANDARD_CARD.width, size.height / STANDARD_CARD.height);
    this.margin = this.mm(MARGIN);
    this.measure = size.width - 2 * this.margin;
  }

  /** A length of the standard card on this card. */
  mm(length: number): number {
    return length * this.unit;
  }

  /** Sentences. */
  talk(inlines: Inline | readonly Inline[], style: WordStyle = {}): Scene {
    return this.#block('talk', inlines, { size: 3.3, lineHeight: 1.32, ...style });
  }

  /** Flavour and asides. */
  aside(inlines: Inline | readonly Inline[], style: WordStyle = {}): Scene {
    return this.#block('talk-italic', inlines, { size: 3.1, lineHeight: 1.32, ...style });
  }

  /** A line in the form voice, as wide as its text by default. */
  label(text: string, style: WordStyle & { readonly bold?: boolean } = {}): Scene {
    const { bold, ...rest } = style;
    const voice = bold ? 'form-bold' : 'form';
    const size = Math.max(this.least, this.mm(style.size ?? 2.5));
    const tracking = size * 0.04;
    const width = style.width ?? this.book.width(text, voice, size, tracking);
    return textBlock(this.book, [text], {
      lineHeight: 1.2,
      fill: COLORS.ink,
      ...rest,
      voice,
      size,
      tracking,
      width,
    });
  }

  /** A title or a name in capitals, as large as its place allows. Lengths are those of a standard card. */
  shout(text: string, style: ShoutStyle): Scene {
    const { alike = [], minSize = style.maxSize / 3, maxHeight, ...rest } = style;
    const sized = (words: string, maxSize: number): Scene =>
      fitText(this.book, words, {
        voice: 'shout',
        caps: true,
        fill: COLORS.ink,
        width: this.measure,
        lineHeight: 1,
        maxLines: 1,
        ...rest,
        maxSize: Math.max(this.least, maxSize),
        minSize: Math.max(this.least, this.mm(minSize)),
        ...(maxHeight === undefined ? {} : { maxHeight: this.mm(maxHeight) }),
      });
    let size = this.mm(style.maxSize);
    for (const words of alike) size = Math.min(size, ...sized(words, size).items.map(sizeOfText));
    return sized(text, size);
  }

  #block(
    voice: 'talk' | 'talk-italic',
    inlines: Inline | readonly Inline[],
    style: WordStyle & { readonly lineHeight: number },
  ): Scene {
    const list = Array.isArray(inlines) ? (inlines as readonly Inline[]) : [inlines as Inline];
    return textBlock(this.book, list, {
      fill: COLORS.ink,
      width: this.measure,
      lastTwo: true,
      ...style,
      lineHeight: style.lineHeight * this.leading,
      voice,
      size: Math.max(this.least, this.mm(style.size ?? 3.3) * this.room.shrink),
    });
  }
}

/** Words that a sentence leans on. */
export const bold = (text: string) => ({ text, voice: 'talk-bold' }) as const;
