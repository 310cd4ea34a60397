/**
 * What chance does to a deal, exactly. Every derangement of the living is equally likely, and a derangement falls into
 * rings: follow the targets from anybody, and you come back to them.
 */
import { addFractions, type Fraction, fraction, multiplyFractions } from '../../base/fraction';

/** The deals that leave nobody with their own card: D(n) = (n - 1)(D(n - 1) + D(n - 2)). */
export const derangements = (players: number): bigint => {
  let [before, count] = [1n, 0n]; // of nobody, and of one
  if (players === 0) return before;
  for (let n = 2; n <= players; n++) [before, count] = [count, BigInt(n - 1) * (count + before)];
  return count;
};

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** n (n - 1) ... in k factors: the ways to choose k of n in order. */
const falling = (n: number, k: number): bigint => factorial(n) / factorial(n - k);

const of = (count: bigint, players: number): Fraction => fraction(count, derangements(players));

/** That your own ring has exactly `length` players: (n - 1)(n - 2) ... for the others in it, and any deal of the rest. */
export const ringLengthChance = (players: number, length: number): Fraction =>
  length < 2 || length > players
    ? fraction(0, 1)
    : of(falling(players - 1, length - 1) * derangements(players - length), players);

/** That your target hunts you: your ring has two players. */
export const mutualChance = (players: number): Fraction => ringLengthChance(players, 2);

/** Pairs at the table who hunt each other, on average: each player is in one with `mutualChance`, two to a pair. */
export const meanPairs = (players: number): Fraction => {
  const { numerator, denominator } = mutualChance(players);
  return fraction(numerator * BigInt(players), denominator * 2n);
};

/** Deals without any such pair: every ring has three players or more. e(n) = (n - 1)(e(n - 1) + (n - 2) e(n - 3)). */
const pairless = (players: number): bigint => {
  const counts = [1n, 0n, 0n];
  for (let n = 3; n <= players; n++) {
    const [one = 0n, three = 0n] = [counts[n - 1], counts[n - 3]];
    counts.push(BigInt(n - 1) * (one + BigInt(n - 2) * three));
  }
  return counts[players] ?? 0n;
};

/** That some two players hunt each other. */
export const somePairChance = (players: number): Fraction =>
  of(derangements(players) - pairless(players), players);

/**
 * Deals that fall into so many rings. The last player joins a ring of the others at one of n - 1 places, or makes a pair
 * with one of them: r(n, k) = (n - 1)(r(n - 1, k) + r(n - 2, k - 1)).
 */
const dealsOfRings = (players: number, rings: number): bigint => {
  if (players === 0) return rings === 0 ? 1n : 0n;
  if (players < 2 || rings < 1) return 0n;
  return BigInt(players - 1) * (dealsOfRings(players - 1, rings) + dealsOfRings(players - 2, rings - 1));
};

/** That the targets fall into exactly so many rings; one ring is the option of `any-deal`. */
export const ringsChance = (players: number, rings: number): Fraction =>
  of(dealsOfRings(players, rings), players);

/** Deals of one ring through everybody: from anyone, the others follow in any order. */
export const ringDeals = (players: number): bigint => factorial(players - 1);

/** The mean of what a ring adds by its length, over the lengths that your own ring may have. */
const meanOver = (players: number, adds: (length: number) => Fraction): Fraction => {
  let mean = fraction(0, 1);
  for (let length = 2; length <= players; length++)
    mean = addFractions(mean, multiplyFractions(ringLengthChance(players, length), adds(length)));
  return mean;
};

/** Rings on average. */
export const meanRings = (players: number): Fraction =>
  meanOver(players, (length) => fraction(players, length));

/** How many players your own ring has on average, you included. */
export const meanRingLength = (players: number): Fraction =>
  meanOver(players, (length) => fraction(length, 1));

/** Coefficients by how many forbidden cards have been chosen, no two of one player or with one name. */
type Rooks = readonly bigint[];

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
      sum = plus(sum, times(ringRooks(k), sums[size - k] ?? []), ways);
    }
    sums.push(sum);
  }
  return sums[n] ?? [];
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
