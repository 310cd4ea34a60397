/**
 * The one table of a game that an earlier edition kept in localStorage. It moves into the store, damaged or not, and is
 * removed there only when the store has it.
 */
import * as m from '#messages/record';
import { newId } from '../../store/database';
import { readText, removeText } from '../../store/local';
import type { FormerTable, TableGame } from '../game';
import { putNew } from './kept';
import { entryOf, nameOf, readRecord } from './record';

export const moveFormer = async (game: TableGame, { key, convert }: FormerTable): Promise<void> => {
  const toToday = await convert();
  // What was damaged had been set aside.
  for (const place of [key, `${key}.damaged`]) {
    const old = readText(place);
    if (!old.ok || old.value === undefined) continue;
    const text = toToday(old.value);
    const table = readRecord(game, text);
    const id = newId();
    const entry = table.ok
      ? entryOf(game, { ...table.value, id, name: nameOf(table.value) })
      : { id, game: game.id, name: m.former, players: [], note: m.damaged, over: false, text };
    const done = await putNew(entry, 'former');
    if (done.ok) removeText(place);
  }
};
