import { describe, expect, it } from 'vitest';
import { commitmentInFull, commitmentWords } from './commitment';
import { WORD_LIST } from './word-list';

/** A word with each of its letters replaced, and with each left out. */
const replaced = (word: string): string[] =>
  [...word].map((_, k) => `${word.slice(0, k)}*${word.slice(k + 1)}`);
const shortened = (word: string): string[] => replaced(word).map((pattern) => pattern.replace('*', ''));

describe('the words of a commitment', () => {
  it('come from 1,024 short words, in order, told apart by their first four letters', () => {
    expect(WORD_LIST).toHaveLength(1024);
    expect(WORD_LIST.toSorted()).toEqual(WORD_LIST);
    expect(WORD_LIST.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
    expect(new Set(WORD_LIST.map((word) => word.slice(0, 4))).size).toBe(1024);
  });

  it('are never alike but for one letter', () => {
    const patterns = WORD_LIST.flatMap(replaced);
    expect(patterns.filter((pattern, k) => patterns.indexOf(pattern) < k)).toEqual([]);
    const words = new Set(WORD_LIST);
    expect(WORD_LIST.filter((word) => shortened(word).some((shorter) => words.has(shorter)))).toEqual([]);
  });

  it('are ten bits each, from the first', () => {
    const of = (...bytes: number[]) =>
      commitmentWords(Uint8Array.from({ length: 32 }, (_, k) => bytes[k] ?? 0));
    const [first, second] = [WORD_LIST[0], WORD_LIST[1]];
    expect(of()).toEqual([first, first, first, first]);
    expect(of(255, 255, 255, 255, 255)).toEqual(Array(4).fill(WORD_LIST[1023]));
    expect(of(0b0000_0000, 0b0100_0000, 0b0001_0000, 0b0000_0100, 1)).toEqual([
      second,
      second,
      second,
      second,
    ]);
    expect(of(0, 0, 0, 0, 0, 255)).toEqual(of());
  });

  it('stand beside all of it, in groups that can be read aloud', () => {
    const full = commitmentInFull(Uint8Array.from({ length: 32 }, (_, k) => k));
    expect(full).toMatch(/^0001 0203 0405 .* 1e1f$/);
    expect(full.split(' ')).toHaveLength(16);
  });
});
