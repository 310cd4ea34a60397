/**
 * Deals that wishes leave, every one of them equally likely. A try is the shuffle of a deal without wishes; the first that
 * holds is the deal. After `TRIES` of them, with up to `MOST_SURVEYED` seats, a number below the count of all valid deals says
 * which it is: they are numbered from 0 in the order of their targets, seat by seat, and rings in that of the seats as they
 * are reached from the first. With more seats the tries go on: a test that gives nothing away has found that enough hold.
 */

import { itemAt } from '../../base/lists';
import { ring, shuffle } from './shuffle';
import { type Stream, streamOf } from './stream';
import type { Allowed } from './wishes';

/** Deals of so many seats can be counted. */
export const MOST_SURVEYED = 14;

/** Shuffles before a deal is chosen by its number; with more than `MOST_SURVEYED` seats, before there is said to be none. */
export const TRIES = 100;
const TRIES_OF_MANY = 1000;

/** How a deal is drawn: `ring` is one cycle through all seats. */
export interface Kind {
  readonly isRing: boolean;
  readonly allowed: Allowed;
}

const WORD = 2 ** 32;

/** A uniform whole number from 0 to n - 1; n up to 2^53. Above 2^32 its high part is drawn first. */
const belowLarge = (stream: Stream, n: number): number => {
  if (n <= WORD) return stream.below(n);
  for (;;) {
    const drawn = stream.below(Math.ceil(n / WORD)) * WORD + stream.below(WORD);
    if (drawn < n) return drawn;
  }
};

/**
 * How many valid deals begin like this, by the places that are taken (as bits) and the place that is dealt next: in a ring
 * the last one that was reached, otherwise the first that has no target. Of up to `MOST_SURVEYED` living seats. Who needs no more than `enough` is spared the rest.
 */
const counter = (
  living: readonly number[],
  { isRing, allowed }: Kind,
  enough: number = Number.POSITIVE_INFINITY,
) => {
  const places = living.length;
  const targets = living.map((from) =>
    living.reduce((bits, to, place) => (allowed(from, to) ? bits | (1 << place) : bits), 0),
  );
  const all = (1 << places) - 1;
  const known = new Map<number, number>();
  const count = (taken: number, from: number): number => {
    if (!isRing && from === places) return 1;
    if (isRing && taken === all) return itemAt(targets, from) & 1;
    const free = itemAt(targets, from) & ~taken;
    const key = taken * places + from;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (let to = 0; free >> to !== 0 && sum < enough; to++)
      if ((free & (1 << to)) !== 0) sum += count(taken | (1 << to), isRing ? to : from + 1);
    known.set(key, sum);
    return sum;
  };
  const start = isRing ? 1 : 0;
  return { count, known, targets, start };
};

/** One of all deals that hold, by its number: what lands in position k is dealt to the k-th of the living. */
const drawByNumber = (living: readonly number[], kind: Kind, stream: Stream): readonly number[] => {
  const { count, targets, start } = counter(living, kind);
  const dealt: number[] = [];
  let [taken, from, left] = [start, 0, belowLarge(stream, count(start, 0))];
  for (let step = living.length - (kind.isRing ? 1 : 0); step > 0; step--) {
    let to = 0;
    for (; ; to++) {
      if ((itemAt(targets, from) & ~taken & (1 << to)) === 0) continue;
      const below = count(taken | (1 << to), kind.isRing ? to : from + 1);
      if (left < below) break;
      left -= below;
    }
    dealt[from] = itemAt(living, to);
    taken |= 1 << to;
    from = kind.isRing ? to : from + 1;
  }
  if (kind.isRing) dealt[from] = itemAt(living, 0);
  return dealt;
};

const holds = (living: readonly number[], { allowed }: Kind, dealt: readonly number[]): boolean =>
  living.every((from, k) => allowed(from, itemAt(dealt, k)));

const tryOnce = (living: readonly number[], { isRing }: Kind, stream: Stream): readonly number[] =>
  (isRing ? ring : shuffle)(living, stream);

/** Words that anyone can work out, for a test that has to say the same to all: a generator of Lehmer's. */
const publicStream = (): Stream => {
  let state = 1;
  const half = (): number => {
    state = (state * 48271) % 2147483647;
    return state & 0xffff;
  };
  return streamOf(() => half() * 0x10000 + half());
};

/** Whether a deal of these seats holds. It depends on nothing but the seats and the wishes, so that its answer gives no card away. */
export const isPossible = (living: readonly number[], kind: Kind): boolean => {
  if (living.length <= MOST_SURVEYED) {
    const { count, start } = counter(living, kind, 1);
    return count(start, 0) > 0;
  }
  const stream = publicStream();
  for (let k = 0; k < TRIES_OF_MANY; k++) if (holds(living, kind, tryOnce(living, kind, stream))) return true;
  return false;
};

/** A valid deal of seats for which there is one. What lands in position k is dealt to the k-th of the living. */
export const drawDeal = (living: readonly number[], kind: Kind, stream: Stream): readonly number[] => {
  const most = living.length <= MOST_SURVEYED ? TRIES : Number.POSITIVE_INFINITY;
  for (let k = 0; k < most; k++) {
    const dealt = tryOnce(living, kind, stream);
    if (holds(living, kind, dealt)) return dealt;
  }
  return drawByNumber(living, kind, stream);
};

/** Of up to `MOST_SURVEYED` living seats: how many deals hold, and by seat those that it is dealt in some of them. */
export const surveyDeals = (living: readonly number[], kind: Kind) => {
  const { count, known, targets, start } = counter(living, kind);
  const found = living.map(() => new Set<number>());
  const all = (1 << living.length) - 1;
  const left = count(start, 0);
  // Every beginning that was counted can come to be: a step from it is in some deal if the step can be gone on from.
  for (const key of known.keys()) {
    const [taken, from] = [Math.floor(key / living.length), key % living.length];
    const free = itemAt(targets, from) & ~taken;
    for (const to of living.keys()) {
      const next = taken | (1 << to);
      if ((free & (1 << to)) === 0 || count(next, kind.isRing ? to : from + 1) === 0) continue;
      itemAt(found, from).add(to);
      if (kind.isRing && next === all) itemAt(found, to).add(0);
    }
  }
  const targetsOf: ReadonlyMap<number, readonly number[]> = new Map(
    living.map((seat, place) => [seat, living.filter((_, to) => itemAt(found, place).has(to))]),
  );
  return { left, targetsOf };
};
