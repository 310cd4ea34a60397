/**
 * The preview's half in the worker: it draws the sheets of the newest job, keeps those that came out last, and writes a
 * side as SVG when the page turns to it.
 */
import { decodeJob } from '../../press/job';
import { drawKit } from '../../press/kit-file';
import type { SheetSide } from '../../print/kit-sheets';
import { planOf } from '../../print/plan';
import type { FontBook } from '../../scene/fonts/book';
import { sceneToSvg } from '../../scene/svg';
import type { StudioOrder, StudioReport } from './messages';
import type { PageBrush } from './page-brush';
import { faceDown, onPaper, sideWords } from './preview-side';
import { inkOfSides } from './sheet-ink';

/** A newer job has come: the older one's drawing ends. */
export class Superseded extends Error {}

/** How long the worker draws before it listens whether a newer job has come, ms. */
const PATIENCE = 12;

/** Lets waiting messages in. A timer would be held back by 4 ms each time. */
const breathe = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

export class PreviewDesk {
  #newest = 0;
  #shown: { readonly id: number; readonly sides: readonly SheetSide[] } = { id: 0, sides: [] };

  constructor(
    private readonly brush: PageBrush,
    private readonly report: (message: StudioReport) => void,
  ) {}

  /** Throws `Superseded` when a newer job comes in between. */
  async draw(order: Extract<StudioOrder, { kind: 'preview' }>, book: FontBook): Promise<void> {
    const { id } = order;
    if (id < this.#newest) return;
    this.#newest = id;
    let heard = performance.now();
    const pause = async () => {
      if (performance.now() - heard < PATIENCE) return;
      await breathe();
      heard = performance.now();
      if (id !== this.#newest) throw new Superseded();
    };
    const job = decodeJob(order.job);
    if (!job.ok) return this.report({ kind: 'refused', id, problem: job.error });
    const drawn = await drawKit(job.value, { book, pause });
    if (id !== this.#newest) return;
    if (!drawn.ok) return this.report({ kind: 'refused', id, problem: drawn.error });
    const { sides } = drawn.value;
    this.#shown = { id, sides };
    this.report({
      kind: 'previewed',
      id,
      plan: planOf(sides),
      sides: sides.map((side) => ({ sheet: side.sheet, face: side.face, alt: sideWords(side) })),
    });
    if (sides.length === 0) return;
    const ink = await inkOfSides(sides, book, this.brush.pixels, pause);
    this.report({ kind: 'ink', id, ink });
  }

  show({ id, side, faceDown: hidden }: Extract<StudioOrder, { kind: 'side' }>): void {
    const shown = id === this.#shown.id ? this.#shown.sides[side] : undefined;
    if (!shown) return;
    const scene = onPaper(hidden && shown.face === 'front' ? faceDown(shown) : shown.scene);
    // The page has the fonts; letters as outlines would be thirty times as much to read.
    const svg = sceneToSvg(scene, { text: 'live', decorative: true });
    this.report({
      kind: 'side',
      id,
      side,
      svg: svg.replace('<svg ', '<svg preserveAspectRatio="xMidYMin" '),
    });
  }
}
