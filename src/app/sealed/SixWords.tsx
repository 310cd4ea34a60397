/** The six words that every phone of a table shows, and who has answered by phone. */
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../base/words';
import type { Invitation } from '../../deal/sealed/invitation';

interface Props {
  invitation: Invitation;
  /** t of each seat. */
  tags: readonly Uint8Array[];
  /** Who has answered by phone; nothing where it is not asked. */
  answered?: readonly string[];
}

/** Working them out takes a phone a second: once for each deal. */
const known = new Map<string, Promise<readonly string[]>>();

const wordsOf = (invitation: Invitation, tags: readonly Uint8Array[]): Promise<readonly string[]> => {
  const key = [invitation.hash, ...tags].join();
  const words =
    known.get(key) ??
    import('../../deal/sealed/words').then(({ tableWords }) => tableWords(invitation, tags));
  known.set(key, words);
  return words;
};

export const SixWords = ({ invitation, tags, answered }: Props) => {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    setWords([]);
    wordsOf(invitation, tags).then((found) => !isGone && setWords(found));
    return () => {
      isGone = true;
    };
  }, [[invitation.hash, ...tags].join()]);
  return (
    <div class="seal">
      <p class="label">Say them aloud: six words, the same on all phones</p>
      <ol class="form" aria-busy={words.length === 0}>
        {words.map((word, at) => (
          <li key={at}>{word}</li>
        ))}
      </ol>
      {answered && (
        <p class="help">
          {answered.length > 0
            ? `Answered by phone: ${listed(answered)}.`
            : 'No phone answered, so the host’s device alone dealt.'}
        </p>
      )}
    </div>
  );
};
