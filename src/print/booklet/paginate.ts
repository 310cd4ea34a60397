/**
 * Pages from measured boxes. A box is what never breaks: a line, a table row, a figure. The rules of good pages are
 * written into the boxes as "keep with the next one", so this module knows heights and nothing else.
 */

export interface Box<T> {
  /** mm */
  readonly height: number;
  /** Space above, in mm; none at the top of a page. */
  readonly before: number;
  /** No page ends between this box and the next. */
  readonly keep?: boolean;
  /** A box set again at the top of a page that would begin with this one: the head of a table. */
  readonly carry?: Box<T>;
  readonly content: T;
}

export interface Placed<T> {
  readonly content: T;
  /** mm from the top of the text area. */
  readonly top: number;
  readonly height: number;
  /** True for a table head that stands on an earlier page already. */
  readonly repeated: boolean;
}

/** Room for rounding in sums of lengths, mm. */
const TOLERANCE = 1e-6;

/** Boxes `from` to `to` (exclusive) as they stand on one page. */
const place = <T>(boxes: readonly Box<T>[], from: number, to: number): Placed<T>[] => {
  const first = boxes[from];
  const placed: Placed<T>[] = [];
  let y = 0;
  if (first?.carry) {
    placed.push({ content: first.carry.content, top: 0, height: first.carry.height, repeated: true });
    y = first.carry.height;
  }
  boxes.slice(from, to).forEach(({ content, height, before }, index) => {
    if (index > 0) y += before;
    placed.push({ content, top: y, height, repeated: false });
    y += height;
  });
  return placed;
};

/** The end of the page that begins with box `from`: the last allowed one that fits. */
const endOf = <T>(boxes: readonly Box<T>[], from: number, height: number): number => {
  let used = boxes[from]?.carry?.height ?? 0;
  let allowed = from;
  let fitting = from;
  for (let i = from; i < boxes.length; i += 1) {
    const box = boxes[i] as Box<T>;
    used += box.height + (i === from ? 0 : box.before);
    if (used > height + TOLERANCE) break;
    fitting = i + 1;
    if (!box.keep || i === boxes.length - 1) allowed = fitting;
  }
  // Boxes that want to stay together and are higher than a page have to break somewhere.
  return allowed > from ? allowed : fitting;
};

/**
 * Fills pages of `height` mm, each as full as the boxes allow. Every box stands on exactly one page, in order. Throws
 * RangeError for a box that is higher than a page.
 */
export const paginate = <T>(boxes: readonly Box<T>[], height: number): Placed<T>[][] => {
  const pages: Placed<T>[][] = [];
  for (let from = 0; from < boxes.length; ) {
    const to = endOf(boxes, from, height);
    if (to === from) {
      const need = (boxes[from]?.height ?? 0) + (boxes[from]?.carry?.height ?? 0);
      throw new RangeError(`a box of ${need.toFixed(1)} mm does not fit a page of ${height.toFixed(1)} mm`);
    }
    pages.push(place(boxes, from, to));
    from = to;
  }
  return pages;
};

/**
 * Boxes that leave none of theirs alone at the foot or at the head of a page: the lines of a paragraph or a callout, the
 * rows of a table.
 */
export const leaveNoneAlone = <T>(boxes: readonly Box<T>[]): Box<T>[] =>
  boxes.map((box, index) =>
    (index === 0 && boxes.length > 1) || index === boxes.length - 2 ? { ...box, keep: true } : box,
  );

/** Boxes of which none ends a page but the last. */
export const keepTogether = <T>(boxes: readonly Box<T>[]): Box<T>[] =>
  boxes.map((box, index) => (index < boxes.length - 1 ? { ...box, keep: true } : box));

/** Boxes whose last one stays with what follows. */
export const keepWithNext = <T>(boxes: readonly Box<T>[]): Box<T>[] =>
  boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, keep: true } : box));
