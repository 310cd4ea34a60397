import { describe, expect, it } from 'vitest';
import { commitmentInFull, commitmentWords } from './commitment';
import { WORD_LIST } from './word-list';

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, k) => k);
  for (const [i, a] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, b] of [...other].entries()) {
      const [left, up, corner] = [next[j] as number, row[j + 1] as number, row[j] as number];
      next.push(Math.min(left + 1, up + 1, corner + (a === b ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) as number;
};

describe('the words of a commitment', () => {
  it('come from 1,024 short words, in order, told apart by their first four letters', () => {
    expect(WORD_LIST).toHaveLength(1024);
    expect(WORD_LIST.toSorted()).toEqual(WORD_LIST);
    expect(WORD_LIST.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
    expect(new Set(WORD_LIST.map((word) => word.slice(0, 4))).size).toBe(1024);
  });

  it('are never alike but for one letter', () => {
    const alike = WORD_LIST.flatMap((word, k) =>
      WORD_LIST.slice(k + 1)
        .filter((other) => Math.abs(word.length - other.length) < 2 && distance(word, other) < 2)
        .map((other) => `${word} ${other}`),
    );
    expect(alike).toEqual([]);
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
