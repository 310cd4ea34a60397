/** The head of a table: where the game is, one question, and what to do. */

import { RuleLink } from '../../fields/Law';
import type { Moment } from '../game';

export const Question = ({ moment: { where, title, sentence, rule } }: { moment: Omit<Moment, 'over'> }) => (
  <header class="question">
    <p class="where form mute">
      {where.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
    <h1 tabIndex={-1}>{title}</h1>
    {sentence && (
      <p class="sentence">
        {sentence} <RuleLink rule={rule} />
      </p>
    )}
  </header>
);
