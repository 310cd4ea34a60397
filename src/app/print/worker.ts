/** Prints a job off the page's thread, so that typing and scrolling go on while a file is made. */
import layoutWasm from 'satori/layout.wasm?url';
import { decodeJob } from '../../print/job';
import { printKit } from '../../print/kit-file';
import { FontBook } from '../../scene/fonts/book';
import { startLayout } from '../../scene/layout';
import type { PrintOrder, PrintReport } from './messages';

const report = (message: PrintReport): void => self.postMessage(message);

const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is not there (${response.status}). Reload the page.`);
  return new Uint8Array(await response.arrayBuffer());
};

const print = async ({ job: fragment, fonts }: PrintOrder): Promise<void> => {
  const job = decodeJob(fragment);
  if (!job.ok) return report({ kind: 'refused', problem: job.error });
  await startLayout(() => fetchBytes(layoutWasm));
  const printed = await printKit(job.value, {
    book: new FontBook((file) => fetchBytes(fonts + file)),
    onProgress: (done) => report({ kind: 'progress', done }),
  });
  report(printed.ok ? { kind: 'printed', ...printed.value } : { kind: 'refused', problem: printed.error });
};

self.addEventListener('message', ({ data }: MessageEvent<PrintOrder>) => {
  print(data).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    report({ kind: 'refused', problem: { code: 'print-failed', message } });
  });
});
