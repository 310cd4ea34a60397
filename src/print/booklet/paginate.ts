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
  /** How much a page end after this box harms, as a share of a page left empty, squared: 0.04 is like a fifth. */
  readonly harm?: number;
  /** A line of a heading. */
  readonly heading?: 'chapter' | 'section';
  /** What all boxes of one figure share: it is set where it fits best among what is said around it. */
  readonly float?: object;
  /** A box set again at the top of a page that would begin with this one: the head of a table. */
  readonly carry?: Box<T>;
  readonly content: T;
}

export interface Placed<T> {
  readonly content: T;
  /** mm from the top of the text area. */
  readonly top: number;
  readonly height: number;
  /** True for a table head that is on an earlier page already. */
  readonly repeated: boolean;
}

/** Room for rounding in sums of lengths, mm. */
const TOLERANCE = 1e-6;

/** Boxes `from` to `to` (exclusive) as they are on one page. */
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

/** The best way to fill pages from some box on. */
interface Plan {
  readonly pages: number;
  /** Sum of the squared shares of the pages that stay empty, and of the harm done by breaks. */
  readonly cost: number;
  /** First box of the next page. */
  readonly next: number;
}

const IMPOSSIBLE: Plan = { pages: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY, next: 0 };
const DONE: Plan = { pages: 0, cost: 0, next: 0 };

/** A page filled less than this share looks like a mistake. */
const LEAST_FILL = 0.7;

/** The same of a last page. */
const LAST_FILL = 0.25;

/** Plans the page that begins with box `from`, given the plans for all later boxes. */
const planFrom = <T>(
  boxes: readonly Box<T>[],
  from: number,
  height: number,
  plans: readonly Plan[],
  lastFill: number,
): Plan => {
  let best = IMPOSSIBLE;
  let allowed = false;
  let used = boxes[from]?.carry?.height ?? 0;
  // Boxes that want to stay together and are higher than a page have to break somewhere: as late as they can.
  let forced = IMPOSSIBLE;
  for (let i = from; i < boxes.length; i += 1) {
    const box = boxes[i] as Box<T>;
    used += box.height + (i === from ? 0 : box.before);
    if (used > height + TOLERANCE) break;
    const last = i === boxes.length - 1;
    const empty = Math.max(0, (last ? lastFill : 1) - used / height);
    const rest = last ? DONE : (plans[i + 1] ?? IMPOSSIBLE);
    const pages = rest.pages + 1;
    const cost =
      rest.cost + empty * empty + (!last && empty > 1 - LEAST_FILL ? 1 : 0) + (last ? 0 : (box.harm ?? 0));
    if (box.keep && !last) {
      if (!allowed && Number.isFinite(pages)) forced = { pages, cost, next: i + 1 };
      continue;
    }
    allowed = true;
    // Of two plans as good as each other, the one that fills the earlier page is taken: it is asked for later.
    if (pages < best.pages || (pages === best.pages && cost <= best.cost + 1e-12))
      best = { pages, cost, next: i + 1 };
  }
  return allowed ? best : forced;
};

/**
 * Fills as few pages of `height` mm as the boxes allow, and leaves what must stay empty in many small pieces rather than
 * in one large one. Every box is on exactly one page, in order. Throws RangeError for a box that fits no page.
 */
export const paginate = <T>(boxes: readonly Box<T>[], height: number, lastFill = LAST_FILL): Placed<T>[][] =>
  pagesOf(boxes, height, plansOf(boxes, height, lastFill));

const plansOf = <T>(boxes: readonly Box<T>[], height: number, lastFill: number): Plan[] => {
  const tall = boxes.find((box) => box.height > height + TOLERANCE);
  if (tall) {
    throw new RangeError(
      `a box of ${tall.height.toFixed(1)} mm does not fit a page of ${height.toFixed(1)} mm`,
    );
  }
  const plans: Plan[] = new Array<Plan>(boxes.length).fill(IMPOSSIBLE);
  for (let from = boxes.length - 1; from >= 0; from -= 1)
    plans[from] = planFrom(boxes, from, height, plans, lastFill);
  return plans;
};

