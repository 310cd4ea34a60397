/**
 * Whose attempt comes next. Everything is by seat: `marks` holds the tile of each attempt, or -1 for none; `ranks` its time
 * (`UNARMED_TIME` for bare hands), which the dice of a tie refine; sets of seats are bits of a number.
 *
 * Attempts on a tile that several have marked come first, the earliest before the later; then the others. Among different
 * tiles the order is from the first player, clockwise (`line`).
 */
import { itemAt } from '../../../base/lists';
import { UNARMED_TIME } from '../cards/clock';
import { NONE } from './board';
import { inSet, TILE_COUNT } from './places';

/** What an attempt in a duel is marked with: all are after each other. */
export const DUEL_MARK = TILE_COUNT;

/** The seats whose tile somebody else has marked too. */
export const conflicting = (marks: readonly number[]): number => {
  let seats = 0;
  for (let a = 0; a < marks.length; a++) {
    if (marks[a] === NONE) continue;
    for (let b = 0; b < a; b++) if (marks[a] === marks[b]) seats |= (1 << a) | (1 << b);
  }
  return seats;
};

/** Those of `pending` with the earliest rank on a tile: one seat, more that have to roll for it, or none. */
const earliest = (
  marks: readonly number[],
  ranks: readonly number[],
  pending: number,
  tile: number,
): number => {
  let best = UNARMED_TIME;
  let seats = 0;
  for (let seat = 0; seat < marks.length; seat++) {
    if (marks[seat] !== tile || !inSet(pending, seat)) continue;
    const rank = itemAt(ranks, seat);
    if (rank < best || seats === 0) {
      best = rank;
      seats = 1 << seat;
    } else if (rank === best) seats |= 1 << seat;
  }
  return seats;
};

/**
 * The seats, of those whose attempt is `pending`, that come next: one, or several whose times tie and who roll, the higher
 * first; none when all are done. `marks` stay as they were when the cards were turned up, so that a conflict is
 * fought to its end before the next.
 */
export const nextInLine = (
  marks: readonly number[],
  ranks: readonly number[],
  pending: number,
  first: number,
): number => {
  const conflicts = conflicting(marks);
  const players = marks.length;
  for (let k = 0; k < players; k++) {
    const seat = (first + k) % players;
    if (!inSet(conflicts, seat)) continue;
    const next = earliest(marks, ranks, pending, itemAt(marks, seat));
    if (next !== 0) return next;
  }
  for (let k = 0; k < players; k++) {
    const seat = (first + k) % players;
    if (inSet(pending, seat)) return 1 << seat;
  }
  return 0;
};

/**
 * Refines the ranks on one tile by the dice of those who tied, by seat; 0 for who did not roll. The higher goes first;
 * equal dice stay tied. Changes `ranks`.
 */
export const breakTie = (
  marks: readonly number[],
  ranks: number[],
  rolls: readonly number[],
  tile: number,
): void => {
  const before = ranks.slice();
  for (let a = 0; a < marks.length; a++) {
    if (marks[a] !== tile) continue;
    let ahead = 0;
    for (let b = 0; b < marks.length; b++) {
      if (marks[b] !== tile) continue;
      const [rankA, rankB] = [itemAt(before, a), itemAt(before, b)];
      if (rankB < rankA || (rankB === rankA && itemAt(rolls, b) > itemAt(rolls, a))) ahead++;
    }
    ranks[a] = ahead;
  }
};
