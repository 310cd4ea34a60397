/** The pieces that a job asks for, and their pictures, each distinct one drawn once: the start of sheets and of images alike. */
import { itemAt } from '../base/lists';
import { type CardSize, type Component, type Size, sizeOfPiece } from '../base/piece';
import { ok, type Problem, type Result } from '../base/result';
import { KITS } from '../games/index';
import type { Look } from '../look/canvas';
import { drawFront, type FaceSet } from '../look/face';
import { RULES } from '../look/theme';
import type { FontBook } from '../scene/fonts/book';
import { MissingGlyphs } from '../scene/fonts/itemize';
import { FaceOverflow } from '../scene/layout';
import { firm, type Scene, type Tag } from '../scene/scene';
import { TextOverflow } from '../scene/text';
import { componentsOf } from './boxes';
import type { PrintJob } from './job-fields';

/** What all tags of a kit's file are part of. */
export const WHOLE: Tag = { type: 'Document' };

export interface DrawContext {
  readonly book: FontBook;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Waits between two pieces, so that a page can answer and a job can be stopped. */
  readonly pause?: () => Promise<void>;
}

/** A piece of a kit with its pictures. Pieces with equal faces share a front, those with equal backs a back. */
export interface DrawnPiece {
  readonly component: Component;
  /** mm; the box around a piece that is not a rectangle. */
  readonly size: Size;
  readonly front: Scene;
  readonly back: Scene;
}

/** The faces of a game, by its id: a game's pictures are loaded when they are drawn. */
export const loadFaces = async (game: string): Promise<FaceSet> => {
  const { faces } = (await import(`../games/${game}/faces.tsx`)) as { readonly faces?: FaceSet };
  if (!faces)
    throw new Error(`src/games/${game}/faces.tsx exports no “faces”: src/look/face.ts says what they are.`);
  return faces;
};

/** The kit of an id that has been checked. Throws where there is none. */
export const ownerOf = (id: string) => {
  const owner = KITS.find(({ kit }) => kit.id === id);
  if (!owner) throw new Error(`no kit “${id}”`);
  return owner;
};

/** The pieces that a job asks for, each as often as it asks. */
export const wantedPieces = (
  job: Pick<PrintJob, 'kit' | 'request' | 'pieces' | 'copies' | 'card'> &
    Partial<Pick<PrintJob, 'box' | 'paper' | 'margin'>>,
): Result<readonly Component[]> => {
  const { kit, source } = ownerOf(job.kit);
  const components = componentsOf(kit, job, source.title);
  if (!components.ok) return components;
  const picked = components.value.flatMap((component) =>
    job.pieces ? job.pieces.filter((id) => id === component.id).map(() => component) : component,
  );
  return ok(Array.from({ length: job.copies }, () => picked).flat());
};

/** What a title begins with: "Weapon" of "Weapon: Rope, 0815", "Hit list" of "Hit list 3 for Ana", "Tile" of "Tile a1". */
export const kindOf = (title: string): string =>
  itemAt(title.split(/[:,]| for /), 0).replace(/ [a-z]?\d+$/, '');

const once = (): ((key: unknown, draw: () => Scene | Promise<Scene>) => Promise<Scene>) => {
  const known = new Map<string, Scene>();
  return async (key, draw) => {
    const name = JSON.stringify(key);
    const scene = known.get(name) ?? (await draw());
    known.set(name, scene);
    return scene;
  };
};

/** Draws cards at the size `card`, mm, and other pieces at their own. Throws what a face throws. */
export const drawPieces = async (
  components: readonly Component[],
  faces: FaceSet,
  { card, ...style }: { readonly card: CardSize } & Omit<Look, 'size' | 'least'>,
  { book, onProgress, pause }: DrawContext,
): Promise<readonly DrawnPiece[]> => {
  const [front, back] = [once(), once()];
  const drawn: DrawnPiece[] = [];
  for (const [i, component] of components.entries()) {
    const size = sizeOfPiece(component, card);
    const isLarge = card.least !== undefined && component.shape === undefined;
    const look = { ...style, size, ...(isLarge && { least: card.least }) };
    drawn.push({
      component,
      size,
      front: await front([component.face, size], () => drawFront(faces, component, look, book)),
      back: await back([component.back, size], () =>
        // Behind a box is nothing.
        component.back === '' ? { ...size, items: [] } : firm(faces.back(look, component.back), RULES.hair),
      ),
    });
    onProgress?.((i + 1) / components.length);
    await pause?.();
  }
  return drawn;
};

/** What a person can fix - a name without a glyph, a text too long for its card - as a problem; the rest is thrown on. */
export const faceProblem = (error: unknown): Problem => {
  if (error instanceof MissingGlyphs) return { code: 'missing-glyphs', message: error.message };
  if (error instanceof TextOverflow) return { code: 'text-too-long', message: error.message };
  if (error instanceof FaceOverflow)
    return { code: 'card-too-full', message: `${error.message}. Choose a larger card or shorter names.` };
  throw error;
};
