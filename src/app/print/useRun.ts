/** One file at a time: starting, following and cancelling it. */
import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import { type MadeFile, type MakeFile, makeInWorker } from './worker/client';

export type Run<File = MadeFile> =
  | { readonly state: 'idle' | 'cancelled' }
  | { readonly state: 'making' /** 0 to 1 */; readonly done: number; readonly what: string }
  | { readonly state: 'done'; readonly file: File; readonly name: string; readonly what: string };

interface RunOrder<File> {
  readonly make: MakeFile<File>;
  /** The name that the file is saved under. */
  readonly name: string;
  /** "the PDF" */
  readonly what: string;
}

export const useRun = <File extends MadeFile = MadeFile>(onProblem: (problem: Problem) => void) => {
  const [run, setRun] = useState<Run<File>>({ state: 'idle' });
  const current = useRef<AbortController | undefined>(undefined);

  const stop = (state: 'idle' | 'cancelled') => {
    current.current?.abort();
    current.current = undefined;
    setRun((run) => (run.state === 'idle' && state === 'idle' ? run : { state }));
  };

  const start = async ({ make, name, what }: RunOrder<File>) => {
    stop('idle');
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setRun({ state: 'making', done: 0, what });
    let shown = 0;
    const made = await makeInWorker(make, {
      onProgress: (done) => {
        // No one sees less than a hundredth, and the page has other work.
        if (done - shown < 0.01 || signal.aborted) return;
        shown = done;
        setRun({ state: 'making', done, what });
      },
      signal,
    });
    if (signal.aborted) return;
    if (made.ok) setRun({ state: 'done', file: made.value, name, what });
    else {
      setRun({ state: 'idle' });
      onProblem(made.error);
    }
  };

  return { run, start, stop };
};
