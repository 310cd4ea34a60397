import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene';
import { HOME_PAPERS } from '../papers';
import { FOLIO_BASELINE, FORMATS, HEAD_BASELINE } from './design';
import { impose, saddleStitch } from './impose';

const pagesFor = (paper: (typeof HOME_PAPERS)[number], count: number): Scene[] =>
  Array.from({ length: count }, () => ({ ...FORMATS[paper], items: [] }));

it('takes the pages of an eight-page booklet in the order that printers know', () => {
  expect(saddleStitch(8).map(([left, right]) => [(left ?? -1) + 1, (right ?? -1) + 1])).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
});

describe.each(HOME_PAPERS)('a sheet of %s', (paper) => {
  const pages = pagesFor(paper, 6);
  const sides = impose(pages, paper);

  it('has a page at each side of its middle, inside the paper', () => {
    for (const { scene } of sides) {
      for (const item of scene.items) {
        if (item.kind !== 'picture') continue;
        const atLeft = item.x < scene.width / 2 - 1;
        expect(atLeft ? item.x + item.width : item.x).toBeCloseTo(scene.width / 2);
        expect(item.x).toBeGreaterThanOrEqual(-1e-9);
        expect(item.x + item.width).toBeLessThanOrEqual(scene.width + 1e-9);
        expect(item.y).toBeCloseTo((scene.height - item.height) / 2);
        expect([item.width, item.height]).toEqual([FORMATS[paper].width, FORMATS[paper].height]);
      }
    }
  });

  it('places each page itself, not a copy of it', () => {
    const placed = sides.flatMap(({ scene }) =>
      scene.items.flatMap((item) => (item.kind === 'picture' ? [item.scene] : [])),
    );
    expect(new Set(placed)).toEqual(new Set(pages));
    expect(placed).toHaveLength(pages.length);
  });

  it('is marked where it is folded, above the running heads and below the folios', () => {
    for (const { scene } of sides) {
      const marks = scene.items.flatMap((item) => (item.kind === 'path' ? [item.d] : []));
      const ys = marks.map((d) => [...d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)]);
      expect(ys.flat().map(([, x]) => Number(x))).toEqual(Array(4).fill(scene.width / 2));
      for (const y of ys.flat().map(([, , value]) => Number(value)))
        expect(y < HEAD_BASELINE - 2.6 || y > scene.height - FOLIO_BASELINE).toBe(true);
    }
  });

  it('is named by its number and its side', () => {
    expect(sides.map(({ label }) => label)).toEqual([
      'Sheet 1, front',
      'Sheet 1, back',
      'Sheet 2, front',
      'Sheet 2, back',
    ]);
  });
});
