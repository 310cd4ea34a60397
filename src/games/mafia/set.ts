/** Assassin - The Card Game with names, words and pictures of one's own; what the roles do stays. */

import * as words from '#messages/sets';
import { recordOf } from '../../base/lists';
import { alikeKey, parseName } from '../../base/names';
import type { Conflict, SetGame, SetRow } from '../set';
import { cellReader, pictureCell, rowsById, wordsCell } from '../set-cells';
import { dealingWith } from './deal';
import { kitWith } from './kit';
import { CLASSIC_NAMES, type OwnRoles, ROLES } from './roles';
import { sealedWith } from './sealed';

const rows: readonly SetRow[] = ROLES.map((id) => ({
  kind: 'role',
  id,
  cells: { name: CLASSIC_NAMES[id], text: '', picture: '' },
}));

export const set: SetGame = {
  id: 'mafia',
  rows,
  read: cellReader(() => ({
    name: (text) => {
      const name = parseName(text);
      return name.ok ? name : wordsCell(24)('');
    },
    text: wordsCell(120),
    picture: pictureCell,
  })),
  /** `role-names`: the caller says them. */
  conflicts: (own) =>
    own.flatMap(({ cells: { name = '' } }, at): Conflict[] => {
      const first = own.findIndex((row) => alikeKey(row.cells.name ?? '') === alikeKey(name));
      return first < at ? [{ at, column: 'name', message: words.uniqueRoleName }] : [];
    }),
  bind(own, code) {
    const cellsOf = rowsById(own);
    const cards = recordOf(ROLES, (role) => {
      const { text, picture } = cellsOf('role', role);
      return { ...(text && { text }), ...(picture && { picture }) };
    });
    const names = recordOf(ROLES, (role) => cellsOf('role', role).name ?? '');
    const roles: OwnRoles = { code, names, cards };
    return {
      code,
      kits: [kitWith(roles)],
      dealing: dealingWith(roles),
      sealed: sealedWith(roles),
      table: roles,
    };
  },
};
