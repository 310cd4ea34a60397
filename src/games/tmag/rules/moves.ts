/**
 * Where a piece may go. A roll is used up to its last step, orthogonally (the victim of 6 to 9 players also diagonally),
 * turning at will; how far it may turn back is the rule `backtrack`.
 */
import { itemAt } from '../../../base/lists';
import type { Stream } from '../../../deal/v1/stream';
import type { Board } from './board';
import type { Backtrack } from './options';

/** The die of a piecepack: a null, an ace that counts as one, and 2 to 5. */
export const DIE_VALUES = [0, 1, 2, 3, 4, 5] as const;
export type DieValue = (typeof DIE_VALUES)[number];

/** A roll that moves a piece. */
export type Steps = Exclude<DieValue, 0>;
export const STEPS = [1, 2, 3, 4, 5] as const satisfies readonly Steps[];

export const dieText = (value: number): string =>
  value === 0 ? 'null' : value === 1 ? 'ace' : String(value);

export const isDieValue = (value: number): value is DieValue => DIE_VALUES.some((known) => known === value);

/**
 * The stream of the k-th roll of a table, k from 0. Each roll has a stream of its own, so that a roll that is undone and
 * made again comes out the same.
 */
export const rollLabel = (k: number): string => `tmag/die/${k}`;

export const rollDie = (stream: Stream): DieValue => itemAt(DIE_VALUES, stream.below(DIE_VALUES.length));

export type Role = 'victim' | 'assassin';

/** All that a move depends on. Squares are indices into the board's. */
export interface Position {
  readonly board: Board;
  readonly backtrack: Backtrack;
  /** Whether victims move diagonally. */
  readonly diagonals: boolean;
  /** Whose move it is, and from where. */
  readonly role: Role;
  readonly from: number;
  /** The victim's square; `from` when the victim moves. */
  readonly victim: number;
  /** Where the assassins are; the one that moves may be among them. */
  readonly assassins: readonly number[];
}

/** A square that the roll reaches, with one way there: from the start to it, both included. */
export interface Destination {
  readonly square: number;
  readonly path: readonly number[];
}

/**
 * Squares that this piece cannot enter at all, and squares that it cannot stop on.
 *
 * The victim enters no assassin's square, not even in passing (pass-assassin). An assassin passes assassins and bases, but stops on
 * neither; the victim's square it may enter with the last step only, and that is a capture. The board's graph keeps
 * everyone out of the safe-house.
 */
const barriersOf = ({ board, role, assassins, from }: Position) => {
  const others = assassins.filter((square) => square !== from);
  return role === 'victim'
    ? { closed: new Set(others), noStop: new Set<number>() }
    : { closed: new Set<number>(), noStop: new Set([...board.bases, ...others]) };
};

/** The squares one step away from each, for the piece that moves. */
export const stepsOf = ({ board, role, diagonals }: Position): Board['near'] =>
  role === 'victim' && diagonals ? board.around : board.near;

/** Every destination of a roll, in the order in which a walk finds them: up, right, down, left first, then diagonals. */
export const destinations = (position: Position, roll: Steps): readonly Destination[] => {
  const { backtrack, role, from, victim } = position;
  const steps = stepsOf(position);
  const { closed, noStop } = barriersOf(position);
  const found = new Map<number, Destination>();
  const path = [from];

  const mayEnter = (square: number, isLast: boolean): boolean => {
    if (closed.has(square)) return false;
    if (role === 'assassin' && square === victim && !isLast) return false;
    return backtrack === 'once' ? !path.includes(square) : square !== path.at(-2);
  };
  const walk = (at: number): void => {
    const isLast = path.length === roll;
    for (const next of itemAt(steps, at)) {
      if (!mayEnter(next, isLast)) continue;
      if (!isLast) {
        path.push(next);
        walk(next);
        path.pop();
      } else if (!noStop.has(next) && !found.has(next)) {
        found.set(next, { square: next, path: [...path, next] });
      }
    }
  };
  walk(from);
  return [...found.values()];
};
