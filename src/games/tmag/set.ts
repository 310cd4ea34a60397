/** TMAG with names and pictures of one's own on the bases, the start squares and the safe-house: all that has a name on a piece. */
import type { SetGame } from '../set';
import { cellReader, pictureCell, rowsById, wordsCell } from '../set-cells';
import { kitWith } from './kit';
import { type OwnPlace, PLACES } from './places';

const row = (kind: string, id: string, { name }: OwnPlace) => ({ kind, id, cells: { name, picture: '' } });

export const set: SetGame = {
  id: 'tmag',
  rows: [
    ...PLACES.bases.map((place, k) => row('base', String(k + 1), place)),
    row('square', 'start', PLACES.start),
    row('square', 'safe-house', PLACES.house),
  ],
  read: cellReader(() => ({ name: wordsCell(24), picture: pictureCell })),
  bind(own, code) {
    const cellsOf = rowsById(own);
    const place = (kind: string, id: string): OwnPlace => {
      const { name = '', picture } = cellsOf(kind, id);
      return { name, ...(picture && { picture }) };
    };
    const bases = PLACES.bases.map((_, k) => place('base', String(k + 1)));
    const places = { bases, start: place('square', 'start'), house: place('square', 'safe-house') };
    return { code, kits: [kitWith(places, code)], table: places };
  },
};
