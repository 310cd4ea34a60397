/** The pieces of a kit as scenes, each distinct picture drawn once. */
import { type Size, sizeOf } from '../../base/piece';
import { ok, type Result } from '../../base/result';
import { drawFront, type FaceSet } from '../../faces/face';
import type { Component, Game, Kit } from '../../games/game';
import { GAMES } from '../../games/index';
import type { FontBook } from '../../scene/fonts/book';
import type { Scene } from '../../scene/scene';
import type { ExportJob } from './job';
import type { DrawnPiece } from './plan';

export interface DrawContext {
  readonly book: FontBook;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Waits between two steps, so that a page can answer and a job can be stopped. */
  readonly pause?: () => Promise<void>;
}

/** What an export takes from its job. */
export type Wanted = Pick<ExportJob, 'kit' | 'request' | 'pieces' | 'copies'>;

/** The kit that a job names. Throws where there is none. */
export const ownerOf = (id: string): { readonly game: Game; readonly kit: Kit } => {
  for (const game of GAMES as readonly Game[]) {
    const kit = game.kits.find((known) => known.id === id);
    if (kit) return { game, kit };
  }
  throw new Error(`no kit “${id}”`);
};

/** The pieces that a job asks for, each as often as it asks. */
export const wantedPieces = ({ kit, request, pieces, copies }: Wanted): Result<readonly Component[]> => {
  const components = ownerOf(kit).kit.components(request);
  if (!components.ok) return components;
  const picked = components.value.filter(({ id }) => pieces === undefined || pieces.includes(id));
  return ok(Array.from({ length: copies }, () => picked).flat());
};

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
  card: Size,
  { book, onProgress, pause }: DrawContext,
): Promise<readonly DrawnPiece[]> => {
  const [front, back] = [once(), once()];
  const drawn: DrawnPiece[] = [];
  for (const [i, component] of components.entries()) {
    const size = component.shape ? sizeOf(component.shape) : card;
    const look = { size, ink: 'full' } as const;
    drawn.push({
      component,
      size,
      front: await front([component.face, size], () => drawFront(faces, component, look, book)),
      back: await back([component.back, size], () => faces.back(look, component.back)),
    });
    onProgress?.((i + 1) / components.length);
    await pause?.();
  }
  return drawn;
};
