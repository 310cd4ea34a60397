/** Prints in a worker, with progress, and stops it at once when asked to. */
import { err, ok, type Result } from '../../base/result';
import { encodeJob, type PrintJob } from '../../print/job';
import type { PrintedFile } from '../../print/kit-file';
import type { PrintOrder, PrintReport } from './messages';

export interface PrintOptions {
  /** Folder of the font files, with its closing slash. */
  readonly fonts: string;
  /** Share of the work that is done, 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

export const printInWorker = (job: PrintJob, options: PrintOptions): Promise<Result<PrintedFile>> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const finish = (result: Result<PrintedFile>): void => {
      worker.terminate();
      options.signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    const cancel = (): void => finish(err('cancelled', 'Printing was cancelled.'));
    options.signal.addEventListener('abort', cancel);
    worker.addEventListener('error', (event) =>
      finish(
        err('print-failed', event.message || 'The file could not be made. Reload the page and try again.'),
      ),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<PrintReport>) => {
      if (data.kind === 'progress') options.onProgress(data.done);
      else if (data.kind === 'refused') finish({ ok: false, error: data.problem });
      else finish(ok({ bytes: data.bytes, pages: data.pages, cards: data.cards }));
    });
    worker.postMessage({ job: encodeJob(job), fonts: options.fonts } satisfies PrintOrder);
  });
