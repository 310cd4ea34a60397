/**
 * Pages from measured boxes. A box is what never breaks: a line, a table row, a figure. The rules of good pages are
 * written into the boxes as "keep with the next one", so this module knows heights and nothing else.
 */
import { itemAt } from '../../base/lists';

export interface Box {
  /** mm */
  readonly height: number;
  /** Space above, in mm; none at the top of a page. */
  readonly before: number;
  /** No page ends between this box and the next. */
  readonly keep?: boolean;
  /** How much a page end after this box harms, as a share of a page left empty, squared: 0.04 is like a fifth. */
  readonly harm?: number;
  /** A line of a heading. */
  readonly heading?: 'chapter' | 'section';
  /** What all boxes of one figure share: it is set where it fits best among what is said around it. */
  readonly float?: object;
  /** A box set again at the top of a page that would begin with this one: the head of a table. */
  readonly carry?: Box;
}

/** A kind of boxes, with what is drawn in them. */
type Kind<B> = Box & { readonly carry?: B };

export type Placed<B> = B & {
  /** mm from the top of the text area. */
  readonly top: number;
  /** True for a table head that is on an earlier page already. */
  readonly repeated: boolean;
};

/** Room for rounding in sums of lengths, mm. */
const TOLERANCE = 1e-6;

/** A page filled less than this share looks like a mistake. */
const LEAST_FILL = 0.7;

/** The same of a last page. */
const LAST_FILL = 0.25;

/** How many lines a heading has below itself at the least: a figure is as good as those. */
const UNDER_HEADING = 3;

/** What planning asks of boxes, a column each: figures are tried in hundreds of orders. */
const columnsOf = (boxes: readonly Box[]) => {
  const column = (): Float64Array => new Float64Array(boxes.length);
  const [heights, spaces, harms, carries, keeps] = [column(), column(), column(), column(), column()];
  let wanted = 0;
  for (const [index, box] of boxes.entries()) {
    if (box.heading) wanted = UNDER_HEADING;
    else wanted -= box.float === undefined ? 1 : UNDER_HEADING;
    heights[index] = box.height;
    // The space under a heading is its own.
    const isLed = boxes[index - 1]?.heading !== undefined;
    spaces[index] = isLed ? (box.heading ? box.before / 4 : 0) : box.before;
    harms[index] = box.harm ?? 0;
    carries[index] = box.carry?.height ?? 0;
    keeps[index] = index < boxes.length - 1 && (box.keep || wanted > 0) ? 1 : 0;
  }
  return [heights, spaces, harms, carries, keeps] as const;
};

/** `itemAt` for columns alone: what reads one kind of lists is quick, and planning does nothing else. */
const cell = (column: Float64Array, row: number): number => column[row] ?? Number.NaN;

type Columns = ReturnType<typeof columnsOf>;

/** The row from which on columns of `count` rows are alike. */
const alikeFrom = (some: Columns, others: Columns, count: number): number => {
  let row = count;
  while (row > 0 && some.every((column, k) => column[row - 1] === others[k]?.[row - 1])) row -= 1;
  return row;
};

/**
 * The best way to fill pages from each box on; after the last one there is nothing to fill. `pages` says how many they are,
 * infinite where no way is allowed; `costs` the sum of the squared shares of them that stay empty and of the harm done by
 * breaks; `next` the first box of the next page.
 */
type Plans = Readonly<Record<'pages' | 'costs' | 'next' | 'spaces', Float64Array>> & {
  readonly columns: Columns;
};

/**
 * `earlier` are plans for the same height and boxes in another order, or none: the best way from a box on depends on nothing
 * before it, so what ends alike is not planned again.
 */
const plansOf = (boxes: readonly Box[], height: number, lastFill: number, earlier?: Plans): Plans => {
  const columns = columnsOf(boxes);
  const [heights, spaces, harms, carries, keeps] = columns;
  const count = boxes.length;
  const same = earlier ? alikeFrom(columns, earlier.columns, count) : count;
  const filled = (column: Float64Array = new Float64Array(count + 1)): Float64Array =>
    column.slice().fill(Number.POSITIVE_INFINITY, 0, same);
  const [pages, costs, next] = [filled(earlier?.pages), filled(earlier?.costs), filled(earlier?.next)];
  /** What a page does harm that box `i` ends. */
  const harmOf = (i: number, used: number): number => {
    if (i === count - 1) return Math.max(0, lastFill - used / height) ** 2;
    const empty = Math.max(0, 1 - used / height);
    return empty * empty + (empty > 1 - LEAST_FILL ? 1 : 0) + cell(harms, i);
  };
  /** Whether the plan of `from` that ends its page with box `i` is better than the one there is. */
  const isBetter = (from: number, number: number, cost: number): boolean => {
    const least = cell(pages, from);
    // Of two plans as good as each other, the one that fills the earlier page is taken: it is asked for later.
    return number < least || (number === least && cost <= cell(costs, from) + 1e-12);
  };
  for (let from = same - 1; from >= 0; from -= 1) {
    let used = cell(carries, from);
    // Boxes that want to stay together and are higher than a page have to break somewhere: as late as they can.
    let isForced = true;
    for (let i = from; i < count; i += 1) {
      used += cell(heights, i) + (i === from ? 0 : cell(spaces, i));
      if (used > height + TOLERANCE) break;
      const number = cell(pages, i + 1) + 1;
      const isKept = cell(keeps, i) === 1;
      if (isKept && !(isForced && number < Number.POSITIVE_INFINITY)) continue;
      const cost = cell(costs, i + 1) + harmOf(i, used);
      if (isForced || isBetter(from, number, cost)) {
        pages[from] = number;
        costs[from] = cost;
        next[from] = i + 1;
      }
      isForced &&= isKept;
    }
  }
  return { columns, pages, costs, next, spaces };
};

