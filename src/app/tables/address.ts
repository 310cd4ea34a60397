/**
 * Which table an address means. What is behind its `#` is `table=` and the id of one that this browser keeps, `log=`
 * and a whole game, or whatever the game itself understands as a beginning; nothing means the table that was used last.
 */
import { decodeList, readFragment } from '../../base/fragment';
import type { Problem, Result } from '../../base/result';
import { newId } from '../store/database';
import type { TableGame } from './game';
import type { KeptTable } from './keep/kept';
import {
  type DamagedTable,
  type Named,
  nameOf,
  readRecord,
  sameSetup,
  startTable,
  type Table,
  writeRecord,
} from './keep/record';

/** A text that is no table, and what can be read of it. */
export interface Damage<Setup, State, Event> {
  readonly problem: DamagedTable<Setup, State, Event>;
  readonly text: string;
  readonly name: string;
}

/** An address that opens no table, and why. */
export interface Broken {
  readonly fragment: string;
  readonly message: string;
}

/** What an address opens. */
export type Opened<Setup, State, Event> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'table'; readonly table: Named<Setup, State, Event>; readonly kept?: KeptTable }
  | ({ readonly kind: 'damaged' } & Damage<Setup, State, Event>)
  | ({ readonly kind: 'broken' } & Broken)
  | { readonly kind: 'unknown' };

export const tableFragment = (id: string): string => `table=${id}`;
export const screenFragment = (id: string): string => `screen=${id}`;

/** The id of a fragment of that kind, nothing for another. */
export const idIn = (kind: 'table' | 'screen', fragment: string): string | undefined =>
  fragment.startsWith(`${kind}=`) ? fragment.slice(kind.length + 1) : undefined;

const openKept = <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
  kept: KeptTable,
): Opened<Setup, State, Event> => {
  const { id, name, text } = kept;
  const table = readRecord(game, text);
  return table.ok
    ? { kind: 'table', table: { ...table.value, id, name }, kept }
    : { kind: 'damaged', problem: table.error, text, name };
};

/** A table that a link brings: the kept one that is the same to `same`, or one that no one keeps yet. */
const openLinked = <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
  tables: readonly KeptTable[],
  linked: Table<Setup, State, Event>,
  same: (other: Table<Setup, State, Event>) => boolean,
): Opened<Setup, State, Event> => {
  for (const kept of tables) {
    const opened = openKept(game, kept);
    if (opened.kind === 'table' && same(opened.table)) return opened;
  }
  return {
    kind: 'table',
    table: { ...linked, id: newId(), name: nameOf(game.names(linked.setup)) },
  };
};

const broken = (fragment: string, { message }: Problem) => ({ kind: 'broken' as const, fragment, message });

/** The table of a link that carries a whole game. What reads it is loaded when it is needed. */
const openLog = async <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
  tables: readonly KeptTable[],
  fragment: string,
): Promise<Opened<Setup, State, Event>> => {
  const { recordOfLink } = await import('./keep/link');
  const text = recordOfLink(fragment);
  if (!text.ok) return broken(fragment, text.error);
  const linked = readRecord(game, text.value);
  if (!linked.ok)
    return { kind: 'damaged', problem: linked.error, text: text.value, name: 'The game of the link' };
  const record = writeRecord(game, linked.value);
  return openLinked(game, tables, linked.value, (other) => writeRecord(game, other) === record);
};

/** What the id of a sealed deal's table begins with; the id of the deal in this browser follows. */
export const SEALED = 'sealed';

/** The table of a sealed deal that this browser hosts: there is one. */
const openSealed = <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
  tables: readonly KeptTable[],
  fragment: string,
): Opened<Setup, State, Event> => {
  const parts = readFragment(fragment);
  if (!parts.ok) return broken(fragment, parts.error);
  const { sealed: deal = '', players = '', up = '', ...flags } = Object.fromEntries(parts.value);
  const kept = tables.find((table) => table.id === `${SEALED}${deal}`);
  if (kept) return openKept(game, kept);
  const names = decodeList(players);
  if (!names.ok) return broken(fragment, names.error);
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [name, value === '1' ? true : value]),
  );
  const faceUp = up === '' ? [] : up.split('.').map(Number);
  const setup = game.sealed?.({ names: names.value, options, seed: deal, faceUp });
  if (!setup) return { kind: 'unknown' };
  const linked = setup.ok ? startTable(game, setup.value) : setup;
  if (!linked.ok) return broken(fragment, linked.error);
  const table = { ...linked.value, id: `${SEALED}${deal}`, name: nameOf(game.names(linked.value.setup)) };
  return { kind: 'table', table };
};

/** `tables` are those of this game, the last used first. */
export const openAddress = async <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
  tables: readonly KeptTable[],
  fragment: string,
): Promise<Opened<Setup, State, Event>> => {
  if (fragment === '' || fragment === 'content') {
    let damaged: Opened<Setup, State, Event> | undefined;
    for (const kept of tables.filter(({ over }) => !over)) {
      const opened = openKept(game, kept);
      if (opened.kind === 'table') return opened;
      // A damaged table does not hide the others.
      damaged ??= opened;
    }
    return damaged ?? { kind: 'nothing' };
  }
  const id = idIn('table', fragment);
  if (id !== undefined) {
    const kept = tables.find((table) => table.id === id);
    return kept ? openKept(game, kept) : { kind: 'unknown' };
  }
  if (fragment.startsWith('sealed=')) return openSealed(game, tables, fragment);
  if (fragment.startsWith('log=')) return openLog(game, tables, fragment);
  const start: Result<Setup> = game.readStart?.(fragment) ?? {
    ok: false,
    error: { code: 'link-unknown', message: 'The link opens no table of this game.' },
  };
  if (!start.ok) return broken(fragment, start.error);
  const linked = startTable(game, start.value);
  if (!linked.ok) return broken(fragment, linked.error);
  return openLinked(game, tables, linked.value, ({ setup }) => sameSetup(setup, linked.value.setup));
};
