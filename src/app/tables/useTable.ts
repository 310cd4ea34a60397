/** The session of a table on its page. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { itemAt } from '../../base/lists';
import { newSeed } from '../deal/seeds';
import { address, attach } from '../session/page';
import { idIn } from './address';
import type { CommonSetup, OpenTable, TableGame } from './game';
import type { Named } from './keep/record';
import { createTableSession, type TableSession } from './session';
import { now } from './timeline';

/** What a table shows, made once for all who show it. */
const shownOf = (game: TableGame, { id, name, setup, line }: Named, undone = false) => {
  const state = now(line);
  const moment = game.moment(state, setup);
  const log = game.log(line, setup);
  const last = log.at(-1);
  /** The last line of the log as a sentence; after a step back, where the table is again. */
  const said = undone
    ? m.undone({ title: moment.title })
    : !last
      ? game.opening(state, setup)
      : last.who
        ? `${last.who} ${last.text}.`
        : last.text;
  // An event that the log does not tell says nothing new.
  const nth = undone ? -line.at : log.length;
  return { id, name, setup, line, state, moment, log, names: setup.names, said, nth };
};

/**
 * How the next game of the same people begins, under the same rules; nothing where the table has to be asked for that. Who
 * sat second is first, so that all keep their places at the table, or the seats are drawn.
 */
export const rematchOf = (game: TableGame, setup: CommonSetup, drawn: boolean): CommonSetup | undefined => {
  const { names, seed } = setup;
  const byLot = names.map((name) => [itemAt(crypto.getRandomValues(new Uint32Array(1)), 0), name] as const);
  const next = game.again(
    setup,
    drawn
      ? byLot.toSorted(([a], [b]) => a - b).map(([, name]) => name)
      : [...names.slice(1), ...names.slice(0, 1)],
  );
  return next && { ...next, seed: seed === '' ? '' : newSeed() };
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
  const shown = table && shownOf(game, table, session.undone);
  const hasNext = shown?.moment.over && game.again(shown.setup, shown.names);
  const isHouses =
    shown?.setup.solo && ((state: unknown) => game.house?.isAsked(state, shown.setup) ?? false);
  const open: OpenTable | undefined = shown && {
    ...shown,
    turn: isHouses && !session.undone && !isHouses(shown.state) ? shown.moment.title : undefined,
    refusal: session.refusal,
    play: (event, to) => {
      const done = acts.current?.play(event) ?? false;
      focus.current = done ? to : undefined;
      if (done && !isHouses?.(shown.state)) navigator.vibrate?.(12);
      played.current = done ? table.line.at + 1 : undefined;
      return done;
    },
    step: (by) => acts.current?.step(by, isHouses),
    again: hasNext
      ? (drawn) => {
          const next = rematchOf(game, shown.setup, drawn);
          if (next) acts.current?.start(next);
        }
      : undefined,
  };
  return { session, open, acts, focus, played };
};

export type TableOnPage = ReturnType<typeof useTable>;
