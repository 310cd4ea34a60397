/** The command line: answers go to standard output, problems to standard error with exit code 2. */

import * as m from '#messages/cli';
import { LANGUAGES } from '#messages/language';
import { version } from '../package.json';
import { messageOf } from '../src/base/result';
import { type Command, helpOf, operandsOf, readWords } from './commands/command';
import { isSameFile } from './commands/named-files';

/** By name. A command is imported when it is asked for: `mix` needs neither fonts nor the layout engine. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['mix', async () => (await import('./commands/mix')).mix],
  ['deal', async () => (await import('./commands/deal')).deal],
  ['print', async () => (await import('./commands/print')).print],
  ['export', async () => (await import('./commands/export')).exportCards],
  ['booklet', async () => (await import('./commands/booklet')).booklet],
  ['calibrate', async () => (await import('./commands/calibrate')).calibrate],
  ['set', async () => (await import('./commands/set')).set],
  ['simulate', async () => (await import('./commands/simulate')).simulate],
]);

const overview = async (): Promise<string> => {
  const commands = await Promise.all([...COMMANDS.values()].map((load) => load()));
  return [
    'dagger <command> [--json] [--help]',
    '',
    ...commands.map(({ name, operands, summary }) => `  ${`${name} ${operands}`.padEnd(22)} ${summary}`),
    '',
    m.helpFlag,
    m.languageFlag({ known: LANGUAGES.join(', ') }),
    m.versionFlag,
  ].join('\n');
};

/** Flags with a file that is read. */
const READ = ['set', 'profile', 'batch'];

const HELP = ['help', '--help', '-h'];

export interface Streams {
  /** `columns` of a terminal. */
  readonly stdout: { readonly write: (text: string) => unknown; readonly columns?: number };
  readonly stderr: { readonly write: (text: string) => unknown };
  /** How a person starts the program, for what is said to be typed. */
  readonly program?: string;
}

/** Runs one command and returns the exit code. It writes to `process`, or to a test's own streams. */
export const main = async (
  typed: readonly string[],
  { stdout, stderr, program = 'dagger' }: Streams,
): Promise<number> => {
  // "help mix" is "mix --help".
  const [name, ...words] = typed[0] === 'help' && typed[1] ? [typed[1], '--help'] : typed;
  const asTyped = (text: string): string => text.replace(/\bdagger(?= [a-z<])/g, program);
  const refuse = (message: string): number => {
    stderr.write(`${asTyped(message)}\n`);
    return 2;
  };
  const say = (text: string): number => {
    stdout.write(`${text}\n`);
    return 0;
  };
  try {
    if (name === undefined || HELP.includes(name)) return say(asTyped(await overview()));
    if (name === '--version' || name === '-v') return say(version);
    const command = await COMMANDS.get(name)?.();
    if (!command) return refuse(m.commandUnknown({ name, overview: await overview() }));
    const read = readWords(command, words);
    if (!read.ok) return refuse(read.error.message);
    const { positionals, switches } = read.value;
    if (switches.has('help')) {
      const flags = command.flagsOf?.(positionals) ?? command.flags;
      return say(asTyped(helpOf({ ...command, flags }, stdout.columns)));
    }
    const rest = positionals.slice(operandsOf(command)).join(' ');
    if (rest !== '') return refuse(m.tooMuch({ rest, name: command.name }));
    const { output = '', ...others } = read.value.values;
    if (READ.some((flag) => isSameFile(others[flag] ?? '', output)))
      return refuse(m.outputIsInput({ file: output }));
    const answer = await command.run(read.value);
    if (!answer.ok) return refuse(answer.error.message);
    const { json, text, problem } = answer.value;
    const code = say(switches.has('json') ? JSON.stringify(json) : text);
    return problem === undefined ? code : refuse(problem);
  } catch (error) {
    // Not something that was typed, but a mistake of this program or of a rule text: the message names file and line.
    return refuse(messageOf(error));
  }
};