/** Boxes `from` to `to` (exclusive) as they are on one page. */
const place = <B extends Kind<B>>(
  boxes: readonly B[],
  spaces: Float64Array,
  from: number,
  to: number,
): Placed<B>[] => {
  const carry = boxes[from]?.carry;
  const placed: Placed<B>[] = carry ? [{ ...carry, top: 0, repeated: true }] : [];
  let y = carry?.height ?? 0;
  boxes.slice(from, to).forEach((box, index) => {
    if (index > 0) y += itemAt(spaces, from + index);
    placed.push({ ...box, top: y, repeated: false });
    y += box.height;
  });
  return placed;
};

/**
 * Fills as few pages of `height` mm as the boxes allow, and leaves what must stay empty in many small pieces rather than
 * in one large one. Every box is on exactly one page, in order. Throws RangeError for a box that fits no page.
 */
export const paginate = <B extends Kind<B>>(
  boxes: readonly B[],
  height: number,
  lastFill = LAST_FILL,
): Placed<B>[][] => {
  const tall = boxes.find((box) => box.height > height + TOLERANCE);
  if (tall) {
    throw new RangeError(
      `a box of ${tall.height.toFixed(1)} mm does not fit a page of ${height.toFixed(1)} mm`,
    );
  }
  const plans = plansOf(boxes, height, lastFill);
  const pages: Placed<B>[][] = [];
  for (let from = 0; from < boxes.length; ) {
    if (!Number.isFinite(plans.pages[from]))
      throw new RangeError(`a table row and its head do not fit a page of ${height.toFixed(1)} mm`);
    const next = itemAt(plans.next, from);
    pages.push(place(boxes, plans.spaces, from, next));
    from = next;
  }
  return pages;
};

/**
 * Boxes that leave none of theirs alone at the foot or at the head of a page: the lines of a paragraph or a callout, the
 * rows of a table. `harm` is that of breaking them elsewhere.
 */
export const leaveNoneAlone = <B extends Box>(boxes: readonly B[], harm = 0): B[] =>
  boxes.map((box, index) => {
    if (index === boxes.length - 1) return box;
    const lonely = index === 0 || index === boxes.length - 2;
    return { ...box, harm: Math.max(harm, box.harm ?? 0), ...(lonely && { keep: true }) };
  });

/** Boxes of which none ends a page but the last. */
export const keepTogether = <B extends Box>(boxes: readonly B[]): B[] =>
  boxes.map((box, index) => (index < boxes.length - 1 ? { ...box, keep: true } : box));

/** Boxes whose last one stays with what follows. */
export const keepWithNext = <B extends Box>(boxes: readonly B[]): B[] =>
  boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, keep: true } : box));

/** How many places before and behind its own a figure is tried at. */
const REACH = { before: 4, behind: 10 } as const;

/**
 * The boxes in the order in which they fill pages best: figures are moved between blocks, never into a list or a
 * paragraph, never past another figure, before the heading they are under, or out of their chapter.
 */
export const floatFigures = <B extends Box>(boxes: readonly B[], height: number): B[] => {
  let order = [...boxes];
  const placesFrom = (home: number, rest: readonly B[], step: 1 | -1, reach: number): number[] => {
    const places: number[] = [];
    for (let at = home; at > 0 && at < rest.length && places.length < reach; at += step) {
      const [before, after] = [itemAt(rest, at - 1), itemAt(rest, at)];
      if (at !== home && !before.keep && !before.harm && !before.heading) places.push(at);
      const passed = step > 0 ? after : before;
      if (passed.float || passed.heading === 'chapter' || (step < 0 && passed.heading)) break;
    }
    return places;
  };
  const names = [...new Set(boxes.flatMap(({ float }) => float ?? []))];
  // First as few pages as possible: what is left over is on the last one. Then all of them as full as each other.
  for (const least of [0, 1]) {
    let plans: Plans | undefined;
    const planOf = (order: readonly B[]) => {
      plans = plansOf(order, height, least, plans);
      return { pages: itemAt(plans.pages, 0), cost: itemAt(plans.costs, 0) };
    };
    let best = planOf(order);
    for (const name of names) {
      const home = order.findIndex(({ float }) => float === name);
      const figure = order.filter(({ float }) => float === name);
      const rest = order.filter(({ float }) => float !== name);
      const places = [
        ...placesFrom(home, rest, 1, REACH.behind),
        ...placesFrom(home, rest, -1, REACH.before),
      ];
      for (const at of places) {
        const tried = [...rest.slice(0, at), ...figure, ...rest.slice(at)];
        const plan = planOf(tried);
        if (plan.pages < best.pages || (plan.pages === best.pages && plan.cost < best.cost - 1e-9)) {
          order = tried;
          best = plan;
        }
      }
    }
  }
  return order;
};
