/** The die of a piecepack: a null, an ace that counts as one, and 2 to 5. */
import type { Stream } from '../../deal/v1/stream';

export const DIE_VALUES = [0, 1, 2, 3, 4, 5] as const;
export type DieValue = (typeof DIE_VALUES)[number];

/** A roll that moves a piece. */
export type Steps = Exclude<DieValue, 0>;
export const STEPS = [1, 2, 3, 4, 5] as const satisfies readonly Steps[];

export const dieText = (value: DieValue): string =>
  value === 0 ? 'null' : value === 1 ? 'ace' : String(value);

export const isDieValue = (value: number): value is DieValue => DIE_VALUES.some((known) => known === value);

/**
 * The stream of the k-th roll of a table, k from 0. Each roll has a stream of its own, so that a roll that is undone and
 * made again comes out the same.
 */
export const rollLabel = (k: number): string => `tmag/die/${k}`;

export const rollDie = (stream: Stream): DieValue => stream.below(DIE_VALUES.length) as DieValue;
