/** Opens a game that was saved as a file. */
import { useState } from 'preact/hooks';

/** More than any game takes, in bytes; what is larger is no game. */
const MOST_BYTES = 2_000_000;

interface Props {
  onText: (text: string) => void;
  /** What is wrong with the text that was given. */
  problem?: string | undefined;
}

export const OpenFile = ({ onText, problem: textProblem }: Props) => {
  const [fileProblem, setProblem] = useState<string>();
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    // The same file can be chosen again after it was corrected.
    input.value = '';
    if (!file) return;
    setProblem(undefined);
    if (file.size > MOST_BYTES)
      return setProblem(`${file.name} has more than 2 MB, and no game has so much: choose another file.`);
    try {
      onText(await file.text());
    } catch {
      setProblem(`${file.name} cannot be read: save it on this device first, then choose it again.`);
    }
  };
  const problem = fileProblem ?? textProblem;
  return (
    <div class="open-file">
      <label class="button">
        Open a file
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget)}
        />
      </label>
      <div aria-live="polite">
        {problem && (
          <p class="wrong">
            <strong>File</strong>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
};
