/** What a booklet flows: boxes that carry what is drawn in them. */
import type { FontBook } from '../../scene/fonts/book';
import type { PageBox } from '../../scene/pdf/document';
import type { Color, Item, Scene } from '../../scene/scene';
import { tagged } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { DEFAULT_LINE_HEIGHT, type Line, type TextStyle } from '../../scene/text';
import type { Box } from './paginate';

/** A place that leads to an anchor of the document ("#rulings") or to an address. */
export interface Reference extends PageBox {
  readonly href: string;
  /** The words that lead there. */
  readonly says: string;
  readonly tag?: Tag;
}

/** What can be linked to and listed: a heading, a rule, an entry of the glossary. */
export interface Mark {
  readonly slug: string;
  readonly title: string;
  readonly level: 2 | 3;
  /** Contents lists show headings; the outline shows rulings, too. */
  readonly listed: boolean;
}

/** A bar down the left of all the boxes that share it, as one object. */
export interface Bar {
  /** Left edge within the text column, mm. */
  readonly x: number;
  readonly width: number;
  readonly color: Color;
}

export interface Content {
  /** Relative to the text column's left edge and the box's top. */
  readonly items: readonly Item[];
  readonly links: readonly Reference[];
  readonly mark?: Mark;
  readonly bar?: Bar;
}

export type FlowBox = Box<Content>;

/** Items moved, and made larger before that; texts and pictures of a box keep numbers of their own, so a group does it. */
export const moved = (items: readonly Item[], x: number, y: number, scale = 1): Item[] =>
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
      return { ...item, items: moved(item.items, x, y, scale) };
    return { kind: 'group', matrix: [scale, 0, 0, scale, x, y], items: [item] };
  });

/** Items that are shown a second time: they are not part of the text again. */
export const untagged = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    if (item.kind !== 'group') return item;
    const { tag: _, ...group } = item;
    return { ...group, items: untagged(item.items) };
  });

/** The tag of the next piece of a paragraph, of a link within it where it leads somewhere. */
type TagOf = (href: string | undefined) => Tag;

/** Tags for the pieces of one paragraph in their order: a link that goes on over the end of a line stays one. */
const tagsWithin = (paragraph: Tag): TagOf => {
  let link: { readonly href: string; readonly tag: Tag } | undefined;
  return (href) => {
    if (href === undefined) link = undefined;
    else if (link?.href !== href) link = { href, tag: { type: 'Link', parent: paragraph } };
    return link?.tag ?? paragraph;
  };
};

/** One set line as a box: its words at `x`, and where its links are. */
const lineContent = (set: Line, style: TextStyle, x: number, tagOf: TagOf): Content => {
  const height = lineHeightOf(style);
  const pieces = set.items.map((item) => {
    const link = set.links.find((each) => each.x === item.x);
    return { item, link, tag: tagOf(link?.href) };
  });
  return {
    items: pieces.map(({ item, tag }) => tagged(tag, moved([item], x, 0))),
    links: pieces.flatMap(({ item, link, tag }): Reference[] => {
      if (!link) return [];
      const says = (item.reads ?? item.text).trim();
      return [{ x: x + link.x, y: 0, width: link.width, height, href: link.href, says, tag }];
    }),
  };
};

export const lineHeightOf = (style: TextStyle): number =>
  style.size * (style.lineHeight ?? DEFAULT_LINE_HEIGHT);

/** Lines of one paragraph in one box, the first of them `top` mm below its upper edge. */
export const linesContent = (
  lines: readonly Line[],
  style: TextStyle,
  x: number,
  top: number,
  tag: Tag,
): Content => {
  const tagOf = tagsWithin(tag);
  const contents = lines.map((set) => lineContent(set, style, x, tagOf));
  const yOf = (row: number): number => top + row * lineHeightOf(style);
  return {
    items: contents.flatMap(({ items }, row) => moved(items, 0, yOf(row))),
    links: contents.flatMap(({ links }, row) => links.map((link) => ({ ...link, y: link.y + yOf(row) }))),
  };
};

/** Boxes of which the first has another space above it, items drawn before its own, or a mark. */
export const led = (
  boxes: readonly FlowBox[],
  { before, items = [], mark }: { before?: number; items?: readonly Item[]; mark?: Mark },
): FlowBox[] =>
  boxes.map((box, index) =>
    index > 0
      ? box
      : {
          ...box,
          before: before ?? box.before,
          content: { ...box.content, items: [...items, ...box.content.items], ...(mark && { mark }) },
        },
  );

/** Lines of one paragraph as boxes, `before` above the first of them. */
export const lineBoxes = (
  lines: readonly Line[],
  style: TextStyle,
  x: number,
  before: number,
  tag: Tag,
): FlowBox[] => {
  const tagOf = tagsWithin(tag);
  return lines.map((set, index) => ({
    height: lineHeightOf(style),
    before: index === 0 ? before : 0,
    content: lineContent(set, style, x, tagOf),
  }));
};

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
  readonly style: TextStyle;
  /** What the blocks are part of. */
  readonly within: Tag;
}

export const indented = (setting: Setting, by: number, style: TextStyle = setting.style): Setting => ({
  ...setting,
  style,
  x: setting.x + by,
  width: setting.width - by,
});
