/** Assassin, for Magic, with words and a picture of one's own on the target card. */
import type { SetGame } from '../set';
import { cellReader, pictureCell, wordsCell } from '../set-cells';
import { kitWith, TARGET_TITLE } from './kit';

export const set: SetGame = {
  id: 'target',
  rows: [{ kind: 'card', id: 'target', cells: { name: TARGET_TITLE, text: '', picture: '' } }],
  read: cellReader(() => ({ name: wordsCell(40), text: wordsCell(200), picture: pictureCell })),
  bind([card], code) {
    const { name: title = TARGET_TITLE, text, picture } = card?.cells ?? {};
    return { code, kits: [kitWith({ title, ...(text && { text }), ...(picture && { picture }) }, code)] };
  },
};
