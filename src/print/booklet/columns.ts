/** Widths of table columns, from what their cells need. */

export interface ColumnNeed {
  /** Width of the longest word: below it words are cut. */
  readonly least: number;
  /** Width of the longest cell in one line. */
  readonly natural: number;
  readonly numeric: boolean;
}

/** A table of numbers alone is read down and across: its columns are no further apart than this, mm. */
const NUMBER_GAP = 8;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * No column gets more than it needs, and those that need more than their share get equal ones: a long sentence breaks
 * before a short name does.
 */
const narrowed = (needs: readonly ColumnNeed[], free: number): number[] => {
  const widthsUpTo = (limit: number): number[] =>
    needs.map((need) => Math.max(need.least, Math.min(need.natural, limit)));
  let low = 0;
  let high = free;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (sum(widthsUpTo(middle)) > free) high = middle;
    else low = middle;
  }
  return widthsUpTo(low);
};

/** What is left beyond single words goes to the columns by how much they want: names break, too. */
const shared = (needs: readonly ColumnNeed[], free: number): number[] => {
  const least = sum(needs.map((need) => need.least));
  const share = (free - least) / (sum(needs.map((need) => need.natural)) - least);
  return needs.map((need) => need.least + (need.natural - need.least) * share);
};

/** How far names give way to sentences, and how much shorter, as a share, the table has to be for it. */
const GIVING_WAY = [1 / 4, 1 / 2, 3 / 4, 1] as const;
const WORTH_IT = 0.9;

/** Names in one line, unless the table is much shorter where they break. */
const shortest = (
  needs: readonly ColumnNeed[],
  free: number,
  heightOf: (widths: readonly number[]) => number,
): number[] => {
  const kept = narrowed(needs, free);
  const broken = shared(needs, free);
  let best = { widths: kept, height: WORTH_IT * heightOf(kept) };
  for (const step of GIVING_WAY) {
    const widths = kept.map((width, index) => width + ((broken[index] as number) - width) * step);
    const height = heightOf(widths);
    if (height < best.height - 1e-6) best = { widths, height };
  }
  return best.widths;
};

/**
 * Widths for columns that share `room` mm with `gutter` mm between them. Numbers keep what they need; words get the rest,
 * and break where it is too little, so that the table is not much higher than it has to be. Throws RangeError, with the
 * table's `name`, where even single words do not fit.
 */
export const columnWidths = (
  needs: readonly ColumnNeed[],
  room: number,
  gutter: number,
  name = 'a table',
  /** The height of the table at these widths. */
  heightOf: (widths: readonly number[]) => number = () => 0,
): number[] => {
  const free = room - gutter * (needs.length - 1);
  const least = sum(needs.map((need) => need.least));
  if (least > free + 1e-6) {
    throw new RangeError(
      `${name}: its columns need ${least.toFixed(1)} mm and have ${free.toFixed(1)} mm; use fewer`,
    );
  }
  const natural = sum(needs.map((need) => need.natural));
  const words = needs.filter((need) => !need.numeric).length;
  if (natural > free) return shortest(needs, free, heightOf);
  const slack = free - natural;
  if (words === 0) {
    const share = Math.min(slack / needs.length, NUMBER_GAP);
    return needs.map((need, index) => need.natural + (index === 0 ? 0 : share));
  }
  // Two columns of words are close, as a name and what is said of it; more are spread over the page.
  const last = needs.findLastIndex((need) => !need.numeric);
  if (words <= 2) return needs.map((need, index) => need.natural + (index === last ? slack : 0));
  return needs.map((need) => need.natural + (need.numeric ? 0 : slack / words));
};
