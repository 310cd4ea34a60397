import type { ComponentChildren } from 'preact';

interface Props {
  /** Where the game is, one question, and what to do. */
  moment: {
    readonly where: readonly string[];
    readonly title: string;
    readonly sentence?: string | undefined;
  };
  /** After the sentence: the rule that says more. */
  children?: ComponentChildren;
}

/** The head of a session. */
export const Question = ({ moment: { where, title, sentence }, children }: Props) => (
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
