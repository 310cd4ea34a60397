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
