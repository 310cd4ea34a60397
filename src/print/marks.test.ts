import { expect, it } from 'vitest';
import { segments } from '../scene/paths';
import { cropMarks } from './marks';

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
