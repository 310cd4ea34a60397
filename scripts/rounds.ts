/**
 * The example of a game, as content/<game>/round.json has it: a table that was played on its page and saved there as a
 * file. Each of its moves is a paragraph of the rules that begins with what the log says of it, in bold; `npm run rounds`
 * writes these words into the text.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { TableGame } from '../src/app/tables/game';
import { readRecord } from '../src/app/tables/keep/record';
import { unwrap } from '../src/base/result';

/** The texts that tell it, in the order of the log. */
export const TELLING = ['learn.md', 'more.md'] as const;
const TOLD = /^#+ (One round|An example game)$/;

/** What the log says of the example, a sentence each; nothing for a game without one. Throws where it cannot be played. */
export const exampleLog = async (game: string): Promise<readonly string[] | undefined> => {
  const file = `content/${game}/round.json`;
  if (!existsSync(file)) return undefined;
  const tables = (await import(`../src/games/${game}/table/table.ts`)) as Record<string, unknown>;
  const table = tables[`${game}Table`] as TableGame;
  const { setup, line } = unwrap(readRecord(table, readFileSync(file, 'utf8')));
  return table.log(line, setup).map(({ who, text }) => (who === undefined ? text : `${who} ${text}.`));
};

/** A text whose moves begin with the next sentences, which are taken away from the list. */
export const withLog = (markdown: string, sentences: string[]): string => {
  let told = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) told = TOLD.test(line);
      if (!told || !line.startsWith('**')) return line;
      return line.replace(/^\*\*.*?\*\*/, `**${sentences.shift() ?? 'no such move'}**`);
    })
    .join('\n');
};
