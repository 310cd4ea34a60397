/**
 * T8: the chance that a new deal repeats a target. One of n players dies, whoever it is, and the n - 1 survivors are dealt
 * anew. Counted by inclusion and exclusion over the cards that nobody may get: their own name, and their old target.
 */
import { type Fraction, fraction } from '../../base/fraction';
import { derangements } from './odds';

/** Coefficients by how many forbidden cards have been chosen, no two of one player or with one name. */
type Rooks = readonly bigint[];

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

const choose = (n: number, k: number): bigint =>
  k < 0 || k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k));

const times = (a: Rooks, b: Rooks): Rooks =>
  Array.from({ length: a.length + b.length - 1 }, (_, k) =>
    a.reduce((sum, one, i) => sum + one * (b[k - i] ?? 0n), 0n),
  );

const plus = (a: Rooks, b: Rooks, factor: bigint): Rooks =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, k) => (a[k] ?? 0n) + factor * (b[k] ?? 0n));

/** An old ring of k survivors: 2k forbidden cards in a circle, of which no two neighbours go together. */
const ringRooks = (k: number): Rooks =>
  Array.from({ length: k + 1 }, (_, j) =>
    j === 0 ? 1n : (choose(2 * k - j, j) * BigInt(2 * k)) / BigInt(2 * k - j),
  );

/** An old ring that has lost one to death, k survivors in a line: 2k - 1 forbidden cards in a row. */
const lineRooks = (k: number): Rooks => Array.from({ length: k + 1 }, (_, j) => choose(2 * k - j, j));

/** Over all deals of n players, the product of the rooks of their rings. */
const allRings = (n: number): Rooks => {
  const sums: Rooks[] = [[1n]];
  for (let size = 1; size <= n; size++) {
    let sum: Rooks = [0n];
    for (let k = 2; k <= size; k++) {
      const ways = factorial(size - 1) / factorial(size - k);
      sum = plus(sum, times(ringRooks(k), sums[size - k] as Rooks), ways);
    }
    sums.push(sum);
  }
  return sums[n] as Rooks;
};

/** Pairs of an old deal of n and a new one of the survivors in which nobody has the same target again. */
const freshPairs = (players: number): bigint => {
  let rooks: Rooks = [0n];
  for (let k = 2; k <= players; k++) {
    const ways = factorial(players - 1) / factorial(players - k);
    rooks = plus(rooks, times(lineRooks(k - 1), allRings(players - k)), ways);
  }
  return rooks.reduce(
    (sum, count, j) =>
      j < players ? sum + (j % 2 === 0 ? count : -count) * factorial(players - 1 - j) : sum,
    0n,
  );
};

/** That somebody among the survivors gets the same target again, of n players before the death; n is 4 or more. */
export const someRepeatChance = (players: number): Fraction => {
  const pairs = derangements(players) * derangements(players - 1);
  return fraction(pairs - freshPairs(players), pairs);
};

/** That you do, where your target is alive: you have one of the n - 2 other survivors, each as likely. */
export const ownRepeatChance = (players: number): Fraction => fraction(1, players - 2);
