/** Sets of cards of one's own: a table to begin with, and what is wrong with one. */
import { err, ok, type Result } from '../../src/base/result';
import { counted } from '../../src/base/words';
import { loadSetGame } from '../../src/files/sets';
import { parseSet, problemText, writeSet } from '../../src/files/sets/parse';
import type { Answer, Command } from './command';
import { readNamedFile } from './named-files';

const template = async (game: string): Promise<Result<Answer>> => {
  const known = await loadSetGame(game);
  if (!known.ok) return known;
  const text = writeSet(known.value.rows);
  return ok({ json: { game, csv: text }, text: text.trimEnd() });
};

const check = async (game: string, file: string | undefined): Promise<Result<Answer>> => {
  if (file === undefined) return err('bad-words', 'Say which table: dagger set check nation my.csv');
  const known = await loadSetGame(game);
  if (!known.ok) return known;
  const text = await readNamedFile(file);
  if (!text.ok) return text;
  const read = parseSet(known.value, text.value);
  if (!read.ok) return read;
  const { problems } = read.value;
  return ok({
    json: { file, game, problems },
    text: `${file}: ${problems.length === 0 ? 'all cells are good' : counted(problems.length, 'problem')}.`,
    ...(problems.length > 0 && { problem: problems.map(problemText).join('\n') }),
  });
};

export const set: Command = {
  name: 'set',
  operands: '<do> <game>',
  summary: 'Cards of your own from a spreadsheet: template prints ours to begin with, check reads yours.',
  flags: {},
  examples: ['set template nation > my.csv', 'set check nation my.csv'],
  async run({ positionals: [what = '', game = '', file] }) {
    if (what === 'template') return template(game);
    if (what === 'check') return check(game, file);
    return err('bad-words', 'Say what to do: dagger set template nation, or dagger set check nation my.csv');
  },
};
