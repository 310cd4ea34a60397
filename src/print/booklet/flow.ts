/** What a booklet flows: words set in lines with a good end, and boxes that carry what is drawn in them. */
import type { Box } from '../../base/piece';
import type { RuleInline } from '../../rules/document';
import type { FontBook } from '../../scene/fonts/book';
import type { Color, Item, Scene, Tag, Voice } from '../../scene/scene';
import { group, tagItems } from '../../scene/shapes';
import {
  breakLines,
  DEFAULT_LINE_HEIGHT,
  type InlineText,
  type Line,
  type ParagraphStyle,
  type TextStyle,
} from '../../scene/text';
import type { Box as Measured } from './paginate';

export type Style = Omit<ParagraphStyle, 'width'>;

type SetLines = (book: FontBook, texts: readonly InlineText[], style: ParagraphStyle) => Line[];

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

const setRun: SetLines = (book, texts, style) => {
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
export const setLines: SetLines = (book, texts, style) => {
  const end = texts.findIndex(({ text }) => text === LINE_END);
  if (end < 0) return setRun(book, texts, style);
  const before = setRun(book, texts.slice(0, end), style);
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
export const withoutRunt: SetLines = (book, texts, style) => {
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
export const balanceLines: SetLines = (book, texts, style) => {
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

/** Words that are stressed within those of a voice. Typewriters have no italic: they are bold there. */
const STRESS: Partial<Record<Voice, Readonly<Record<'strong' | 'emphasis', Voice>>>> = {
  talk: { strong: 'talk-bold', emphasis: 'talk-italic' },
  'talk-italic': { strong: 'talk-bold', emphasis: 'talk' },
  form: { strong: 'form-bold', emphasis: 'form-bold' },
};

/** Inlines as text to be set in `voice`, the voice of their paragraph. */
export const toText = (inlines: readonly RuleInline[], voice: Voice): InlineText[] => {
  const { strong, emphasis } = STRESS[voice] ?? { strong: voice, emphasis: voice };
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
        return inline.inlines.flatMap((child) => read(child, strong, href));
      case 'emphasis':
        return inline.inlines.flatMap((child) => read(child, current === strong ? current : emphasis, href));
      case 'link':
        return inline.inlines.flatMap((child) => read(child, current, inline.href));
      case 'term':
        // On paper a term is looked up where it is explained.
        return inline.inlines.flatMap((child) => read(child, current, `#${inline.id}`));
    }
  };
  return inlines.flatMap((inline) => read(inline, voice));
};

/** A place that leads to an anchor of the document ("#rulings") or to an address. */
export interface Reference extends Box {
  readonly href: string;
  /** The words that lead there. */
  readonly says: string;
  readonly tag?: Tag;
}

/** What can be linked to and listed: a heading, a rule, an entry of the glossary. */
export interface Mark {
  readonly slug: string;
  readonly title: string;
  readonly level: 2 | 3 | 4;
}

/** A bar down the left of all the boxes that share it, as one object. */
export interface Bar {
  /** Left edge within the text column, mm. */
  readonly x: number;
  readonly width: number;
  readonly color: Color;
}

export interface FlowBox extends Measured {
  /** Relative to the text column's left edge and the box's top. */
  readonly items: readonly Item[];
  readonly links: readonly Reference[];
  readonly mark?: Mark;
  readonly bar?: Bar;
  readonly carry?: FlowBox;
}

/** Items moved, and made larger before that; texts and pictures of a box keep numbers of their own, so a group does it. */
export const translateItems = (items: readonly Item[], x: number, y: number, scale = 1): Item[] =>
  items.map((item): Item => {
    if (item.kind === 'text' || item.kind === 'picture') {
      const place = { x: item.x * scale + x, y: item.y * scale + y };
      if (item.kind === 'picture')
        return { ...item, ...place, width: item.width * scale, height: item.height * scale };
      return {
        ...item,
        ...place,
        size: item.size * scale,
        ...(item.tracking && { tracking: item.tracking * scale }),
      };
    }
    if (item.kind === 'group' && !item.matrix && !item.clip)
      return { ...item, items: translateItems(item.items, x, y, scale) };
    return group([scale, 0, 0, scale, x, y], item);
  });

/** Items that are shown a second time: they are not part of the text again. */
export const withoutTags = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    if (item.kind !== 'group') return item;
    const { tag: _, ...group } = item;
    return { ...group, items: withoutTags(item.items) };
  });

