/** Sets of cards that this browser keeps, each as its zip under its code. A page that has no set loads none of this. */

import { strFromU8, strToU8 } from 'fflate';
import * as m from '#messages/sets';
import { err, mapOk, ok, type Result } from '../../base/result';
import {
  bindSet,
  type OpenedSet,
  type OwnSet,
  openZip,
  type PaintPicture,
  paintPictures,
  zipSet,
} from '../../files/sets';
import { MOST_ZIPPED } from '../../files/sets/zip';
import type { BoundSet } from '../../games/set';
import { OWN_PICTURE_DOTS } from '../../look/icons';
import { openDatabase, type Stored } from '../store/database';
import { DATABASES } from '../store/stored';

export interface KeptSet extends Stored, Pick<OwnSet, 'game' | 'theme'> {
  /** As base64: a record goes into a file of texts too. */
  readonly zip: string;
}

export const nameOfSet = ({ theme, code }: Pick<OwnSet, 'theme' | 'code'>): string =>
  theme || m.unnamed({ code: code.slice(0, 6) });

const store = () => openDatabase<KeptSet>({ ...DATABASES.sets, refused: m.refused, full: m.full });

export const keepSet = (set: OwnSet, now: number): Promise<Result<void>> => {
  const { code: id, game, theme } = set;
  const zip = btoa(strFromU8(zipSet(set), true));
  return store().change(id, () => ({ id, updated: now, game, theme, zip }));
};

/** What a list has to choose from: the game's own cards, its sets that are kept, the last used first, and the one in use where it is not. */
export const setChoices = async (game: string, code: string) => {
  const all = await store().list();
  const own = all.ok ? all.value.filter((set) => set.game === game) : [];
  const kept = own.map(({ id, theme }) => [id, nameOfSet({ theme, code: id })] as const);
  const isListed = code === '' || kept.some(([id]) => id === code);
  const unlisted = isListed ? [] : [[code, nameOfSet({ theme: '', code })] as const];
  return [['', m.ours] as const, ...kept, ...unlisted];
};

/** The set of a code, where this browser has it. */
export const keptSet = async (code: string): Promise<Result<OwnSet>> => {
  const record = await store().get(code);
  const opened = record ? await openZip(strToU8(atob(record.zip), true)) : undefined;
  return opened?.ok ? ok(opened.value.set) : err('set-missing', m.setMissing({ code }));
};

/** Cut to a square about its middle, on white. It needs a document: no worker can. */
export const paintOnPage: PaintPicture = async (bytes, { type, width, height }) => {
  const image = new Image();
  // The policy of most pages lets no other address than this show a picture.
  image.src = `data:image/${type === 'svg' ? 'svg+xml' : type};base64,${btoa(strFromU8(bytes, true))}`;
  await image.decode();
  const [across, down] = type === 'svg' ? [width, height] : [image.naturalWidth, image.naturalHeight];
  const side = OWN_PICTURE_DOTS;
  const scale = side / Math.min(across, down);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, side, side);
  const [w, h] = [across * scale, down * scale];
  brush.drawImage(image, (side - w) / 2, (side - h) / 2, w, h);
  return canvas.toDataURL('image/jpeg', 0.88);
};

/** What a worker needs of a set: its zip, and its pictures as the page painted them. */
export const setForWorker = async (code: string) => {
  const set = await keptSet(code);
  if (!set.ok) return undefined;
  const { painted } = await paintPictures(set.value, paintOnPage);
  return { zip: zipSet(set.value), painted };
};

/** The game with the cards of a set of its own; a table shows their pictures too. */
export const boundSet = async (game: string, code: string, isTable: boolean): Promise<Result<BoundSet>> => {
  const set = await keptSet(code);
  if (!set.ok) return set;
  if (set.value.game !== game) return err('set-missing', m.setMissing({ code }));
  const { painted } = isTable ? await paintPictures(set.value, paintOnPage) : { painted: new Map() };
  return bindSet(set.value, painted);
};

/** Keeps the set of a zip that somebody chose, and gives it, with all that is wrong with it. */
export const takeZip = async (file: File, now: number): Promise<Result<OpenedSet>> => {
  if (file.size > MOST_ZIPPED) return err('file', m.fileTooLarge({ name: file.name }));
  const opened = await openZip(new Uint8Array(await file.arrayBuffer()));
  if (!opened.ok) return opened;
  return mapOk(await keepSet(opened.value.set, now), () => opened.value);
};
