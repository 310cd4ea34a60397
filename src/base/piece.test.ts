import { expect, it } from 'vitest';
import { countedPieces } from './piece';

it('counts cards as cards, and what is not only cards as pieces', () => {
  const hex = { shape: { kind: 'hex', flats: 40 } } as const;
  expect(countedPieces([{}])).toBe('1 card');
  expect(countedPieces([{}, {}], 6)).toBe('6 cards');
  expect(countedPieces([hex])).toBe('1 piece');
  expect(countedPieces([{}, hex])).toBe('2 pieces');
});
