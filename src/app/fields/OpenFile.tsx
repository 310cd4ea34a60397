/** Opens a file that was saved on this site: a game, or all that a browser keeps. */

import { useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { Wrong } from './Wrong';

interface Props {
  label?: string;
  /** MB that no such file has. */
  most?: number;
  onText: (text: string) => void;
  /** What is wrong with the text that was given. */
  problem?: string | undefined;
}

export const OpenFile = ({ label = m.openFile, most = 2, onText, problem }: Props) => {
  const [fileProblem, setProblem] = useState<string>();
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    // The same file can be chosen again after it was corrected.
    input.value = '';
    if (!file) return;
    setProblem(undefined);
    if (file.size > most * 1e6) return setProblem(m.fileTooLarge({ name: file.name, most }));
    try {
      onText(await file.text());
    } catch {
      setProblem(m.fileUnreadable({ name: file.name }));
    }
  };
  return (
    <div class="open-file">
      <label class="button">
        {label}
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget)}
        />
      </label>
      <Wrong word={m.file} message={fileProblem ?? problem} />
    </div>
  );
};
