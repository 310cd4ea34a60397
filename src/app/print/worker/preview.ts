/**
 * The preview's half in the worker: it draws the sheets of the newest job, keeps those that came out last, and writes a
 * side as SVG when the page turns to it.
 */
import { COLORS } from '../../../faces/theme';
import { decodeJob } from '../../../press/job';
import { drawKit } from '../../../press/kit-file';
import { coverage, type Paint } from '../../../print/ink';
import type { SheetSide } from '../../../print/kit-sheets';
import { outlineOf } from '../../../print/packing';
import { planOf } from '../../../print/plan';
import type { FontBook } from '../../../scene/fonts/book';
import type { Item, Scene } from '../../../scene/scene';
import { path, rect } from '../../../scene/shapes';
import { sceneToSvg } from '../../../scene/svg';
import type { StudioOrder, StudioReport } from './client';
import type { PagePainter } from './page-painter';

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

export class Previews {
  #newest = 0;
  #shown: { readonly id: number; readonly sides: readonly SheetSide[] } = { id: 0, sides: [] };

  constructor(
    private readonly painter: PagePainter,
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
    const ink = await inkOfSides(sides, book, this.painter.pixels, pause);
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

/** A side of a sheet for the screen: on white paper, in words, and with its fronts turned down. */
const CELL = '#ece6d8';
const EDGE = { color: '#b9b09b', width: 0.3 } as const;

/** White under all of it: on the desk of a page the paper is a colour too. */
export const onPaper = (scene: Scene): Scene => ({
  ...scene,
  items: [
    rect(0, 0, scene.width, scene.height, { fill: COLORS.white }),
    ...scene.items,
    rect(0.15, 0.15, scene.width - 0.3, scene.height - 0.3, { stroke: EDGE }),
  ],
});

/** Where the pieces lie, and nothing of what they show. */
export const faceDown = ({ scene: { width, height }, shape, placements }: SheetSide): Scene => ({
  width,
  height,
  items: placements.map(({ box }) =>
    path(outlineOf(shape, box), { fill: CELL, stroke: { color: COLORS.mute, width: 0.25 } }),
  ),
});

const pieceWord = ({ shape }: SheetSide): string =>
  shape.kind === 'rect' ? (shape.overlap === undefined ? 'card' : 'part of a board') : 'token';

/** "Sheet 1, front: 9 cards" */
export const sideWords = (side: SheetSide): string => {
  const count = side.placements.filter(({ face }) => face === side.face).length;
  const word = pieceWord(side);
  const plural = word.startsWith('part') ? word.replace('part', 'parts') : `${word}s`;
  return `Sheet ${side.sheet + 1}, ${side.face}: ${count} ${count === 1 ? word : plural}`;
};

/** Of more pictures than these a regular sample is weighed: cards of a kind take about the same. */
const MOST_WEIGHED = 24;

/** Adds the area, mm², on which each picture is printed. */
const addAreas = (items: readonly Item[], areas: Map<Scene, number>): void => {
  for (const item of items) {
    if (item.kind === 'group') addAreas(item.items, areas);
    if (item.kind === 'picture')
      areas.set(item.scene, (areas.get(item.scene) ?? 0) + item.width * item.height);
  }
};

const sampled = <T>(things: readonly T[], most: number): readonly T[] =>
  things.length <= most
    ? things
    : Array.from({ length: most }, (_, i) => things[Math.floor((i * things.length) / most)] as T);

/** Ink as a share of all paper, 0 to 1, fronts and backs weighed apart. `pause` is waited for between two pictures. */
export const inkOfSides = async (
  sides: readonly SheetSide[],
  book: FontBook,
  paint: Paint,
  pause: () => Promise<void>,
): Promise<number> => {
  let ink = 0;
  for (const face of ['front', 'back'] as const) {
    const areas = new Map<Scene, number>();
    for (const side of sides) if (side.face === face) addAreas(side.scene.items, areas);
    const sample = sampled([...areas], MOST_WEIGHED);
    const all = [...areas.values()].reduce((sum, area) => sum + area, 0);
    let [inked, weighed] = [0, 0];
    for (const [scene, area] of sample) {
      inked += area * (await coverage(scene, book, paint));
      weighed += area;
      await pause();
    }
    if (weighed > 0) ink += (inked / weighed) * all;
  }
  const paper = sides.reduce((sum, { scene }) => sum + scene.width * scene.height, 0);
  return paper === 0 ? 0 : ink / paper;
};
