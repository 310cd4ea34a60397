/**
 * The preview's half in the worker: it draws the sheets of the newest job, keeps those that came out last, and writes a
 * side as SVG when the page turns to it.
 */
import { ok, type Result } from '../../../base/result';
import { counted } from '../../../base/words';
import { COLORS } from '../../../faces/theme';
import { decodeJob } from '../../../press/job';
import { drawKit } from '../../../press/kit-file';
import { coverage, type Paint } from '../../../print/ink';
import { cutOf, type SheetSide } from '../../../print/kit-sheets';
import type { PrintPlan } from '../../../print/plan';
import type { FontBook } from '../../../scene/fonts/book';
import type { Item, Scene } from '../../../scene/scene';
import { rect } from '../../../scene/shapes';
import { sceneToSvg } from '../../../scene/svg';

/** A newer job has come: the older one's drawing ends. */
class Superseded extends Error {}

/** A side of a preview, before it is drawn on the screen. */
export interface PreviewSide {
  /** Counted from 0. */
  readonly sheet: number;
  readonly face: 'front' | 'back';
  /** "Sheet 1, front: 9 pieces" */
  readonly alt: string;
}

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

export const createPreviews = (startBook: () => Promise<FontBook>, paint: Paint) => {
  let newest = 0;
  let shown: { readonly id: number; readonly sides: readonly SheetSide[] } = { id: 0, sides: [] };

  /** Does the work for one preview, which throws `Superseded` when a newer one comes in between. */
  const unlessSuperseded = async <T>(
    id: number,
    work: (pause: () => Promise<void>) => Promise<T>,
  ): Promise<T | undefined> => {
    let heard = performance.now();
    const pause = async () => {
      if (performance.now() - heard < PATIENCE) return;
      await breathe();
      heard = performance.now();
      if (id !== newest) throw new Superseded();
    };
    try {
      const done = await work(pause);
      return id === newest ? done : undefined;
    } catch (error) {
      if (error instanceof Superseded) return undefined;
      throw error;
    }
  };

  return {
    /** `id` is greater for later ones. Nothing comes of a preview that a newer one supersedes. */
    async preview(id: number, fragment: string) {
      if (id < newest) return undefined;
      newest = id;
      const book = await startBook();
      return unlessSuperseded(
        id,
        async (pause): Promise<Result<{ plan: PrintPlan; sides: readonly PreviewSide[] }>> => {
          const job = decodeJob(fragment);
          if (!job.ok) return job;
          const drawn = await drawKit(job.value, { book, pause });
          if (!drawn.ok) return drawn;
          const { sides } = drawn.value;
          if (id === newest) shown = { id, sides };
          const words = sides.map((side) => ({ sheet: side.sheet, face: side.face, alt: sideWords(side) }));
          return ok({ plan: drawn.value.plan, sides: words });
        },
      );
    },
    /** The ink of a preview as a share of its paper, 0 to 1. */
    async ink(id: number): Promise<number | undefined> {
      const { sides } = shown;
      if (id !== shown.id || sides.length === 0) return undefined;
      const book = await startBook();
      return unlessSuperseded(id, (pause) => inkOfSides(sides, book, paint, pause));
    },
    /** A side as SVG, nothing of a preview that is over. Face down, fronts are outlines: they are secret. */
    side(id: number, at: number, isDown: boolean): string | undefined {
      const side = id === shown.id ? shown.sides[at] : undefined;
      if (!side) return undefined;
      const scene = onPaper(isDown && side.face === 'front' ? faceDown(side) : side.scene);
      // The page has the fonts; letters as outlines would be thirty times as much to read.
      const svg = sceneToSvg(scene, { text: 'live', decorative: true });
      return svg.replace('<svg ', '<svg preserveAspectRatio="xMidYMin" ');
    },
  };
};

const CELL = '#ece6d8';
const EDGE = { color: '#b9b09b', width: 0.3 } as const;

/** White under all of it: the paper of a page has a colour too. */
const onPaper = (scene: Scene): Scene => ({
  ...scene,
  items: [
    rect(0, 0, scene.width, scene.height, { fill: COLORS.white }),
    ...scene.items,
    rect(0.15, 0.15, scene.width - 0.3, scene.height - 0.3, { stroke: EDGE }),
  ],
});

/** Where the pieces are, and nothing of what they show. */
export const faceDown = ({ scene: { width, height }, placements }: SheetSide): Scene => ({
  width,
  height,
  items: placements.map((placement) =>
    cutOf(placement, { fill: CELL, stroke: { color: COLORS.mute, width: 0.25 } }),
  ),
});

/** "Sheet 1, front: 9 pieces" */
const sideWords = ({ sheet, face, placements }: SheetSide): string =>
  `Sheet ${sheet + 1}, ${face}: ${counted(placements.filter((one) => one.face === face).length, 'piece')}`;

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
const inkOfSides = async (
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
