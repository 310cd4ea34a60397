/** Sets of cards of one's own: a table to begin with, what is wrong with one, and all of it as one zip. */
import { err, ok, type Result } from '../../src/base/result';
import { counted } from '../../src/base/words';
import { paintPicture } from '../../src/files/exports/raster-node';
import { loadSetGame, paintPictures, withTheme, zipSet } from '../../src/files/sets';
import { writeSet } from '../../src/files/sets/parse';
import type { Answer, Command, Words } from './command';
import { writeNamedFile } from './named-files';
import { readOwnSet } from './own-set';

const template = async (game: string | undefined): Promise<Result<Answer>> => {
  const known = await loadSetGame(game ?? '');
  if (!known.ok) return known;
  const text = writeSet(known.value.rows);
  return ok({ json: { game, csv: text }, text: text.trimEnd() });
};

/** Reads a set as it would be printed, and writes it as a zip where one is asked for. */
const read = async (file: string | undefined, game: string | undefined, { values }: Words) => {
  if (file === undefined) return err('bad-words', 'Say which set: dagger set check my.csv nation');
  const opened = await readOwnSet(file, game);
  if (!opened.ok) return opened;
  const { theme = opened.value.set.theme, output } = values;
  const set = withTheme(opened.value.set, theme);
  const { problems: damaged } = await paintPictures(set, paintPicture);
  const problems = [...opened.value.problems, ...damaged];
  const answer: Answer = {
    json: { file, game: set.game, theme, set: set.code, pictures: set.pictures.size, problems },
    text: `${file}: cards of ${set.game}, ${counted(set.pictures.size, 'picture')}, ${
      problems.length === 0 ? 'nothing wrong' : counted(problems.length, 'problem')
    }. set=${set.code}`,
    ...(problems.length > 0 && { problem: problems.join('\n') }),
  };
  return output === undefined ? ok(answer) : writeNamedFile(output, zipSet(set), answer);
};

export const set: Command = {
  name: 'set',
  operands: '<do> …',
  summary:
    'Cards of your own: template prints ours to begin with, check reads yours, pack makes a zip of them.',
  flags: {
    theme: { value: 'words', help: 'pack: what the set is called.' },
    output: { short: 'o', value: 'file', help: 'pack: the zip.' },
  },
  examples: ['set template nation > my.csv', 'set check my.csv nation', 'set pack my.csv nation -o my.zip'],
  async run(words): Promise<Result<Answer>> {
    const [what, first, game] = words.positionals;
    if (what === 'template') return template(first);
    if (what === 'check') return read(first, game, { ...words, values: {} });
    if (what !== 'pack')
      return err('bad-words', 'Say what to do: template, check or pack. See: dagger set --help');
    return words.values.output === undefined
      ? err('bad-words', 'Say where to: dagger set pack my.csv nation -o my.zip')
      : read(first, game, words);
  },
};
