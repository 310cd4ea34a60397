import { expect, test } from 'vitest';
import { misfit } from './misfit';

const words = { 'magic-decks': 'Magic decks', dice: 'dice' };
const game = { min: 3, max: 6, needs: ['paper', 'dice'] };

test.each([
  [{ players: 3, have: ['paper', 'dice'] }, ''],
  [{ players: 6, have: ['dice', 'paper', 'magic-decks'] }, ''],
  [{ players: 2, have: ['paper', 'dice'] }, 'Needs 1 more player'],
  [{ players: 1, have: ['paper'] }, 'Needs 2 more players and dice'],
  [{ players: 9, have: ['paper', 'dice'] }, 'Needs a table for 6, not 9'],
])('%j: “%s”', (tonight, reason) => {
  expect(misfit(game, tonight, words)).toBe(reason);
});

test('a game without an upper bound takes any number', () => {
  expect(misfit({ min: 5, needs: [] }, { players: 200, have: [] }, words)).toBe('');
});
