/** A rule text as the pages of a booklet in reading order: cover, contents, text. Pure: it draws scenes and no more. */
import * as m from '#messages/print';
import { itemAt } from '../../base/lists';
import { remembered } from '../../base/remembered';
import { hairline } from '../../look/theme';
import { aroundChapter, LAW_SLUG, QUICK_SLUG, type RulesDoc } from '../../rules/document';
import type { FontBook } from '../../scene/fonts/book';
import type { PdfPage } from '../../scene/pdf/document';
import type { OutlineEntry } from '../../scene/pdf/navigation';
import type { Item, Tag } from '../../scene/scene';
import { group, line, rect, text } from '../../scene/shapes';
import type { HomePaper } from '../papers';
import { compose } from './compose';
import {
  type BookletFormat,
  columnOf,
  FOLIO_BASELINE,
  FORMATS,
  HEAD_BASELINE,
  LARGE,
  LARGE_FORMATS,
  TYPE,
} from './design';
import { type Bar, type Figures, type FlowBox, type Mark, translateItems, withoutTags } from './flow';
import { type CoverInput, colophon, contentsBoxes, coverScene } from './matter';
import { onPaper } from './on-paper';
import { floatFigures, type Placed, paginate } from './paginate';

export interface BookletInput extends CoverInput {
  /** Paper that two pages of the booklet make up. */
  readonly page: HomePaper;
  /** On whole papers, no type smaller than 14 pt. */
  readonly large?: boolean;
  readonly book: FontBook;
  readonly figures: Figures;
  /** Where the site is published, without a slash at its end; without it, links to its pages are words alone. */
  readonly site?: string;
}

export interface BookletPage extends Required<Pick<PdfPage, 'scene' | 'label' | 'links'>> {
  /** Headings and rules that begin on it, and where, mm from its top. */
  readonly outline: readonly (Pick<Mark, 'title' | 'level'> & { readonly y: number })[];
}

type Leaf = readonly Placed<FlowBox>[];

/** Pages by anchor, as indexes in the booklet. */
const anchorsOf = (leaves: readonly Leaf[], first: number) =>
  leaves.flatMap((leaf, index) =>
    leaf.flatMap(({ mark }) => (mark ? [[mark.slug, first + index] as const] : [])),
  );

/** One bar for all boxes on the page that share it. */
const barItems = (leaf: Leaf): Item[] => {
  const spans = new Map<Bar, { top: number; bottom: number }>();
  for (const { bar, top, height } of leaf) {
    if (!bar) continue;
    const span = spans.get(bar);
    spans.set(bar, { top: span?.top ?? top, bottom: top + height });
  }
  return [...spans].map(([bar, { top, bottom }]) =>
    rect(bar.x, top, bar.width, bottom - top, { fill: bar.color }),
  );
};

/** The section that a page's running head names: of those in `named` the first that begins on it, or the one that goes on. */
const sectionsOf = (leaves: readonly Leaf[], named: ReadonlySet<string>): string[] => {
  let current = '';
  return leaves.map((leaf) => {
    const begun = leaf.flatMap(({ mark }) => (mark && named.has(mark.slug) ? [mark.title] : []));
    const shown = begun[0] ?? current;
    current = begun.at(-1) ?? current;
    return shown;
  });
};

const pageOf = (
  leaf: Leaf,
  folio: number,
  format: BookletFormat,
  { head, foot }: ReturnType<typeof furnitureItems>,
  resolve: (href: string) => number | string,
  scale: number,
): BookletPage => {
  const { margin: x, top } = format;
  return {
    scene: {
      width: format.width,
      height: format.height,
      items: [
        ...head,
        ...translateItems(barItems(leaf), x, top, scale),
        ...leaf.flatMap(({ items, top: y, repeated }) =>
          translateItems(repeated ? withoutTags(items) : items, x, top + y * scale, scale),
        ),
        ...foot,
        ...(leaf.length === 0 ? notesItems(format) : []),
      ],
    },
    label: String(folio),
    links: leaf.flatMap((box) =>
      box.links.map(({ href, tag, ...place }) => ({
        ...place,
        ...(tag && !box.repeated && { tag }),
        x: x + place.x * scale,
        y: top + (box.top + place.y) * scale,
        width: place.width * scale,
        height: place.height * scale,
        to: resolve(href),
      })),
    ),
    outline: leaf.flatMap(({ mark, top: y }) =>
      mark ? [{ title: mark.title, level: mark.level, y: top + y * scale }] : [],
    ),
  };
};

