import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFor, squareNamed } from './board';
import { type Destination, destinations, type Position, type Role, STEPS, type Steps } from './moves';
import { BACKTRACKS, BOARD_IDS } from './options';

const five = boardFor('5x5', 4);
const at = (name: string): number => squareNamed(five, name) as number;
const names = (found: readonly Destination[]): string[] =>
  found.map(({ square }) => five.squares[square]?.name as string).toSorted();

const NOBODY = -1;

const position = (role: Role, from: string, more: Partial<Position> = {}): Position => ({
  board: five,
  backtrack: 'once',
  diagonals: false,
  role,
  from: at(from),
  victim: role === 'victim' ? at(from) : NOBODY,
  assassins: role === 'victim' ? [] : [at(from)],
  ...more,
});

/**
 * A plainer search: all walks of the full length as lists, on cells of a grid, thrown away for each rule they break.
 */
const plainly = (
  { board, backtrack, diagonals, role, from, victim, assassins }: Position,
  roll: number,
): Set<number> => {
  const step = (a: number, b: number): boolean =>
    (board.squares[a]?.cells ?? []).some((p) =>
      (board.squares[b]?.cells ?? []).some((q) => {
        const [dx, dy] = [Math.abs(p.column - q.column), Math.abs(p.row - q.row)];
        return dx + dy === 1 || (role === 'victim' && diagonals && dx === 1 && dy === 1);
      }),
    );
  let walks = [[from]];
  for (let k = 0; k < roll; k++) {
    walks = walks.flatMap((walk) =>
      board.squares.flatMap((_, next) =>
        next !== walk.at(-1) && step(walk.at(-1) as number, next) ? [[...walk, next]] : [],
      ),
    );
  }
  const others = assassins.filter((square) => square !== from);
  const legal = walks.filter((walk) => {
    const entered = walk.slice(1);
    const end = walk.at(-1) as number;
    if (entered.some((square) => board.squares[square]?.kind === 'safe-house')) return false;
    if (backtrack === 'once' && new Set(walk).size < walk.length) return false;
    if (walk.some((square, k) => k > 1 && square === walk[k - 2])) return false;
    if (role === 'victim') return !entered.some((square) => others.includes(square));
    return (
      !entered.slice(0, -1).includes(victim) && !others.includes(end) && board.squares[end]?.kind !== 'base'
    );
  });
  return new Set(legal.map((walk) => walk.at(-1) as number));
};

const positions = fc
  .record({
    id: fc.constantFrom(...BOARD_IDS),
    players: fc.integer({ min: 3, max: 9 }),
    backtrack: fc.constantFrom(...BACKTRACKS),
    order: fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 36, maxLength: 36 }),
    mover: fc.nat(),
    atHome: fc.boolean(),
  })
  .map(({ id, players, backtrack, order, mover, atHome }): Position => {
    const board = boardFor(id, players);
    const mixed = board.squares
      .map((_, k) => k)
      .toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
    const outside = mixed.filter((square) => square !== board.safeHouse);
    const victim = atHome ? board.safeHouse : (outside[0] as number);
    const assassins = outside
      .slice(1)
      .filter((square) => board.squares[square]?.kind !== 'base')
      .slice(0, players - 1);
    const role = mover % 3 === 0 ? 'victim' : 'assassin';
    const from = role === 'victim' ? victim : (assassins[mover % assassins.length] as number);
    return { board, backtrack, diagonals: players >= 6, role, from, victim, assassins };
  });

describe('any position', () => {
  it('has the destinations that a plainer search finds', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom<Steps>(1, 2, 3, 4), (given, roll) => {
        expect(new Set(destinations(given, roll).map(({ square }) => square))).toEqual(plainly(given, roll));
      }),
      { numRuns: 300 },
    );
  });

  it('has the same with a roll of 5', () => {
    fc.assert(
      fc.property(positions, (given) => {
        fc.pre(given.role === 'assassin' || !given.diagonals);
        expect(new Set(destinations(given, 5).map(({ square }) => square))).toEqual(plainly(given, 5));
      }),
      { numRuns: 60 },
    );
  });

  it('shows a path to each that is one step longer than the roll and ends there', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...STEPS), (given, roll) => {
        for (const { square, path } of destinations(given, roll)) {
          expect(path).toHaveLength(roll + 1);
          expect([path[0], path.at(-1)]).toEqual([given.from, square]);
        }
      }),
    );
  });
});

it.each([
  [1, 4, 8, 2],
  [2, 8, 24, 1],
  [3, 12, 24, 6],
  [4, 12, 24, 5],
  [5, 12, 24, 10],
] as const)(
  'alone, a %i leads the victim out to %i squares, diagonally too to %i, and an assassin from a corner to %i',
  (roll, ...counts) => {
    const alone = [
      position('victim', 'c3'),
      position('victim', 'c3', { diagonals: true }),
      position('assassin', 'a1'),
    ];
    expect(alone.map((one) => destinations(one, roll).length)).toEqual(counts);
  },
);

describe('the victim', () => {
  it('leaves the safe-house and does not come back', () => {
    expect(names(destinations(position('victim', 'c3'), 1))).toEqual(['b3', 'c2', 'c4', 'd3']);
    expect(names(destinations(position('victim', 'c2'), 1))).toEqual(['b2', 'c1', 'd2']);
  });

  it('neither ends on an assassin nor passes one', () => {
    const besieged = position('victim', 'a1', { assassins: [at('a2')] });
    expect(names(destinations(besieged, 2))).toEqual(['b2', 'c1']);
    expect(names(destinations({ ...besieged, assassins: [at('a2'), at('b1')] }, 2))).toEqual([]);
  });

  it('slips out diagonally with 6 players or more', () => {
    const besieged = position('victim', 'a1', { assassins: [at('a2'), at('b1')], diagonals: true });
    expect(names(destinations(besieged, 1))).toEqual(['b2']);
  });
});

describe('an assassin', () => {
  it('passes bases and assassins, and stops on neither', () => {
    const found = destinations(position('assassin', 'b1', { assassins: [at('b1'), at('d1')] }), 1);
    expect(names(found)).toEqual(['a1', 'b2']);
    expect(names(destinations(position('assassin', 'b1', { assassins: [at('b1'), at('d1')] }), 3))).toContain(
      'e1',
    );
  });

  it('captures with the last step, and does not go over the victim', () => {
    const near = position('assassin', 'a1', { victim: at('b1'), assassins: [at('a1'), at('a2')] });
    expect(names(destinations(near, 1))).toEqual(['b1']);
    expect(names(destinations(near, 3))).not.toContain('d1');
  });

  it('never captures a victim who stands on a base', () => {
    const near = position('assassin', 'b1', { victim: at('c1') });
    expect(names(destinations(near, 1))).toEqual(['a1', 'b2']);
  });

  it('goes round in a ring under “reversal” only', () => {
    const round = (backtrack: 'once' | 'reversal') =>
      destinations(position('assassin', 'a1', { backtrack }), 4);
    expect(names(round('reversal'))).toContain('a1');
    expect(names(round('once'))).not.toContain('a1');
  });
});
