/** Tables: hairlines between rows, numbers flush right in the form voice, the head repeated on every page. */
import { itemAt } from '../../base/lists';
import { COLORS, hairline, RULES } from '../../look/theme';
import type { RuleInline, TableBlock } from '../../rules/document';
import { inlineText } from '../../rules/plain-text';
import { dividedWord } from '../../scene/breaks';
import type { FontBook } from '../../scene/fonts/book';
import type { Tag } from '../../scene/scene';
import { line, tagItems } from '../../scene/shapes';
import type { Line, TextStyle } from '../../scene/text';
import { HARM, SPACE, TYPE } from './design';
import {
  type FlowBox,
  lineBoxes,
  lineHeightOf,
  type Setting,
  setLines,
  stackedBoxes,
  textBoxes,
  toText,
  withLead,
  withoutRunt,
} from './flow';

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
const narrowColumns = (needs: readonly ColumnNeed[], free: number): number[] => {
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
const shareByNeed = (needs: readonly ColumnNeed[], free: number): number[] => {
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
  const kept = narrowColumns(needs, free);
  const broken = shareByNeed(needs, free);
  let best = { widths: kept, height: WORTH_IT * heightOf(kept) };
  for (const step of GIVING_WAY) {
    const widths = kept.map((width, index) => width + (itemAt(broken, index) - width) * step);
    const height = heightOf(widths);
    if (height < best.height - 1e-6) best = { widths, height };
  }
  return best.widths;
};

/** What gutters leave of a width, mm. */
const freeOf = (columns: readonly unknown[], room: number, gutter: number): number =>
  room - gutter * (columns.length - 1);

/**
 * Widths for columns that share `room` mm with `gutter` mm between them. Numbers keep what they need; words get the rest,
 * and break where it is too little, so that the table is not much higher than it has to be. Throws RangeError, with the
 * table's `name`, where even single words do not fit.
 */
export const columnWidths = (
  needs: readonly ColumnNeed[],
  room: number,
  gutter: number,
  name = 'table',
  /** The height of the table at these widths. */
  heightOf: (widths: readonly number[]) => number = () => 0,
): number[] => {
  const free = freeOf(needs, room, gutter);
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

type Cell = readonly RuleInline[];

interface Column {
  readonly x: number;
  readonly width: number;
  readonly numeric: boolean;
}

/** Height of a row of one line on paper, mm: 14 points. */
const ROW = (14 * 25.4) / 72;

/** What is above and below a cell's words at the least, mm. */
const LEAST_PAD = 0.3;

/** A table is broken only where this many rows are on either side. */
const PART = 5;

/** Wider than any cell: what is set in it never breaks. */
const UNBROKEN = 1e4;

const naturalWidth = (book: FontBook, cell: Cell, style: TextStyle): number =>
  Math.max(
    0,
    ...setLines(book, toText(cell, style.voice), { ...style, width: UNBROKEN }).map((l) => l.width),
  );

/** The parts into which words can be divided. */
type Parts = (word: string) => readonly string[];

const longestWord = (book: FontBook, cell: Cell, style: TextStyle, partsOf: Parts): number =>
  Math.max(
    0,
    ...toText(cell, style.voice).flatMap(({ text, voice }) =>
      text
        .split(/\s+/)
        .flatMap(partsOf)
        .map((word) => book.width(word, voice ?? style.voice, style.size)),
    ),
  );

const bodyStyle = ({ numeric }: { readonly numeric: boolean }): TextStyle =>
  numeric ? TYPE.number : TYPE.cell;

const needOf = (book: FontBook, table: TableBlock, column: number, partsOf: Parts): ColumnNeed => {
  const numeric = table.numeric.includes(column);
  const style = bodyStyle({ numeric });
  const cells = table.rows.map((row) => row[column] ?? []);
  const head = table.head[column] ?? [];
  const natural = Math.max(
    naturalWidth(book, head, TYPE.head),
    ...cells.map((cell) => naturalWidth(book, cell, style)),
  );
  const words = cells.map((cell) => (numeric ? naturalWidth : longestWord)(book, cell, style, partsOf));
  return { numeric, natural, least: Math.max(longestWord(book, head, TYPE.head, partsOf), ...words) };
};

/** A row whose cells are on the first line (body) or on the last (head), and the rule below it. */
const rowBox = (
  { book, x: left }: Setting,
  cells: readonly Cell[],
  columns: readonly Column[],
  foot: boolean,
  table: Tag,
  pad: number,
): FlowBox => {
  const set = columns.map((column, index) => {
    const style = foot ? TYPE.head : bodyStyle(column);
    const lines = withoutRunt(book, toText(cells[index] ?? [], style.voice), {
      ...style,
      width: column.width,
      align: column.numeric ? 'end' : 'start',
    });
    return { lines, style, x: column.x };
  });
  // Voices differ in height; the first words of all cells are on one line.
  const baseline = Math.max(0, ...set.map(({ lines }) => lines[0]?.items[0]?.y ?? 0));
  const dropOf = (lines: readonly Line[]): number => baseline - (lines[0]?.items[0]?.y ?? baseline);
  const inner = Math.max(
    ...set.map(({ lines, style }) => dropOf(lines) + lines.length * lineHeightOf(style)),
  );
  const row: Tag = { type: 'TR', parent: table };
  const contents = set.map(({ lines, style, x }) => {
    const top = pad + (foot ? inner - lines.length * lineHeightOf(style) : dropOf(lines));
    const cell: Tag = foot ? { type: 'TH', parent: row, scope: 'Column' } : { type: 'TD', parent: row };
    // An empty cell is one, too: the row would shift without it.
    return lines.length === 0
      ? { items: [tagItems(cell, [])], links: [] }
      : stackedBoxes(lineBoxes(lines, style, x, 0, cell), top);
  });
  const height = inner + 2 * pad;
  const last = columns.at(-1);
  const right = last ? last.x + last.width : left;
  const stroke = foot ? { color: COLORS.ink, width: RULES.outline } : hairline;
  const rule = line({ x: left, y: height }, { x: right, y: height }, stroke);
  const items = [...contents.flatMap((cell) => cell.items), rule];
  return { height, before: 0, items, links: contents.flatMap((cell) => cell.links) };
};

/** A table as wide as its column. Throws RangeError where its words do not fit. */
export const tableBoxes = (table: TableBlock, setting: Setting): FlowBox[] => {
  const { book, x, width, within, scale } = setting;
  const pad = Math.max(LEAST_PAD, (ROW / scale - lineHeightOf(TYPE.cell)) / 2);
  const element: Tag = { type: 'Table', parent: within };
  const needsOf = (partsOf: Parts) => table.head.map((_, column) => needOf(book, table, column, partsOf));
  const whole = needsOf((word) => [word]);
  const fits = sum(whole.map(({ least }) => least)) <= freeOf(whole, width, SPACE.gutter);
  if (!fits && table.undivided) return tableBoxes(table.undivided, setting);
  const needs = fits ? whole : needsOf(dividedWord);
  const name = table.caption ?? table.head.map(inlineText).join(', ');
  const placed = (widths: readonly number[]): Column[] => {
    let left = x;
    return widths.map((own, index): Column => {
      const column = { x: left, width: own, numeric: needs[index]?.numeric ?? false };
      left += own + SPACE.gutter;
      return column;
    });
  };
  const rowsAt = (columns: readonly Column[]) =>
    table.rows.map((row) => rowBox(setting, row, columns, false, element, pad));
  const columns = placed(
    columnWidths(needs, width, SPACE.gutter, `table "${name}"`, (widths) =>
      rowsAt(placed(widths)).reduce((sum, { height }) => sum + height, 0),
    ),
  );
  const empty = table.head.every((cell) => cell.length === 0);
  const head = empty ? undefined : rowBox(setting, table.head, columns, true, element, pad);
  const rows = rowsAt(columns).map((row, index, all): FlowBox => {
    const left = all.length - 1 - index;
    return {
      ...row,
      ...(head && index > 0 && { carry: head }),
      ...(left > 0 && { harm: HARM.table, keep: Math.min(index + 1, left) < PART }),
    };
  });
  const tag: Tag = { type: 'Caption', parent: element };
  const { caption } = table;
  const titled =
    caption === undefined ? [] : textBoxes([{ text: caption }], TYPE.tableCaption, setting, 0, tag);
  const above = [...titled, ...(head ? [head] : [])];
  return withLead([...above.map((box) => ({ ...box, keep: true })), ...rows], { before: SPACE.table });
};
