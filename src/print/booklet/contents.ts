/** The list of contents: a line for each chapter with its page at the right, and under it its sections, run on. */
import type { Section } from '../../rules/document';
import type { FontBook } from '../../scene/fonts/book';
import { tagged, text } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { TYPE } from './design';
import { type FlowBox, lineBoxes } from './flow';
import { setLines } from './lines';
import { keepTogether } from './paginate';

export const CONTENTS_TITLE = 'Contents';

/** Room for the page number, and above a chapter and the list, mm. */
const ROOM = { folio: 12, chapter: 0.8, below: 3.6 } as const;

/** `folioOf` gives the page of an anchor. */
export const contentsBoxes = (
  book: FontBook,
  sections: readonly Section[],
  width: number,
  within: Tag,
  folioOf: (slug: string) => number,
): FlowBox[] => {
  const list: Tag = { type: 'TOC', parent: within };
  /** Lines of entries that each lead to their page. */
  const entriesOf = (entries: readonly Section[], style: typeof TYPE.entry | typeof TYPE.subentry) => {
    const chapter = style === TYPE.entry;
    const words = entries.flatMap(({ title, slug }, index) => [
      {
        text: chapter ? title : `${title.replaceAll(' ', '\u00A0')}\u00A0${folioOf(slug)}`,
        href: `#${slug}`,
      },
      ...(index < entries.length - 1 ? [{ text: ', ' }] : []),
    ]);
    const room = chapter ? width - ROOM.folio : width;
    return lineBoxes(setLines(book, words, { ...style, width: room }), style, 0, chapter ? ROOM.chapter : 0, {
      type: 'TOCI',
      parent: list,
    });
  };
  const rows = sections.flatMap((section, at): FlowBox[] => {
    if (section.level !== 2) return [];
    const next = sections.findIndex(({ level }, index) => index > at && level === 2);
    const [first, ...rest] = entriesOf([section], TYPE.entry);
    if (!first) return [];
    const { tag } = first.content.links[0] ?? {};
    const y = first.height * 0.75;
    const folio = text(width, y, String(folioOf(section.slug)), { ...TYPE.folio, anchor: 'end' });
    const items = [...first.content.items, ...(tag ? [tagged(tag, [folio])] : [])];
    const below = sections.slice(at + 1, next < 0 ? undefined : next);
    return [
      { ...first, content: { ...first.content, items } },
      ...rest,
      ...(below.length > 0 ? entriesOf(below, TYPE.subentry) : []),
    ];
  });
  return keepTogether(rows).map((box, index) =>
    index < rows.length - 1 ? box : { ...box, height: box.height + ROOM.below },
  );
};
