/**
 * Assassin, for Magic, with words and a picture of one's own on the target card. Who hunts whom is dealt as without a set: its words are all
 * that it changes.
 */
import type { SetGame } from '../set';
import { cellReader, pictureCell, wordsCell } from '../set-cells';
import { dealingWith, type OwnCard, TARGET_TITLE } from './deal';
import { kitWith } from './kit';
import { sealedWith } from './sealed';

export const set: SetGame = {
  id: 'target',
  rows: [{ kind: 'card', id: 'target', cells: { name: TARGET_TITLE, text: '', picture: '' } }],
  read: cellReader(() => ({ name: wordsCell(40), text: wordsCell(200), picture: pictureCell })),
  bind([card], code) {
    const { name: title = TARGET_TITLE, text, picture } = card?.cells ?? {};
    const own: OwnCard = { title, ...(text && { text }), ...(picture && { picture }) };
    return {
      code,
      kits: [kitWith(own, code)],
      dealing: dealingWith(own),
      sealed: sealedWith(own),
      table: own,
    };
  },
};
