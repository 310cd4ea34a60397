/** The three roles, what they may be called, and what the caller says. The rules speak of the roles; cards and scripts of the names. */

import type { FactTable } from '../../base/facts';
import { itemAt } from '../../base/lists';
import { alikeKey, parseName, splitNames } from '../../base/names';
import { allOk, err, ok, type Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import type { OptionDef } from '../game';

export const ROLES = ['assassin', 'mafia', 'pleb'] as const;
export type Role = (typeof ROLES)[number];

/** What each role is called, in the singular. */
export type RoleNames = Readonly<Record<Role, string>>;

const set = (id: string, title: string, assassin: string, mafia: string, pleb: string) => ({
  id,
  title,
  names: { assassin, mafia, pleb },
});

/** The source's names first, then five sets of our own: a lone killer on the right side, a band of the wrong, a crowd. */
export const NAME_SETS = [
  set('classic', 'As in the source', 'Assassin', 'Mafia', 'Pleb'),
  set('woods', 'The deep woods', 'Hunter', 'Wolf', 'Shepherd'),
  set('court', 'The royal court', 'Poisoner', 'Plotter', 'Courtier'),
  set('ship', 'The long voyage', 'Marksman', 'Mutineer', 'Deckhand'),
  set('office', 'The head office', 'Auditor', 'Embezzler', 'Clerk'),
  set('station', 'The far station', 'Sentinel', 'Saboteur', 'Settler'),
] as const;

export const CLASSIC_NAMES: RoleNames = NAME_SETS[0].names;

/** Three names as one text, "Owl, Rat, Mouse": Assassin, Mafia, Pleb, each as a player's name may be, no two alike. */
export const parseRoleNames = (text: string): Result<RoleNames> => {
  const pieces = splitNames(text);
  if (pieces.length !== ROLES.length) {
    return err(
      'role-names-count',
      `Three role names are needed, and here are ${pieces.length}: write them as in “Owl, Rat, Mouse”.`,
    );
  }
  const nameAt = (k: number): Result<string> => parseName(itemAt(pieces, k), `Role name ${k + 1}`);
  const names = allOk<RoleNames>({ assassin: nameAt(0), mafia: nameAt(1), pleb: nameAt(2) });
  if (names.ok && new Set(Object.values(names.value).map(alikeKey)).size < ROLES.length) {
    return err('role-names-twice', 'Two of the role names are alike: give each role a name of its own.');
  }
  return names;
};

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

interface ScriptLine {
  readonly say: string;
  readonly happens: string;
}

/** Two rounds have a script, and both run the same way: all down, some up, those down, all up. `caller` says who calls, and when. */
const round = (title: string, caller: string, call: ScriptLine, back: ScriptLine) => ({
  title,
  caller,
  lines: [
    { say: 'Heads down.', happens: 'All eyes are closed.' },
    call,
    back,
    { say: 'Everyone up.', happens: 'All eyes are open.' },
  ],
});

/** The script in the names of a table. In the first night only the player just lynched is dead, and calls. */
export const scriptFor = (names: RoleNames) => [
  round(
    `${names.mafia}-Identify`,
    'Any player, once, before the first lynching',
    { say: `${names.mafia} up.`, happens: `Every ${names.mafia} looks round for the others.` },
    { say: `${names.mafia} down.`, happens: 'They close their eyes again.' },
  ),
  round(
    'Assassination',
    'A dead player; the first time, the one just lynched',
    { say: `${names.assassin} up and kill.`, happens: `The ${names.assassin} points at somebody else.` },
    {
      say: `${names.assassin} down.`,
      happens: 'The caller remembers who it was, and names them when all are up.',
    },
  ),
];

export const scriptTable = (names: RoleNames = CLASSIC_NAMES): FactTable => ({
  caption: 'What the caller says',
  head: ['Round', 'Caller', 'What happens'],
  rows: scriptFor(names).flatMap(({ title, lines }) =>
    lines.map(({ say, happens }, k) => [k === 0 ? title : '', say, happens]),
  ),
  numeric: [],
});
