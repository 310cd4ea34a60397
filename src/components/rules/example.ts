/**
 * The example of a game: content/<id>/round.json is a table that was played on its page and saved there. Each of its moves is a
 * paragraph of the rules that begins with what the log says of it, in bold.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { TableGame } from '../../app/tables/game';
import { readRecord } from '../../app/tables/keep/record';
import { unwrap } from '../../base/result';

/** The example of a game at its table; nothing for a game without one. Throws where it cannot be played. */
export const exampleOf = async (game: string) => {
  const file = `content/${game}/round.json`;
  if (!existsSync(file)) return undefined;
  const tables: Readonly<Record<string, unknown>> = await import(`../../games/${game}/table/table.ts`);
  const table = tables[`${game}Table`] as TableGame;
  return { table, ...unwrap(readRecord(table, readFileSync(file, 'utf8'))) };
};

type Example = NonNullable<Awaited<ReturnType<typeof exampleOf>>>;

/** What the log says after so many moves, a sentence each. */
export const sentencesOf = ({ table, setup, line }: Example, at = line.at): readonly string[] =>
  table.log({ ...line, at }, setup).map(({ who, text }) => (who === undefined ? text : `${who} ${text}.`));
