/** One file at a time, each made in a worker of its own: starting, following and cancelling it. */
import { proxy, type Remote } from 'comlink';
import { useRef, useState } from 'preact/hooks';
import { err, type Problem, type Result } from '../../base/result';
import type { ExportedFile } from '../../files/exports/export-file';
import { startWorker } from './worker/client';
import type { MadeBooklet, StudioWorker } from './worker/worker';

export type MadeFile = MadeBooklet | ExportedFile;

export type Run =
  | { readonly state: 'idle' | 'cancelled' }
  | { readonly state: 'making' /** 0 to 1 */; readonly done: number; readonly what: string }
  | { readonly state: 'done'; readonly file: MadeFile; readonly name: string; readonly what: string };

interface RunOrder {
  /** `onProgress` is given the share of the work that is done, 0 to 1. */
  readonly make: (
    studio: Remote<StudioWorker>,
    onProgress: (done: number) => void,
  ) => Promise<Result<MadeFile>>;
  /** The name that the file is saved under. */
  readonly name: string;
  /** "the PDF" */
  readonly what: string;
}

export const useRun = (onProblem: (problem: Problem) => void) => {
  const [run, setRun] = useState<Run>({ state: 'idle' });
  /** Ends the worker, if there is one. */
  const end = useRef<() => void>();

  const stop = (state: 'idle' | 'cancelled') => {
    end.current?.();
    end.current = undefined;
    setRun((run) => (run.state === 'idle' && state === 'idle' ? run : { state }));
  };

  const start = ({ make, name, what }: RunOrder) => {
    stop('idle');
    const finish = (made: Result<MadeFile>) => {
      if (end.current !== worker.end) return;
      stop('idle');
      if (made.ok) setRun({ state: 'done', file: made.value, name, what });
      else onProblem(made.error);
    };
    const fail = (message: string) => finish(err('print-failed', message));
    const worker = startWorker(fail);
    end.current = worker.end;
    setRun({ state: 'making', done: 0, what });
    let shown = 0;
    const onProgress = (done: number) => {
      // No one sees less than a hundredth, and the page has other work. Some of it comes after the file.
      if (done - shown < 0.01 || end.current !== worker.end) return;
      shown = done;
      setRun({ state: 'making', done, what });
    };
    make(worker.studio, proxy(onProgress)).then(finish, (error: Error) => fail(error.message));
  };

  return { run, start, stop };
};
