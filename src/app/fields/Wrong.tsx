/** What is wrong with a field or a page, beside it. Empty it takes no room, and what comes into it is read out. */
interface Props {
  id?: string;
  message?: string | undefined;
  /** The word before the message. */
  word?: string;
  /** A class. */
  kind?: string;
}

export const Wrong = ({ id, message, word = 'Fix', kind = '' }: Props) => (
  <div id={id} aria-live="polite">
    {message && (
      <p class={`wrong ${kind}`.trim()}>
        <strong>{word}</strong>
        {message}
      </p>
    )}
  </div>
);
