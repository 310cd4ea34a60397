/** The command line: answers go to standard output, problems to standard error with exit code 2. */

import { type Command, helpOf, readWords } from './commands/command';

/** What the command line writes to: `process`, or a test's own. */
export interface Streams {
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown };
}

/** By name. A command is imported when it is asked for: `mix` needs neither fonts nor the layout engine. */
export type Commands = ReadonlyMap<string, () => Promise<Command>>;

const COMMANDS: Commands = new Map([
  ['mix', async () => (await import('./commands/mix')).mix],
  ['deal', async () => (await import('./commands/deal')).deal],
  ['print', async () => (await import('./commands/print')).print],
  ['export', async () => (await import('./commands/export')).exportCards],
  ['booklet', async () => (await import('./commands/booklet')).booklet],
  ['calibrate', async () => (await import('./commands/calibrate')).calibrate],
  ['simulate', async () => (await import('./commands/simulate')).simulate],
]);

const overview = async (program: string, known: Commands): Promise<string> => {
  const commands = await Promise.all([...known.values()].map((load) => load()));
  return [
    `${program} <command> [--json] [--help]`,
    '',
    ...commands.map(({ name, operands, summary }) => `  ${`${name} ${operands}`.padEnd(22)} ${summary}`),
  ].join('\n');
};

/** Runs one command of a program and returns the exit code. */
export const runCommand = async (
  program: string,
  commands: Commands,
  [name, ...words]: readonly string[],
  { stdout, stderr }: Streams,
): Promise<number> => {
  const refuse = (message: string): number => {
    stderr.write(`${message}\n`);
    return 2;
  };
  const say = (text: string): number => {
    stdout.write(`${text}\n`);
    return 0;
  };
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help')
      return say(await overview(program, commands));
    const command = await commands.get(name)?.();
    if (!command) return refuse(`There is no command “${name}”.\n\n${await overview(program, commands)}`);
    const read = readWords(command, words, program);
    if (!read.ok) return refuse(read.error.message);
    if (read.value.switches.has('help')) return say(helpOf(command, program));
    const answer = await command.run(read.value);
    if (!answer.ok) return refuse(answer.error.message);
    return say(read.value.switches.has('json') ? JSON.stringify(answer.value.json) : answer.value.text);
  } catch (error) {
    // Not something that was typed, but a mistake of this program or of a rule text: the message names file and line.
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

export const main = (argv: readonly string[], streams: Streams): Promise<number> =>
  runCommand('dagger', COMMANDS, argv, streams);
