import { err, ok, type Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import type { OptionDef } from '../game';
import { CLASSIC_NAMES, NAME_SETS, parseRoleNames, ROLES, type RoleNames } from './roles';

export const VARIABLE: OptionDef = {
  name: 'variable',
  label: 'Variable Mafia',
  help: 'One royal card more is shuffled in and one card leaves unseen, so that only the Mafia know how many they are.',
  kind: 'flag',
};

export const NAMES_SET: OptionDef = {
  name: 'names-set',
  label: 'Names of the roles',
  help: 'What the three roles are called on the cards and in the script.',
  kind: 'choice',
  choices: NAME_SETS.map(({ id, title, names }) => ({
    value: id,
    label: `${title}: ${ROLES.map((role) => names[role]).join(', ')}`,
  })),
  ruling: 'role-names',
};

export const ROLE_NAMES: OptionDef = {
  name: 'role-names',
  label: 'Names of your own',
  help: 'Three names with commas between them, in place of Assassin, Mafia and Pleb.',
  kind: 'text',
  ruling: 'role-names',
};

/** The names of the roles: free text, or a set, but not both. */
export const roleNamesOf = (options: Options): Result<RoleNames> => {
  const [id, text] = [options['names-set'], options['role-names']];
  if (text === undefined) return ok(NAME_SETS.find((set) => set.id === id)?.names ?? CLASSIC_NAMES);
  if (id === undefined) return parseRoleNames(String(text));
  return err('options-together', 'The options names-set and role-names do not go together: leave one out.');
};
