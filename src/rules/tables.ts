/** Tables of a rule text: those that the data writes, and those of Markdown. */
import type { Table } from 'mdast';
import type { FactTable } from '../games/game';
import type { RuleInline, TableBlock } from './document';
import { readInlines } from './inlines';
import { inlineText } from './plain-text';
import type { Reading } from './reading';

const plainCells = (cells: readonly string[]): RuleInline[][] =>
  cells.map((cell) => (cell === '' ? [] : [{ kind: 'text', text: cell }]));

/** A table of the data, as its author never typed it. */
export const dataTable = ({ caption, head, rows, numeric }: FactTable): TableBlock => ({
  kind: 'table',
  caption,
  head: plainCells(head),
  rows: rows.map(plainCells),
  numeric,
});

/** A count, an amount, a fraction, a share; or the dash that stands where there is none. */
const NUMBER = /^[+\u2212\u00B1-]?\$?\d[\d.,/\u2013]*\s?%?$/;

const holdsNumbers = (cells: readonly (readonly RuleInline[])[]): boolean => {
  const words = cells.map(inlineText).filter((cell) => cell !== '\u2013' && cell !== '');
  return words.length > 0 && words.every((cell) => NUMBER.test(cell));
};

/** A table of the text. Every row has as many cells as the head, or it is a mistake. */
export const markdownTable = (node: Table, reading: Reading): TableBlock => {
  const [head, ...rows] = node.children.map((row) =>
    row.children.map((cell) => readInlines(cell.children, reading)),
  );
  const columns = head?.length ?? 0;
  rows.forEach((row, index) => {
    if (row.length !== columns) {
      const at = node.children[index + 1] ?? node;
      reading.mistake(
        at,
        `a table row with ${row.length} cells under a head with ${columns}; give it ${columns}`,
      );
    }
  });
  const numeric = (node.align ?? []).flatMap((align, column) =>
    align === 'right' || (!align && holdsNumbers(rows.map((row) => row[column] ?? []))) ? [column] : [],
  );
  return { kind: 'table', head: head ?? [], rows, numeric };
};
