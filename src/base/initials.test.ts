import { expect, it, test } from 'vitest';
import { initials, shortNames } from './initials';

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

it.each([
  [
    ['Ana', 'Bartholomew'],
    ['Ana', 'Bartholomew'],
  ],
  [
    ['Ana', 'Bartholomew Quincy'],
    ['Ana', 'Bartholomew…'],
  ],
  [
    ['Bartholomew Quincy', 'Bartholomew Quentin'],
    ['Barth…uincy', 'Barth…entin'],
  ],
  [
    ['Bartholomew Q. Smith', 'Bartholomew R. Smith'],
    ['Barth… 1', 'Barth… 2'],
  ],
  [
    ['王小明王小明王小明', 'Ana'],
    ['王小明王…', 'Ana'],
  ],
])('of %j there is room for %j', (names, shown) => {
  expect(shortNames(names, 12)).toEqual(shown);
});
