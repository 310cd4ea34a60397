import { describe, expect, it } from 'vitest';
import { boardFor, squareName, squareNamed, tilesOf } from './board';
import { BOARD_IDS } from './options';

const names = (id: (typeof BOARD_IDS)[number], squares: readonly number[], players = 4): string =>
  squares.map((square) => squareName(boardFor(id, players), square)).join(' ');

describe('the boards', () => {
  it.each([
    ['5x5', 24, 'c3', 'c1 e3 c5 a3'],
    ['6x6-four', 32, 'c3-d4', 'c1 f3 d6 a4'],
    ['6x6-one', 35, 'c3', 'c1 f3 d6 a4'],
  ] as const)('%s has %i tiles, safe-house %s, bases %s', (id, tiles, house, bases) => {
    const board = boardFor(id, 4);
    expect(tilesOf(board)).toHaveLength(tiles);
    expect(squareName(board, board.safeHouse)).toBe(house);
    expect(names(id, board.bases)).toBe(bases);
  });

  it.each(BOARD_IDS)('%s covers every cell once, and a square knows itself by any of its cells', (id) => {
    const board = boardFor(id, 4);
    const cells = board.squares.flatMap((square) =>
      square.cells.map(({ column, row }) => `${column} ${row}`),
    );
    expect(cells).toHaveLength(board.size ** 2);
    expect(new Set(cells).size).toBe(cells.length);
    for (const [k, { name }] of board.squares.entries()) expect(squareNamed(board, name)).toBe(k);
    expect(squareNamed(board, 'g1')).toBeUndefined();
  });

  it('find the safe-house of four under each of its squares', () => {
    const board = boardFor('6x6-four', 4);
    for (const name of ['c3', 'd3', 'c4', 'd4']) expect(squareNamed(board, name)).toBe(board.safeHouse);
  });

  it.each([
    ['5x5', 4, 'c2 b3 c4 d3', 8],
    ['6x6-one', 4, 'c2 b3 c4 d3', 8],
    ['6x6-four', 8, 'c2 d2 b3 b4 e3 e4 c5 d5', 12],
  ] as const)('%s: %i ways lead out of the safe-house, %s, and none in', (id, ways, out, around) => {
    const board = boardFor(id, 4);
    const exits = board.near[board.safeHouse] as readonly number[];
    expect(exits).toHaveLength(ways);
    expect(names(id, exits).split(' ').toSorted()).toEqual(out.split(' ').toSorted());
    expect(board.around[board.safeHouse]).toHaveLength(around);
    for (const steps of [...board.near, ...board.around]) expect(steps).not.toContain(board.safeHouse);
  });

  it.each(BOARD_IDS)('%s: steps lead both ways, but for the safe-house', (id) => {
    const board = boardFor(id, 9);
    for (const graph of [board.near, board.around]) {
      for (const [from, steps] of graph.entries()) {
        expect(new Set(steps).size).toBe(steps.length);
        if (from !== board.safeHouse) for (const to of steps) expect(graph[to]).toContain(from);
      }
    }
  });
});

describe('start squares', () => {
  it('are the corners for 3 to 5 players, opposite ones first', () => {
    expect(names('5x5', boardFor('5x5', 5).starts)).toBe('a1 e5 e1 a5');
    expect(names('6x6-four', boardFor('6x6-four', 3).starts)).toBe('a1 f6 f1 a6');
  });

  it.each([
    ['5x5', 'a2 a4 b1 b5 d1 d5 e2 e4'],
    ['6x6-one', 'a2 a5 b1 b6 e1 e6 f2 f5'],
  ] as const)(
    'are the two squares beside each corner of %s for 6 to 9, one a corner first',
    (id, besides) => {
      const starts = names(id, boardFor(id, 6).starts, 6).split(' ');
      expect(starts.toSorted()).toEqual(besides.split(' '));
      expect(new Set(starts).size).toBe(8);
      const corner = (name: string): string =>
        `${'abc'.includes(name.charAt(0))} ${Number(name.charAt(1)) <= 3}`;
      expect(new Set(starts.slice(0, 4).map(corner)).size).toBe(4);
    },
  );

  it('are marked on the board, and are neither bases nor next to one another in kind', () => {
    const kinds = (players: number) =>
      boardFor('5x5', players).squares.filter(({ kind }) => kind === 'start').length;
    expect([3, 5, 6, 9].map(kinds)).toEqual([4, 4, 8, 8]);
  });
});
