import { expect, it } from 'vitest';
import { isWaiting, wishesByName, wishesBySeat } from './wishes';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];

it('go with their people to other seats', () => {
  const wishes = wishesByName('0>1,2-3', NAMES);
  expect(wishes).toEqual([
    { kind: 'not', names: ['Ana', 'Ben'] },
    { kind: 'apart', names: ['Cy', 'Dee'] },
  ]);
  expect(wishesBySeat(wishes, NAMES)).toBe('0>1,2-3');
  expect(wishesBySeat(wishes, ['Dee', 'Cy', 'ben', 'Ana'])).toBe('0-1,3>2');
});

it('wait while somebody is missing; a team is of those who are there', () => {
  const wishes = wishesByName('0>1,1+2+3', NAMES);
  const here = ['Ana', 'Cy', 'Dee'];
  expect(wishesBySeat(wishes, here)).toBe('1-2');
  expect(wishes.map((wish) => isWaiting(wish, here))).toEqual([true, true]);
  expect(wishes.map((wish) => isWaiting(wish, NAMES))).toEqual([false, false]);
  expect(wishesBySeat(wishes, [])).toBe('');
});

it('are none where the text is none', () => {
  expect(wishesByName('0>9', NAMES)).toEqual([]);
  expect(wishesByName('', NAMES)).toEqual([]);
});
