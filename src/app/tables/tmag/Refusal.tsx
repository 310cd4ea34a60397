/** Why an event was refused, with the rule that refuses it. Empty it takes no room, and what comes into it is read out. */
import type { RuleId, RuleProblem } from '../../../games/tmag/state';
import { href } from '../../links';

/** Where the rules say it: a ruling by its id, the rest by the section it stands in. */
const PLACES: Readonly<Record<RuleId, string>> = {
  G1: 'G1',
  G2: 'G2',
  G3: 'G3',
  count: 'moving',
  base: 'bases',
  passing: 'moving',
  'safe-house': 'moving',
  die: 'turns',
  square: 'set-up',
  over: 'winning',
};

export const Refusal = ({ problem }: { problem: RuleProblem | undefined }) => (
  <div role="alert">
    {problem && (
      <p class="wrong">
        <strong>No</strong>
        {problem.message} <a href={`${href('rules', 'tmag')}#${PLACES[problem.rule]}`}>The rule</a>
      </p>
    )}
  </div>
);