/** From the largest type to the smallest: a text has the largest with which it fits, and its back cover another. */
const scalesFrom = (largest: number): number[] =>
  Array.from({ length: Math.round((largest - 0.84) * 100) }, (_, step) => largest - step / 100);
const SCALES = { text: scalesFrom(1.08), back: scalesFrom(1.4) } as const;

/**
 * The room that type takes grows with its size by this power, as our texts show: by the square only if all lines were full. The
 * back cover has tables, whose rows are as high in small type.
 */
const GROWTH = { text: 1.6, back: 1 } as const;

/** The share of a height that boxes take, in one column. */
const shareOf = (boxes: readonly FlowBox[], height: number): number =>
  boxes.reduce((sum, box) => sum + box.before + box.height, 0) / height;

/**
 * The largest of `sizes` that `fits`, where all smaller ones fit too; the smallest where none does. `share` is how much of its
 * room the text takes in the smallest, and `growth` the power of the size by which it takes more: it asks where that makes it
 * likely, and then ever further from there.
 */
const largestOf = (
  sizes: readonly number[],
  share: number,
  growth: number,
  fits: (size: number) => boolean,
): number => {
  let [low, high] = [0, sizes.length - 1];
  const likely = sizes.findIndex((size) => share * (size / itemAt(sizes, -1)) ** growth < 1);
  let at = likely < 0 ? high - 1 : Math.min(likely, high - 1);
  for (let step = 1; low < high; step *= 2) {
    const isFitting = fits(itemAt(sizes, at));
    if (isFitting) high = at;
    else low = at + 1;
    const next = isFitting ? at - step : at + step;
    at = next >= low && next < high ? next : Math.floor((low + high) / 2);
  }
  return itemAt(sizes, low);
};

/** A booklet of as many pages has a list of contents. */
const LONG = 16;

/** Lines for what a reader writes, and the running head over them. */
const NOTES = { title: m.notes, step: 8 } as const;

const notesItems = ({ top, bottom, margin, width }: BookletFormat): Item[] =>
  Array.from({ length: Math.floor((bottom - top) / NOTES.step) }, (_, row) => {
    const y = top + (row + 1) * NOTES.step;
    return line({ x: margin, y }, { x: width - margin, y }, hairline);
  });

/** Page numbers before any is known: as wide as they will be at the most. */
const PLACEHOLDER_FOLIO = 88;

/** The page of an anchor. */
type FolioOf = (slug: string) => number;

/** A part of the booklet, for the readers of its tags. */
const WHOLE: Tag = { type: 'Document' };
const partOf = (title: string): Tag => ({ type: 'Sect', parent: WHOLE, title });

/** Text and back cover at one size of type, with the page numbers that `folioOf` knows. */
const setAt = (doc: RulesDoc, input: BookletInput, within: Tag, scale: number, folioOf: FolioOf) => {
  const { book, figures, edition, site, large } = input;
  const format = (input.large ? LARGE_FORMATS : FORMATS)[input.page];
  const [width, height] = [columnOf(format) / scale, (format.bottom - format.top) / scale];
  const setting = { book, figures, x: 0, width, height, scale, large, style: TYPE.body, within };
  const blocks = onPaper(doc.blocks, site, folioOf);
  const start = Math.max(
    0,
    blocks.findIndex((block) => block.kind === 'heading'),
  );
  const { before, chapter, after } = aroundChapter(blocks.slice(start), QUICK_SLUG);
  const shown = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? block.slug : [])));
  const listed = doc.sections.filter(({ slug }) => shown.has(slug));
  // In the order of their pages: the quick reference is on the last one, wherever its text is.
  const quick = new Set(chapter.flatMap((block) => (block.kind === 'heading' ? block.slug : [])));
  const sections = listed.toSorted((a, b) => Number(quick.has(a.slug)) - Number(quick.has(b.slug)));
  const page = site === undefined ? undefined : `${site}/rules/${doc.meta.game}/`;
  return {
    height,
    contents: () => contentsBoxes(sections, { ...setting, within: partOf(m.contents) }, folioOf),
    text: () => [
      ...compose(blocks.slice(0, start), { ...setting, style: TYPE.lead }),
      ...compose([...before, ...after], setting),
      ...colophon(doc.meta, edition, page, { ...setting, within: partOf(m.colophon) }),
    ],
    back: () => paginate(compose(chapter, setting), height),
  };
};

