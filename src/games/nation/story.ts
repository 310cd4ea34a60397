/** Storytelling, an option: before the dice, the others vote on how somebody says it was done. */

/** What a story that most do not believe costs, and what it pays in cash tokens if the attempt succeeds all the same. */
export const DOUBTED_MSR = -1;
export const DOUBTED_CASH = 2;

/** N8: a tie counts as for. */
export const isDoubted = (votesFor: number, votesAgainst: number): boolean => votesAgainst > votesFor;
