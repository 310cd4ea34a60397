/** A file for each row of a table, on all cores: a row that cannot be printed is told, and the others are made. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as m from '#messages/cli';
import { err, messageOf, ok, type Result } from '../../src/base/result';
import { unknownKit } from '../../src/files/job-fields';
import { MOST_CHARACTERS } from '../../src/files/sets/parse';
import { decodeTable } from '../../src/files/sets/table';
import { KITS } from '../../src/games';
import { type Answer, type Flag, type Printed, type Words, withProgress } from '../commands/command';
import { makeNamedFolder, readNamedBytes } from '../commands/named-files';
import { createPool } from '../pool';
import { type Damaged, readRows } from './rows';

/** `words` are those of `dagger print <kit> --batch <table>`; `flags`, what a column can be. */
export const printBatch = async (
  kit: string,
  words: Words,
  flags: Readonly<Record<string, Flag>>,
): Promise<Result<Answer>> => {
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
