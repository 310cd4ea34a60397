/** The page's half of the worker: it starts one, and paints the pictures that no worker can. */
import { proxy, type Remote, transfer, wrap } from 'comlink';
import { err, type Result } from '../../../base/result';
import type { ExportedFile } from '../../../press/exports/export-file';
import type { PrintedFile } from '../../../press/kit-file';
import { href } from '../../links';
import type { PaintOnPage, StudioWorker } from './worker';

const paint: PaintOnPage = async (as, svg, width, height, clear) => {
  // Not before the first picture: the settings come first.
  const { paintInBrowser, rasteriseInBrowser } = await import('./raster-browser');
  const bytes = await (as === 'png'
    ? rasteriseInBrowser(svg, width, height, clear)
    : paintInBrowser(svg, width, height));
  return transfer(bytes, [bytes.buffer]);
};

/** A worker, and what ends it. `fail` gets what breaks in it outside a call. */
export const startWorker = (fail: (message: string) => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', (event) =>
    fail(event.message || 'The file could not be made. Reload the page and try again.'),
  );
  const studio = wrap<StudioWorker>(worker);
  void studio.start(href('fonts'), proxy(paint));
  return { studio, end: () => worker.terminate() };
};

export type MadeFile = PrintedFile | ExportedFile;

/** Makes a file with a worker. `onProgress` is given the share of the work that is done, 0 to 1. */
export type MakeFile<File> = (
  studio: Remote<StudioWorker>,
  onProgress: (done: number) => void,
) => Promise<Result<File>>;

interface MakeOptions {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Makes one file in a worker of its own, which ends at once when it is asked to. */
export const makeInWorker = <File>(
  make: MakeFile<File>,
  { onProgress, signal }: MakeOptions,
): Promise<Result<File>> =>
  new Promise((resolve) => {
    let isOver = false;
    const finish = (result: Result<File>): void => {
      isOver = true;
      end();
      signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    const fail = (message: string): void => finish(err('print-failed', message));
    const cancel = (): void => finish(err('cancelled', 'Printing was cancelled.'));
    const { studio, end } = startWorker(fail);
    signal.addEventListener('abort', cancel);
    // Progress has a channel of its own, and can come after the file.
    const onShare = (done: number): unknown => isOver || onProgress(done);
    make(studio, proxy(onShare)).then(finish, (error: Error) => fail(error.message));
  });
