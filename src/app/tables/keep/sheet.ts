/** What is kept of a table beside its record, so that a list can show it without knowing the game. */
import type { TableGame } from '../game';
import { now } from '../timeline';
import type { Sheet } from './keeper';
import { type Table, writeRecord } from './record';

/** A table with the name that its players gave it, or their own. */
export interface Named<Setup, State, Event> extends Table<Setup, State, Event> {
  readonly id: string;
  readonly name: string;
}

export const sheetOf = <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
  table: Named<Setup, State, Event>,
): Sheet => {
  const players = game.names(table.setup);
  const { title, over } = game.moment(now(table.line), table.setup);
  return {
    id: table.id,
    game: game.id,
    name: table.name,
    players,
    note: title,
    over,
    text: writeRecord(game, table),
  };
};
