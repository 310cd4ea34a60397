import { expect, test } from 'vitest';
import type { PrinterProfile } from '../../print/profile';
import { profileWords } from './ProfileView';

const printer = (x: number, y: number, angle: number, across = 100, down = 100): PrinterProfile => ({
  version: 1,
  name: 'A printer',
  ruler: { x: across, y: down },
  back: { x, y, angle },
});

test.each([
  [printer(0, 0, 0), 'Backs land where they should. Lengths come out right.'],
  [
    printer(1.3, -0.8, 0.4, 98.5, 100.4),
    'Backs land 1.3 mm to the right and 0.8 mm high, turned 0.4° clockwise, as you look at them. Lengths come out 1.5 % too short across the page and 0.4 % too long down the page.',
  ],
  [printer(-2, 0.04, 0), 'Backs land 2.0 mm to the left, as you look at them. Lengths come out right.'],
  [printer(0, 0, -1), 'Backs land turned 1.0° anticlockwise. Lengths come out right.'],
])('%j', (profile, words) => {
  expect(profileWords(profile)).toBe(words);
});
