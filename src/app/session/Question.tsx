/** The head of a table: where the game is, one question, and what to do. */
import type { Moment } from '../tables/game';

export const Question = ({ moment: { where, title, sentence } }: { moment: Omit<Moment, 'over'> }) => (
  <header class="question">
    <p class="where form mute">
      {where.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
    <h1 tabIndex={-1}>{title}</h1>
    {sentence && <p class="sentence">{sentence}</p>}
  </header>
);
