import { describe, expect, it } from 'vitest';
import { boardFor, squareNamed } from './board';
import { destinations, type Role, STEPS, type Steps } from './moves';
import { BACKTRACKS, type Backtrack } from './options';

/** By piece, G1 and roll: destinations from each square of the empty board, down from row 5. */
const COUNTS: Readonly<Record<string, readonly string[]>> = {
  'victim, once, 1': ['2 3 3 3 2', '3 4 3 4 3', '3 3 4 3 3', '3 4 3 4 3', '2 3 3 3 2'],
  'victim, once, 2': ['3 4 4 4 3', '4 5 6 5 4', '4 6 8 6 4', '4 5 6 5 4', '3 4 4 4 3'],
  'victim, once, 3': ['6 7 7 7 6', '7 10 9 10 7', '7 9 12 9 7', '7 10 9 10 7', '6 7 7 7 6'],
  'victim, once, 4': ['7 9 8 9 7', '9 10 11 10 9', '8 11 12 11 8', '9 10 11 10 9', '7 9 8 9 7'],
  'victim, once, 5': [
    '10 11 12 11 10',
    '11 12 12 12 11',
    '12 12 12 12 12',
    '11 12 12 12 11',
    '10 11 12 11 10',
  ],
  'victim, diagonals, once, 1': ['3 5 5 5 3', '5 7 7 7 5', '5 7 8 7 5', '5 7 7 7 5', '3 5 5 5 3'],
  'victim, diagonals, once, 2': [
    '7 10 13 10 7',
    '10 13 18 13 10',
    '13 18 24 18 13',
    '10 13 18 13 10',
    '7 10 13 10 7',
  ],
  'victim, diagonals, once, 3': [
    '13 18 18 18 13',
    '18 22 23 22 18',
    '18 23 24 23 18',
    '18 22 23 22 18',
    '13 18 18 18 13',
  ],
  'victim, diagonals, once, 4': [
    '22 23 23 23 22',
    '23 23 23 23 23',
    '23 23 24 23 23',
    '23 23 23 23 23',
    '22 23 23 23 22',
  ],
  'victim, diagonals, once, 5': [
    '23 23 23 23 23',
    '23 23 23 23 23',
    '23 23 24 23 23',
    '23 23 23 23 23',
    '23 23 23 23 23',
  ],
  'victim, reversal, 1': ['2 3 3 3 2', '3 4 3 4 3', '3 3 4 3 3', '3 4 3 4 3', '2 3 3 3 2'],
  'victim, reversal, 2': ['3 4 4 4 3', '4 5 6 5 4', '4 6 8 6 4', '4 5 6 5 4', '3 4 4 4 3'],
  'victim, reversal, 3': ['6 7 7 7 6', '7 10 9 10 7', '7 9 12 9 7', '7 10 9 10 7', '6 7 7 7 6'],
  'victim, reversal, 4': ['8 10 9 10 8', '10 11 12 11 10', '9 12 12 12 9', '10 11 12 11 10', '8 10 9 10 8'],
  'victim, reversal, 5': [
    '10 11 12 11 10',
    '11 12 12 12 11',
    '12 12 12 12 12',
    '11 12 12 12 11',
    '10 11 12 11 10',
  ],
  'victim, diagonals, reversal, 1': ['3 5 5 5 3', '5 7 7 7 5', '5 7 8 7 5', '5 7 7 7 5', '3 5 5 5 3'],
  'victim, diagonals, reversal, 2': [
    '7 10 13 10 7',
    '10 13 18 13 10',
    '13 18 24 18 13',
    '10 13 18 13 10',
    '7 10 13 10 7',
  ],
  'victim, diagonals, reversal, 3': [
    '14 19 19 19 14',
    '19 23 24 23 19',
    '19 24 24 24 19',
    '19 23 24 23 19',
    '14 19 19 19 14',
  ],
  'victim, diagonals, reversal, 4': [
    '23 24 24 24 23',
    '24 24 24 24 24',
    '24 24 24 24 24',
    '24 24 24 24 24',
    '23 24 24 24 23',
  ],
  'victim, diagonals, reversal, 5': [
    '24 24 24 24 24',
    '24 24 24 24 24',
    '24 24 24 24 24',
    '24 24 24 24 24',
    '24 24 24 24 24',
  ],
  'assassin, once, 1': ['2 2 3 2 2', '2 4 2 4 2', '3 2 - 2 3', '2 4 2 4 2', '2 2 3 2 2'],
  'assassin, once, 2': ['1 4 4 4 1', '4 3 6 3 4', '4 6 - 6 4', '4 3 6 3 4', '1 4 4 4 1'],
  'assassin, once, 3': ['6 5 7 5 6', '5 10 6 10 5', '7 6 - 6 7', '5 10 6 10 5', '6 5 7 5 6'],
  'assassin, once, 4': ['5 9 6 9 5', '9 6 11 6 9', '6 11 - 11 6', '9 6 11 6 9', '5 9 6 9 5'],
  'assassin, once, 5': ['10 7 12 7 10', '7 12 8 12 7', '12 8 - 8 12', '7 12 8 12 7', '10 7 12 7 10'],
  'assassin, reversal, 1': ['2 2 3 2 2', '2 4 2 4 2', '3 2 - 2 3', '2 4 2 4 2', '2 2 3 2 2'],
  'assassin, reversal, 2': ['1 4 4 4 1', '4 3 6 3 4', '4 6 - 6 4', '4 3 6 3 4', '1 4 4 4 1'],
  'assassin, reversal, 3': ['6 5 7 5 6', '5 10 6 10 5', '7 6 - 6 7', '5 10 6 10 5', '6 5 7 5 6'],
  'assassin, reversal, 4': ['6 10 6 10 6', '10 7 12 7 10', '6 12 - 12 6', '10 7 12 7 10', '6 10 6 10 6'],
  'assassin, reversal, 5': ['10 7 12 7 10', '7 12 8 12 7', '12 8 - 8 12', '7 12 8 12 7', '10 7 12 7 10'],
};

const board = boardFor('5x5', 4);
const NOBODY = -1;

const countFrom = (
  name: string,
  role: Role,
  backtrack: Backtrack,
  diagonals: boolean,
  roll: Steps,
): string => {
  const from = squareNamed(board, name) as number;
  if (role === 'assassin' && from === board.safeHouse) return '-';
  const victim = role === 'victim' ? from : NOBODY;
  return `${destinations({ board, backtrack, diagonals, role, from, victim, assassins: [] }, roll).length}`;
};

const KINDS = [
  ['victim', false],
  ['victim', true],
  ['assassin', false],
] as const;

describe('the number of destinations on the empty 5x5 board', () => {
  const cases = KINDS.flatMap(([role, diagonals]) =>
    BACKTRACKS.flatMap((backtrack) => STEPS.map((roll) => ({ role, diagonals, backtrack, roll }))),
  );
  it.each(cases)(
    '$role, $backtrack, diagonals $diagonals, roll $roll',
    ({ role, diagonals, backtrack, roll }) => {
      const rows = [5, 4, 3, 2, 1].map((row) =>
        [...'abcde'].map((file) => countFrom(`${file}${row}`, role, backtrack, diagonals, roll)).join(' '),
      );
      expect(rows).toEqual(COUNTS[`${role}${diagonals ? ', diagonals' : ''}, ${backtrack}, ${roll}`]);
    },
  );
});
