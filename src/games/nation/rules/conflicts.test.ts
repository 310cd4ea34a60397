import { describe, expect, it } from 'vitest';
import { clockText, UNARMED_TIME } from '../cards/clock';
import { NONE } from './board';
import { breakTie, conflicting, DUEL_MARK, nextInLine } from './conflicts';
import { membersOf } from './places';

const at = (hours: number): number => hours * 60;

/** Every attempt in its order; `dice` break ties, by seat. */
const order = (marks: number[], ranks: number[], first = 0, dice: number[] = []): number[] => {
  let pending = marks.reduce((seats, mark, seat) => seats | (mark === NONE ? 0 : 1 << seat), 0);
  const now = [...ranks];
  const seats: number[] = [];
  while (pending !== 0) {
    const next = membersOf(nextInLine(marks, now, pending, first));
    if (next.length > 1) {
      const rolls = marks.map((_, seat) => (next.includes(seat) ? (dice[seat] as number) : 0));
      breakTie(marks, now, rolls, marks[next[0] as number] as number);
      continue;
    }
    seats.push(next[0] as number);
    pending &= ~(1 << (next[0] as number));
  }
  return seats;
};

describe('the order of attempts', () => {
  it('lets a Rope at 0815 go before a Sniper Rifle at 1345', () => {
    const [rifle, rope] = [13 * 60 + 45, 8 * 60 + 15];
    expect([clockText(rifle), clockText(rope)]).toEqual(['1345', '0815']);
    expect(order([4, 4], [rifle, rope])).toEqual([1, 0]);
  });

  it('line: goes from the first player, clockwise, on different targets, whatever the times', () => {
    expect(order([0, 1, 2, 3], [at(9), at(1), at(5), at(3)], 2)).toEqual([2, 3, 0, 1]);
  });

  it('has conflicts before all else', () => {
    expect(order([0, 1, 2, 1], [at(1), at(9), at(2), at(8)])).toEqual([3, 1, 0, 2]);
    expect(membersOf(conflicting([0, 1, 2, 1]))).toEqual([1, 3]);
  });

  it('line: takes two conflicts one after the other, from the first player, clockwise', () => {
    const [marks, ranks] = [
      [5, 3, 5, 3],
      [at(9), at(1), at(8), at(2)],
    ];
    expect(order(marks, ranks, 0)).toEqual([2, 0, 1, 3]);
    expect(order(marks, ranks, 1)).toEqual([1, 3, 2, 0]);
  });

  it('leaves out who makes no attempt', () => {
    expect(order([NONE, 2, NONE, 2], [0, at(3), 0, at(1)])).toEqual([3, 1]);
    expect(order([NONE, NONE], [0, 0])).toEqual([]);
  });

  it('has an unarmed attempt last, even after 2359', () => {
    expect(order([1, 1, 1], [UNARMED_TIME, 1439, at(3)])).toEqual([2, 1, 0]);
  });

  it('breaks a tie of times by dice, the higher first', () => {
    expect(order([1, 1, 1], [at(7), at(7), at(3)], 0, [2, 5])).toEqual([2, 1, 0]);
  });

  it('time-tie: unarmed against unarmed is rolled for, the higher first', () => {
    expect(order([1, 1], [UNARMED_TIME, UNARMED_TIME], 0, [3, 4])).toEqual([1, 0]);
    expect(order([1, 1], [UNARMED_TIME, UNARMED_TIME], 0, [4, 3])).toEqual([0, 1]);
  });

  it('rolls once more among those whose dice are equal, and only for who comes next', () => {
    const marks = [1, 1, 1, 1];
    const ranks = [at(5), at(5), at(5), at(9)];
    breakTie(marks, ranks, [4, 6, 4, 0], 1);
    expect(membersOf(nextInLine(marks, ranks, 0b1111, 0))).toEqual([1]);
    expect(membersOf(nextInLine(marks, ranks, 0b1101, 0))).toEqual([0, 2]);
    breakTie(marks, ranks, [1, 0, 2, 0], 1);
    expect(membersOf(nextInLine(marks, ranks, 0b1101, 0))).toEqual([2]);
    expect(membersOf(nextInLine(marks, ranks, 0b1001, 0))).toEqual([0]);
    expect(membersOf(nextInLine(marks, ranks, 0b1000, 0))).toEqual([3]);
  });

  it('leaves the ranks on other tiles alone', () => {
    const ranks = [at(5), at(5), at(9)];
    breakTie([1, 1, 2], ranks, [1, 2, 0], 1);
    expect(ranks[2]).toBe(at(9));
  });

  it('has everybody after each other in a duel', () => {
    expect(order([DUEL_MARK, NONE, DUEL_MARK], [at(9), 0, at(2)])).toEqual([2, 0]);
  });
});
