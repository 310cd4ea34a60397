/**
 * `npm run -s dagger -- <command>`: the program without a browser. Answers go to standard output, problems to standard
 * error with exit code 2.
 */

import { type Command, helpOf, readWords } from './command';
import { booklet } from './commands/booklet';
import { calibrate } from './commands/calibrate';
import { deal } from './commands/deal';
import { exportCards } from './commands/export';
import { mix } from './commands/mix';
import { print } from './commands/print';
import { simulate } from './commands/simulate';

const COMMANDS: readonly Command[] = [mix, deal, print, exportCards, booklet, calibrate, simulate];

const overview = (): string =>
  [
    'dagger <command> [--json] [--help]',
    '',
    ...COMMANDS.map(({ name, operands, summary }) => `  ${`${name} ${operands}`.padEnd(22)} ${summary}`),
  ].join('\n');

const refuse = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

const say = (text: string): number => {
  process.stdout.write(`${text}\n`);
  return 0;
};

const main = async ([name, ...words]: readonly string[]): Promise<number> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(overview());
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) return refuse(`There is no command “${name}”.\n\n${overview()}`);
  const read = readWords(command, words);
  if (!read.ok) return refuse(read.error.message);
  if (read.value.switches.has('help')) return say(helpOf(command));
  const answer = await command.run(read.value);
  if (!answer.ok) return refuse(answer.error.message);
  return say(read.value.switches.has('json') ? JSON.stringify(answer.value.json) : answer.value.text);
};

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // Not something that was typed, but a mistake of this program or of a rule text: the message names file and line.
    process.exitCode = refuse(error instanceof Error ? error.message : String(error));
  },
);
