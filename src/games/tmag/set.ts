/** TMAG with names and pictures of one's own on the four bases. */
import type { SetGame } from '../set';
import { cellReader, pictureCell, wordsCell } from '../set-cells';
import { BASE_NAME, kitWith } from './kit';

export const set: SetGame = {
  id: 'tmag',
  rows: ['1', '2', '3', '4'].map((id) => ({ kind: 'base', id, cells: { name: BASE_NAME, picture: '' } })),
  read: cellReader(() => ({ name: wordsCell(24), picture: pictureCell })),
  bind(own, code) {
    const bases = own.map(({ cells: { name = BASE_NAME, picture } }) => ({
      name,
      ...(picture && { picture }),
    }));
    return { code, kits: [kitWith(bases, code)] };
  },
};
