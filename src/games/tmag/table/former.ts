/** The one table that an edition before this folder kept in localStorage. */
import * as m from '#messages/tables';
import { newId } from '../../../app/store/database';
import { parseJson, removeText, textAt } from '../../../app/store/local';
import { KEYS } from '../../../app/store/stored';
import type { TableGame } from '../../../app/tables/game';
import { putNew } from '../../../app/tables/keep/kept';
import { entryOf, nameOf, RECORD_VERSION, readRecord } from '../../../app/tables/keep/record';
import { isRecord } from '../../../base/lists';

/** Before there were several tables, a table was written without a frame round its setup. */
export const convertFormer = (text: string): string => {
  const former = parseJson(text);
  if (!isRecord(former) || former.version !== 1) return text;
  const { version, names, seed, options, firstVictim, events, at } = former;
  const setup = { names, seed, options, firstVictim };
  return JSON.stringify({ table: 'tmag', record: RECORD_VERSION, version, setup, events, at });
};

/** It moves into the store, damaged or not, and is removed only when the store has it. */
export const moveFormer = async (game: TableGame): Promise<void> => {
  // What was damaged had been set aside.
  for (const place of [KEYS.formerTmag, `${KEYS.formerTmag}.damaged`]) {
    const old = textAt(place);
    if (old === undefined) continue;
    const text = convertFormer(old);
    const table = readRecord(game, text);
    const id = newId();
    const entry = table.ok
      ? entryOf(game, { ...table.value, id, name: nameOf(table.value) })
      : { id, game: game.id, name: m.former, players: [], note: m.fileDamaged, over: false, text };
    const done = await putNew(entry, 'former');
    if (done.ok) removeText(place);
  }
};
