/** The page's half of the worker: orders go out, reports come in, and pictures are painted on request. */
import { err, ok, type Result } from '../../base/result';
import type { ExportedFile } from '../../press/exports/export-file';
import type { PrintedFile } from '../../press/kit-file';
import type { PaintOrder, StudioOrder, StudioReport } from './messages';

const paintFor = async (worker: Worker, { request, as, svg, width, height }: PaintOrder): Promise<void> => {
  const send = (order: StudioOrder, transfer: Transferable[] = []) => worker.postMessage(order, transfer);
  try {
    // Not before the first picture: the settings come first.
    const { paintInBrowser, rasteriseInBrowser } = await import('./raster-browser');
    const bytes = await (as === 'png' ? rasteriseInBrowser : paintInBrowser)(svg, width, height);
    send({ kind: 'painted', request, bytes }, [bytes.buffer]);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'This browser could not paint a picture.';
    send({ kind: 'not-painted', request, message });
  }
};

/** A worker whose paint orders are answered; all other reports go to `hear`, and what breaks in it to `fail`. */
export const startWorker = (
  hear: (report: Exclude<StudioReport, PaintOrder>) => void,
  fail: (message: string) => void,
): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<StudioReport>) => {
    if (data.kind === 'paint') void paintFor(worker, data);
    else hear(data);
  });
  worker.addEventListener('error', (event) =>
    fail(event.message || 'The file could not be made. Reload the page and try again.'),
  );
  return worker;
};

export interface MakeOptions {
  /** Share of the work that is done, 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

export type MadeFile =
  | ({ readonly kind: 'printed' } & PrintedFile)
  | ({ readonly kind: 'exported' } & ExportedFile);

/** Makes one file in a worker of its own, which ends at once when it is asked to. */
export const makeInWorker = (
  order: Extract<StudioOrder, { kind: 'print' | 'export' | 'seats' }>,
  { onProgress, signal }: MakeOptions,
): Promise<Result<MadeFile>> =>
  new Promise((resolve) => {
    const finish = (result: Result<MadeFile>): void => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    const cancel = (): void => finish(err('cancelled', 'Printing was cancelled.'));
    const worker = startWorker(
      (report) => {
        if (report.kind === 'progress') onProgress(report.done);
        else if (report.kind === 'refused') finish({ ok: false, error: report.problem });
        else if (report.kind === 'printed' || report.kind === 'exported') finish(ok(report));
      },
      (message) => finish(err('print-failed', message)),
    );
    signal.addEventListener('abort', cancel);
    worker.postMessage(order);
  });
