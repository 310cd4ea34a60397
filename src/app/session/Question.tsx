import type { ComponentChildren } from 'preact';

/** The head of a session: where the game is, one question, and what to do. */
interface Props {
  where: readonly string[];
  title: string;
  sentence?: string | undefined;
  /** After the sentence: the rule that says more. */
  children?: ComponentChildren;
}

export const Question = ({ where, title, sentence, children }: Props) => (
  <header class="question">
    <p class="where form mute">
      {where.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
    <h1 tabIndex={-1}>{title}</h1>
    {sentence && (
      <p class="sentence">
        {sentence}
        {children}
      </p>
    )}
  </header>
);
