/** What a simulation can be asked for: the rules of a table, a mix of its own, and an Assassin with an eye. */
import { err, ok, type Result } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import type { OptionDef } from '../../game';
import { RULE_OPTIONS } from '../table';

const MAFIA: OptionDef = {
  name: 'mafia',
  label: 'Number of Mafia',
  help: 'How many of the players are Mafia, in place of a third.',
  kind: 'text',
};

const RIGHT: OptionDef = {
  name: 'right',
  label: 'Percent',
  help: 'In how many of a hundred nights the Assassin kills a Mafia, in place of anyone.',
  kind: 'text',
};

export const SIMULATION_OPTIONS: readonly OptionDef[] = [...RULE_OPTIONS, MAFIA, RIGHT];

/** A whole number of a text option, nothing where it was not given. */
export const readWhole = (options: Options, name: 'mafia' | 'right'): Result<number | undefined> => {
  const text = options[name];
  if (text === undefined) return ok(undefined);
  if (/^\d{1,3}$/.test(String(text))) return ok(Number(text));
  return err('option-value', `The option ${name} takes a whole number, not “${text}”.`);
};

/** The options as they are played, with the defaults filled in. */
export const filledOptions = (checked: Options): Options => ({
  ...Object.fromEntries(
    RULE_OPTIONS.map(({ name, kind, choices }) => [
      name,
      kind === 'flag' ? false : (choices?.[0]?.value ?? ''),
    ]),
  ),
  ...checked,
});
