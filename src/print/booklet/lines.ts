/** Lines with a good end: what a ragged margin lets a typesetter do without anyone seeing it. */
import type { RuleInline } from '../../rules/document';
import type { FontBook } from '../../scene/fonts/book';
import type { Voice } from '../../scene/scene';
import { breakLines, type InlineText, type Line, type ParagraphStyle } from '../../scene/text';

/** What ends a line within a paragraph; `toText` writes it as a text of its own. */
export const LINE_END = '\n';

/** A line with the space that ends it, which no one sees, but without which a reader of the file joins two words. */
export const endedBySpace = (line: Line): Line => ({
  ...line,
  items: line.items.map((item, index) =>
    index < line.items.length - 1
      ? item
      : { ...item, text: `${item.text} `, ...(item.reads !== undefined && { reads: `${item.reads} ` }) },
  ),
});

const broken = (book: FontBook, texts: readonly InlineText[], style: ParagraphStyle): Line[] => {
  const words = texts.map(({ text }) => text).join('');
  let end = 0;
  return breakLines(book, texts, style).map((line) => {
    end += line.items.reduce((sum, { text, reads }) => sum + (reads ?? text).length, 0);
    const space = /^\s+(?=\S)/.exec(words.slice(end))?.[0].length ?? 0;
    end += space;
    return space > 0 ? endedBySpace(line) : line;
  });
};

/** A paragraph in lines. Throws `FontsNeeded` and `MissingGlyphs`. */
export const setLines = (book: FontBook, texts: readonly InlineText[], style: ParagraphStyle): Line[] => {
  const end = texts.findIndex(({ text }) => text === LINE_END);
  if (end < 0) return broken(book, texts, style);
  const before = broken(book, texts.slice(0, end), style);
  const after = setLines(book, texts.slice(end + 1), style);
  return [
    ...before.map((line, index) => (index === before.length - 1 ? endedBySpace(line) : line)),
    ...after,
  ];
};

/** A last line shorter than this share of the column looks like a word that fell off. */
const RUNT = 0.12;

/** How much narrower a paragraph may be set to avoid that. */
const NARROWER = [0.98, 0.96, 0.94, 0.92, 0.9, 0.88, 0.86] as const;

/** Lines of which the last is not a short word alone, where that costs no line more. */
export const withoutRunt = (book: FontBook, texts: readonly InlineText[], style: ParagraphStyle): Line[] => {
  const lines = setLines(book, texts, style);
  const isRunt = (set: readonly Line[]): boolean =>
    set.length > 1 && (set.at(-1)?.width ?? 0) < RUNT * style.width;
  if (!isRunt(lines)) return lines;
  for (const share of NARROWER) {
    const set = setLines(book, texts, { ...style, width: style.width * share });
    if (set.length === lines.length && !isRunt(set)) return set;
  }
  return lines;
};

/** As many lines as the width asks for, all of about one length; `align` is by the full width. */
export const balanced = (book: FontBook, texts: readonly InlineText[], style: ParagraphStyle): Line[] => {
  const wide = setLines(book, texts, style);
  const count = wide.length;
  if (count === 1) return wide;
  let low = 0;
  let high = style.width;
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2;
    if (setLines(book, texts, { ...style, width: middle }).length > count) low = middle;
    else high = middle;
  }
  const lines = setLines(book, texts, { ...style, width: high });
  const shift =
    style.align === 'middle' ? (style.width - high) / 2 : style.align === 'end' ? style.width - high : 0;
  return lines.map((line) => ({
    ...line,
    items: line.items.map((item) => ({ ...item, x: item.x + shift })),
    links: line.links.map((link) => ({ ...link, x: link.x + shift })),
  }));
};

/** Words of a rule text in the voices of the booklet. */
interface Tone {
  readonly plain: Voice;
  readonly strong: Voice;
  readonly emphasis: Voice;
}

/** Typewriters have no italic: what is stressed there is bold. */
const TONES: Partial<Record<Voice, Tone>> = {
  talk: { plain: 'talk', strong: 'talk-bold', emphasis: 'talk-italic' },
  'talk-bold': { plain: 'talk-bold', strong: 'talk-bold', emphasis: 'talk-bold' },
  'talk-italic': { plain: 'talk-italic', strong: 'talk-bold', emphasis: 'talk' },
  form: { plain: 'form', strong: 'form-bold', emphasis: 'form-bold' },
};

/** Inlines as text to be set in `voice`, the voice of their paragraph. */
export const toText = (inlines: readonly RuleInline[], voice: Voice): InlineText[] => {
  const tone = TONES[voice] ?? { plain: voice, strong: voice, emphasis: voice };
  const read = (inline: RuleInline, current: Voice, href?: string): InlineText[] => {
    const set = (text: string, as: Voice): InlineText[] => [
      { text, voice: as, ...(href !== undefined && { href }) },
    ];
    switch (inline.kind) {
      case 'text':
        return set(inline.text, current);
      case 'code':
        return set(inline.text, 'form');
      case 'break':
        return set(LINE_END, current);
      case 'strong':
        return inline.inlines.flatMap((child) => read(child, tone.strong, href));
      case 'emphasis':
        return inline.inlines.flatMap((child) =>
          read(child, current === tone.strong ? current : tone.emphasis, href),
        );
      case 'link':
        return inline.inlines.flatMap((child) => read(child, current, inline.href));
      case 'term':
        // On paper a term is looked up where it is explained.
        return inline.inlines.flatMap((child) => read(child, current, `#${inline.id}`));
    }
  };
  return inlines.flatMap((inline) => read(inline, tone.plain));
};
