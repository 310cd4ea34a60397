import { describe, expect, it } from 'vitest';
import type { PieceShape } from '../base/piece';
import { unwrap } from '../base/result';
import { CARD_FORMATS, type CardFormatId, PAPERS, type PaperId } from './papers';
import type { SheetSpec } from './sheets';
import { impose } from './sheets.sample';

const spec: SheetSpec = { paper: PAPERS.a4, margin: 5, gutter: 0, bleed: 0, backBleed: 3, backs: 'long' };
const card = (id: CardFormatId): PieceShape => ({ kind: 'rect', ...CARD_FORMATS[id] });

describe('cards on a sheet', () => {
  it.each([
    ['a4', 'standard', 9, 'upright'],
    ['a4', 'poker', 9, 'upright'],
    ['a4', 'bridge', 10, 'turned'],
    ['a4', 'tarot', 4, 'upright'],
    ['a4', 'mini', 16, 'upright'],
    ['letter', 'standard', 9, 'upright'],
    ['letter', 'poker', 9, 'upright'],
    ['letter', 'mini', 18, 'turned'],
    ['letter', 'tarot', 4, 'upright'],
    ['a3', 'standard', 18, 'turned'],
  ] as const)('on %s of the size %s are %d, the paper %s', (paper, size, count, way) => {
    const set = unwrap(impose(1, card(size), { ...spec, backs: 'none', paper: PAPERS[paper as PaperId] }));
    expect(set.slots).toHaveLength(count);
    expect(set.paper.width > set.paper.height).toBe(way === 'turned');
  });

  it.each([
    ['a4', 'standard', 9],
    // Without backs there is room for one more.
    ['a4', 'bridge', 9],
    ['letter', 'standard', 9],
    ['letter', 'poker', 8],
  ] as const)('on %s of the size %s are %d where backs bleed', (paper, size, count) => {
    const set = unwrap(impose(1, card(size), { ...spec, paper: PAPERS[paper] }));
    expect(set.slots).toHaveLength(count);
  });

  it('are cut off at the margin, bleed and all, where there is room for nothing else', () => {
    const whole: PieceShape = { kind: 'rect', width: 200, height: 287 };
    const [, back] = unwrap(impose(1, whole, spec)).sides;
    expect(back?.placements[0]?.drawn).toEqual({ x: 5, y: 5, width: 200, height: 287 });
  });

  it('lie in the middle of the paper, row by row, edge to edge', () => {
    const { slots } = unwrap(impose(1, card('standard'), spec));
    expect(slots[0]).toEqual({ x: 10.5, y: 16.5, width: 63, height: 88 });
    expect(slots[1]).toMatchObject({ x: 73.5, y: 16.5 });
    expect(slots[3]).toMatchObject({ x: 10.5, y: 104.5 });
    expect(slots[8]).toMatchObject({ x: 136.5, y: 192.5 });
  });

  it('count where they fit exactly, whatever the last bit of the sum says', () => {
    const exact: PieceShape = { kind: 'rect', width: 66.66666666666667, height: 95.66666666666667 };
    expect(unwrap(impose(1, exact, { ...spec, backs: 'none' })).slots).toHaveLength(9);
    const over: PieceShape = { kind: 'rect', width: 66.67, height: 95.67 };
    expect(unwrap(impose(1, over, { ...spec, backs: 'none' })).slots.length).toBeLessThan(9);
  });

  it('are none, and no sheet, where there is nothing to print', () => {
    expect(unwrap(impose(0, card('standard'), spec)).sides).toEqual([]);
  });

  it('bleed all round the sheet, and not over a shared cut', () => {
    const [, back] = unwrap(impose(9, card('standard'), spec)).sides;
    const middle = back?.placements[4];
    expect(middle?.drawn).toEqual(middle?.box);
    const corner = back?.placements.find(({ box }) => box.x < 11 && box.y < 17);
    expect(corner?.drawn).toEqual({ x: 7.5, y: 13.5, width: 66, height: 91 });
  });

  it('bleed over half the gutter between two of them', () => {
    const [, back] = unwrap(impose(9, card('standard'), { ...spec, gutter: 2 })).sides;
    const { box, drawn } = back?.placements[4] ?? {};
    expect(drawn).toEqual({ x: (box?.x ?? 0) - 1, y: (box?.y ?? 0) - 1, width: 65, height: 90 });
  });

  it('bleed to where no card lies on a sheet that is partly filled', () => {
    const [, back] = unwrap(impose(4, card('standard'), spec)).sides;
    const alone = back?.placements[3];
    expect(alone?.drawn).toEqual({ x: 133.5, y: 104.5, width: 69, height: 91 });
  });
});

describe('what cannot be printed is refused with what to change', () => {
  it.each([
    [
      {},
      { kind: 'rect', width: 300, height: 88 },
      'piece-too-large',
      'choose a larger paper, a smaller size',
    ],
    [{ margin: 80 }, card('standard'), 'piece-too-large', 'narrower margins'],
    [{ margin: 105 }, card('standard'), 'margins-too-wide', 'make them smaller'],
    [{ margin: -1 }, card('standard'), 'margins-too-wide', 'make them smaller'],
  ] as const)('%o', (change, shape, code, message) => {
    const set = impose(9, shape as PieceShape, { ...spec, ...change });
    expect(set).toMatchObject({ ok: false, error: { code } });
    expect(!set.ok && set.error.message).toContain(message);
  });
});
