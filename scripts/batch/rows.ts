/** A table of jobs, as a spreadsheet writes it: a row for each file, and a column for each flag of `dagger print` that differs. */
import Papa from 'papaparse';
import { err, ok, type Result } from '../../src/base/result';
import { counted } from '../../src/base/words';
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
const ALIASES: Readonly<Record<string, string>> = { names: 'players', name: 'file' };
type Flags = Readonly<Record<string, Flag>>;

const ON = ['1', 'yes', 'true', 'x', 'on'];
const OFF = ['', '0', 'no', 'false', 'off'];

const headOf = (head: string): string => {
  const name = head.trim().toLowerCase().replaceAll(' ', '-');
  return ALIASES[name] ?? name;
};

/** A name for a file in the folder of the batch: nothing that leads out of it, nor a name that some system keeps for itself. */
const isFileName = (name: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no system takes them in a name.
  !/[\\/:*?"<>|\u0000-\u001f]|^\.|[. ]$/.test(name) && !/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);

/** A cell as it would be typed. */
const withCell = (words: Words, name: string, flag: Flag | undefined, cell: string): Result<Words> => {
  if (flag?.value !== undefined) return ok({ ...words, values: { ...words.values, [name]: cell } });
  const sign = cell.toLowerCase();
  if (![...ON, ...OFF].includes(sign))
    return err('bad-row', `${name} is on or off: yes or no, not “${cell}”.`);
  const switches = new Set(words.switches);
  if (ON.includes(sign)) switches.add(name);
  else switches.delete(name);
  return ok({ ...words, switches });
};

/** What is wrong with the name of a file, given who has it already. */
const fileProblem = (file: string, taken: ReadonlyMap<string, number>): string | undefined => {
  if (!isFileName(file)) return `“${file}” is no name for a file in one folder.`;
  const before = taken.get(file.toLowerCase());
  return before === undefined ? undefined : `“${file}” is the name of row ${before} too.`;
};

/** The columns by their flags, or why there are none. */
const readHeads = (heads: readonly string[], flags: Flags): Result<readonly string[]> => {
  const names = heads.map(headOf);
  const strange = names.filter((name) => name !== 'file' && name !== '' && !(name in flags));
  const known = `file, names, ${Object.keys(flags).join(', ')}`;
  if (names.every((name) => name === ''))
    return err('bad-table', `The table has no heads in its first row. They can be: ${known}.`);
  return strange.length > 0
    ? err('bad-table', `No column is called “${strange.join('”, “')}”: they can be ${known}.`)
    : ok(names);
};

/** A row as it would be typed. */
const readRow = (
  cells: readonly string[],
  names: readonly string[],
  flags: Flags,
  words: Words,
): Result<Words> => {
  if (cells.length > names.length)
    return err(
      'bad-row',
      `It has ${counted(cells.length, 'cell')} for ${counted(names.length, 'column')}: put quotes around commas.`,
    );
  let read = words;
  for (const [at, name] of names.entries()) {
    const cell = (cells[at] ?? '').trim();
    if (name === '' || name === 'file' || cell === '') continue;
    const next = withCell(read, name, flags[name], cell);
    if (!next.ok) return next;
    read = next.value;
  }
  return ok(read);
};

/**
 * The rows of a CSV text (comma, semicolon or tab; with or without BOM). What is typed for all is in `words`, and a cell that
 * is not empty takes its place. Rows that say nothing are left out; each damaged one is told, and the others stay.
 */
export const readRows = (
  text: string,
  kit: string,
  flags: Flags,
  words: Words,
): Result<{ readonly rows: readonly Row[]; readonly damaged: readonly Damaged[] }> => {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimitersToGuess: [',', ';', '\t'] });
  const [heads = [], ...lines] = data;
  const names = readHeads(heads, flags);
  if (!names.ok) return names;
  if (lines.length > MOST_ROWS)
    return err(
      'bad-table',
      `The table has ${counted(lines.length, 'row')}, and at most ${MOST_ROWS} are printed.`,
    );
  const rows: Row[] = [];
  const damaged: Damaged[] = [];
  const taken = new Map<string, number>();
  for (const [k, cells] of lines.entries()) {
    const row = k + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const named = cells[names.value.indexOf('file')]?.trim() || `${kit}-${row}`;
    const file = /\.pdf$/i.test(named) ? named : `${named}.pdf`;
    const read = readRow(cells, names.value, flags, words);
    const message = read.ok ? fileProblem(file, taken) : read.error.message;
    if (message !== undefined || !read.ok) {
      damaged.push({ row, message: message ?? '' });
      continue;
    }
    taken.set(file.toLowerCase(), row);
    rows.push({ row, file, words: read.value });
  }
  return ok({ rows, damaged });
};
