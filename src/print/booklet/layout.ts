/** A rule text as the pages of a booklet in reading order: cover, contents, text. Pure: it draws scenes and no more. */
import { aroundChapter, QUICK_SLUG, type RulesDoc } from '../../rules/document';
import { mapLinks } from '../../rules/map-links';
import type { FontBook } from '../../scene/fonts/book';
import type { OutlineEntry, PageLink } from '../../scene/pdf/document';
import type { Item, Scene } from '../../scene/scene';
import { rect, text } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { colophon } from './colophon';
import { compose } from './compose';
import { CONTENTS_TITLE, contentsBoxes } from './contents';
import { type CoverSource, coverScene } from './cover';
import {
  type BookletFormat,
  type BookletPaper,
  columnOf,
  FOLIO_BASELINE,
  FORMATS,
  HEAD_BASELINE,
  TYPE,
} from './design';
import { type Bar, type Content, type Figures, moved, untagged } from './flow';
import { fresh, type Placed, paginate } from './paginate';

export interface BookletInput {
  /** Paper that two pages of the booklet make up. */
  readonly page: BookletPaper;
  readonly book: FontBook;
  readonly figures: Figures;
  readonly source: CoverSource;
  /** What names this edition on the cover: "1 (3fa2)". */
  readonly edition: string;
  /** The picture on the cover. */
  readonly picture?: Scene | undefined;
  /** Where the site is published, without a slash at its end; without it, links to its pages are words alone. */
  readonly site?: string;
}

/** A heading or a ruling that begins on a page. */
interface BookletMark {
  readonly title: string;
  readonly level: 2 | 3;
  /** mm from the page's top. */
  readonly y: number;
}

export interface BookletPage {
  readonly scene: Scene;
  /** What viewers show as the page's number. */
  readonly label: string;
  readonly links: readonly PageLink[];
  readonly outline: readonly BookletMark[];
}

type Leaf = readonly Placed<Content>[];

/** Pages by anchor, as indexes in the booklet. */
const anchorsOf = (leaves: readonly Leaf[], first: number): Map<string, number> =>
  new Map(
    leaves.flatMap((leaf, index) =>
      leaf.flatMap(({ content }) => (content.mark ? [[content.mark.slug, first + index] as const] : [])),
    ),
  );

/** One bar for all boxes on the page that share it. */
const barItems = (leaf: Leaf): Item[] => {
  const spans = new Map<Bar, { top: number; bottom: number }>();
  for (const { content, top, height } of leaf) {
    if (!content.bar) continue;
    const span = spans.get(content.bar);
    spans.set(content.bar, { top: span?.top ?? top, bottom: top + height });
  }
  return [...spans].map(([bar, { top, bottom }]) =>
    rect(bar.x, top, bar.width, bottom - top, { fill: bar.color }),
  );
};

/** The section that a page's running head names: the first that begins on it, or the one that goes on. */
const sectionsOf = (leaves: readonly Leaf[]): string[] => {
  let current = '';
  return leaves.map((leaf) => {
    const begun = leaf.flatMap(({ content }) =>
      content.mark?.listed && content.mark.level === 2 ? [content.mark.title] : [],
    );
    const shown = begun[0] ?? current;
    current = begun.at(-1) ?? current;
    return shown;
  });
};

const pageOf = (
  leaf: Leaf,
  index: number,
  format: BookletFormat,
  book: FontBook,
  heads: { readonly title: string; readonly section: string },
  resolve: (href: string) => number | string,
): BookletPage => {
  const { margin: x, top } = format;
  const { head, foot } = furnitureItems(book, format, { folio: index + 1, ...heads });
  return {
    scene: {
      width: format.width,
      height: format.height,
      items: [
        ...head,
        ...moved(barItems(leaf), x, top),
        ...leaf.flatMap(({ content: { items }, top: y, repeated }) =>
          moved(repeated ? untagged(items) : items, x, top + y),
        ),
        ...foot,
      ],
    },
    label: String(index + 1),
    links: leaf.flatMap((box) =>
      box.content.links.map(({ href, tag, ...place }) => ({
        ...place,
        ...(tag && !box.repeated && { tag }),
        x: x + place.x,
        y: top + box.top + place.y,
        to: resolve(href),
      })),
    ),
    outline: leaf.flatMap(({ content: { mark }, top: y }) =>
      mark ? [{ title: mark.title, level: mark.level, y: top + y }] : [],
    ),
  };
};

/** Within the text an address may begin at the site's root; on paper it has to say where that is, or is none. */
const addressOnPaper = (href: string, site: string | undefined): string | undefined => {
  if (!href.startsWith('/')) return href;
  return site === undefined ? undefined : `${site}${href}`;
};

/**
 * Lays out a booklet. The contents are set twice: once to know how many pages they take, and again when the text behind
 * them has its page numbers. Throws `FontsNeeded` and `MissingGlyphs`, an Error for an unknown figure, and RangeError for
 * a table that is too wide.
 */
