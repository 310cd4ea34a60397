/** What stands on every page but the cover: a running head in two halves, and the folio at the outer edge. */
import type { FontBook } from '../../scene/fonts/book';
import type { Item } from '../../scene/scene';
import { text } from '../../scene/shapes';
import { type BookletFormat, columnOf, FOLIO_BASELINE, HEAD_BASELINE, TYPE } from './design';

export interface Furniture {
  /** 1 for the cover; even pages lie on the left. */
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
export const furnitureItems = (
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
