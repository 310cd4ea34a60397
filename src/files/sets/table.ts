/** Tables as spreadsheets write and read them: CSV with heads, by Papa Parse. */

import Papa from 'papaparse';
import { either } from '#messages/language';
import * as m from '#messages/sets';
import { err, ok, type Result } from '../../base/result';

export interface TableRow {
  /** As a spreadsheet counts: the heads are row 1. */
  readonly row: number;
  /** By head, what is not empty. */
  readonly cells: ReadonlyMap<string, string>;
  /** Why the row is none of this table, without its number. */
  readonly problem?: string;
}

/** What a spreadsheet would take for a formula. A number with a sign is none. */
const FORMULA = /^(?![-+]?\d+(?:[.,]\d+)?$)[=+\-@\t\r]/;

/** An apostrophe that keeps a spreadsheet from reading a text as a formula. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** What a spreadsheet writes where it could not work a cell out, in the languages of this program. */
const SHEET_ERROR =
  /^(?:#(?:N\/A|N\/D|NV)|#[¡¿]?(?:REF|BEZUG|VALUE|WERT|VALEUR|VALOR|NAME|NOM|NOMBRE|DIV\/0|NUM|ZAHL|NULL|NUL|NULO|SPILL|ÜBERLAUF|PROPAGATION|DESBORDAMIENTO|CALC|KALK|ERROR)\s?[!?]|(?:Err|Error|Erreur|Fehler)\s?:5\d\d)$/;

export const isSheetError = (cell: string): boolean => SHEET_ERROR.test(cell);

const headOf = (head: string, aliases: ReadonlyMap<string, string>): string => {
  const name = head.trim().toLowerCase().replaceAll(' ', '-');
  return aliases.get(name) ?? name;
};

/** The heads by their names in the program, or why there are none. */
const readHeads = (
  heads: readonly string[],
  known: readonly string[],
  aliases: ReadonlyMap<string, string>,
  needed: readonly string[],
): Result<readonly string[]> => {
  const names = heads.map((head) => headOf(head, aliases));
  const strange = names.filter((name) => name !== '' && !known.includes(name));
  const twice = names.find((name, k) => name !== '' && names.indexOf(name) < k);
  const can = { known: known.join(', ') };
  if (names.every((name) => name === '')) return err('bad-table', m.headsMissing(can));
  if (twice !== undefined) return err('bad-table', m.columnTwice({ ...can, name: twice }));
  const quoted = either(strange.slice(0, 5).map((name) => m.quoted({ name: name.slice(0, 40) })));
  if (strange.length > 0)
    return err(
      'bad-table',
      m.columnUnknown({ ...can, names: quoted, more: Math.max(0, strange.length - 5) }),
    );
  const missing = needed.find((name) => !names.includes(name));
  return missing === undefined ? ok(names) : err('bad-table', m.columnMissing({ name: missing }));
};

/** A table's text. One that is not UTF-8 is refused: its letters would be lost. UTF-16 can look like it, with zeros between. */
export const decodeTable = (bytes: Uint8Array): Result<string> => {
  try {
    if (bytes.includes(0)) return err('bad-table', m.tableWrongEncoding);
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('bad-table', m.tableWrongEncoding);
  }
};

/**
 * The lines of a text, one more than `most` at the most: what is longer is not read to its end. The empty one at the end is
 * left out: it counts when Papa Parse guesses the sign between cells, and in a short table of two columns the guess would be wrong.
 * `open` are those with a quote that is not closed where its cell ends: they swallow what comes after them.
 */
const linesOf = (text: string, most: number) => {
  // Excel has the sign between cells said in a line of its own.
  const [said = '', delimiter = ''] = /^\uFEFF?"?sep=([,;\t])"?[^\S\t]*\r?\n/i.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(said.length).replace(/^\uFEFF|[\r\n]+$/g, ''), {
    ...(delimiter === '' ? { delimitersToGuess: [',', ';', '\t'] } : { delimiter }),
    preview: most + 2,
  });
  const open = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])));
  return { data, open, rowsBefore: said === '' ? 0 : 1 };
};

/**
 * The rows of a CSV text (comma, semicolon or tab; with or without BOM) whose heads are among the known ones, or are called
 * otherwise (`aliases`). Rows that say nothing are left out.
 */
export const readTable = (
  text: string,
  known: readonly string[],
  aliases: ReadonlyMap<string, string>,
  most: number,
  needed: readonly string[] = [],
): Result<readonly TableRow[]> => {
  const { data, open, rowsBefore } = linesOf(text, most);
  const [heads = [], ...lines] = data;
  if (open.has(0)) return err('bad-table', m.rowWrong({ row: 1, problem: m.quoteNotClosed }));
  const names = readHeads(heads, known, aliases, needed);
  if (!names.ok) return names;
  if (lines.length > most && lines.some((cells, k) => k >= most && cells.some((cell) => cell !== '')))
    return err('bad-table', m.tableTooLong({ most }));
  return ok(
    lines.flatMap((all, k): TableRow[] => {
      const row = k + 2 + rowsBefore;
      const cells = all.map((cell) => cell.trim().replace(GUARDED, ''));
      if (cells.every((cell) => cell === '')) return [];
      const said = names.value.flatMap((name, at) =>
        name !== '' && cells[at] ? [[name, cells[at]] as const] : [],
      );
      const isLong = cells.slice(names.value.length).some((cell) => cell !== '');
      const long = m.rowTooLong({ cells: cells.length, columns: names.value.length });
      const problem = open.has(k + 1) ? m.quoteNotClosed : isLong ? long : undefined;
      return [{ row, cells: new Map(said), ...(problem !== undefined && { problem }) }];
    }),
  );
};

/** A table as CSV, with commas. No cell of it is a formula to a spreadsheet; numbers stay numbers. */
export const writeTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(
    [heads, ...rows].map((cells) => [...cells]),
    { escapeFormulae: FORMULA, newline: '\n' },
  )}\n`;
