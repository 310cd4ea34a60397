/** Widths of table columns, from what their cells need. */

export interface ColumnNeed {
  /** Width of the longest word: below it words are cut. */
  readonly least: number;
  /** Width of the longest cell in one line. */
  readonly natural: number;
  readonly numeric: boolean;
}

/** A table of numbers alone is read down and across: its columns stand apart no wider than this, mm. */
const NUMBER_GAP = 8;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Widths for columns that share `room` mm with `gutter` mm between them. Numbers keep what they need; words get the rest,
 * and break where it is too little. Throws RangeError where even single words do not fit.
 */
export const columnWidths = (needs: readonly ColumnNeed[], room: number, gutter: number): number[] => {
  const free = room - gutter * (needs.length - 1);
  const least = sum(needs.map((need) => need.least));
  if (least > free + 1e-6) {
    throw new RangeError(`its columns need ${least.toFixed(1)} mm and have ${free.toFixed(1)} mm; use fewer`);
  }
  const natural = sum(needs.map((need) => need.natural));
  const words = needs.filter((need) => !need.numeric).length;
  if (natural > free) {
    const ratio = (free - least) / (natural - least);
    return needs.map((need) => need.least + (need.natural - need.least) * ratio);
  }
  const slack = free - natural;
  if (words === 0) {
    const share = Math.min(slack / needs.length, NUMBER_GAP);
    return needs.map((need) => need.natural + share);
  }
  // Two columns of words stand close, as a name and what is said of it; more are spread over the page.
  const last = needs.findLastIndex((need) => !need.numeric);
  if (words <= 2) return needs.map((need, index) => need.natural + (index === last ? slack : 0));
  return needs.map((need) => need.natural + (need.numeric ? 0 : slack / words));
};
