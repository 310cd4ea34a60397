/** Tables that an address brings along, or begins: of a whole game, of a sealed deal, of a guided round, of a set of cards. */
import * as words from '#messages/tables';
import { decodeList, decodePiece, readFragment, setAlone } from '../../../base/fragment';
import { keysOf, recordOf } from '../../../base/lists';
import { allOk, err, mapOk } from '../../../base/result';
import { isAbsent, needSets } from '../../sets/here';
import { brokenAddress, type Opened, openKept, openLinked, openNew, SEALED, type Shelf } from '../address';
import { loadLesson, ROUND, roundId } from '../lesson/lesson';
import { recordOfLink } from './link';
import { readRecord, startTable, writeRecord } from './record';

/** The table of a link that carries a whole game. */
const openLog = async (shelf: Shelf, fragment: string): Promise<Opened> => {
  const { game } = shelf;
  const text = recordOfLink(fragment);
  if (!text.ok) return brokenAddress(fragment, text.error);
  await needSets(game.id, text.value);
  const linked = readRecord(game, text.value);
  if (!linked.ok) return { damage: { problem: linked.error, text: text.value, name: words.nameFromLink } };
  return openLinked(shelf, linked.value, (table) => writeRecord(game, table));
};

/** The table of a sealed deal that this browser hosts: there is one. */
const openSealed = ({ game, tables }: Shelf, fragment: string): Opened => {
  const parts = readFragment(fragment);
  if (!parts.ok) return brokenAddress(fragment, parts.error);
  const { sealed: deal = '', players = '', up = '', ...flags } = Object.fromEntries(parts.value);
  const id = `${SEALED}${deal}`;
  const kept = tables.find((table) => table.id === id);
  if (kept) return openKept(game, kept);
  const option = (name: string) => mapOk(decodePiece(flags[name] ?? ''), (value) => value === '1' || value);
  const read = allOk({ names: decodeList(players), options: allOk(recordOf(keysOf(flags), option)) });
  if (!read.ok) return brokenAddress(fragment, read.error);
  const faceUp = up === '' ? [] : up.split('.').map(Number);
  const setup = game.sealed({ ...read.value, seed: deal, faceUp });
  const linked = startTable(game, setup);
  return linked.ok ? openNew(linked.value, id) : brokenAddress(fragment, linked.error);
};

/** The guided round of the game: where it was left, or from the start. */
const openRound = async ({ game, tables }: Shelf, fragment: string): Promise<Opened> => {
  const id = roundId(game.id);
  const kept = tables.find((table) => table.id === id);
  if (kept) return openKept(game, kept);
  const lesson = await loadLesson(game.id);
  const table = lesson ? startTable(game, lesson.setup) : err('no-round', words.roundNotLoaded);
  return table.ok
    ? { table: { ...table.value, id, name: words.guidedRound } }
    : brokenAddress(fragment, table.error);
};

/** The form, with the cards of a set in it. */
const openSet = (fragment: string, set: string): Opened =>
  isAbsent(set) ? brokenAddress(fragment, err('set-missing', words.setAbsent).error) : { preset: { set } };

/** What an address of one of these kinds means; nothing for any other. */
export const openKnown = (shelf: Shelf, fragment: string): Promise<Opened> | Opened | undefined => {
  if (fragment === ROUND) return openRound(shelf, fragment);
  if (fragment.startsWith('sealed=')) return openSealed(shelf, fragment);
  if (fragment.startsWith('log=')) return openLog(shelf, fragment);
  const set = setAlone(fragment);
  return set === undefined ? undefined : openSet(fragment, set);
};
