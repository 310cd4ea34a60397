import { describe, expect, it } from 'vitest';
import { columnWidths } from './table';

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

describe('names and long sentences', () => {
  const needs = [words(40, 20), words(400, 10)];
  /** Rows of four lines beside the name in one line, of two where it breaks. */
  const height = (name: number, few: number) => (widths: readonly number[]) =>
    (widths[0] as number) < name ? few : 40;

  it('breaks names where that makes the table much shorter', () => {
    const [name, sentence] = columnWidths(needs, 104, 4, 'a table', height(30, 20));
    expect(name).toBeLessThan(30);
    expect((name as number) + (sentence as number)).toBeCloseTo(100);
  });

  it('keeps them whole where it saves a line or two', () => {
    expect(columnWidths(needs, 104, 4, 'a table', height(30, 38))[0]).toBeCloseTo(40);
  });

  it('breaks no word of theirs', () => {
    const tight = columnWidths(needs, 104, 4, 'a table', ([name = 0]) => name);
    expect(tight[0]).toBeGreaterThanOrEqual(20);
    expect(tight[0]).toBeLessThan(25);
  });
});

it('refuses columns whose words do not fit', () => {
  expect(() => columnWidths([numbers(60), numbers(60)], 100, 4)).toThrow('need 120.0 mm and have 96.0 mm');
});
