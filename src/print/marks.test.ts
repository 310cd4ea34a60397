import { expect, it } from 'vitest';
import { itemAt } from '../base/lists';
import { LEAST_TYPE } from '../look/theme';
import { segments } from '../scene/paths';
import { cropMarks, rulerLength, rulers, smallPrint } from './marks';

/** Two cards side by side in the middle of A4. */
const boxes = [42, 105].map((x) => ({ x, y: 100, width: 63, height: 88 }));
const paper = { width: 210, height: 297 };

it.each([0, 3])('crop marks are in line with the cuts, and off a bleed of %i mm', (bleed) => {
  const ends = cropMarks(boxes, paper, bleed).flatMap((item) =>
    item.kind === 'path' ? segments(item.d).map(({ points: [x = 0, y = 0] }) => ({ x, y })) : [],
  );
  // Three cuts down, two across, a mark at each end, and two ends to each.
  expect(ends).toHaveLength(20);
  for (const { x, y } of ends) {
    const isBeside = x < 42 - bleed || x > 168 + bleed;
    const isAbove = y < 100 - bleed || y > 188 + bleed;
    expect([isBeside && [100, 188].includes(y), isAbove && [42, 105, 168].includes(x)]).toContain(true);
  }
});

it.each([
  [210, 297, 100, '… · A4 of a paper · e5 · print at 100 %'],
  [148, 210, 100, '… · e5 · print at 100 %'],
  [140, 200, 50, '50 mm · A4 of a paper · e5 · print at 100 %'],
  [200, 140, 50, '50 mm · target · sheet 1 of 4, which is very long · A4 of a paper · e5 · print at 100 %'],
  [100, 150, 50, '50 mm · print at 100 %'],
  [297, 100, 50, '50 mm · target · sheet 1 of 4, which is very long · A4 of a paper · e5 · print at 100 %'],
  [70, 100, 20, '20 mm · print at 100 %'],
  [50, 60, 10, '10 mm'],
])('on paper of %i by %i mm rulers of %i mm and “%s” are inside of 5 mm', (width, height, length, said) => {
  const sheet = { width, height };
  const area = { x: 8, y: 8, width: width - 16, height: height - 16 };
  const words = 'target · sheet 1 of 4, which is very long · A4 of a paper · e5 · print at 100 %';
  const drawn = rulers(sheet, area, words.length).map((item) =>
    item.kind === 'path' ? segments(item.d).map(({ points: [x = 0, y = 0] }) => ({ x, y })) : [],
  );
  for (const { x, y } of drawn.flat()) {
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(5);
  }
  const [from, to] = itemAt(drawn, 0);
  expect([rulerLength(sheet), (to?.x ?? 0) - (from?.x ?? 0)]).toEqual([length, length]);
  const print = smallPrint(sheet, area, words, words.length);
  if (print.kind !== 'text') throw new Error('no text');
  expect(print.text).toBe(said);
  expect(print.x + print.text.length * 0.6 * LEAST_TYPE).toBeLessThan(width - 5);
});
