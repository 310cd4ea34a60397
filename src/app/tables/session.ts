/**
 * A table on a page, without the page: which one the address means, what happens at it, whether it is kept. Several pages
 * may have the same table open; each shows what the other did.
 */
import * as m from '#messages/tables';
import type { Problem, Result } from '../../base/result';
import { createShown, type KeptSession } from '../session/kept-session';
import { type Address, askToStay, noticesOf } from '../session/page';
import { needSets } from '../sets/here';
import { storeChannel } from '../store/channel';
import { newId, type Putting } from '../store/database';
import { keysFrom } from '../store/local';
import { type Damage, tableFragment } from './address';
import type { CommonSetup, Refusal, StartProps, TableGame } from './game';
import { createKeeper, type KeptTable, keptTable, keptTables } from './keep/kept';
import { entryOf, type Named, nameOf, readRecord, recordHead, startTable, writeRecord } from './keep/record';
import { openAddress } from './opening';
import { play, step } from './timeline';

export const NOTICES = noticesOf('table');

/** What is on the page, and what its form begins with. */
export interface TableSession
  extends Pick<KeptSession, 'refused' | 'notice'>,
    Partial<Omit<StartProps<CommonSetup>, 'onStart'>> {
  readonly view: 'opening' | 'form' | 'play';
  /** In play, or waiting behind the form. */
  readonly table?: Named | undefined;
  readonly damage?: Damage | undefined;
  readonly refusal?: Refusal | undefined;
  /** The last step was back. */
  readonly undone?: boolean;
}

/** The session itself: what is on the page, and the writing of it. */
const sessionOf = (game: TableGame, address: Address, show: (session: TableSession) => void) => {
  const writer = newId();
  const { at: shown, set } = createShown<TableSession>({ view: 'opening' }, show);
  const more: {
    keeper?: ReturnType<typeof createKeeper>;
    /** Whether the store has the table, as far as is known. */
    isKept: boolean;
    channel?: ReturnType<typeof storeChannel>;
  } = { isKept: false };
  const at = Object.assign(shown, more);

  /** The table as the store has it takes the place of the one here. */
  const adopt = (kept: KeptTable, notice: string): void => {
    const table = readRecord(game, kept.text);
    if (!table.ok) return;
    at.keeper?.follow(kept);
    set({
      table: { ...table.value, id: kept.id, name: kept.name },
      notice,
      refusal: undefined,
      undone: false,
    });
  };

  const onPut = (id: string, put: Result<Putting<KeptTable>>): void => {
    const isWritten = put.ok && put.value.kind !== 'other';
    if (isWritten) at.channel?.tell({ kind: 'kept', id });
    if (at.session.table?.id !== id) return;
    if (!put.ok) set({ refused: put.error.message });
    else if (put.value.kind === 'other') adopt(put.value.there, NOTICES.notTaken);
    else {
      at.isKept = true;
      set({ refused: undefined, ...(put.value.kind === 'again' && { notice: NOTICES.again }) });
    }
  };

  /** Sits down at a table; `kept` is how the store has it. */
  const sit = (table: Named, kept?: KeptTable): void => {
    at.keeper = createKeeper(writer, (put) => onPut(table.id, put));
    if (kept) at.keeper.follow(kept);
    at.isKept = kept !== undefined;
    const notice = kept ? undefined : askToStay();
    at.session = { view: 'play', table, last: table.setup, refused: at.session.refused, notice };
    show(at.session);
  };

  const keep = (table: Named): void => {
    at.keeper?.keep(entryOf(game, table));
    // Browsers count how often an address is written.
    const fragment = tableFragment(table.id);
    if (address.read() !== fragment) address.write(fragment);
  };

  /** A table that this page makes: kept from the start. */
  const begin = (table: Omit<Named, 'id'>): void => {
    const seated = { ...table, id: newId() };
    sit(seated);
    keep(seated);
  };
  return { at, set, adopt, sit, keep, begin };
};

/** Loads what a text of tables needs before it can be read. */
const readyFor = (game: TableGame, text: string): Promise<unknown> =>
  Promise.all([game.ready?.(text), needSets(game.id, text)]);

