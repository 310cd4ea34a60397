import { expect, test } from 'vitest';
import { checksum } from './words';

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('“%s” has the sum that the authors of FNV publish', (text, sum) => {
  expect(checksum(text)).toBe(sum);
});