const pagesOf = <T>(boxes: readonly Box<T>[], height: number, plans: readonly Plan[]): Placed<T>[][] => {
  const pages: Placed<T>[][] = [];
  for (let from = 0; from < boxes.length; ) {
    const plan = plans[from] ?? IMPOSSIBLE;
    if (!Number.isFinite(plan.pages)) {
      throw new RangeError(`a table row and its head do not fit a page of ${height.toFixed(1)} mm`);
    }
    pages.push(place(boxes, from, plan.next));
    from = plan.next;
  }
  return pages;
};

/**
 * Boxes that leave none of theirs alone at the foot or at the head of a page: the lines of a paragraph or a callout, the
 * rows of a table. `harm` is that of breaking them elsewhere.
 */
export const leaveNoneAlone = <T>(boxes: readonly Box<T>[], harm = 0): Box<T>[] =>
  boxes.map((box, index) => {
    if (index === boxes.length - 1) return box;
    const lonely = index === 0 || index === boxes.length - 2;
    return { ...box, harm: Math.max(harm, box.harm ?? 0), ...(lonely && { keep: true }) };
  });

/** Boxes of which none ends a page but the last. */
export const keepTogether = <T>(boxes: readonly Box<T>[]): Box<T>[] =>
  boxes.map((box, index) => (index < boxes.length - 1 ? { ...box, keep: true } : box));

/** Boxes whose last one stays with what follows. */
export const keepWithNext = <T>(boxes: readonly Box<T>[]): Box<T>[] =>
  boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, keep: true } : box));

/** How many lines a heading has below itself at the least. */
const UNDER_HEADING = 3;

/** Boxes in which no heading is left with fewer lines than it should have: a figure is as good as those. */
export const withHeadings = <T>(boxes: readonly Box<T>[]): Box<T>[] => {
  let wanted = 0;
  return boxes.map((box, index) => {
    if (box.heading) wanted = UNDER_HEADING;
    else wanted -= box.float === undefined ? 1 : UNDER_HEADING;
    // The space under a heading is its own.
    const led = boxes[index - 1]?.heading ? { ...box, before: box.heading ? box.before / 4 : 0 } : box;
    return wanted > 0 ? { ...led, keep: true } : led;
  });
};

/** How many places before and behind its own a figure is tried at. */
const REACH = { before: 4, behind: 10 } as const;

/**
 * The boxes in the order in which they fill pages best: figures are moved between blocks, never into a list or a
 * paragraph, never past another figure, before the heading they are under, or out of their chapter.
 */
export const floated = <T>(boxes: readonly Box<T>[], height: number): Box<T>[] => {
  const costOf = (order: readonly Box<T>[], lastFill: number): Plan =>
    plansOf(withHeadings(order), height, lastFill)[0] ?? IMPOSSIBLE;
  let order = [...boxes];
  let best = IMPOSSIBLE;
  const placesFrom = (home: number, rest: readonly Box<T>[], step: 1 | -1, reach: number): number[] => {
    const places: number[] = [];
    for (let at = home; at > 0 && at < rest.length && places.length < reach; at += step) {
      const [before, after] = [rest[at - 1] as Box<T>, rest[at] as Box<T>];
      if (at !== home && !before.keep && !before.harm && !before.heading) places.push(at);
      const passed = step > 0 ? after : before;
      if (passed.float || passed.heading === 'chapter' || (step < 0 && passed.heading)) break;
    }
    return places;
  };
  const names = [...new Set(boxes.flatMap(({ float }) => float ?? []))];
  // First as few pages as possible: what is left over is on the last one. Then all of them as full as each other.
  for (const least of [0, 1]) {
    best = costOf(order, least);
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
        const plan = costOf(tried, least);
        if (plan.pages < best.pages || (plan.pages === best.pages && plan.cost < best.cost - 1e-9)) {
          order = tried;
          best = plan;
        }
      }
    }
  }
  return withHeadings(order);
};
