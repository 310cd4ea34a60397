/**
 * Which table an address means. What is behind its `#` is `table=` and the id of one that this browser keeps, `log=`
 * and a whole game, or whatever the game itself understands as a beginning; nothing means the table that was used last.
 */

import type { Problem } from '../../base/result';
import { newId } from '../store/database';
import type { StartProps, TableGame } from './game';
import type { KeptTable } from './keep/kept';
import { type DamagedTable, type Named, nameOf, readRecord, type Table } from './keep/record';

/** A text that is no table, and what can be read of it. */
export interface Damage {
  readonly problem: DamagedTable;
  readonly text: string;
  readonly name: string;
}

/** What an address opens: a table, as the store has it where it is `kept`; or the form, with what it says and begins with. */
export interface Opened extends Partial<Pick<StartProps, 'alone' | 'preset' | 'broken'>> {
  readonly table?: Named;
  readonly kept?: KeptTable;
  readonly damage?: Damage;
}

export const tableFragment = (id: string): string => `table=${id}`;
export const screenFragment = (id: string): string => `screen=${id}`;

/** The id of a fragment of that kind, nothing for another. */
export const idIn = (kind: 'table' | 'screen', fragment: string): string | undefined =>
  fragment.startsWith(`${kind}=`) ? fragment.slice(kind.length + 1) : undefined;

export const brokenAddress = (fragment: string, { message }: Problem): Opened => ({
  broken: { fragment, message },
});

/** What the id of a sealed deal's table begins with; the id of the deal in this browser follows. */
export const SEALED = 'sealed';

/** A game and its tables in this browser, the last used first. */
export interface Shelf {
  readonly game: TableGame;
  readonly tables: readonly KeptTable[];
}

export const openKept = (game: TableGame, kept: KeptTable): Opened => {
  const { id, name, text } = kept;
  const table = readRecord(game, text);
  return table.ok
    ? { table: { ...table.value, id, name }, kept }
    : { damage: { problem: table.error, text, name } };
};

export const openNew = (table: Table, id: string): Opened => ({
  table: { ...table, id, name: nameOf(table) },
});

/** A table that a link brings: the kept one that is the same, or one that no one keeps yet. */
export const openLinked = (
  { game, tables }: Shelf,
  linked: Table,
  textOf: (table: Table) => string,
): Opened => {
  for (const kept of tables) {
    const opened = openKept(game, kept);
    if (opened.table && textOf(opened.table) === textOf(linked)) return opened;
  }
  return openNew(linked, newId());
};