export const layoutBooklet = (doc: RulesDoc, input: BookletInput): BookletPage[] => {
  const { book, figures, source, edition, picture, site } = input;
  const format = FORMATS[input.page];
  const width = columnOf(format);
  const height = format.bottom - format.top;
  const { title, description } = doc.meta;
  const whole: Tag = { type: 'Document' };
  const part = (name: string): Tag => ({ type: 'Sect', parent: whole, title: name });
  const within: Tag = { type: 'Art', parent: whole, title };
  const setting = { book, figures, x: 0, width, height, style: TYPE.body, within };

  const blocks = mapLinks(doc.blocks, (href) => addressOnPaper(href, site));
  const start = blocks.findIndex((block) => block.kind === 'heading');
  const lead = compose(blocks.slice(0, Math.max(0, start)), { ...setting, style: TYPE.lead });
  const { before, chapter: quick, after } = aroundChapter(blocks.slice(Math.max(0, start)), QUICK_SLUG);
  const page = site === undefined ? undefined : `${site}/rules/${doc.meta.game}/`;
  const end = colophon(doc.meta, edition, page, { ...setting, within: part('Colophon') });
  const text = paginate(
    [
      ...lead,
      ...compose(before, setting),
      // A page of its own, to be laid on the table.
      ...fresh(compose(quick, setting)),
      ...fresh(compose(after, setting)),
      ...end,
    ],
    height,
  );
  const list = (folioOf: (slug: string) => number | undefined): Leaf[] =>
    paginate(contentsBoxes(book, doc.sections, width, part(CONTENTS_TITLE), folioOf), height);
  const first = 1 + list(() => undefined).length;
  const anchors = anchorsOf(text, first);
  const contents = list((slug) => {
    const index = anchors.get(slug);
    return index === undefined ? undefined : index + 1;
  });

  const resolve = (href: string): number | string => {
    if (!href.startsWith('#')) return href;
    const index = anchors.get(href.slice(1));
    if (index === undefined) throw new Error(`no page has the anchor ${href}`);
    return index;
  };
  const sections = [...contents.map(() => CONTENTS_TITLE), ...sectionsOf(text)];
  return [
    {
      scene: coverScene(book, format, { title, description, source, edition, picture }, part('Cover')),
      label: 'Cover',
      links: [],
      outline: [],
    },
    ...[...contents, ...text].map((leaf, index) =>
      pageOf(leaf, index + 1, format, book, { title, section: sections[index] ?? '' }, resolve),
    ),
  ];
};

/** The marks of all pages as a tree: subsections under their sections. */
export const bookletOutline = (title: string, pages: readonly BookletPage[]): OutlineEntry[] => {
  const entries: { title: string; page: number; y?: number; children: OutlineEntry[] }[] = [
    { title, page: 0, children: [] },
  ];
  pages.forEach((page, index) => {
    for (const { title: name, level, y } of page.outline) {
      const entry = { title: name, page: index, y, children: [] };
      if (level === 2) entries.push(entry);
      else entries.at(-1)?.children.push(entry);
    }
  });
  return entries;
};

/** What is on every page but the cover: a running head in two halves, and the folio at the outer edge. */
interface Furniture {
  /** 1 for the cover; even pages are on the left. */
  readonly folio: number;
  readonly title: string;
  readonly section: string;
}

/** The text, or as much of it as fits, with an ellipsis. */
const shortened = (book: FontBook, words: string, room: number): string => {
  const { voice, size } = TYPE.furniture;
  if (book.width(words, voice, size) <= room) return words;
  const parts = words.split(' ');
  while (parts.length > 1 && book.width(`${parts.join(' ')}\u2026`, voice, size) > room) parts.pop();
  return `${parts.join(' ')}\u2026`;
};

/** The title at the outer edge, the section at the inner one. */
const furnitureItems = (
  book: FontBook,
  format: BookletFormat,
  { folio, title, section }: Furniture,
): { readonly head: readonly Item[]; readonly foot: readonly Item[] } => {
  const { voice, size, fill } = TYPE.furniture;
  const left = format.margin;
  const right = format.width - format.margin;
  const onLeft = folio % 2 === 0;
  const half = columnOf(format) / 2 - 2;
  const [first, second] = (onLeft ? [title, section] : [section, title]).map((words) =>
    shortened(book, words, half),
  );
  const style = { voice, size, fill };
  return {
    head: [
      text(left, HEAD_BASELINE, first ?? '', style),
      text(right, HEAD_BASELINE, second ?? '', { ...style, anchor: 'end' }),
    ],
    foot: [
      text(onLeft ? left : right, format.height - FOLIO_BASELINE, String(folio), {
        ...style,
        anchor: onLeft ? 'start' : 'end',
      }),
    ],
  };
};
