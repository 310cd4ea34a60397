import { expect, test } from 'vitest';
import { parseSeed } from '../../deal/v1/options';
import { newSeed, seedFrom } from './seeds';

test('three random bytes are two words and a number that can be said aloud', () => {
  expect(seedFrom([0, 63, 141])).toBe('amber-winter-41');
});

test('a new seed is one that a deal takes', () => {
  for (let i = 0; i < 200; i += 1) {
    const seed = newSeed();
    expect(seed).toMatch(/^[a-z]+-[a-z]+-\d{1,2}$/);
    expect(parseSeed(seed)).toEqual({ ok: true, value: seed });
  }
});
