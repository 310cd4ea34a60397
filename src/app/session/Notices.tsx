/** What has become of keeping the session: read out when it comes, and shown until it is fixed. */
interface Props {
  refused: string | undefined;
  notice: string | undefined;
}

const Notice = ({ kind, word, message }: { kind: string; word: string; message: string | undefined }) => (
  <div aria-live="polite">
    {message && (
      <p class={`wrong ${kind}`}>
        <strong>{word}</strong>
        {message}
      </p>
    )}
  </div>
);

export const Notices = ({ refused, notice }: Props) => (
  <div class="notices">
    <Notice kind="not-kept" word="Not kept" message={refused} />
    <Notice kind="noticed" word="Note" message={notice} />
  </div>
);
