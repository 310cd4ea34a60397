import { describe, expect, test } from 'vitest';
import { salvage } from './salvage';

describe('what can be read of a damaged link', () => {
  test.each([
    ['players=Ana,Ben&seed=x', 'Ana\nBen', 'x'],
    ['#players=Ana,Ben', 'Ana\nBen', ''],
    ['seed=friday-7', '', 'friday-7'],
    ['players=C%C3%A9line,B%ZZ&seed=%E0%A4', 'Céline\nB%ZZ', '%E0%A4'],
    ['players=C%C3%A9line%ZZ&seed=x', 'Céline%ZZ', 'x'],
    ['players=Ana,,Cy&seed=x', 'Ana, , Cy', 'x'],
    ['players=Ana&players=Ben&seed=x&nonsense&=y', 'Ana', 'x'],
    ['', '', ''],
  ])('%s', (fragment, names, seed) => {
    expect(salvage(fragment)).toMatchObject({ names, seed });
  });

  test('options are kept as they stand, without what is no option', () => {
    expect(salvage('players=A&seed=b&out=1&v=1&ring=yes&names-set=a%20b').options).toEqual({
      ring: 'yes',
      'names-set': 'a b',
    });
  });
});
