/** A kept table that cannot be read: what is wrong, and the text itself, to be saved before anything else is done. */
import { useEffect, useState } from 'preact/hooks';

interface Props {
  message: string;
  text: string;
  fileName: string;
  /** Where a part of it can be played on from: how much, and how. */
  until?: { readonly events: number; readonly onPlay: () => void } | undefined;
}

export const Damaged = ({ message, text, fileName, until }: Props) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return (
    <section class="damaged" role="alert">
      <p class="wrong">
        <strong>Damaged</strong>
        The table that this browser keeps cannot be read. {message}
      </p>
      <p>Nothing of it is lost: it stays in this browser, also when you start another game.</p>
      <div class="buttons">
        {until && (
          <button class="button strong" type="button" onClick={until.onPlay}>
            Play on after {until.events === 1 ? '1 event' : `${until.events} events`}
          </button>
        )}
        <a class="button" href={address} download={fileName}>
          Download what is there
        </a>
      </div>
    </section>
  );
};