/** The leaves of the text, or nothing where they are more than `room` whatever is done. */
const leavesOf = (
  { height, contents, text }: ReturnType<typeof setAt>,
  room: number,
  boxesOfText = text(),
): Leaf[] | undefined => {
  const boxes = [...(room + 2 >= LONG ? contents() : []), ...boxesOfText];
  if (boxes.reduce((sum, box) => sum + box.height, 0) > room * height) return undefined;
  const leaves = paginate(floatFigures(boxes, height), height, 1);
  return leaves.length > room ? undefined : leaves;
};

/** The fewest pages, the largest type and the page numbers that go together. Throws RangeError where none do. */
const fitPages = (doc: RulesDoc, input: BookletInput) => {
  const { title } = doc.meta;
  // Text and back cover are one article.
  const within: Tag = { type: 'Art', parent: WHOLE, title };
  const set = (scale: number, folioOf: FolioOf = () => PLACEHOLDER_FOLIO) =>
    setAt(doc, input, within, scale, folioOf);
  const { large = false } = input;
  // In large print no back cover is kept free for the quick reference, and no sheet is folded.
  const scales = large ? [1] : SCALES.text;
  const step = large ? 1 : 4;
  const largestBack = (): number => {
    const tiny = set(itemAt(SCALES.back, -1));
    const share = shareOf(tiny.back().flat(), tiny.height);
    return largestOf(SCALES.back, share, GROWTH.back, (size) => set(size).back().length <= 1);
  };
  const backScale = large ? 1 : largestBack();
  let back: readonly Leaf[] = set(backScale).back();
  if (back.length > 1 && !large) throw new RangeError(`${title}: the quick reference is longer than a page`);
  let total = large ? 2 + back.length : 4;
  const room = (): number => total - 1 - back.length;
  const least = itemAt(scales, -1);
  const smallest = set(least);
  const smallText = smallest.text();
  while (!leavesOf(smallest, room(), smallText)) total += step;
  // Before any page number is known.
  const leavesAt = remembered((size: number) =>
    size === least ? leavesOf(smallest, room(), smallText) : leavesOf(set(size), room()),
  );
  const share = shareOf(smallText, smallest.height * room());
  let scale = largestOf(scales, share, GROWTH.text, (size) => leavesAt(size) !== undefined);

  let folios = new Map<string, number>();
  const folioOf: FolioOf = (slug) => folios.get(slug) ?? PLACEHOLDER_FOLIO;
  for (let pass = 0; pass < 6; pass += 1) {
    const leaves = folios.size === 0 ? leavesAt(scale) : leavesOf(set(scale, folioOf), room());
    if (!leaves) {
      // Real page numbers are set otherwise than those before: a little smaller, and again.
      if (large) total += step;
      else scale -= 0.01;
      continue;
    }
    back = set(backScale, folioOf).back();
    const found = [...anchorsOf(leaves, 2), ...anchorsOf(back, total + 1 - back.length)];
    const isSettled = found.every(([slug, folio]) => folios.get(slug) === folio);
    folios = new Map(found);
    if (!isSettled) continue;
    const notes = Array.from({ length: room() - leaves.length }, (): Leaf => []);
    return { leaves: [...leaves, ...notes, ...back], back, scale, backScale, folios };
  }
  throw new RangeError(`${title}: no size of type keeps its page numbers`);
};

