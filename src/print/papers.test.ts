import { expect, it } from 'vitest';
import { CARD_FORMATS, PAPERS } from './papers';

const inches = (width: number, height: number) => ({ width: width * 25.4, height: height * 25.4 });

it.each([
  ['A4', 'ISO 216', PAPERS.a4, { width: 210, height: 297 }],
  ['A3', 'ISO 216', PAPERS.a3, { width: 297, height: 420 }],
  ['Letter', 'ANSI/ASME Y14.1', PAPERS.letter, inches(8.5, 11)],
  ['Tabloid', 'ANSI/ASME Y14.1', PAPERS.tabloid, inches(11, 17)],
  ['A poker card', 'the trade', CARD_FORMATS.poker, inches(2.5, 3.5)],
  ['A bridge card', 'the trade', CARD_FORMATS.bridge, inches(2.25, 3.5)],
])('%s is as large as in %s', (_, __, { width, height }, size) => {
  expect(width).toBeCloseTo(size.width, 6);
  expect(height).toBeCloseTo(size.height, 6);
});

it('“A4 + Letter” is what both papers have', () => {
  const { a4, letter } = PAPERS;
  expect(PAPERS['a4-letter']).toMatchObject({
    width: Math.min(a4.width, letter.width),
    height: Math.min(a4.height, letter.height),
  });
});
