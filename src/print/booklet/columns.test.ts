import { expect, it } from 'vitest';
import { columnWidths } from './columns';

const words = (natural: number, least = natural / 2) => ({ least, natural, numeric: false });
const numbers = (natural: number) => ({ least: natural, natural, numeric: true });

it('gives the slack to the last column of words, so that numbers end at the margin', () => {
  expect(columnWidths([words(20), words(30), numbers(10)], 100, 4)).toEqual([20, 62, 10]);
});

it('spreads three or more columns of words over the page', () => {
  expect(columnWidths([words(20), words(20), words(20)], 98, 4)).toEqual([30, 30, 30]);
});

it('sets numbers alone no wider apart than an eye can follow', () => {
  expect(columnWidths([numbers(10), numbers(10)], 112, 4)).toEqual([10, 18]);
});

it('breaks the longest cells first', () => {
  const [name, much, little] = columnWidths([words(20), words(100, 10), words(60, 10)], 108, 4);
  expect(name).toBe(20);
  expect(much).toBeCloseTo(40);
  expect(little).toBeCloseTo(40);
});

it('cuts no word to do so', () => {
  const [wide, narrow] = columnWidths([words(100, 70), words(60, 20)], 104, 4);
  expect(wide).toBeCloseTo(70);
  expect(narrow).toBeCloseTo(30);
});

it('refuses columns whose words do not fit', () => {
  expect(() => columnWidths([numbers(60), numbers(60)], 100, 4)).toThrow('need 120.0 mm and have 96.0 mm');
});
