import { expect, it } from 'vitest';
import { pieceCountText } from './piece';

it('counts cards as cards, and what is not only cards as pieces', () => {
  const hex = { shape: { kind: 'hex', flats: 40 } } as const;
  expect(pieceCountText([{}])).toBe('1 card');
  expect(pieceCountText([{}, {}])).toBe('2 cards');
  expect(pieceCountText([hex])).toBe('1 piece');
  expect(pieceCountText([{}, hex])).toBe('2 pieces');
});
