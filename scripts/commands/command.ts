/** What a command of the command line is, and how its words are read. */

import { parseArgs } from 'node:util';
import * as m from '#messages/cli';
import { codeOf, err, messageOf, ok, type Result } from '../../src/base/result';
import type { Options } from '../../src/deal/v1/options';
import type { OptionDef } from '../../src/games/game';

export interface Flag {
  /** What stands after the flag: "names". A flag without it is a switch. */
  readonly value?: string;
  readonly short?: string;
  readonly help: string;
  /** May stand more than once with different values, which are then joined by commas. */
  readonly many?: true;
}

export interface Words {
  readonly positionals: readonly string[];
  /** Values as typed: a seed of 007 stays 007. */
  readonly values: Readonly<Record<string, string>>;
  readonly switches: ReadonlySet<string>;
}

/** `json` is printed with --json, `text` without. */
export interface Answer {
  readonly json: unknown;
  readonly text: string;
  /** What could not be done, beside all that was: for standard error, and the exit code is 2. */
  readonly problem?: string;
}

/** What a kit was printed to: the file is `null` where nothing has changed since an edition. */
export interface Printed extends Answer {
  readonly json: { readonly file: string | null; readonly [about: string]: unknown };
}

export interface Command {
  readonly name: string;
  /** "<format> <kit>": what stands after the name; "<do> …" where there can be more. */
  readonly operands: string;
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly examples: readonly string[];
  /** Its flags for what stands after the name, where that makes a difference to its help. */
  readonly flagsOf?: (positionals: readonly string[]) => Readonly<Record<string, Flag>>;
  readonly run: (words: Words) => Promise<Result<Answer>>;
}

const COMMON: Readonly<Record<string, Flag>> = {
  json: { help: m.jsonHelp },
  help: { short: 'h', help: m.helpHelp },
};

const flagsOf = (command: Command): Readonly<Record<string, Flag>> => ({ ...command.flags, ...COMMON });

/** "--margin -5" is a value that is too small, and not a flag without its value. */
const withNegatives = (words: readonly string[], flags: Readonly<Record<string, Flag>>): string[] => {
  const all: string[] = [];
  for (const word of words) {
    const [, flag = ''] = /^--([\w-]+)$/.exec(all.at(-1) ?? '') ?? [];
    if (/^-[\d.,]/.test(word) && flags[flag]?.value !== undefined) all.push(`${all.pop()}=${word}`);
    else all.push(word);
  }
  return all;
};

/** Reads a command's words. An unknown flag, a flag without its value or a value too many is a problem that names it. */
export const readWords = (command: Command, words: readonly string[]): Result<Words> => {
  const flags = flagsOf(command);
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, short }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: value !== undefined,
        ...(short ? { short } : {}),
      },
    ]),
  );
  try {
    const parsed = parseArgs({ args: withNegatives(words, flags), options, allowPositionals: true });
    const values: Record<string, string> = {};
    const switches = new Set<string>();
    for (const [name, value] of Object.entries(parsed.values)) {
      const given = Array.isArray(value) ? [...new Set(value)] : [];
      if (given.length > 1 && !flags[name]?.many) return err('bad-words', m.flagTwice({ flag: name }));
      if (given.length > 0) values[name] = given.join(',');
      else switches.add(name);
    }
    return ok({ positionals: parsed.positionals, values, switches });
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
    const [, flag = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(messageOf(error)) ?? [];
    const about = { flag, command: command.name };
    if (codeOf(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return err('bad-words', m.flagUnknown(about));
    const value = flags[flag.slice(2)]?.value;
    return err('bad-words', value ? m.flagNeedsValue({ ...about, value }) : m.flagTakesNone(about));
  }
};

/** How many words can stand after its name. */
export const operandsOf = ({ operands }: Command): number =>
  operands.endsWith('…') ? Number.POSITIVE_INFINITY : operands.split('<').length - 1;

/** Where what is said of a flag begins. */
const INDENT = 29;

/** Breaks between words, after the first line too: a space that does not break belongs to a language. */
const hanging = (text: string, columns: number): string => {
  const room = Math.max(24, columns - INDENT);
  return text.replace(new RegExp(`(?!.{1,${room}}$)(.{1,${room}}) `, 'g'), `$1\n${' '.repeat(INDENT)}`);
};

const helpLine = ([name, { value, short, help }]: [string, Flag], columns: number): string => {
  const flag = `  ${short ? `-${short}, ` : '    '}--${name}${value ? ` <${value}>` : ''}`;
  const start = flag.length < INDENT ? flag.padEnd(INDENT) : `${flag}\n${' '.repeat(INDENT)}`;
  return `${start}${hanging(help, columns)}`;
};

/** In lines of so many columns. */
export const helpOf = (command: Command, columns = 100): string =>
  [
    m.usage({ name: command.name, operands: command.operands }).trim(),
    '',
    command.summary,
    '',
    ...Object.entries(flagsOf(command)).map((flag) => helpLine(flag, columns)),
    '',
    m.examples,
    ...command.examples.map((example) => m.exampleLine({ example })),
  ].join('\n');

const valuesOf = (options: readonly OptionDef[]): string => {
  const choices = options.flatMap(({ kind, choices: known }) => (kind === 'choice' ? (known ?? []) : []));
  return choices.length === 0 ? 'text' : [...new Set(choices.map(({ value }) => value))].join('|');
};

/** A flag for each name: where kits have options of one name, each takes its own. */
export const optionFlags = (options: readonly OptionDef[]): Readonly<Record<string, Flag>> => {
  const names = new Set(options.map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name): [string, Flag] => {
      const alike = options.filter((option) => option.name === name);
      const values = [...new Set(alike.map((option) => valuesOf([option])))];
      const flag = {
        ...(alike[0]?.kind !== 'flag' && { value: values.length > 1 ? name : valuesOf(alike) }),
        /** Put together where it is shown. */
        get help() {
          const helps = alike.map(({ field, help }) => (field === 'wishes' ? m.wishesForm({ help }) : help));
          const help = [...new Set(helps)].join(m.or);
          return values.length > 1 ? m.valuesDependOnKit({ help }) : help;
        },
      };
      return [name, flag];
    }),
  );
};

/** What was given of these options, unchecked. */
export const optionsFrom = (options: readonly OptionDef[], { values, switches }: Words): Options =>
  Object.fromEntries(
    options.flatMap(({ name }): [string, string | boolean][] => {
      const value = values[name] ?? switches.has(name);
      return value === false ? [] : [[name, value]];
    }),
  );

const DELAY_MS = 1000;
const WIDTH = 30;

/**
 * Does work behind a progress bar on standard error, for people only, if it takes over a second. `report` gets the share of
 * it that is done, 0 to 1.
 */
export const withProgress = async <Made>(
  label: string,
  work: (report: (done: number) => void) => Made | Promise<Made>,
): Promise<Made> => {
  const terminal = process.stderr.isTTY;
  const start = performance.now();
  let shown = false;
  const made = await work((done) => {
    if (!terminal || (!shown && performance.now() - start < DELAY_MS)) return;
    shown = true;
    const filled = Math.round(done * WIDTH);
    process.stderr.write(
      `\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.round(done * 100)} %`,
    );
  });
  if (shown) process.stderr.write(`\r${' '.repeat(label.length + WIDTH + 8)}\r`);
  return made;
};
