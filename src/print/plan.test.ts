import { describe, expect, it } from 'vitest';
import type { PieceShape } from '../base/piece';
import { unwrap } from '../base/result';
import type { Scene } from '../scene/scene';
import { layOut, type Piece, type SheetSettings } from './kit-sheets';
import { PAPERS } from './papers';
import { planOf, planText } from './plan';

const SETTINGS: SheetSettings = {
  paper: PAPERS.a4,
  margin: 5,
  gutter: 0,
  bleed: 0,
  backBleed: 3,
  backs: 'long',
  marks: 'crop',
};
const CARD = { kind: 'rect', width: 63, height: 88 } as const;
const HEX: PieceShape = { kind: 'hex', flats: 50 };
const TOKEN: PieceShape = { kind: 'round', diameter: 25 };
const BOARD: PieceShape = { kind: 'rect', width: 300, height: 250, overlap: 10 };

const blank: Scene = { width: 1, height: 1, items: [] };
const printed: Scene = { ...blank, items: [{ kind: 'path', d: 'M0 0L1 1', fill: '#000000' }] };

const pile = (shape: PieceShape, count: number): readonly Piece[] =>
  Array.from({ length: count }, () => ({ shape, front: blank, back: printed, isCard: shape === CARD }));

const plan = (piles: readonly (readonly Piece[])[], settings: Partial<SheetSettings> = {}) =>
  planOf(unwrap(layOut(piles.flat(), { ...SETTINGS, ...settings }, () => '')), piles.flat());

describe('the plan of a job', () => {
  it.each([
    ['nine pieces: four lines down, four across', 9, { sheets: 1, sides: 2, cuts: 8, sleeves: 9 }],
    ['one card: its four edges', 1, { sheets: 1, sides: 2, cuts: 4, sleeves: 1 }],
    ['four pieces: a row, and one below it', 4, { sheets: 1, sides: 2, cuts: 7, sleeves: 4 }],
    ['ten pieces: a full sheet and one card', 10, { sheets: 2, sides: 4, cuts: 12, sleeves: 10 }],
    ['no cards', 0, { sheets: 0, sides: 0, cuts: 0, sleeves: 0 }],
  ])('counts %s', (_what, count, expected) => {
    expect(plan([pile(CARD, count)])).toEqual(expected);
  });

  it('counts both edges of a gutter', () => {
    expect(plan([pile(CARD, 2)], { gutter: 4 })).toMatchObject({ cuts: 6 });
  });

  it('counts a cut once where it is halfway between two roundings', () => {
    const tall = pile({ ...CARD, height: 88.9 }, 14);
    const counted = plan([tall], { margin: 7.3, paper: { width: 214.15, height: 287.85 } });
    // Nine pieces, and five.
    expect(counted).toMatchObject({ sheets: 2, cuts: 8 + 7 });
  });

  it('counts one side a sheet without backs, and sleeves all the same', () => {
    expect(plan([pile(CARD, 9)], { backs: 'none' })).toMatchObject({ sheets: 1, sides: 1, sleeves: 9 });
  });

  it('cuts the fronts of folded sheets, for their backs are glued on by then', () => {
    expect(plan([pile(CARD, 2)], { backs: 'fold' })).toMatchObject({ sides: 1, cuts: 5 });
  });

  it('folds nothing that is blank behind', () => {
    const open = pile(CARD, 2).map((piece) => ({ ...piece, back: blank }));
    expect(plan([open], { backs: 'fold' })).toMatchObject({ sides: 1, cuts: 5 });
    expect(plan([open, pile(CARD, 2)], { backs: 'fold' })).toMatchObject({ sheets: 2, sides: 2 });
  });

  it.each([
    [1, 6],
    [2, 11],
    // Four in the first row: 4 x 6 less three shared sides; the fifth hangs below two of them.
    [4, 21],
    [5, 25],
  ])('shares the sides of %i hexes that touch: %i cuts', (count, cuts) => {
    const counted = plan([pile(HEX, count)], { backs: 'none', paper: { width: 210, height: 297 } });
    expect(counted).toMatchObject({ cuts, sleeves: 0 });
  });

  it('shares them where their middles are halfway between two roundings', () => {
    const counted = plan([pile({ kind: 'hex', flats: 45.5 }, 20)], { backs: 'none', margin: 7.3 });
    // Rows of 6, 5, 6 and 3: 20 x 6 less 16 sides within rows and 26 between them.
    expect(counted).toMatchObject({ sheets: 1, cuts: 78 });
  });

  it('cuts each round once and puts it in no sleeve', () => {
    expect(plan([pile(TOKEN, 20)])).toEqual({ sheets: 1, sides: 2, cuts: 20, sleeves: 0 });
  });

  it('counts the edges of each of the sheets of a board', () => {
    const counted = plan([pile(BOARD, 1)], { backs: 'none' });
    expect(counted).toEqual({ sheets: 2, sides: 2, cuts: 8, sleeves: 0 });
    expect(plan([pile(BOARD, 2)])).toEqual({ sheets: 4, sides: 8, cuts: 16, sleeves: 0 });
  });

  it('adds up piles of several outlines', () => {
    expect(plan([pile(CARD, 9), pile(TOKEN, 3)])).toEqual({
      sheets: 2,
      sides: 4,
      cuts: 11,
      sleeves: 9,
    });
    // What is left of each is on one sheet: the four cuts of a card beside three rounds.
    expect(plan([pile(CARD, 10), pile(TOKEN, 3)])).toMatchObject({ sheets: 2, cuts: 15 });
  });

  it('is told in words', () => {
    expect(planText({ sheets: 7, sides: 14, cuts: 41, sleeves: 24 })).toBe(
      '7 sheets, 14 sides, 41 cuts, sleeves: 24',
    );
    expect(planText({ sheets: 1, sides: 1, cuts: 1, sleeves: 0 }, 0.0612)).toBe(
      '1 sheet, 1 side, 1 cut, about 6 % ink',
    );
  });
});
