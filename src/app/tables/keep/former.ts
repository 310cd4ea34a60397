/**
 * The one table of a game that an earlier edition kept in localStorage. It moves into the store, damaged or not, and is
 * taken away there only when the store has it.
 */
import { nameOf } from '../address';
import type { TableGame } from '../game';
import { newId, putTable } from './kept';
import { readRecord } from './record';
import { sheetOf } from './sheet';

const textAt = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const moveFormer = async <Setup, State, Event>(
  game: TableGame<Setup, State, Event>,
): Promise<void> => {
  if (!game.former) return;
  const { key, convert } = game.former;
  // What was damaged had been set aside.
  for (const place of [key, `${key}.damaged`]) {
    const old = textAt(place);
    if (old === undefined) continue;
    const text = convert(old);
    const table = readRecord(game, text);
    const id = newId();
    const sheet = table.ok
      ? sheetOf(game, { ...table.value, id, name: nameOf(game.names(table.value.setup)) })
      : { id, game: game.id, name: 'The table of before', players: [], note: 'Damaged', over: false, text };
    const done = await putTable({ ...sheet, revision: 1, writer: 'former', updated: Date.now() }, 0);
    if (done.ok) localStorage.removeItem(place);
  }
};
