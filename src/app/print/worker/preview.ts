/**
 * The preview's half in the worker: it draws the sheets of the newest job, keeps those that came out last, and writes a
 * side as SVG when the page turns to it.
 */
import * as m from '#messages/studio';
import { setIn } from '../../../base/fragment';
import { ok, type Result } from '../../../base/result';
import { decodeJob } from '../../../files/job';
import { drawKit } from '../../../files/kit-file';
import type { UsedSet } from '../../../files/pieces';
import { COLORS } from '../../../look/theme';
import { coverage, inkOfSides, type Paint } from '../../../print/ink';
import { cutOf, type SheetSide } from '../../../print/kit-sheets';
import type { PrintPlan } from '../../../print/plan';
import type { FontBook } from '../../../scene/fonts/book';
import type { Scene } from '../../../scene/scene';
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

export interface PreviewedKit {
  readonly plan: PrintPlan;
  /** "8 cards", as the file says it. */
  readonly made: string;
  readonly sides: readonly PreviewSide[];
  /** A sentence for each text of a set that does not fit on its card. */
  readonly misfits: readonly string[];
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

type FindSet = (code: string | undefined) => Promise<UsedSet | undefined>;

export const createPreviews = (setOf: FindSet, startBook: () => Promise<FontBook>, paint: Paint) => {
  let newest = 0;
  let shown: { readonly id: number; readonly sides: readonly SheetSide[] } = { id: 0, sides: [] };

  /** Does the work for one preview, which throws `Superseded` when a newer one comes in between. */
  const unlessSuperseded = async <T>(id: number, work: (pause: () => Promise<void>) => Promise<T>) => {
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
      return unlessSuperseded(id, async (pause): Promise<Result<PreviewedKit>> => {
        const set = await setOf(setIn(fragment));
        const job = decodeJob(fragment, set?.kits);
        if (!job.ok) return job;
        const drawn = await drawKit(job.value, { book, set, pause });
        if (!drawn.ok) return drawn;
        const { sides, plan, made } = drawn.value;
        if (id === newest) shown = { id, sides };
        const words = sides.map((side) => ({ sheet: side.sheet, face: side.face, alt: sideWords(side) }));
        return ok({ plan, made, sides: words, misfits: [...(set?.misfits.values() ?? [])] });
      });
    },
    /** The ink of a preview as a share of its paper, 0 to 1. */
    async ink(id: number): Promise<number | undefined> {
      const { sides } = shown;
      if (id !== shown.id || sides.length === 0) return undefined;
      const book = await startBook();
      return unlessSuperseded(id, (pause) =>
        inkOfSides(sides, (scene) => coverage(scene, book, paint), pause),
      );
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
  (face === 'front' ? m.sideFront : m.sideBack)({
    sheet: sheet + 1,
    count: placements.filter((one) => one.face === face).length,
  });
