/** The page's half of the worker: it starts one, and paints the pictures that no worker can. */
import { proxy, transfer, wrap } from 'comlink';
import * as m from '#messages/studio';
import { href } from '../../links';
import type { AskSet, PaintOnPage, StudioWorker } from './worker';

const paint: PaintOnPage = async (as, svg, width, height, clear) => {
  // Not before the first picture: the settings come first.
  const { paintInBrowser, rasteriseInBrowser } = await import('./raster-browser');
  const bytes = await (as === 'png'
    ? rasteriseInBrowser(svg, width, height, clear)
    : paintInBrowser(svg, width, height));
  return transfer(bytes, [bytes.buffer]);
};

const askSet: AskSet = async (code) => {
  const { loadKept } = await import('../../sets/lazy');
  return (await loadKept()).setForWorker(code);
};

/** A worker, and what ends it. `fail` gets what breaks in it outside a call. */
export const startWorker = (fail: (message: string) => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', ({ message }) => fail(message || m.fileNotMade));
  const studio = wrap<StudioWorker>(worker);
  void studio.start(href('fonts'), proxy(paint), proxy(askSet));
  return { studio, end: () => worker.terminate() };
};
