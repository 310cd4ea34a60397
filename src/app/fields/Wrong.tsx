import type { HTMLAttributes } from 'preact';
import * as m from '#messages/fields';

interface WarnedProps extends HTMLAttributes<HTMLParagraphElement> {
  word: string;
}

/** A warning, after the word that says of what kind it is. */
export const Warned = ({ word, children, ...rest }: WarnedProps) => (
  <p class="wrong" {...rest}>
    <strong>{word}</strong>
    {children}
  </p>
);

/** What is wrong with a field or a file, beside it. Empty it takes no room, and what comes into it is read out. */
interface Props {
  id?: string;
  message?: string | undefined;
  /** The word before the message. */
  word?: string;
}

export const Wrong = ({ id, message, word = m.fix }: Props) => (
  <div id={id} aria-live="polite">
    {message && <Warned word={word}>{message}</Warned>}
  </div>
);

/** What has become of keeping a session: shown until it is fixed. */
export const Notices = ({ refused, notice }: { refused: string | undefined; notice: string | undefined }) => (
  <div class="notices">
    <Wrong word={m.notKept} message={refused} />
    <Wrong word={m.note} message={notice} />
  </div>
);
