/** What a table refuses, with the rule of the Law that refuses it. */
import type { RuleProblem as Refusal } from '../../base/result';

/** Rules that the table on the site enforces: it scores a game with printed cards. */
export const RULE_IDS = [
  'seats',
  'pyramid',
  'taken',
  'hit-list',
  'money',
  'order',
  'mark',
  'contract',
  'weapon',
  'double',
  'laid-modifiers',
  'time-tie',
  'line',
  'dice',
  'winner',
  'duel',
  'duel-round',
  'story',
] as const;

/** Rules of hands and decks, which only the whole game knows: programs play it. */
export const HAND_RULE_IDS = [
  'available',
  'hand',
  'hand-limit',
  'decks',
  'empty',
  'turns',
  'phase',
  'asks',
  'take-one',
  'buy',
  'buy-full',
  'two-kinds',
  'too-late',
] as const;

export type RuleId = (typeof RULE_IDS | typeof HAND_RULE_IDS)[number];

export type RuleProblem = Refusal<RuleId>;

export const problem = (rule: RuleId, code: string, message: string): RuleProblem => ({
  rule,
  code,
  message,
});

/** The problem with what so many dice show, if there is one. */
export const wrongDice = (dice: readonly number[], count: number): RuleProblem | undefined => {
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
