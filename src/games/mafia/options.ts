import type { OptionDef } from '../game';
import { NAME_SETS, ROLES } from './roles';

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
  ruling: 'M6',
};

export const ROLE_NAMES: OptionDef = {
  name: 'role-names',
  label: 'Names of your own',
  help: 'Three names with commas between them, in place of Assassin, Mafia and Pleb.',
  kind: 'text',
  ruling: 'M6',
};
