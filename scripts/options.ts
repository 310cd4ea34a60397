/** Options that games and kits declare, as flags of the command line. */
import type { Options } from '../src/deal/v1/options';
import type { OptionDef } from '../src/games/game';
import type { Flag, Words } from './command';

const valueName = ({ kind, choices }: OptionDef): string =>
  kind === 'choice' ? (choices ?? []).map((choice) => choice.value).join('|') : 'text';

export const optionFlags = (options: readonly OptionDef[]): Readonly<Record<string, Flag>> =>
  Object.fromEntries(
    options.map((option) => [
      option.name,
      { help: option.help, ...(option.kind === 'flag' ? {} : { value: valueName(option) }) },
    ]),
  );

/** What was given of these options, unchecked. */
export const optionsFrom = (options: readonly OptionDef[], { values, switches }: Words): Options =>
  Object.fromEntries(
    options.flatMap(({ name }): [string, string | boolean][] => {
      const value = values[name];
      if (value !== undefined) return [[name, value]];
      return switches.has(name) ? [[name, true]] : [];
    }),
  );
