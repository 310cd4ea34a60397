/** The page's half of the worker: orders go out, reports come in, and pictures are painted on request. */
import { err, ok, type Problem, type Result } from '../../../base/result';
import type { ExportedFile } from '../../../press/exports/export-file';
import type { ExportJob } from '../../../press/exports/job';
import type { PrintedFile } from '../../../press/kit-file';
import type { SeatCardsJob } from '../../../press/seat-cards';
import type { PrintPlan } from '../../../print/plan';

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

/** A print job travels as the fragment of its address: the one form of a job that every part of the program reads. */
interface JobOrder {
  readonly job: string;
  /** Folder of the font files, with its closing slash. */
  readonly fonts: string;
}

export type StudioOrder =
  | ({
      readonly kind: 'print';
      /** The printer profile to correct for, as its file has it. */
      readonly profile?: string;
    } & JobOrder)
  | ({ readonly kind: 'preview' /** Later ones are greater. */; readonly id: number } & JobOrder)
  | { readonly kind: 'export'; readonly job: ExportJob; readonly fonts: string }
  | { readonly kind: 'seats'; readonly job: SeatCardsJob; readonly fonts: string }
  | {
      readonly kind: 'side';
      /** Of the preview that it belongs to. */
      readonly id: number;
      readonly side: number;
      /** Outlines in place of fronts, which are secret. */
      readonly faceDown: boolean;
    }
  | { readonly kind: 'painted'; readonly request: number; readonly bytes: Uint8Array | Uint8ClampedArray }
  | { readonly kind: 'not-painted'; readonly request: number; readonly message: string };

/** A side of a preview, before it is drawn on the screen. */
export interface PreviewSide {
  /** Counted from 0. */
  readonly sheet: number;
  readonly face: 'front' | 'back';
  /** "Sheet 1, front: 9 cards" */
  readonly alt: string;
}

/** A picture that only a page can paint, its text as outlines. */
export interface PaintOrder {
  readonly kind: 'paint';
  readonly request: number;
  /** A PNG file, or four bytes a dot. */
  readonly as: 'png' | 'pixels';
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export type StudioReport =
  | PaintOrder
  | { readonly kind: 'progress' /** 0 to 1 */; readonly done: number }
  | { readonly kind: 'printed'; readonly bytes: Uint8Array; readonly pages: number; readonly cards: number }
  | { readonly kind: 'exported'; readonly bytes: Uint8Array; readonly images: number }
  | {
      readonly kind: 'previewed';
      readonly id: number;
      readonly plan: PrintPlan;
      readonly sides: readonly PreviewSide[];
    }
  | { readonly kind: 'ink'; readonly id: number /** Share of the paper, 0 to 1. */; readonly ink: number }
  | { readonly kind: 'side'; readonly id: number; readonly side: number; readonly svg: string }
  | { readonly kind: 'refused'; readonly id?: number; readonly problem: Problem };
