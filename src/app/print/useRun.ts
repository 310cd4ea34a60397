/** One file at a time: starting, following and cancelling it. */
import { useRef, useState } from 'preact/hooks';
import type { Problem, Result } from '../../base/result';
import { type MadeFile, makeInWorker } from './client';
import type { StudioOrder } from './messages';

export type Run =
  | { readonly state: 'idle' | 'cancelled' }
  | { readonly state: 'making' /** 0 to 1 */; readonly done: number; readonly what: string }
  | { readonly state: 'done'; readonly file: MadeFile; readonly name: string; readonly what: string };

export interface RunOrder {
  readonly order: Extract<StudioOrder, { kind: 'print' | 'export' }>;
  /** The name that the file is saved under. */
  readonly name: string;
  /** "the PDF" */
  readonly what: string;
}

export const useRun = (onProblem: (problem: Problem) => void) => {
  const [run, setRun] = useState<Run>({ state: 'idle' });
  const current = useRef<AbortController | undefined>(undefined);

  const stop = (state: 'idle' | 'cancelled') => {
    current.current?.abort();
    current.current = undefined;
    setRun((run) => (run.state === 'idle' && state === 'idle' ? run : { state }));
  };

  const start = async ({ order, name, what }: RunOrder) => {
    stop('idle');
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setRun({ state: 'making', done: 0, what });
    let shown = 0;
    const made: Result<MadeFile> = await makeInWorker(order, {
      onProgress: (done) => {
        // A hundredth is all that anybody sees, and the page has more to do than to count.
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
