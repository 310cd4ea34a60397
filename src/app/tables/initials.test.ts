import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  [
    ['Ana', 'Ben', 'cy'],
    ['A', 'B', 'C'],
  ],
  [
    ['Ana', 'Al', 'Ben'],
    ['An', 'Al', 'B'],
  ],
  [
    ['Anna', 'Ann', 'Ben'],
    ['1', '2', 'B'],
  ],
  [
    ['Ann', 'ana', 'A'],
    ['1', '2', 'A'],
  ],
  [
    ['Éva', '張三', '🦊 Fox'],
    ['É', '張', '🦊'],
  ],
])('%j', (names, letters) => {
  expect(initials(names)).toEqual(letters);
});
