/**
 * A table of jobs, as a spreadsheet writes it: a row for each file, and a column for each flag of `dagger print` that differs. They
 * are printed on all cores: a row that cannot be printed is told, and the others are made.
 */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as m from '#messages/cli';
import { alikeKey, isFileName, splitNames } from '../../src/base/names';
import { err, messageOf, ok, type Result } from '../../src/base/result';
import { unknownKit } from '../../src/files/job-fields';
import { MOST_CHARACTERS } from '../../src/files/sets/parse';
import { decodeTable, isSheetError, readTable, type TableRow } from '../../src/files/sets/table';
import { KITS } from '../../src/games';
import { createPool } from '../pool';
import { type Answer, type Flag, type Printed, type Words, withProgress } from './command';
import { makeNamedFolder, readNamedBytes } from './named-files';

interface Row {
  /** Of the table, as a spreadsheet counts: the heads are row 1. */
  readonly row: number;
  readonly file: string;
  /** What is typed for it. */
  readonly words: Words;
}

/** What is wrong with a row. */
interface Damaged {
  readonly row: number;
  readonly message: string;
}

/** More than a convention prints in a night. */
const MOST_ROWS = 5000;

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

/** `words` are those of `dagger print <kit> --batch <table>`; `flags`, what a column can be. */
export const printBatch = async (kit: string, words: Words, flags: Flags): Promise<Result<Answer>> => {
  const kits = KITS.map((owned) => owned.kit);
  if (!kits.some(({ id }) => id === kit)) return unknownKit(kit, kits);
  const { batch = '', output: folder = `${kit}-batch`, ...values } = words.values;
  const bytes = await readNamedBytes(batch, MOST_CHARACTERS);
  if (!bytes.ok) return bytes;
  const text = decodeTable(bytes.value);
  if (!text.ok) return text;
  const table = readRows(text.value, kit, flags, { ...words, values });
  if (!table.ok) return table;
  const { rows } = table.value;
  const damaged: Damaged[] = [...table.value.damaged];
  const made = await makeNamedFolder(folder);
  if (!made.ok) return made;

  const threads = Math.max(1, Math.min(availableParallelism(), rows.length));
  const pool = createPool('commands/print', 'printOne', threads);
  const files: string[] = [];
  const misfits: Damaged[] = [];
  const unchanged: Damaged[] = [];
  await withProgress(m.printing, async (report) => {
    let done = 0;
    await Promise.all(
      rows.map(async ({ row, file, words: own }) => {
        const output = join(folder, file);
        const typed: Words = { ...own, positionals: [kit], values: { ...own.values, output } };
        const printed: Result<Printed> = await pool
          .run(typed)
          .catch((error: unknown) => err('thread', messageOf(error)));
        if (!printed.ok) damaged.push({ row, message: printed.error.message });
        else if (printed.value.json.file === null) unchanged.push({ row, message: printed.value.text });
        else files.push(output);
        const misfit = printed.ok ? printed.value.problem : undefined;
        if (misfit !== undefined) misfits.push({ row, message: misfit });
        done += 1;
        report(done / rows.length);
      }),
    );
  });
  await pool.destroy();
  const problems = [...damaged, ...misfits];
  for (const told of [damaged, misfits, unchanged, problems]) told.sort((one, other) => one.row - other.row);
  const counts = { folder, files: files.length, damaged: damaged.length };
  return ok({
    json: { folder, files: files.toSorted(), damaged, misfits, unchanged },
    text: [(damaged.length > 0 ? m.batchSome : m.batch)(counts), ...unchanged.map(m.rowProblem)].join('\n'),
    ...(problems.length > 0 && { problem: problems.map(m.rowProblem).join('\n') }),
  });
};
