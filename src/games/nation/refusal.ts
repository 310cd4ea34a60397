/** What a table refuses, with the rule that refuses it: a ruling's id, or in words the rule of the game. */
import type { Problem } from '../../base/result';

export type RuleId =
  | 'N1'
  | 'N2'
  | 'N5'
  | 'N7'
  | 'N8'
  | 'over'
  | 'turn'
  | 'market'
  | 'buying'
  | 'hand'
  | 'hand limit'
  | 'phase'
  | 'modifier'
  | 'target'
  | 'doubles'
  | 'die'
  | 'deck'
  | 'money';

export interface RuleProblem extends Problem {
  readonly rule: RuleId;
}

export const problem = (rule: RuleId, code: string, message: string): RuleProblem => ({
  rule,
  code,
  message: `${message} (${rule})`,
});

/** The problem with what so many dice show, if there is one. */
export const wrongDice = (dice: readonly number[], count: number): RuleProblem | undefined => {
  if (dice.length !== count)
    return problem(
      'die',
      'dice-count',
      count === 1 ? 'One die is rolled.' : 'Two dice are rolled, and the higher counts.',
    );
  for (let k = 0; k < dice.length; k++) {
    const value = dice[k] as number;
    if (!Number.isInteger(value) || value < 1 || value > 6)
      return problem('die', 'no-such-value', `A die shows 1 to 6, and never ${value}.`);
  }
  return undefined;
};
