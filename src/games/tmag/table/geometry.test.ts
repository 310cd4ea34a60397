import { describe, expect, it } from 'vitest';
import { ARROWS } from '../../../app/tables/parts/arrow-keys';
import { boardFor, squareName, squareNamed } from '../rules/board';
import { BOARD_IDS } from '../rules/options';
import { boxOf, markerPlace, middleOf, pictureSide, readingOrder, squareToward } from './geometry';

const five = boardFor('5x5', 3);
const four = boardFor('6x6-four', 3);

const toward = (board: typeof five, from: string, key: keyof typeof ARROWS): string =>
  squareName(board, squareToward(board, squareNamed(board, from) as number, ARROWS[key]));

describe('the arrow keys', () => {
  it.each([
    [five, 'b2', 'ArrowUp', 'b3'],
    [five, 'b2', 'ArrowLeft', 'a2'],
    [five, 'a1', 'ArrowLeft', 'a1'],
    [five, 'e5', 'ArrowUp', 'e5'],
    [five, 'b3', 'ArrowRight', 'c3'],
    [four, 'b4', 'ArrowRight', 'c3-d4'],
    [four, 'c3-d4', 'ArrowRight', 'e3'],
    [four, 'c3-d4', 'ArrowUp', 'c5'],
    [four, 'c3-d4', 'ArrowDown', 'c2'],
  ] as const)('%#: from %s', (board, from, key, to) => {
    expect(toward(board, from, key)).toBe(to);
  });
});

describe.each(BOARD_IDS)('the picture of %s', (id) => {
  const board = boardFor(id, 9);

  it('reads from the upper left to the lower right', () => {
    const names = readingOrder(board).map((square) => squareName(board, square));
    expect(names).toHaveLength(board.squares.length);
    expect([names[0], names.at(-1)]).toEqual([`a${board.size}`, `${'abcdef'[board.size - 1]}1`]);
  });

  it('has every square inside it, and no two on one place', () => {
    const boxes = board.squares.map((_, square) => boxOf(board, square));
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
    const area = boxes.reduce((sum, { side }) => sum + side ** 2, 0);
    expect(area).toBeCloseTo((board.size * 10) ** 2);
  });

  it('has nine markers beside a base, off the board, inside the picture and apart', () => {
    board.bases.forEach((base, side) => {
      const places = Array.from({ length: 9 }, (_, k) => markerPlace(board, side, k, 9));
      const { x, y } = middleOf(board, base);
      for (const [k, place] of places.entries()) {
        expect(Math.max(Math.abs(place.x - x), Math.abs(place.y - y))).toBeGreaterThan(6);
        for (const at of [place.x, place.y]) {
          expect(at).toBeGreaterThan(1);
          expect(at).toBeLessThan(pictureSide(board) - 1);
        }
        const next = places[k + 1];
        if (next) expect(Math.hypot(next.x - place.x, next.y - place.y)).toBeGreaterThan(2.7);
      }
    });
  });
});
