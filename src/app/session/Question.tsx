import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

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

/**
 * Focuses the heading when another part of the page is shown; the result is the `ref` of the place. `part` names what is
 * shown, and is `undefined` until there is something: the first part takes no focus.
 */
export const useHead = (part: string | undefined) => {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== part) root.current?.querySelector('h1')?.focus();
    shown.current = part;
  }, [part]);
  return root;
};
