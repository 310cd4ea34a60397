/** A table of jobs, as a spreadsheet writes it: a row for each file, and a column for each flag of `dagger print` that differs. */
import * as m from '#messages/cli';
import { alikeKey, isFileName, splitNames } from '../../src/base/names';
import { err, ok, type Result } from '../../src/base/result';
import { isSheetError, readTable, type TableRow } from '../../src/files/sets/table';
import type { Flag, Words } from '../commands/command';

export interface Row {
  /** Of the table, as a spreadsheet counts: the heads are row 1. */
  readonly row: number;
  readonly file: string;
  /** What is typed for it. */
  readonly words: Words;
}

/** What is wrong with a row. */
export interface Damaged {
  readonly row: number;
  readonly message: string;
}

/** More than a convention prints in a night. */
export const MOST_ROWS = 5000;

/** People write names, and the flag is called players. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['names', 'players'],
  ['name', 'file'],
]);
type Flags = Readonly<Record<string, Flag>>;

const ON = ['1', 'yes', 'true', 'x', 'on'];
const OFF = ['', '0', 'no', 'false', 'off'];

/** A cell as it would be typed. */
const withCell = (words: Words, name: string, flag: Flag | undefined, cell: string): Result<Words> => {
  if (flag?.value !== undefined) return ok({ ...words, values: { ...words.values, [name]: cell } });
  const sign = cell.toLowerCase();
  if (![...ON, ...OFF].includes(sign)) return err('bad-row', m.switchNotYesNo({ name, cell }));
  const switches = new Set(words.switches);
  if (ON.includes(sign)) switches.add(name);
  else switches.delete(name);
  return ok({ ...words, switches });
};

/** What is wrong with the name of a file, given who has it already: some disks take upper and lower case, or é written in two ways, for one. */
const fileProblem = (file: string, taken: ReadonlyMap<string, number>): string | undefined => {
  if (!isFileName(file)) return m.fileNameInvalid({ file });
  const before = taken.get(alikeKey(file));
  return before === undefined ? undefined : m.fileNameTaken({ file, before });
};

/** A row as it would be typed. */
const readRow = ({ cells }: TableRow, flags: Flags, words: Words): Result<Words> => {
  let read = words;
  for (const [name, cell] of cells) {
    const wrong = splitNames(cell).find(isSheetError);
    if (wrong !== undefined) return err('bad-row', m.cellSheetError({ name, cell: wrong }));
    if (name === 'file') continue;
    const next = withCell(read, name, flags[name], cell);
    if (!next.ok) return next;
    read = next.value;
  }
  return ok(read);
};

/**
 * The rows of a CSV text. What is typed for all is in `words`, and a cell that is not empty takes its place. Each damaged row is told,
 * and the others stay.
 */
export const readRows = (
  text: string,
  kit: string,
  flags: Flags,
  words: Words,
): Result<{ readonly rows: readonly Row[]; readonly damaged: readonly Damaged[] }> => {
  const table =
    text.trim() === '' ? ok([]) : readTable(text, ['file', ...Object.keys(flags)], ALIASES, MOST_ROWS);
  if (!table.ok) return table;
  if (table.value.length === 0) return err('bad-table', m.rowsMissing);
  const rows: Row[] = [];
  const damaged: Damaged[] = [];
  const taken = new Map<string, number>();
  for (const line of table.value) {
    const { row, cells, problem } = line;
    const named = cells.get('file') ?? `${kit}-${row}`;
    const file = /\.pdf$/i.test(named) ? named : `${named}.pdf`;
    const read = problem === undefined ? readRow(line, flags, words) : err('bad-row', problem);
    const message = read.ok ? fileProblem(file, taken) : read.error.message;
    if (message !== undefined || !read.ok) {
      damaged.push({ row, message: message ?? '' });
      continue;
    }
    taken.set(alikeKey(file), row);
    rows.push({ row, file, words: read.value });
  }
  return ok({ rows, damaged });
};
