/** Sets of cards of one's own: a table to begin with, what is wrong with one, and all of it as one zip. */

import { existsSync, statSync } from 'node:fs';
import * as m from '#messages/cli';
import { err, ok, type Result } from '../../src/base/result';
import { paintPicture } from '../../src/files/exports/raster-node';
import { sharedBook } from '../../src/files/node-fonts';
import { orFaceProblem } from '../../src/files/pieces';
import { loadSetGame, type OwnSet, paintPictures, withTheme, zipSet } from '../../src/files/sets';
import { writeSet } from '../../src/files/sets/parse';
import { isZipName, parseTheme } from '../../src/files/sets/zip';
import { withFonts } from '../../src/scene/fonts/book';
import { VOICES } from '../../src/scene/scene';
import type { Answer, Command, Words } from './command';
import { asWord, isSameFile, writeNamedFile } from './named-files';
import { filesBeside, misfitsOf, readOwnSet } from './own-set';

const template = async (game = '', file?: string): Promise<Result<Answer>> => {
  const known = await loadSetGame(game);
  if (!known.ok) return known;
  const text = writeSet(known.value.rows);
  if (file === undefined) return ok({ json: { game, csv: text }, text: text.trimEnd() });
  // Somebody has made cards of it since.
  if (existsSync(file) && statSync(file).isFile()) return err('unwritable', m.setTemplateThere({ file }));
  const answer = { json: { game, file }, text: m.setTemplateWritten({ file: asWord(file), game }) };
  return writeNamedFile(file, Buffer.from(text), answer);
};

/** What a set is to be called, where all of our faces can write it. */
const readTheme = async (text: string): Promise<Result<string>> => {
  const theme = parseTheme(text);
  if (!theme.ok) return theme;
  const book = await sharedBook();
  return orFaceProblem(async () => {
    await withFonts(book, () => VOICES.map((voice) => book.shape(theme.value, voice)));
    return theme;
  });
};

/** Why a set is not packed into a file, if it is not: it would be lost to that, or not be read again. */
const whyNotPacked = (output: string, file: string, { pictures }: OwnSet): string | undefined => {
  const names = new Set([...pictures.keys()].map((name) => name.toLowerCase()));
  const own = filesBeside(file).flatMap(([name, path]) => (names.has(name) ? path : []));
  if ([file, ...own].some((one) => isSameFile(one, output))) return m.outputIsInput({ file: output });
  return isZipName(output) ? undefined : m.setOutputZip({ file: output });
};

/** Reads a set as it would be printed, and writes it as a zip where one is asked for and nothing is wrong. */
const read = async (file: string | undefined, game: string | undefined, { values }: Words) => {
  if (file === undefined) return err('bad-words', m.setFileMissing);
  const opened = await readOwnSet(file, game);
  if (!opened.ok) return opened;
  const { output } = values;
  const unwritable = output === undefined ? undefined : whyNotPacked(output, file, opened.value.set);
  if (unwritable !== undefined) return err('unwritable', unwritable);
  const named = await readTheme(values.theme ?? opened.value.set.theme);
  if (!named.ok) return named;
  const set = withTheme(opened.value.set, named.value);
  const { painted, problems: damaged } = await paintPictures(set, paintPicture);
  const wrong = [...opened.value.problems, ...damaged];
  // What is packed is drawn when it is printed; what does not fit keeps nobody from that.
  const isChecked = output === undefined && wrong.length === 0;
  const misfits = isChecked ? await misfitsOf(set, painted) : ok([]);
  if (!misfits.ok) return misfits;
  const problems = [...wrong, ...misfits.value];
  const answer: Answer = {
    json: { file, game: set.game, theme: set.theme, set: set.code, pictures: set.pictures.size, problems },
    text: (problems.length === 0 ? m.setRead : m.setWrong)({
      file,
      game: set.game,
      pictures: set.pictures.size,
      problems: problems.length,
      code: set.code,
    }),
  };
  if (problems.length > 0) {
    const notPacked = output === undefined ? [] : [m.setNotUsed({ file })];
    return ok({ ...answer, problem: [...notPacked, ...problems].join('\n') });
  }
  return output === undefined ? ok(answer) : writeNamedFile(output, zipSet(set), answer);
};

/** By what is done: how many words stand after it, and which flags. */
const TAKEN = new Map([
  ['template', { operands: 1, flags: ['output'] }],
  ['check', { operands: 2, flags: [] }],
  ['pack', { operands: 2, flags: ['theme', 'output'] }],
]);

export const set: Command = {
  name: 'set',
  operands: '<do> …',
  summary: m.setSummary,
  flags: {
    theme: { value: 'words', help: m.setThemeHelp },
    output: { short: 'o', value: 'file', help: m.setOutputHelp },
  },
  examples: [m.setTemplate, m.setCheck, m.setPack],
  async run(words): Promise<Result<Answer>> {
    const [what = '', ...operands] = words.positionals;
    const taken = TAKEN.get(what);
    if (!taken) return err('bad-words', m.setActionUnknown);
    const flags = Object.keys(words.values).filter((flag) => !taken.flags.includes(flag));
    const rest = [...operands.slice(taken.operands), ...flags.map((flag) => `--${flag}`)].join(' ');
    if (rest !== '') return err('bad-words', m.setTooMuch({ what, rest }));
    const [first, game] = operands;
    if (what === 'template') return template(first, words.values.output);
    return what === 'pack' && words.values.output === undefined
      ? err('bad-words', m.setOutputMissing)
      : read(first, game, words);
  },
};
