/** Tables: hairlines between rows, numbers flush right in the form voice, the head repeated on every page. */
import { COLORS, hairline, RULES } from '../../faces/theme';
import type { RuleInline, TableBlock } from '../../rules/document';
import { inlineText } from '../../rules/plain-text';
import type { FontBook } from '../../scene/fonts/book';
import { line, tagged } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import type { Line, TextStyle } from '../../scene/text';
import { type ColumnNeed, columnWidths } from './columns';
import { HARM, SPACE, TYPE } from './design';
import { type Content, type FlowBox, led, lineBoxes, lineHeightOf, linesContent, type Setting } from './flow';
import { setLines, toText, withoutRunt } from './lines';

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

const longestWord = (book: FontBook, cell: Cell, style: TextStyle): number =>
  Math.max(
    0,
    ...toText(cell, style.voice).flatMap(({ text, voice }) =>
      text.split(/\s+/).map((word) => book.width(word, voice ?? style.voice, style.size)),
    ),
  );

const bodyStyle = (numeric: boolean): TextStyle => (numeric ? TYPE.number : TYPE.cell);

const needOf = (book: FontBook, table: TableBlock, column: number): ColumnNeed => {
  const numeric = table.numeric.includes(column);
  const style = bodyStyle(numeric);
  const cells = table.rows.map((row) => row[column] ?? []);
  const head = table.head[column] ?? [];
  const natural = Math.max(
    naturalWidth(book, head, TYPE.head),
    ...cells.map((cell) => naturalWidth(book, cell, style)),
  );
  const words = cells.map((cell) => (numeric ? naturalWidth : longestWord)(book, cell, style));
  return { numeric, natural, least: Math.max(longestWord(book, head, TYPE.head), ...words) };
};

/** A row whose cells are on the first line (body) or on the last (head). */
const rowContent = (
  book: FontBook,
  cells: readonly Cell[],
  columns: readonly Column[],
  styleOf: (column: Column) => TextStyle,
  foot: boolean,
  table: Tag,
  pad: number,
): { height: number; content: Content } => {
  const set = columns.map((column, index): { lines: Line[]; style: TextStyle; x: number } => {
    const style = styleOf(column);
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
  const contents = set.map(({ lines, style, x }): Content => {
    const top = pad + (foot ? inner - lines.length * lineHeightOf(style) : dropOf(lines));
    const cell: Tag = foot ? { type: 'TH', parent: row, scope: 'Column' } : { type: 'TD', parent: row };
    // An empty cell is one, too: the row would shift without it.
    return lines.length === 0
      ? { items: [tagged(cell, [])], links: [] }
      : linesContent(lines, style, x, top, cell);
  });
  const items = contents.flatMap((cell) => cell.items);
  const links = contents.flatMap((cell) => cell.links);
  return { height: inner + 2 * pad, content: { items, links } };
};

const ruled = (
  row: { height: number; content: Content },
  x: number,
  width: number,
  dark: boolean,
): FlowBox => {
  const stroke = dark ? { color: COLORS.ink, width: RULES.outline } : hairline;
  const rule = line({ x, y: row.height }, { x: x + width, y: row.height }, stroke);
  return {
    height: row.height,
    before: 0,
    content: { ...row.content, items: [...row.content.items, rule] },
  };
};

/** A table as wide as its column. Throws RangeError where its words do not fit. */
export const tableBoxes = (table: TableBlock, { book, x, width, within, scale }: Setting): FlowBox[] => {
  const pad = Math.max(LEAST_PAD, (ROW / scale - lineHeightOf(TYPE.cell)) / 2);
  const whole: Tag = { type: 'Table', parent: within };
  const needs = table.head.map((_, column) => needOf(book, table, column));
  const name = table.caption ?? table.head.map(inlineText).join(', ');
  const placed = (widths: readonly number[]): Column[] => {
    let left = x;
    return widths.map((own, index): Column => {
      const column = { x: left, width: own, numeric: needs[index]?.numeric ?? false };
      left += own + SPACE.gutter;
      return column;
    });
  };
  const styleOf = (column: Column): TextStyle => bodyStyle(column.numeric);
  const rowsAt = (columns: readonly Column[]) =>
    table.rows.map((row) => rowContent(book, row, columns, styleOf, false, whole, pad));
  const columns = placed(
    columnWidths(needs, width, SPACE.gutter, `table "${name}"`, (widths) =>
      rowsAt(placed(widths)).reduce((sum, { height }) => sum + height, 0),
    ),
  );
  const last = columns.at(-1);
  const full = last ? last.x + last.width - x : 0;

  const empty = table.head.every((cell) => cell.length === 0);
  const head = empty
    ? undefined
    : ruled(
        rowContent(book, table.head, columns, () => TYPE.head, true, whole, pad),
        x,
        full,
        true,
      );
  const rows = rowsAt(columns).map((row, index, all): FlowBox => {
    const left = all.length - 1 - index;
    return {
      ...ruled(row, x, full, false),
      ...(head && index > 0 && { carry: head }),
      ...(left > 0 && { harm: HARM.table, keep: Math.min(index + 1, left) < PART }),
    };
  });
  const style = TYPE.tableCaption;
  const caption =
    table.caption === undefined
      ? []
      : lineBoxes(setLines(book, [{ text: table.caption }], { ...style, width }), style, x, 0, {
          type: 'Caption',
          parent: whole,
        });
  const above = [...caption, ...(head ? [head] : [])];
  return led([...above.map((box) => ({ ...box, keep: true })), ...rows], { before: SPACE.table });
};
