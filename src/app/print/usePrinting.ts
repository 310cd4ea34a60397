/** One print job at a time: starting, following and cancelling it. */
import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import type { PrintJob } from '../../print/job';
import { href } from '../links';
import { printInWorker } from './client';
import type { PrintRun } from './PrintJobView';

/** "paper-dagger-target-7-a4.pdf" */
const fileName = ({ kit, request, paper }: PrintJob): string =>
  `paper-dagger-${kit}-${request.names?.length ?? request.count ?? 0}-${paper}.pdf`;

export const usePrinting = (onProblem: (problem: Problem) => void) => {
  const [run, setRun] = useState<PrintRun>({ state: 'idle' });
  const current = useRef<AbortController | undefined>(undefined);

  const stop = (state: 'idle' | 'cancelled') => {
    current.current?.abort();
    setRun({ state });
  };

  const start = async (job: PrintJob) => {
    stop('idle');
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setRun({ state: 'printing', done: 0 });
    const printed = await printInWorker(job, {
      fonts: href('fonts'),
      onProgress: (done) => setRun({ state: 'printing', done }),
      signal,
    });
    if (signal.aborted) return;
    if (printed.ok) setRun({ state: 'done', file: printed.value, name: fileName(job) });
    else {
      setRun({ state: 'idle' });
      onProblem(printed.error);
    }
  };

  return { run, start, stop };
};
