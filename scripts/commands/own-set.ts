/** A set of cards that a person named: a zip, or a table with its pictures beside it or in a folder `pictures`. */

import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as m from '#messages/cli';
import { err, ok, type Result } from '../../src/base/result';
import { paintPicture } from '../../src/files/exports/raster-node';
import { parseJobOf } from '../../src/files/job-fields';
import { drawKit } from '../../src/files/kit-file';
import { sharedBook } from '../../src/files/node-fonts';
import {
  bindSet,
  loadSetGame,
  type OpenedSet,
  type OwnSet,
  openSet,
  openZip,
  paintPictures,
  usedSetOf,
} from '../../src/files/sets';
import { MOST_CHARACTERS, parseSet } from '../../src/files/sets/parse';
import { MOST_BYTES } from '../../src/files/sets/pictures';
import { decodeTable } from '../../src/files/sets/table';
import { isZipName, MOST_ZIPPED } from '../../src/files/sets/zip';
import type { BoundSet } from '../../src/games/set';
import { readNamedBytes } from './named-files';

/** By the name in lower case, where the files of a folder are. */
const filesIn = (folder: string): readonly (readonly [name: string, path: string])[] => {
  try {
    return readdirSync(folder).map((name) => [name.normalize('NFC').toLowerCase(), join(folder, name)]);
  } catch {
    return [];
  }
};

/** All that can be a picture of a table. */
export const filesBeside = (table: string): ReturnType<typeof filesIn> => {
  const folder = dirname(table);
  return [...filesIn(join(folder, 'pictures')), ...filesIn(folder)];
};

/** The pictures that a table names, as far as they are there. */
const picturesOf = async (table: string, text: string, game: string) => {
  const pictures = new Map<string, Uint8Array>();
  const known = await loadSetGame(game);
  const read = known.ok ? parseSet(known.value, text) : known;
  if (!read.ok) return read;
  const there = new Map(filesBeside(table));
  for (const { cells } of read.value.rows) {
    const path = there.get(cells.picture?.toLowerCase() ?? '');
    if (!cells.picture || path === undefined) continue;
    const bytes = await readNamedBytes(path, MOST_BYTES);
    if (!bytes.ok) return bytes;
    pictures.set(cells.picture, bytes.value);
  }
  return ok(pictures);
};

/** `game` is whose cards it has; a zip says that itself. */
export const readOwnSet = async (file: string, game?: string): Promise<Result<OpenedSet>> => {
  if (isZipName(file)) {
    const bytes = await readNamedBytes(file, MOST_ZIPPED);
    return bytes.ok ? openZip(bytes.value, game) : bytes;
  }
  if (game === undefined) return err('set-game', m.setGameMissing);
  const bytes = await readNamedBytes(file, MOST_CHARACTERS);
  if (!bytes.ok) return bytes;
  const table = decodeTable(bytes.value);
  if (!table.ok) return table;
  const pictures = await picturesOf(file, table.value, game);
  return pictures.ok ? openSet({ table: table.value, pictures: pictures.value }, game) : pictures;
};

/** A set that is whole, bound to its game; all that is wrong with it at once, where it is not. */
export const bindOwnSet = async (
  file: string,
  game: string,
): Promise<Result<BoundSet & Pick<OwnSet, 'game' | 'theme' | 'rows'>>> => {
  const opened = await readOwnSet(file, game);
  if (!opened.ok) return opened;
  const { set, problems } = opened.value;
  const { painted, problems: damaged } = await paintPictures(set, paintPicture);
  const wrong = [...problems, ...damaged];
  if (wrong.length > 0) return err('set-wrong', [m.setNotUsed({ file }), ...wrong].join('\n'));
  const bound = await bindSet(set, painted);
  return bound.ok ? ok({ ...bound.value, game: set.game, theme: set.theme, rows: set.rows }) : bound;
};

/** What has no room on the cards of a set that is whole, or no letters here: each kit of its game is drawn once. */
export const misfitsOf = async (
  set: OwnSet,
  painted: ReadonlyMap<string, string>,
): Promise<Result<string[]>> => {
  const bound = await bindSet(set, painted);
  if (!bound.ok) return bound;
  const used = usedSetOf(bound.value, set.theme);
  const book = await sharedBook();
  for (const { kit, source } of used.kits) {
    if (source.id !== set.game) continue;
    const job = parseJobOf(kit, { options: { ...kit.ready, set: set.code } });
    const drawn = job.ok ? await drawKit(job.value, { book, set: used }) : job;
    if (!drawn.ok) return drawn;
  }
  return ok([...used.misfits.values()]);
};
