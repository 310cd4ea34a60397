/** Opens files: any, or one that was saved on this site, a game or all that a browser keeps. */

import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { Wrong } from './Wrong';

interface PickProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple' | 'children'> {
  /** Of the label. */
  class?: string;
  onFiles: (files: readonly File[]) => void;
}

export const PickFiles = ({ class: look = 'button', onFiles, children, ...rest }: PickProps) => (
  <label class={look}>
    {children}
    <input
      class="sr"
      type="file"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file can be chosen again after it was corrected.
        currentTarget.value = '';
        onFiles(files);
      }}
      {...rest}
    />
  </label>
);

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
  const read = async (file: File): Promise<void> => {
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
      <PickFiles accept=".json,application/json" onFiles={([file]) => file && void read(file)}>
        {label}
      </PickFiles>
      <Wrong word={m.file} message={fileProblem ?? problem} />
    </div>
  );
};
