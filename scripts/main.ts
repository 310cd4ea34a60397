/** The command line: answers go to standard output, problems to standard error with exit code 2. */
import { type Command, helpOf, readWords } from './commands/command';

/** By name. A command is imported when it is asked for: `mix` needs neither fonts nor the layout engine. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['mix', async () => (await import('./commands/mix')).mix],
  ['deal', async () => (await import('./commands/deal')).deal],
  ['print', async () => (await import('./commands/print')).print],
  ['export', async () => (await import('./commands/export')).exportCards],
  ['booklet', async () => (await import('./commands/booklet')).booklet],
  ['calibrate', async () => (await import('./commands/calibrate')).calibrate],
  ['simulate', async () => (await import('./commands/simulate')).simulate],
]);

const overview = async (): Promise<string> => {
  const commands = await Promise.all([...COMMANDS.values()].map((load) => load()));
  return [
    'dagger <command> [--json] [--help]',
    '',
    ...commands.map(({ name, operands, summary }) => `  ${`${name} ${operands}`.padEnd(22)} ${summary}`),
  ].join('\n');
};

/** Runs one command and returns the exit code. It writes to `process`, or to a test's own streams. */
export const main = async (
  [name, ...words]: readonly string[],
  { stdout, stderr }: Readonly<Record<'stdout' | 'stderr', { readonly write: (text: string) => unknown }>>,
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
      return say(await overview());
    const command = await COMMANDS.get(name)?.();
    if (!command) return refuse(`There is no command “${name}”.\n\n${await overview()}`);
    const read = readWords(command, words);
    if (!read.ok) return refuse(read.error.message);
    if (read.value.switches.has('help')) return say(helpOf(command));
    const answer = await command.run(read.value);
    if (!answer.ok) return refuse(answer.error.message);
    return say(read.value.switches.has('json') ? JSON.stringify(answer.value.json) : answer.value.text);
  } catch (error) {
    // Not something that was typed, but a mistake of this program or of a rule text: the message names file and line.
    return refuse(error instanceof Error ? error.message : String(error));
  }
};
