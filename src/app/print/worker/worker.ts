/** Draws, prints and exports off the page's thread, so that typing and scrolling go on meanwhile. */
import layoutWasm from 'satori/layout.wasm?url';
import { ok } from '../../../base/result';
import { exportKit } from '../../../press/exports/export-file';
import { decodeJob } from '../../../press/job';
import { printKit } from '../../../press/kit-file';
import { printSeatCards } from '../../../press/seat-cards';
import { parseProfile } from '../../../print/profile';
import { FontBook } from '../../../scene/fonts/book';
import { startLayout } from '../../../scene/layout';
import type { StudioOrder, StudioReport } from './client';
import { PagePainter } from './page-painter';
import { Previews, Superseded } from './preview';

const report = (message: StudioReport, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is not there (${response.status}). Reload the page.`);
  return new Uint8Array(await response.arrayBuffer());
};

let known: FontBook | undefined;

/** The fonts, which stay loaded as long as the worker lives. */
const openBook = (fonts: string): FontBook => {
  known ??= new FontBook((file) => fetchBytes(fonts + file));
  return known;
};

/** The fonts, and what lays boxes out. */
const startBook = async (fonts: string): Promise<FontBook> => {
  await startLayout(() => fetchBytes(layoutWasm));
  return openBook(fonts);
};

const onProgress = (done: number): void => report({ kind: 'progress', done });
const painter = new PagePainter(report);
const previews = new Previews(painter, report);

const print = async ({ job: fragment, profile: text, fonts }: Extract<StudioOrder, { kind: 'print' }>) => {
  const job = decodeJob(fragment);
  if (!job.ok) return report({ kind: 'refused', problem: job.error });
  const profile = text === undefined ? ok(undefined) : parseProfile(text);
  if (!profile.ok) return report({ kind: 'refused', problem: profile.error });
  const printed = await printKit(job.value, {
    book: await startBook(fonts),
    onProgress,
    ...(profile.value && { profile: profile.value }),
  });
  if (!printed.ok) return report({ kind: 'refused', problem: printed.error });
  report({ kind: 'printed', ...printed.value }, [printed.value.bytes.buffer]);
};

const exportCards = async ({ job, fonts }: Extract<StudioOrder, { kind: 'export' }>) => {
  const book = await startBook(fonts);
  const exported = await exportKit(job, { book, onProgress, rasterise: painter.rasterise });
  if (!exported.ok) return report({ kind: 'refused', problem: exported.error });
  report({ kind: 'exported', ...exported.value }, [exported.value.bytes.buffer]);
};

const printSeats = async ({ job, fonts }: Extract<StudioOrder, { kind: 'seats' }>) => {
  const printed = await printSeatCards(job, openBook(fonts));
  if (!printed.ok) return report({ kind: 'refused', problem: printed.error });
  report({ kind: 'printed', ...printed.value }, [printed.value.bytes.buffer]);
};

const obey = async (order: StudioOrder): Promise<void> => {
  switch (order.kind) {
    case 'print':
      return print(order);
    case 'export':
      return exportCards(order);
    case 'seats':
      return printSeats(order);
    case 'preview':
      return previews.draw(order, await startBook(order.fonts));
    case 'side':
      return previews.show(order);
    case 'painted':
      return painter.painted(order.request, order.bytes);
    case 'not-painted':
      return painter.failed(order.request, order.message);
  }
};

self.addEventListener('message', ({ data }: MessageEvent<StudioOrder>) => {
  obey(data).catch((error: unknown) => {
    if (error instanceof Superseded) return;
    const message = error instanceof Error ? error.message : String(error);
    const id = data.kind === 'preview' ? { id: data.id } : {};
    report({ kind: 'refused', ...id, problem: { code: 'print-failed', message } });
  });
});