/** The tag of the next piece of a paragraph: a link that goes on over the end of a line stays one. */
const tagsWithin = (paragraph: Tag): ((href: string | undefined) => Tag) => {
  let link: { readonly href: string; readonly tag: Tag } | undefined;
  return (href) => {
    if (href === undefined) link = undefined;
    else if (link?.href !== href) link = { href, tag: { type: 'Link', parent: paragraph } };
    return link?.tag ?? paragraph;
  };
};

export const lineHeightOf = (style: TextStyle): number =>
  style.size * (style.lineHeight ?? DEFAULT_LINE_HEIGHT);

/** Lines of one paragraph as boxes, `before` above the first of them. */
export const lineBoxes = (
  lines: readonly Line[],
  style: TextStyle,
  x: number,
  before: number,
  paragraph: Tag,
): FlowBox[] => {
  const tagOf = tagsWithin(paragraph);
  const height = lineHeightOf(style);
  return lines.map((set, index) => {
    const pieces = set.items.map((item) => {
      const link = set.links.find((each) => each.x === item.x);
      return { item, link, tag: tagOf(link?.href) };
    });
    return {
      height,
      before: index === 0 ? before : 0,
      items: pieces.map(({ item, tag }) => tagItems(tag, translateItems([item], x, 0))),
      links: pieces.flatMap(({ item, link, tag }): Reference[] => {
        if (!link) return [];
        const says = (item.reads ?? item.text).trim();
        return [{ x: x + link.x, y: 0, width: link.width, height, href: link.href, says, tag }];
      }),
    };
  });
};

/** Words set in lines within a setting, as boxes. */
export const textBoxes = (
  texts: readonly InlineText[],
  style: Style,
  { book, x, width }: Pick<Setting, 'book' | 'x' | 'width'>,
  before: number,
  paragraph: Tag,
  set = setLines,
): FlowBox[] => lineBoxes(set(book, texts, { ...style, width }), style, x, before, paragraph);

/** Lines of one paragraph in one box, the first of them `top` mm below its upper edge. */
export const stackedBoxes = (boxes: readonly FlowBox[], top: number): Pick<FlowBox, 'items' | 'links'> => {
  const yOf = (row: number): number => top + row * (boxes[0]?.height ?? 0);
  return {
    items: boxes.flatMap(({ items }, row) => translateItems(items, 0, yOf(row))),
    links: boxes.flatMap(({ links }, row) => links.map((link) => ({ ...link, y: link.y + yOf(row) }))),
  };
};

const firstItem = (items: readonly Item[]): Item | undefined =>
  items.flatMap((item) => (item.kind === 'group' ? (firstItem(item.items) ?? []) : item))[0];

/** The baseline of the words that boxes begin with. */
export const baselineOf = ([first]: readonly FlowBox[]): number | undefined => {
  const item = first && firstItem(first.items);
  return item?.kind === 'text' ? item.y : undefined;
};

/** Boxes of which the first has another space above it, items drawn before its own, or a mark. */
export const withLead = (
  [first, ...rest]: readonly FlowBox[],
  { items = [], ...other }: Partial<Pick<FlowBox, 'before' | 'items' | 'mark'>>,
): FlowBox[] => (first ? [{ ...first, ...other, items: [...items, ...first.items] }, ...rest] : []);

/** Diagrams of a game by key. */
export type Figures = Readonly<Record<string, () => Scene>>;

export interface Setting {
  readonly book: FontBook;
  readonly figures: Figures;
  /** Left edge and width within the text column, mm. */
  readonly x: number;
  readonly width: number;
  /** Height of a page's text area, mm. */
  readonly height: number;
  /** How much larger all of it is on paper. */
  readonly scale: number;
  /** The page is enlarged. */
  readonly large?: boolean | undefined;
  readonly style: Style;
  /** What the blocks are part of. */
  readonly within: Tag;
}

export const indentBy = (setting: Setting, by: number, style = setting.style): Setting => ({
  ...setting,
  style,
  x: setting.x + by,
  width: setting.width - by,
});
