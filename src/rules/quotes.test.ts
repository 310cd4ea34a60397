import { expect, it } from 'vitest';
import { curlQuotes } from './inlines';

it.each([
  ['say "yes"', 'say “yes”'],
  ["don't 'shoot'", 'don’t ‘shoot’'],
  ['("no")', '(“no”)'],
  ['"\'tis"', '“‘tis”'],
  ['—"stop"', '—“stop”'],
  ["players' cards", 'players’ cards'],
])('%s becomes %s', (typed, printed) => {
  expect(curlQuotes(typed)).toBe(printed);
});

it('closes a quote whose last word stood in another run', () => {
  expect(curlQuotes('" he said', 'd')).toBe('” he said');
});
