import { expect, test } from 'vitest';
import { itemAt } from '../../../base/lists';
import { unwrap } from '../../../base/result';
import { kits as mafiaKits } from '../../../games/mafia/kit';
import { kits as targetKits } from '../../../games/target/kit';
import { pieceKinds } from './PieceFields';

const mafiaKit = itemAt(mafiaKits, 0);
const targetKit = itemAt(targetKits, 0);

test('pieces stand under the kind that their titles begin with', () => {
  const kinds = pieceKinds(unwrap(mafiaKit.components({ count: 5 })), false);
  expect(kinds.map(({ kind, pieces }) => [kind, pieces.length])).toEqual([
    ['Role card', 5],
    ['Caller’s script', 1],
    ['Rules at a glance', 1],
  ]);
  const blank = pieceKinds(unwrap(targetKit.components({ count: 8 })), false);
  expect(blank.map(({ kind }) => kind)).toEqual(['Target card', 'Rules at a glance']);
});

test('the cards of a deal say who holds them, and nothing else', () => {
  const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
  const [cards] = pieceKinds(unwrap(mafiaKit.components({ names, seed: 'friday-7' })), true);
  expect(cards?.pieces.map(({ title }) => title)).toEqual(names.map((name) => `Role card for ${name}`));
});
