/** Runs parts of a check side by side as processes of their own, and prints the output of each whole when it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** A program of an installed package: what Node is given, and what is added to the environment. */
export interface TestCommand {
  /** Another program than Node, which then gets the words. */
  readonly program?: string;
  readonly args: readonly string[];
  /** The folder it runs in, where that is not the checkout. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface TestPart {
  readonly name: string;
  /** One after the other, until one fails. */
  readonly commands: readonly TestCommand[];
}

/** The oldest Node that all tools run on; scripts/node fetches a newer one beside an older. */
const OLDEST = [22, 19] as const;

/** Why the tools do not run on this version of Node, if they do not, and what to do. */
export const nodeProblem = (version: string): string | undefined => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined;
  return `This is Node ${version}, and the tools need ${OLDEST.join('.')} or later. “npm run prepare” fetches one for them alone, if there is a network and npm has one for this system. Otherwise install a newer one: https://nodejs.org, or on Alpine “apk add nodejs”.`;
};

/** Throws where Node is too old for the tools, and none was fetched for them. */
export const checkNode = (): void => {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
};

const running = new Set<ChildProcess>();

let stopped = false;

const stop = (): void => {
  stopped = true;
  for (const child of running) child.kill();
  // TypeScript 7 takes no notice of that.
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
    process.exit(130);
  }, 1000);
};

/** Runs one program to its end. `see` gets all that it has printed, whenever that is more. */
export const runCommand = async (
  { program = process.execPath, args, cwd, env }: TestCommand,
  see: (output: string) => void = () => {},
): Promise<{ readonly passed: boolean; readonly output: string }> => {
  const child = spawn(program, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      see(output);
    });
  const [code] = await once(child, 'close');
  running.delete(child);
  return { passed: code === 0, output };
};

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 100) / 10;

const runPart = async ({ name, commands }: TestPart) => {
  const start = performance.now();
  let output = '';
  let passed = true;
  for (const command of commands) {
    if (!passed || stopped) break;
    const result = await runCommand(command);
    output += result.output;
    passed = result.passed;
  }
  const seconds = secondsSince(start);
  const text = process.stdout.isTTY ? output : stripVTControlCharacters(output);
  process.stdout.write(`\n== ${name}: ${passed ? 'passed' : 'FAILED'}, ${seconds} s\n${text.trimEnd()}\n`);
  return { name, passed, seconds };
};

export type PartOutcome = Awaited<ReturnType<typeof runPart>>;

/**
 * Runs all parts, `limit` at a time, in their order; the others go on where one fails. The outcomes are in the order of their
 * ends.
 */
export const runParts = async (
  parts: readonly TestPart[],
  limit: number,
): Promise<readonly PartOutcome[]> => {
  const start = performance.now();
  const underWay = new Set<string>();
  const progress = () => {
    const names = [...underWay].join(', ');
    if (names !== '') process.stdout.write(`-- ${secondsSince(start)} s: ${names}\n`);
  };
  const clock = setInterval(progress, 15_000);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const waiting = [...parts];
  const outcomes: PartOutcome[] = [];
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !stopped; part = waiting.shift()) {
      underWay.add(part.name);
      progress();
      outcomes.push(await runPart(part));
      underWay.delete(part.name);
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
  clearInterval(clock);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return outcomes;
};
