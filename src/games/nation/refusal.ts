/** What a table refuses, with the rule of the Law that refuses it. Which rules those are follows from each table's checks. */
import type { RuleProblem } from '../../base/result';

export const problem = <Rule extends string>(
  rule: Rule,
  code: string,
  message: string,
): RuleProblem<Rule> => ({ rule, code, message });

/** The problem with what so many dice show, if there is one. */
export const wrongDice = (dice: readonly number[], count: number) => {
  if (dice.length !== count)
    return problem(
      'dice',
      'dice-count',
      count === 1 ? 'One die is rolled.' : 'Two dice are rolled, and the higher counts.',
    );
  for (let k = 0; k < dice.length; k++) {
    const value = dice[k] as number;
    if (!Number.isInteger(value) || value < 1 || value > 6)
      return problem('dice', 'no-such-value', `A die shows 1 to 6, and never ${value}.`);
  }
  return undefined;
};
