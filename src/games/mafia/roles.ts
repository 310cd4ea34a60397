/** The three roles, what they may be called, and what the caller says. The rules speak of the roles; cards and scripts of the names. */

import * as m from '#messages/mafia';
import * as site from '#messages/site';
import type { FactTable } from '../../base/facts';
import { itemAt } from '../../base/lists';
import { alikeKey, parseName, splitNames } from '../../base/names';
import { allOk, err, ok, type Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import { choice, flag, text } from '../options';

export const ROLES = ['assassin', 'mafia', 'pleb'] as const;
export type Role = (typeof ROLES)[number];

/** What each role is called, in the singular. */
export type RoleNames = Readonly<Record<Role, string>>;

/** What a set of somebody's own has on a role's card, where that is not as usual. */
export interface OwnRole {
  /** In the place of the aside below the goal. */
  readonly text?: string;
  /** A data URL. */
  readonly picture?: string;
}

/** The roles of a set of somebody's own. */
export interface OwnRoles {
  readonly code: string;
  readonly names: RoleNames;
  readonly cards: Readonly<Record<Role, OwnRole>>;
}

const set = (id: string, title: string, assassin: string, mafia: string, pleb: string) => ({
  id,
  title,
  names: { assassin, mafia, pleb },
});

/** The source's names first, then five sets of our own: a lone killer on the right side, a band of the wrong, a crowd. */
export const NAME_SETS = [
  set('classic', m.asInSource, m.assassin, m.mafia, m.pleb),
  set('woods', m.deepWoods, m.hunter, m.wolf, m.shepherd),
  set('court', m.royalCourt, m.poisoner, m.plotter, m.courtier),
  set('ship', m.longVoyage, m.marksman, m.mutineer, m.deckhand),
  set('office', m.headOffice, m.auditor, m.embezzler, m.clerk),
  set('station', m.farStation, m.sentinel, m.saboteur, m.settler),
] as const;

export const CLASSIC_NAMES: RoleNames = NAME_SETS[0].names;

/** Three names as one text, "Owl, Rat, Mouse": Assassin, Mafia, Pleb, each as a player's name may be, no two alike. */
export const parseRoleNames = (text: string): Result<RoleNames> => {
  const pieces = splitNames(text);
  if (pieces.length !== ROLES.length) {
    return err('role-names-count', m.roleNamesNotThree({ count: pieces.length }));
  }
  const nameAt = (k: number): Result<string> => parseName(itemAt(pieces, k), m.roleName({ number: k + 1 }));
  const names = allOk<RoleNames>({ assassin: nameAt(0), mafia: nameAt(1), pleb: nameAt(2) });
  if (names.ok && new Set(Object.values(names.value).map(alikeKey)).size < ROLES.length) {
    return err('role-names-twice', m.roleNamesAlike);
  }
  return names;
};

export const VARIABLE = flag('variable', m.variableMafia, m.variableMafiaHelp, 'who-is-left');

const SET_LABELS = NAME_SETS.map(({ id, title, names }) => [
  id,
  site.labelled({ label: title, text: ROLES.map((role) => names[role]).join(', ') }),
]);
export const NAMES_SET = choice(
  'names-set',
  m.namesSet,
  m.namesSetHelp,
  'role-names',
  Object.fromEntries(SET_LABELS),
);

export const ROLE_NAMES = text('role-names', m.roleNames, m.roleNamesHelp, 'role-names');

/** The names of the roles: free text, or a set, but not both. */
export const roleNamesOf = (options: Options): Result<RoleNames> => {
  const [id, text] = [options['names-set'], options['role-names']];
  if (text === undefined) return ok(NAME_SETS.find((set) => set.id === id)?.names ?? CLASSIC_NAMES);
  if (id === undefined) return parseRoleNames(String(text));
  return err('options-together', m.roleNamesConflict);
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
    { say: m.headsDown, happens: m.allEyesClosed },
    call,
    back,
    { say: m.everyoneUp, happens: m.allEyesOpen },
  ],
});

/** The script in the names of a table. In the first night only the player just lynched is dead, and calls. */
export const scriptFor = (names: RoleNames) => [
  round(
    m.identifyRound({ mafia: names.mafia }),
    m.identifyCaller,
    { say: m.mafiaUp({ mafia: names.mafia }), happens: m.mafiaLookRound({ mafia: names.mafia }) },
    { say: m.mafiaDown({ mafia: names.mafia }), happens: m.mafiaCloseEyes },
  ),
  round(
    m.assassinationRound,
    m.assassinationCaller,
    {
      say: m.upAndKill({ assassin: names.assassin }),
      happens: m.assassinPoints({ assassin: names.assassin }),
    },
    {
      say: m.assassinDown({ assassin: names.assassin }),
      happens: m.callerRemembers,
    },
  ),
];

export const scriptTable = (names: RoleNames = CLASSIC_NAMES): FactTable => ({
  caption: m.scriptCaption,
  head: [m.round, m.caller, m.whatHappens],
  rows: scriptFor(names).flatMap(({ title, lines }) =>
    lines.map(({ say, happens }, k) => [k === 0 ? title : '', say, happens]),
  ),
  numeric: [],
});
