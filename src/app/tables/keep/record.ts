/**
 * A table as text, for the browser's store, for files and for links: how it began and all that has happened. It is read
 * back with suspicion: whatever comes may be half of it, another program's, or changed by hand.
 */
import * as m from '#messages/tables';
import { isRecord } from '../../../base/lists';
import { err, ok, type Result } from '../../../base/result';
import type { Revised } from '../../store/database';
import { parseJson } from '../../store/local';
import type { CommonSetup, Refusal, TableGame } from '../game';
import { begin, now, replayAll, type Timeline } from '../timeline';

/** The way this module writes; how a game writes its setups and events has a number of its own. */
export const RECORD_VERSION = 1;

/** A table with nothing around it. */
export interface Table<Setup extends CommonSetup = CommonSetup, State = unknown, Event = unknown> {
  readonly setup: Setup;
  readonly line: Timeline<State, Event>;
}

/** Why a text is no table, and as much of it as is one. */
export interface DamagedTable extends Refusal {
  /** The table before the first event that makes no sense. */
  readonly until?: Table;
}

/** A table before its first event, or what is wrong with its setup. */
export const startTable = (game: TableGame, given: unknown): Result<Table> => {
  const setup = game.readSetup(given);
  if (!setup.ok) return setup;
  const first = game.start(setup.value);
  return first.ok ? ok({ setup: setup.value, line: begin(first.value) }) : first;
};

/** The name is that of the table on the shelf; a file carries it along. */
export const writeRecord = (
  game: Pick<TableGame, 'id' | 'version'>,
  { setup, line }: Table,
  name?: string,
): string =>
  JSON.stringify({
    table: game.id,
    record: RECORD_VERSION,
    version: game.version,
    ...(name !== undefined && { name }),
    setup,
    events: line.events,
    at: line.at,
  });

/** A table with the name that its players gave it, or their own. */
export interface Named extends Table {
  readonly id: string;
  readonly name: string;
}

/** What a table is called that no one has named. */
export const nameOf = ({ setup }: Table): string => setup.names.join(', ');

/** What is kept of a table: its record, and what a list shows without knowing the game. */
export interface TableEntry extends Pick<Revised, 'id' | 'game' | 'note' | 'over'> {
  readonly name: string;
  readonly players: readonly string[];
  /** As `writeRecord` writes; perhaps damaged. */
  readonly text: string;
}

export const entryOf = (game: TableGame, table: Named): TableEntry => {
  const { title, over } = game.moment(now(table.line), table.setup);
  const { id, name } = table;
  return {
    id,
    game: game.id,
    name,
    players: table.setup.names,
    note: title,
    over,
    text: writeRecord(game, table),
  };
};

/** What a text says of itself before a game has read it: whose table it is, and its name. */
export const recordHead = (text: string): { readonly game: string; readonly name?: string } | undefined => {
  const record = parseJson(text);
  if (!isRecord(record) || typeof record.table !== 'string') return undefined;
  return { game: record.table, ...(typeof record.name === 'string' && { name: record.name }) };
};

const damagedRecord = (what: string) => err('table-damaged', what);

const wrongVersion = (found: unknown, known: number) =>
  err('table-version', (Number(found) > known ? m.newer : m.older)({ found: String(found), known }));

/** A table as `writeRecord` wrote it. Every event is played again, so that nothing is accepted that the rules refuse. */
export const readRecord = (game: TableGame, text: string): Result<Table, DamagedTable> => {
  const record = parseJson(text);
  if (!isRecord(record) || typeof record.table !== 'string') return damagedRecord(m.notSavedTable);
  if (record.table !== game.id) {
    return err('table-game', m.tableOfOtherGame({ table: record.table.slice(0, 24) }));
  }
  if (record.record !== RECORD_VERSION) return wrongVersion(record.record, RECORD_VERSION);
  if (record.version !== game.version) return wrongVersion(record.version, game.version);
  const table = startTable(game, record.setup);
  if (!table.ok) return table;
  const { events: raw, at } = record;
  if (!Array.isArray(raw)) return damagedRecord(m.eventsMissing);

  const read = raw.map((one) => game.readEvent(one));
  const wrong = read.indexOf(undefined);
  const events = wrong < 0 ? read : read.slice(0, wrong);
  const { line, refused } = replayAll(table.value.line.states[0], events, game.apply);
  const until = { setup: table.value.setup, line };
  if (refused || line.at < raw.length) {
    const why = refused?.message ?? m.eventUnknown;
    const message = m.eventImpossible({ at: line.at + 1, why });
    return { ok: false, error: { ...refused, code: 'table-event', message, until } };
  }
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > events.length) {
    const { error } = damagedRecord(m.progressMissing);
    return { ok: false, error: { ...error, until } };
  }
  return ok({ ...until, line: { ...line, at } });
};
