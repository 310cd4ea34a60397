/** How many hands lynch somebody (M1, M2), and how many send the mob home (M3). */
import type { TableRules, Threshold } from './options';

/** Of `base` who count, how many have to agree: always at least one. */
const NEEDED: Readonly<Record<Exclude<Threshold, 'plurality'>, (base: number) => number>> = {
  half: (base) => Math.floor(base / 2) + 1,
  'two-thirds': (base) => Math.ceil((2 * base) / 3),
  'three-quarters': (base) => Math.ceil((3 * base) / 4),
  all: (base) => base,
};

/**
 * How many hands a vote needs, of `voters` who may vote (M2). Where only votes cast count (M1), `cast` of them were; a
 * vote without votes still needs one.
 */
export const neededVotes = ({ majority, threshold }: TableRules, voters: number, cast = voters): number => {
  // A table of ballots has no such vote; should it ever ask, half is the rule.
  const needed = NEEDED[threshold === 'plurality' ? 'half' : threshold];
  return Math.max(1, needed(majority === 'cast' ? cast : voters));
};

/** M3: more than half of the living, however they lynch. */
export const neededToPass = (living: number): number => NEEDED.half(living);

/** The seat that was named most; nothing where two were named alike, or nobody was (M2). */
export const mostNamed = (named: readonly number[]): number | undefined => {
  const most = Math.max(...named);
  const first = named.indexOf(most);
  return most > 0 && named.lastIndexOf(most) === first ? first : undefined;
};
