/** The list of contents: a line for each heading, its page at the right, hairlines between sections. */
import { COLORS, hairline, RULES } from '../../faces/theme';
import type { Section } from '../../rules/document';
import type { FontBook } from '../../scene/fonts/book';
import { line, text } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { baselineOf } from '../../scene/text';
import { SPACE, TYPE } from './design';
import { type FlowBox, lineContent, lineHeightOf, moved, tagged, tagsWithin } from './flow';
import { endedBySpace, setLines } from './lines';
import { keepWithNext } from './paginate';

export const CONTENTS_TITLE = 'Contents';

/** Space over and under a section's line, and above a subsection's, mm. */
const ROW = { section: 1.5, subsection: 0.35 } as const;

/** Room for the page number, mm. */
const FOLIO_ROOM = 12;

const title = (book: FontBook, width: number, within: Tag): FlowBox => {
  const style = TYPE.h2;
  const [set] = setLines(book, [{ text: CONTENTS_TITLE }], { ...style, width });
  const height = lineHeightOf(style);
  const y = height + SPACE.h2Rule;
  return {
    height: y + 1,
    before: 0,
    keep: true,
    content: {
      items: [
        tagged({ type: 'H2', parent: within }, set?.items ?? []),
        line({ x: 0, y }, { x: width, y }, { color: COLORS.ink, width: RULES.heavy }),
      ],
      links: [],
    },
  };
};

/**
 * Rows for the sections. `folioOf` gives the page of an anchor; in a first pass, when no one knows yet, it may give
 * nothing, and the list is as long as it will be. Lists of subsections are within that of the sections.
 */
export const contentsBoxes = (
  book: FontBook,
  sections: readonly Section[],
  width: number,
  within: Tag,
  folioOf: (slug: string) => number | undefined,
): FlowBox[] => {
  const list: Tag = { type: 'TOC', parent: within };
  let sublist: Tag | undefined;
  const rows = sections.map(({ level, title: words, slug }, index): FlowBox => {
    const style = level === 2 ? TYPE.entry : TYPE.subentry;
    const pad = level === 2 ? ROW.section : ROW.subsection;
    sublist = level === 2 ? undefined : (sublist ?? { type: 'TOC', parent: list });
    const entry: Tag = { type: 'TOCI', parent: sublist ?? list };
    const link: Tag = { type: 'Link', parent: { type: 'Reference', parent: entry } };
    const tagOf = tagsWithin(link);
    const lines = setLines(book, [{ text: words }], { ...style, width: width - FOLIO_ROOM }).map(
      endedBySpace,
    );
    const step = lineHeightOf(style);
    const next = sections[index + 1];
    // The last line before the next section is drawn off from it.
    const ends = next === undefined || next.level === 2;
    const foot = level === 2 && !ends ? 0.2 : ends ? ROW.section : 0;
    const height = pad + step * lines.length + foot;
    const baseline = pad + step * (lines.length - 1) + baselineOf(book, style);
    const folio = folioOf(slug);
    return {
      height,
      before: 0,
      ...(level === 2 && !ends && { keep: true }),
      content: {
        items: [
          ...lines.flatMap((set, row) => moved(lineContent(set, style, 0, tagOf).items, 0, pad + row * step)),
          ...(folio === undefined
            ? []
            : [tagged(link, [text(width, baseline, String(folio), { ...TYPE.folio, anchor: 'end' })])]),
          ...(ends && next ? [line({ x: 0, y: height }, { x: width, y: height }, hairline)] : []),
        ],
        links: [{ x: 0, y: 0, width, height, href: `#${slug}`, says: words, tag: link }],
      },
    };
  });
  return [...keepWithNext([title(book, width, within)]), ...rows];
};
