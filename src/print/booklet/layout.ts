/** A rule text as the pages of a booklet in reading order: cover, contents, text. Pure: it draws scenes and no more. */
import { aroundChapter, type Block, LAW_SLUG, QUICK_SLUG, type RulesDoc } from '../../rules/document';
import { rulesOf } from '../../rules/law';
import { mapLinks } from '../../rules/map-links';
import { hairline } from '../../faces/theme';
import type { FontBook } from '../../scene/fonts/book';
import type { OutlineEntry, PageLink } from '../../scene/pdf/document';
import type { Item, Scene } from '../../scene/scene';
import { line, rect, text } from '../../scene/shapes';
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
import { floated, type Placed, paginate, withHeadings } from './paginate';

export interface BookletInput {
  /** Paper that two pages of the booklet make up. */
  readonly page: BookletPaper;
  readonly book: FontBook;
  readonly figures: Figures;
  readonly source: CoverSource;
  /** What names this edition on the cover: "1 (3fa2)". */
  readonly edition: string;
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

/**
 * The section that a page's running head names: the first that begins on it, or the one that goes on. `named` are the
 * anchors of those that are short enough and long enough for it: chapters, and the sections of the Law.
 */
const sectionsOf = (leaves: readonly Leaf[], named: ReadonlySet<string>): string[] => {
  let current = '';
  return leaves.map((leaf) => {
    const begun = leaf.flatMap(({ content: { mark } }) => (mark && named.has(mark.slug) ? [mark.title] : []));
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
  scale: number,
): BookletPage => {
  const { margin: x, top } = format;
  const { head, foot } = furnitureItems(book, format, { folio: index + 1, ...heads });
  return {
    scene: {
      width: format.width,
      height: format.height,
      items: [
        ...head,
        ...moved(barItems(leaf), x, top, scale),
        ...leaf.flatMap(({ content: { items }, top: y, repeated }) =>
          moved(repeated ? untagged(items) : items, x, top + y * scale, scale),
        ),
        ...foot,
      ],
    },
    label: String(index + 1),
    links: leaf.flatMap((box) =>
      box.content.links.map(({ href, tag, ...place }) => ({
        ...(tag && !box.repeated && { tag }),
        x: x + place.x * scale,
        y: top + (box.top + place.y) * scale,
        width: place.width * scale,
        height: place.height * scale,
        to: resolve(href),
      })),
    ),
    outline: leaf.flatMap(({ content: { mark }, top: y }) =>
      mark ? [{ title: mark.title, level: mark.level, y: top + y * scale }] : [],
    ),
  };
};

/** A link to a rule that is known by its number is followed by its page as a part of the number is. */
const NUMBER = /^\d+\.\d+[a-z]?$/;

/**
 * The text as it is said on paper: nothing about the screen, and page numbers for links. An address may begin at the
 * site's root; on paper it has to say where that is, or is none.
 */
export const onPaper = (
  blocks: readonly Block[],
  site: string | undefined,
  folioOf: (slug: string) => number,
): Block[] => {
  // The rules of the Law are in the order of their numbers.
  const ordered = new Set(rulesOf(blocks).map(({ slug }) => slug));
  const kept = blocks
    .filter(({ screen }) => !screen)
    .map((block) => (block.kind === 'rule' ? { ...block, paper: true as const } : block));
  return mapLinks(kept, (href, words) => {
    if (href.startsWith('/')) return site === undefined ? undefined : `${site}${href}`;
    const slug = href.slice(1);
    if (!href.startsWith('#') || ordered.has(slug)) return href;
    const page = `p.\u00A0${folioOf(slug)}`;
    return { href, after: NUMBER.test(words) ? `, ${page}` : ` (${page})` };
  });
};

/** From the largest type to the smallest: a booklet has the largest with which it fills a whole number of sheets. */
const SCALES = Array.from({ length: 23 }, (_, step) => 1.08 - step / 100);

/** A booklet of as many pages has a list of contents. */
const LONG = 16;

/** What a reader fills in. */
const NOTES = 'Notes';

const notesItems = (format: BookletFormat): Item[] => {
  const step = 8;
  const rows = Math.floor((format.bottom - format.top) / step);
  const right = format.width - format.margin;
  return Array.from({ length: rows }, (_, row) => {
    const y = format.top + (row + 1) * step;
    return line({ x: format.margin, y }, { x: right, y }, hairline);
  });
};

/**
 * Lays out a booklet: cover, text with the credits at its end, and the quick reference on the back cover. Its pages are a
 * multiple of four; where the text does not fill them, the rest is for notes. Throws `FontsNeeded` and `MissingGlyphs`, an
 * Error for an unknown figure, and RangeError for a table that is too wide or a quick reference that is too long.
 */
export const layoutBooklet = (doc: RulesDoc, input: BookletInput): BookletPage[] => {
  const { book, figures, source, edition, site } = input;
  const format = FORMATS[input.page];
  const { title, description } = doc.meta;
  const whole: Tag = { type: 'Document' };
  const part = (name: string): Tag => ({ type: 'Sect', parent: whole, title: name });
  const page = site === undefined ? undefined : `${site}/rules/${doc.meta.game}/`;
  const named = new Set(
    [...doc.sections, ...aroundChapter(doc.blocks, LAW_SLUG).chapter].flatMap((section) =>
      'level' in section && (section.level === 2 || 'kind' in section) ? [section.slug] : [],
    ),
  );
  const sizeOf = (scale: number) => ({
    width: columnOf(format) / scale,
    height: (format.bottom - format.top) / scale,
  });

  /** The text at one size of type, with the page numbers that `folioOf` knows. */
  const setAt = (scale: number, listed: boolean, folioOf: (slug: string) => number) => {
    const { width, height } = sizeOf(scale);
    const within: Tag = { type: 'Art', parent: whole, title };
    const setting = { book, figures, x: 0, width, height, scale, style: TYPE.body, within };
    const blocks = onPaper(doc.blocks, site, folioOf);
    const start = Math.max(0, blocks.findIndex((block) => block.kind === 'heading'));
    const { before, chapter, after } = aroundChapter(blocks.slice(start), QUICK_SLUG);
    const list = listed ? contentsBoxes(book, doc.sections, width, part(CONTENTS_TITLE), folioOf) : [];
    const boxes = [
      ...list,
      ...compose(blocks.slice(0, start), { ...setting, style: TYPE.lead }),
      ...compose([...before, ...after], setting),
      ...colophon(doc.meta, edition, page, { ...setting, within: part('Colophon') }),
    ];
    const quick = paginate(withHeadings(compose(chapter, setting)), height);
    return { boxes, quick, height };
  };
  const unknown = (): number => 10;
  const countAt = (scale: number, listed: boolean): { readonly text: number; readonly quick: number } => {
    const { boxes, quick, height } = setAt(scale, listed, unknown);
    return { text: paginate(withHeadings(boxes), height).length, quick: quick.length };
  };
  const fits = (pages: number) => (scale: number): boolean => {
    const { text, quick } = countAt(scale, pages >= LONG);
    return quick <= 1 && 1 + text + quick <= pages;
  };
  let total = 4;
  const smallest = SCALES.at(-1) as number;
  while (!fits(total)(smallest)) {
    total += 4;
    if (total > 96) throw new RangeError(`${title}: the quick reference does not fit on the back cover`);
  }
  const scale = firstOf(SCALES, fits(total));

  let folios = new Map<string, number>();
  let leaves: readonly Leaf[] = [];
  let back: readonly Leaf[] = [];
  for (let pass = 0; pass < 4; pass += 1) {
    const { boxes, quick, height } = setAt(scale, total >= LONG, (slug) => folios.get(slug) ?? unknown());
    const order = floated(boxes, height, 1, ({ content: { mark } }) => mark?.level === 2 && mark.listed);
    leaves = paginate(order, height, 1);
    back = quick;
    const found = [...anchorsOf(leaves, 2), ...anchorsOf(back, total)];
    const settled = found.every(([slug, folio]) => folios.get(slug) === folio);
    folios = new Map(found);
    if (settled) break;
  }
  const resolve = (href: string): number | string => {
    if (!href.startsWith('#')) return href;
    const folio = folios.get(href.slice(1));
    if (folio === undefined) throw new Error(`no page has the anchor ${href}`);
    return folio - 1;
  };
  const notes = Array.from({ length: total - 1 - leaves.length - back.length }, (): Leaf => []);
  const texts = [...leaves, ...notes, ...back];
  const sections = sectionsOf(texts, named);
  return [
    {
      scene: coverScene(book, format, { title, description, source, edition }, part('Cover')),
      label: 'Cover',
      links: [],
      outline: [],
    },
    ...texts.map((leaf, index) => {
      const blank = leaf.length === 0;
      const section = blank ? NOTES : (sections[index] ?? '');
      const set = pageOf(leaf, index + 1, format, book, { title, section }, resolve, scale);
      const items = blank ? [...set.scene.items, ...notesItems(format)] : set.scene.items;
      return { ...set, scene: { ...set.scene, items } };
    }),
  ];
};

/** The first of `values` with `wanted`, where all after it have it too. */
const firstOf = <T>(values: readonly T[], wanted: (value: T) => boolean): T => {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (wanted(values[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return values[low] as T;
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

/** Between the two halves of a running head, mm. */
const HEAD_GAP = 4;

/** What is on every page but the cover: a running head in two halves, and the folio at the outer edge. */
interface Furniture {
  /** 1 for the cover; even pages are on the left. */
  readonly folio: number;
  readonly title: string;
  readonly section: string;
}

/** The title at the inner edge, the section at the outer one. Throws RangeError where they do not fit side by side. */
const furnitureItems = (
  book: FontBook,
  format: BookletFormat,
  { folio, title, section }: Furniture,
): { readonly head: readonly Item[]; readonly foot: readonly Item[] } => {
  const { voice, size, fill } = TYPE.furniture;
  const left = format.margin;
  const right = format.width - format.margin;
  const onLeft = folio % 2 === 0;
  const [first, second] = onLeft ? [section, title] : [title, section];
  const room = columnOf(format) - HEAD_GAP;
  if (book.width(title, voice, size) + book.width(section, voice, size) > room)
    throw new RangeError(`a running head has no room for \u201C${title}\u201D and \u201C${section}\u201D`);
  const style = { voice, size, fill };
  return {
    head: [
      text(left, HEAD_BASELINE, first, style),
      text(right, HEAD_BASELINE, second, { ...style, anchor: 'end' }),
    ],
    foot: [
      text(onLeft ? left : right, format.height - FOLIO_BASELINE, String(folio), {
        ...style,
        anchor: onLeft ? 'start' : 'end',
      }),
    ],
  };
};
