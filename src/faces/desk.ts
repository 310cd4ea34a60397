/**
 * What a face is drawn with: the fonts, the size of its card, and text in the three voices. A face is designed for a
 * standard card; on another size all its lengths scale by `unit`, and what is flexible fills the rest.
 */
import type { Size } from '../base/piece';
import type { FontBook } from '../scene/fonts/book';
import type { Scene, Voice } from '../scene/scene';
import { type FitStyle, fitText, type Inline, type ParagraphStyle, textBlock } from '../scene/text';
import { COLORS, RULES } from './theme';

/** How a piece is to look: its size in mm, and how much ink it may take. */
export interface Look {
  readonly size: Size;
  readonly ink: 'full' | 'low';
}

export const STANDARD_CARD = { width: 63, height: 88 } as const satisfies Size;

/** Distance of the contents from the cut, on a standard card. */
const MARGIN = 4.2;

/** What text is multiplied by where ink is spared: a letter takes ink by the square of its size. */
const SPARING = { talk: 0.84, shout: 0.8 } as const;

/** The most that a name takes where ink is spared: its width at 1 mm times the square of its size. */
const SPARING_NAME = 185;

/** The same of texts that names stand in, before they are multiplied. */
const SPARING_TEXTS = {
  sentence: { voice: 'talk', most: 275 },
  /** All rules at a glance together. */
  brief: { voice: 'talk', most: 1300 },
  /** A line to read aloud, and the heading over such lines. */
  spoken: { voice: 'form', most: 110 },
  heading: { voice: 'shout', most: 140 },
} as const satisfies Record<string, { readonly voice: Voice; readonly most: number }>;

export interface WordStyle extends Partial<Omit<ParagraphStyle, 'voice'>> {}

export class Desk {
  readonly unit: number;
  /** Distance of the contents from the cut, mm. */
  readonly margin: number;
  /** Width between the margins, mm. */
  readonly measure: number;

  readonly size: Size;
  /** True where filled areas become outlines. */
  readonly sparing: boolean;

  constructor(
    readonly book: FontBook,
    { size, ink }: Look,
    /** What the sizes of sentences are multiplied by, so that a full card still fits. */
    private readonly shrink = 1,
  ) {
    this.size = size;
    this.sparing = ink === 'low';
    this.unit = Math.min(size.width / STANDARD_CARD.width, size.height / STANDARD_CARD.height);
    this.margin = this.mm(MARGIN);
    this.measure = size.width - 2 * this.margin;
  }

  /** A length of the standard card on this card. */
  mm(length: number): number {
    return length * this.unit;
  }

  /** Words that a sentence leans on: heavy, or leaning where ink is spared. */
  strong(text: string): Inline {
    return this.sparing ? { text, voice: 'talk-italic' } : bold(text);
  }

  /** The width of the line under a head, mm. */
  get headRule(): number {
    return this.sparing ? RULES.outline : RULES.heavy;
  }

  /** Sentences. */
  talk(inlines: Inline | readonly Inline[], style: WordStyle = {}): Scene {
    return this.#block('talk', inlines, { size: 3.3, lineHeight: 1.32, ...style });
  }

  /** Flavour and asides. */
  aside(inlines: Inline | readonly Inline[], style: WordStyle = {}): Scene {
    return this.#block('talk-italic', inlines, { size: 3.1, lineHeight: 1.32, fill: COLORS.mute, ...style });
  }

  /** A line in the form voice, as wide as its text by default. */
  label(text: string, style: WordStyle & { readonly bold?: boolean } = {}): Scene {
    const { bold, ...rest } = style;
    const voice = bold ? 'form-bold' : 'form';
    const size = this.mm(style.size ?? 2.5);
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
  shout(text: string, style: Partial<Omit<FitStyle, 'voice'>> & { readonly maxSize: number }): Scene {
    const minSize = style.minSize ?? style.maxSize / 3;
    return fitText(this.book, text, {
      voice: 'shout',
      caps: true,
      fill: COLORS.ink,
      width: this.measure,
      lineHeight: 1,
      maxLines: 1,
      ...style,
      maxSize: this.mm(
        this.sparing
          ? Math.max(
              minSize,
              this.#spared(text.toUpperCase(), 'shout', style.maxSize * SPARING.shout, SPARING_NAME),
            )
          : style.maxSize,
      ),
      minSize: this.mm(minSize),
      ...(style.maxHeight === undefined ? {} : { maxHeight: this.mm(style.maxHeight) }),
    });
  }

  /** The size of a text with names in it: `size` in full ink; where ink is spared long names make it smaller. */
  sizeFor(kind: keyof typeof SPARING_TEXTS, text: string, size: number): number {
    const { voice, most } = SPARING_TEXTS[kind];
    return this.sparing ? this.#spared(text, voice, size, most) : size;
  }

  /** As large as told, but that width times the square of the size, which is ink, stays within a limit. */
  #spared(text: string, voice: Voice, size: number, limit: number): number {
    return Math.min(size, Math.sqrt(limit / Math.max(1, this.book.width(text, voice, 1))));
  }

  #block(voice: 'talk' | 'talk-italic', inlines: Inline | readonly Inline[], style: WordStyle): Scene {
    const list = Array.isArray(inlines) ? (inlines as readonly Inline[]) : [inlines as Inline];
    return textBlock(this.book, list, {
      fill: COLORS.ink,
      width: this.measure,
      ...style,
      voice,
      size: this.mm(style.size ?? 3.3) * (this.sparing ? SPARING.talk : 1) * this.shrink,
    });
  }
}

/** Words that a sentence leans on, whatever the ink. */
export const bold = (text: string): Inline => ({ text, voice: 'talk-bold' });
