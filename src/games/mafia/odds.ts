/**
 * The exact chance that Assassin and Plebs win when nobody knows anything: every lynch falls uniformly on the living,
 * every assassination uniformly on the others.
 *
 * With t players alive, m of them Mafia, a lynch has t equal outcomes and an assassination t - 1 (the Assassin does not
 * point at himself). So every position with t players has the same denominator, whatever its m: `ways`, the product
 * of these numbers. Only numerators are kept, and nothing is reduced before the end.
 */
import { type Fraction, fraction } from '../../base/fraction';

/**
 * The positions with `players` alive before a lynch, built from the last player up: by number of Mafia, from 0 to players - 1,
 * in how many of the `ways` the Assassin and the Plebs win.
 */
const layerFor = (players: number) => {
  let wins = [1n];
  let ways = 1n;
  for (let alive = 2; alive <= players; alive++) {
    const isLynch = (players - alive) % 2 === 0;
    ways *= BigInt(isLynch ? alive : alive - 1);
    const fewer = wins;
    wins = Array.from({ length: alive }, (_, mafia) => {
      const plebs = alive - 1 - mafia;
      if (mafia === 0) return ways;
      if (plebs === 0) return 0n;
      // A Mafia dies, or a Pleb; where the Assassin is lynched the Mafia win, which adds nothing.
      return BigInt(mafia) * (fewer[mafia - 1] ?? 0n) + BigInt(plebs) * (fewer[mafia] ?? 0n);
    });
  }
  return { wins, ways };
};

const distance = (a: bigint, b: bigint): bigint => (a < b ? b - a : a - b);

/**
 * The odds of one mix, with the Mafia count whose odds lie nearest to even, out of 1 to players - 2; of two that lie
 * equally near, the smaller.
 *
 * @throws RangeError unless there are at least one Mafia and one Pleb besides the Assassin.
 */
export const oddsFor = (players: number, mafia: number) => {
  if (!(mafia >= 1 && mafia <= players - 2)) throw new RangeError(`no odds for ${mafia} Mafia of ${players}`);
  const { wins, ways } = layerFor(players);
  const winsOf = (count: number): bigint => wins[count] ?? 0n;
  const offEven = (count: number): bigint => distance(2n * winsOf(count), ways);
  let nearest = 1;
  for (let count = 2; count <= players - 2; count++) {
    if (offEven(count) < offEven(nearest)) nearest = count;
  }
  /** `town` is the chance that Assassin and Plebs win. */
  const oddsOf = (count: number) => ({ mafia: count, town: fraction(winsOf(count), ways) });
  return { odds: oddsOf(mafia), nearestEven: oddsOf(nearest) };
};

/** Ways in which at least `needed` of `voters` hands are up. */
const waysOfAtLeast = (voters: number, needed: number): bigint => {
  let ways = 0n;
  let choose = 1n; // binomial(voters, k)
  for (let k = 0; k <= voters; k++) {
    if (k >= needed) ways += choose;
    choose = (choose * BigInt(voters - k)) / BigInt(k + 1);
  }
  return ways;
};

/** The chance that `voters` who toss a coin reject each of as many accusations as there are players alive. */
export const deadlockChance = (voters: number, needed: number): Fraction => {
  const ways = 2n ** BigInt(voters);
  const alive = BigInt(voters + 1);
  return fraction((ways - waysOfAtLeast(voters, needed)) ** alive, ways ** alive);
};

/** The mean number of votes until one succeeds, where each of `voters` tosses a coin and `needed` hands are enough. */
export const meanVotes = (voters: number, needed: number): Fraction =>
  fraction(2n ** BigInt(voters), waysOfAtLeast(voters, needed));
