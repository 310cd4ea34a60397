/**
 * Which table an address means. What is behind its `#` is `table=` and the id of one that this browser keeps, `log=`
 * and a whole game, or whatever the game itself understands as a beginning; nothing means the table that was used last.
 */

import * as m from '#messages/guide';
import * as words from '#messages/tables';
import { decodeList, readFragment } from '../../base/fragment';
import { err, type Problem } from '../../base/result';
import { newId } from '../store/database';
import type { Broken, TableGame } from './game';
import type { KeptTable } from './keep/kept';
import {
  type DamagedTable,
  type Named,
  nameOf,
  readRecord,
  startTable,
  type Table,
  writeRecord,
} from './keep/record';
import { ALONE, isRound, loadLesson, ROUND, roundId } from './lesson/lesson';

/** A text that is no table, and what can be read of it. */
export interface Damage {
  readonly problem: DamagedTable;
  readonly text: string;
  readonly name: string;
}

/** What an address opens. */
export type Opened =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'table'; readonly table: Named; readonly kept?: KeptTable }
  | ({ readonly kind: 'damaged' } & Damage)
  | ({ readonly kind: 'broken' } & Broken)
  | { readonly kind: 'alone' }
  | { readonly kind: 'unknown' };

export const tableFragment = (id: string): string => `table=${id}`;
export const screenFragment = (id: string): string => `screen=${id}`;

/** The id of a fragment of that kind, nothing for another. */
export const idIn = (kind: 'table' | 'screen', fragment: string): string | undefined =>
  fragment.startsWith(`${kind}=`) ? fragment.slice(kind.length + 1) : undefined;

const brokenAddress = (fragment: string, { message }: Problem) => ({
  kind: 'broken' as const,
  fragment,
  message,
});

/** What the id of a sealed deal's table begins with; the id of the deal in this browser follows. */
export const SEALED = 'sealed';

/** A game and its tables in this browser, the last used first. */
interface Shelf {
  readonly game: TableGame;
  readonly tables: readonly KeptTable[];
}

const openKept = (game: TableGame, kept: KeptTable): Opened => {
  const { id, name, text } = kept;
  const table = readRecord(game, text);
  return table.ok
    ? { kind: 'table', table: { ...table.value, id, name }, kept }
    : { kind: 'damaged', problem: table.error, text, name };
};

const openNew = (table: Table, id: string): Opened => ({
  kind: 'table',
  table: { ...table, id, name: nameOf(table) },
});

/** A table that a link brings: the kept one that is the same, or one that no one keeps yet. */
const openLinked = ({ game, tables }: Shelf, linked: Table, textOf: (table: Table) => string): Opened => {
  for (const kept of tables) {
    const opened = openKept(game, kept);
    if (opened.kind === 'table' && textOf(opened.table) === textOf(linked)) return opened;
  }
  return openNew(linked, newId());
};

/** The table of a link that carries a whole game. What reads it is loaded when it is needed. */
const openLog = async (shelf: Shelf, fragment: string): Promise<Opened> => {
  const { game } = shelf;
  const { recordOfLink } = await import('./keep/link');
  const text = recordOfLink(fragment);
  if (!text.ok) return brokenAddress(fragment, text.error);
  const linked = readRecord(game, text.value);
  if (!linked.ok) return { kind: 'damaged', problem: linked.error, text: text.value, name: words.ofLink };
  return openLinked(shelf, linked.value, (table) => writeRecord(game, table));
};

/** The table of a sealed deal that this browser hosts: there is one. */
const openSealed = ({ game, tables }: Shelf, fragment: string): Opened => {
  const parts = readFragment(fragment);
  if (!parts.ok) return brokenAddress(fragment, parts.error);
  const { sealed: deal = '', players = '', up = '', ...flags } = Object.fromEntries(parts.value);
  const id = `${SEALED}${deal}`;
  const kept = tables.find((table) => table.id === id);
  if (kept) return openKept(game, kept);
  const names = decodeList(players);
  if (!names.ok) return brokenAddress(fragment, names.error);
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [name, value === '1' ? true : value]),
  );
  const faceUp = up === '' ? [] : up.split('.').map(Number);
  const setup = game.sealed?.({ names: names.value, options, seed: deal, faceUp });
  if (!setup) return { kind: 'unknown' };
  const linked = startTable(game, setup);
  return linked.ok ? openNew(linked.value, id) : brokenAddress(fragment, linked.error);
};

/** The table that was used last and is not over; a damaged one only where there is no other. */
const openLast = ({ game, tables }: Shelf): Opened => {
  let damaged: Opened | undefined;
  for (const kept of tables.filter(({ id, over }) => !over && !isRound(id))) {
    const opened = openKept(game, kept);
    if (opened.kind === 'table') return opened;
    damaged ??= opened;
  }
  return damaged ?? { kind: 'nothing' };
};

/** The guided round of the game: where it was left, or from the start. */
const openRound = async ({ game, tables }: Shelf, fragment: string): Promise<Opened> => {
  const id = roundId(game.id);
  const kept = tables.find((table) => table.id === id);
  if (kept) return openKept(game, kept);
  const lesson = await loadLesson(game.id);
  const table = lesson ? startTable(game, lesson.setup) : err('no-round', m.noRound);
  return table.ok
    ? { kind: 'table', table: { ...table.value, id, name: m.title } }
    : brokenAddress(fragment, table.error);
};

/** `tables` are those of this game, the last used first. */
export const openAddress = async (
  game: TableGame,
  tables: readonly KeptTable[],
  fragment: string,
): Promise<Opened> => {
  const shelf = { game, tables };
  if (fragment === '' || fragment === 'content') return openLast(shelf);
  const id = idIn('table', fragment);
  if (id !== undefined) {
    const kept = tables.find((table) => table.id === id);
    return kept ? openKept(game, kept) : { kind: 'unknown' };
  }
  if (fragment === ALONE && game.house) return { kind: 'alone' };
  if (fragment === ROUND) return openRound(shelf, fragment);
  if (fragment.startsWith('sealed=')) return openSealed(shelf, fragment);
  if (fragment.startsWith('log=')) return openLog(shelf, fragment);
  const start = game.readStart?.(fragment) ?? err('link-unknown', words.opensNone);
  const linked = start.ok ? startTable(game, start.value) : start;
  if (!linked.ok) return brokenAddress(fragment, linked.error);
  // Setups have one form: those of tables that began alike are equal.
  return openLinked(shelf, linked.value, ({ setup }) => JSON.stringify(setup));
};
