/** Options that games and kits declare, as flags of the command line. */
import type { Options } from '../../src/deal/v1/options';
import type { OptionDef } from '../../src/games/game';
import type { Flag, Words } from './command';

const valuesOf = (options: readonly OptionDef[]): string => {
  const choices = options.flatMap(({ kind, choices: known }) => (kind === 'choice' ? (known ?? []) : []));
  return choices.length === 0 ? 'text' : [...new Set(choices.map(({ value }) => value))].join('|');
};

/** A flag for each name: where kits have options of one name, it takes what any of them takes. */
export const optionFlags = (options: readonly OptionDef[]): Readonly<Record<string, Flag>> => {
  const names = new Set(options.map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name) => {
      const alike = options.filter((option) => option.name === name);
      const help = [...new Set(alike.map((option) => option.help))].join(' Or: ');
      return [name, { help, ...(alike[0]?.kind === 'flag' ? {} : { value: valuesOf(alike) }) }];
    }),
  );
};

/** What was given of these options, unchecked. */
export const optionsFrom = (options: readonly OptionDef[], { values, switches }: Words): Options =>
  Object.fromEntries(
    options.flatMap(({ name }): [string, string | boolean][] => {
      const value = values[name];
      if (value !== undefined) return [[name, value]];
      return switches.has(name) ? [[name, true]] : [];
    }),
  );