const opener = (game: TableGame, address: Address, { at, set, sit }: ReturnType<typeof sessionOf>) => {
  /** Addresses may change faster than the store answers. */
  let openings = 0;
  return async (): Promise<void> => {
    const opening = ++openings;
    await at.keeper?.settled();
    const { former } = game;
    // Where its script does not come, the table stays until the next time.
    if (former && keysFrom(former.key).length > 0) await former.move().catch(() => undefined);
    const { tables, refused } = await keptTables(game.id);
    const fragment = address.read();
    await readyFor(game, [fragment, ...tables.map(({ text }) => text)].join(' '));
    const opened = await openAddress(game, tables, fragment);
    if (opening !== openings) return;
    let last = at.session.table?.setup;
    for (const { text } of tables) {
      const table = last ? undefined : readRecord(game, text);
      if (table?.ok) last = table.value.setup;
    }
    at.session = { view: 'form', table: at.session.table, last, refused };
    const { table, kept, ...form } = opened ?? { notice: NOTICES.unknown };
    if (table) return sit(table, kept);
    // A browser that keeps nothing still has the game on the page.
    const isPlain = Object.keys(form).length === 0;
    set(isPlain && refused && at.session.table ? { view: 'play' } : form);
  };
};

/** Follows what other pages do with this table. */
const follower = (game: TableGame, { at, set, adopt }: ReturnType<typeof sessionOf>) => {
  const look = async (): Promise<void> => {
    await at.keeper?.settled();
    const { table } = at.session;
    if (!table || !at.isKept) return;
    const kept = await keptTable(table.id);
    // What has happened meanwhile finds out by itself, when it is written.
    if (at.session.table !== table || !at.isKept) return;
    if (!kept) return at.keeper?.keep(entryOf(game, table));
    const there = readRecord(game, kept.text);
    if (there.ok && writeRecord(game, there.value) !== writeRecord(game, table))
      return adopt(kept, NOTICES.otherTab);
    at.keeper?.follow(kept);
    if (kept.name !== table.name) set({ table: { ...table, name: kept.name } });
  };

  at.channel = storeChannel(({ kind, id }): void => {
    if (at.session.table?.id !== id) return;
    at.isKept = kind !== 'removed';
    if (at.isKept) {
      if (at.session.notice === NOTICES.removed) set({ notice: undefined });
      look();
    } else if (at.session.view === 'play') set({ notice: NOTICES.removed });
    else set({ table: undefined });
  });
  return { look, close: at.channel.close };
};

export const createTableSession = (
  game: TableGame,
  address: Address,
  show: (session: TableSession) => void,
) => {
  const core = sessionOf(game, address, show);
  const { at, set, keep, begin } = core;
  /** The same game, after an event or a step. */
  const go = (table: Named, line: Named['line']): void => {
    const next = { ...table, line };
    set({ table: next, refusal: undefined, notice: undefined, undone: line.at < table.line.at });
    keep(next);
  };
  return {
    ...follower(game, core),
    open: opener(game, address, core),
    /** Resolved when all that happened is written. */
    settled: () => at.keeper?.settled() ?? Promise.resolve(),
    /** Starts a table with what was typed, or says what is wrong with it. */
    start: (given: CommonSetup): Problem | undefined => {
      const table = startTable(game, given);
      if (!table.ok) return table.error;
      begin({ ...table.value, name: nameOf(table.value) });
      return undefined;
    },
    /** Plays on from what can be read of a damaged table, as another one. */
    playUntil: (): void => {
      const { problem, name } = at.session.damage ?? {};
      if (problem?.until && name !== undefined) begin({ ...problem.until, name });
    },
    /** Opens the text of a file. */
    read: async (text: string): Promise<void> => {
      await readyFor(game, text);
      const table = readRecord(game, text);
      const name = recordHead(text)?.name;
      if (table.ok) begin({ ...table.value, name: name ?? nameOf(table.value) });
      else set({ view: 'form', damage: { problem: table.error, text, name: name ?? m.nameFromFile } });
    },
    /** Gives whether the rules let the event happen. */
    play: (event: unknown): boolean => {
      const { table } = at.session;
      if (!table) return false;
      const line = play(table.line, event, game.apply);
      if (!line.ok) {
        set({ refusal: line.error });
        return false;
      }
      go(table, line.value);
      return true;
    },
    /** Undo, redo: a step of the same game. */
    step: (by: number, isHouses?: (state: unknown) => boolean): void => {
      const { table } = at.session;
      if (table) go(table, step(table.line, by, isHouses));
    },
    show: (view: 'form' | 'play'): void => {
      set({ view, refusal: undefined, broken: undefined, damage: undefined });
      // A table that no one keeps yet is found by its link only.
      if (at.session.table && at.isKept)
        address.write(view === 'form' ? '' : tableFragment(at.session.table.id));
    },
  };
};
