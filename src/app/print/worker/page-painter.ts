/** Painting for a worker: no worker can turn an SVG into dots, so the page does it, one picture after the other. */
import type { Rasterise } from '../../../press/exports/export-file';
import type { Paint } from '../../../print/ink';
import type { PaintOrder } from './client';

interface Waiting {
  readonly resolve: (bytes: Uint8Array | Uint8ClampedArray) => void;
  readonly reject: (error: Error) => void;
}

export class PagePainter {
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  constructor(private readonly send: (order: PaintOrder) => void) {}

  readonly rasterise: Rasterise = (svg, width, height) =>
    this.#ask('png', svg, width, height) as Promise<Uint8Array>;

  readonly pixels: Paint = (svg, width, height) => this.#ask('pixels', svg, width, height);

  #ask(as: PaintOrder['as'], svg: string, width: number, height: number) {
    const request = ++this.#requests;
    return new Promise<Uint8Array | Uint8ClampedArray>((resolve, reject) => {
      this.#waiting.set(request, { resolve, reject });
      this.send({ kind: 'paint', request, as, svg, width, height });
    });
  }

  painted(request: number, bytes: Uint8Array | Uint8ClampedArray): void {
    this.#waiting.get(request)?.resolve(bytes);
    this.#waiting.delete(request);
  }

  failed(request: number, message: string): void {
    this.#waiting.get(request)?.reject(new Error(message));
    this.#waiting.delete(request);
  }
}
