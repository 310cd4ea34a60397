/** How long a day is when nobody knows anything: exact numbers of votes, which are what a threshold changes (M2). */
import { type Fraction, fraction } from '../../base/fraction';

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

/** The mean number of votes until one succeeds, where each of `voters` tosses a coin and `needed` hands are enough. */
export const meanVotes = (voters: number, needed: number): Fraction =>
  fraction(2n ** BigInt(voters), waysOfAtLeast(voters, needed));
