/** The session of a table on its page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { newSeed } from '../deal/seeds';
import { address, attach } from '../session/page';
import { idIn } from './address';
import type { CommonSetup, OpenTable, TableGame } from './game';
import { createTableSession, type TableSession } from './session';
import { now } from './timeline';

/** The last line of the log as a sentence; after a step back, where the table is again. */
const saidOf = (game: TableGame, { table, undone }: TableSession): string => {
  if (!table) return '';
  const { setup, line } = table;
  if (undone) return `Undone: ${game.moment(now(line), setup).title}.`;
  const last = game.log(line, setup).at(-1);
  if (!last) return game.opening(now(line), setup);
  return last.who ? `${last.who} ${last.text}.` : last.text;
};

/**
 * How the next game of the same people begins, under the same rules. Who sat second is first, so that all keep their places
 * at the table, or the seats are drawn.
 */
export const rematchOf = (setup: CommonSetup, drawn: boolean): CommonSetup => {
  const { names, seed } = setup;
  const byLot = names.map((name) => [crypto.getRandomValues(new Uint32Array(1))[0] as number, name] as const);
  return {
    ...setup,
    seed: seed === '' ? '' : newSeed(),
    names: drawn
      ? byLot.toSorted(([a], [b]) => a - b).map(([, name]) => name)
      : [...names.slice(1), ...names.slice(0, 1)],
  };
};

export const useTable = (game: TableGame) => {
  const [session, setSession] = useState<TableSession>({ view: 'opening' });
  const acts = useRef<ReturnType<typeof createTableSession>>();
  /** Where the focus goes once the next state is on the page. */
  const focus = useRef<(state: unknown) => string>();
  /** The line as it became by an event on this page, and not by a step or in another tab. */
  const played = useRef<number>();

  useEffect(() => {
    // It opens no table, and is replaced at once.
    if (idIn('screen', location.hash.slice(1)) !== undefined) return;
    acts.current = createTableSession(game, address, setSession);
    return attach(acts.current);
  }, []);

  const { table } = session;
  const isOver = table && game.moment(now(table.line), table.setup).over;
  const next = isOver ? game.again(table.setup) : undefined;
  const open: OpenTable | undefined = table && {
    id: table.id,
    setup: table.setup,
    line: table.line,
    state: now(table.line),
    names: table.setup.names,
    refusal: session.refusal,
    said: saidOf(game, session),
    play: (event, to) => {
      focus.current = to;
      const done = acts.current?.play(event) ?? false;
      if (!done) focus.current = undefined;
      if (done) navigator.vibrate?.(12);
      played.current = done ? table.line.at + 1 : undefined;
      return done;
    },
    step: (to) => acts.current?.step(to),
    again: next && ((drawn) => acts.current?.start(rematchOf(next, drawn))),
  };
  return { session, open, acts, focus, played };
};

export type TableOnPage = ReturnType<typeof useTable>;