/**
 * Lays out a booklet: cover, text with the credits at its end, and the quick reference on the back cover. Its pages are a
 * multiple of four; where the text does not fill them, the rest is for notes. Throws `FontsNeeded` and `MissingGlyphs`, an
 * Error for an unknown figure, and RangeError for a table that is too wide or a quick reference that is too long.
 */
export const layoutBooklet = (doc: RulesDoc, input: BookletInput): BookletPage[] => {
  const { book } = input;
  const format = (input.large ? LARGE_FORMATS : FORMATS)[input.page];
  const { leaves, back, scale, backScale, folios } = fitPages(doc, input);
  const resolve = (href: string): number | string => {
    if (!href.startsWith('#')) return href;
    const folio = folios.get(href.slice(1));
    if (folio === undefined) throw new Error(`no page has the anchor ${href}`);
    return folio - 1;
  };
  const law = aroundChapter(doc.blocks, LAW_SLUG).chapter;
  const named = [
    ...doc.sections.filter(({ level }) => level === 2),
    ...law.filter((block) => block.kind === 'heading'),
  ];
  const sections = sectionsOf(leaves, new Set(named.map(({ slug }) => slug)));
  const pages: BookletPage[] = [
    {
      scene: coverScene(book, format, doc.meta, input, partOf(m.cover)),
      label: m.cover,
      links: [],
      outline: [],
    },
    ...leaves.map((leaf, index) => {
      const section = leaf.length === 0 ? NOTES.title : (sections[index] ?? '');
      const size = back.includes(leaf) ? backScale : scale;
      const furniture = furnitureItems(book, format, index + 2, doc.meta.title, section);
      return pageOf(leaf, index + 2, format, furniture, resolve, size);
    }),
  ];
  return input.large ? pages.map((page) => enlarged(page, LARGE)) : pages;
};

const enlarged = ({ scene, label, links, outline }: BookletPage, by: number): BookletPage => ({
  scene: {
    ...scene,
    width: scene.width * by,
    height: scene.height * by,
    items: [group([by, 0, 0, by, 0, 0], ...scene.items)],
  },
  label,
  links: links.map((link) => ({
    ...link,
    x: link.x * by,
    y: link.y * by,
    width: link.width * by,
    height: link.height * by,
  })),
  outline: outline.map((mark) => ({ ...mark, y: mark.y * by })),
});

/** The marks of all pages as a tree: subsections under their sections, rules under their chapters. */
export const bookletOutline = (title: string, pages: readonly BookletPage[]): OutlineEntry[] => {
  const entries: OutlineEntry[] = [{ title, page: 0, children: [] }];
  pages.forEach((page, index) => {
    for (const { title: name, level, y } of page.outline) {
      const entry = { title: name, page: index, y, children: [] };
      let among: OutlineEntry[] = entries;
      for (let above = 2; above < level && among.length > 0; above++)
        among = (among.at(-1) as OutlineEntry).children as OutlineEntry[];
      among.push(entry);
    }
  });
  return entries;
};

/** Between the two halves of a running head, mm. */
const HEAD_GAP = 4;

/**
 * What is on every page but the cover: a running head, its title at the inner edge and its section at the outer one, and
 * the folio at the outer edge. Even folios are on the left.
 */
const furnitureItems = (
  book: FontBook,
  format: BookletFormat,
  folio: number,
  title: string,
  section: string,
) => {
  const style = TYPE.furniture;
  const { voice, size } = style;
  const left = format.margin;
  const right = format.width - format.margin;
  const onLeft = folio % 2 === 0;
  const room = columnOf(format) - HEAD_GAP;
  const taken = book.width(section, voice, size) + book.width(title, voice, size);
  // The section says more than the title where only one has room.
  const shown = taken > room ? '' : title;
  const [first, second] = onLeft ? [section, shown] : [shown, section];
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
