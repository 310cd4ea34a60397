/** The session of a table on its page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { address, attach } from '../session/page';
import type { OpenTable, TableGame } from './game';
import { createTableSession, type TableSession } from './session';
import { now } from './timeline';

/** The last line of the log as a sentence; after a step back, where the table is again. */
const saidOf = <Setup, State, Event, View>(
  game: TableGame<Setup, State, Event, View>,
  { table, undone }: TableSession<Setup, State, Event>,
): string => {
  if (!table) return '';
  const { setup, line } = table;
  if (undone) return `Undone: ${game.moment(now(line), setup).title}.`;
  const last = game.log(line, setup).at(-1);
  if (!last) return game.opening(now(line), setup);
  return last.who ? `${last.who} ${last.text}.` : last.text;
};

export const useTable = <Setup, State, Event, View>(game: TableGame<Setup, State, Event, View>) => {
  const [session, setSession] = useState<TableSession<Setup, State, Event>>({ view: 'opening' });
  const acts = useRef<ReturnType<typeof createTableSession<Setup, State, Event, View>>>();
  /** Where the focus goes once the next state is on the page. */
  const focus = useRef<(state: State) => string>();

  useEffect(() => {
    acts.current = createTableSession(game, address, setSession);
    return attach(acts.current);
  }, []);

  const { table } = session;
  const open: OpenTable<Setup, State, Event> | undefined = table && {
    id: table.id,
    setup: table.setup,
    line: table.line,
    state: now(table.line),
    names: game.names(table.setup),
    refusal: session.refusal,
    said: saidOf(game, session),
    play: (event, next) => {
      focus.current = next;
      const done = acts.current?.play(event) ?? false;
      if (!done) focus.current = undefined;
      return done;
    },
    step: (to) => acts.current?.step(to),
  };
  return { session, open, acts, focus };
};

export type TableOnPage<Setup, State, Event> = ReturnType<typeof useTable<Setup, State, Event, unknown>>;
