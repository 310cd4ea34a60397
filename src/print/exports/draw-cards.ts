/** The cards of a kit as scenes, each distinct face drawn once. */
import type { Size } from '../../base/piece';
import { ok, type Result } from '../../base/result';
import { drawFront, loadFaces } from '../../faces/face';
import type { Game } from '../../games/game';
import { GAMES } from '../../games/index';
import type { FontBook } from '../../scene/fonts/book';
import type { Scene } from '../../scene/scene';
import type { ExportJob } from './job';
import type { DrawnCards } from './plan';

export interface DrawContext {
  readonly book: FontBook;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Waits between two steps, so that a page can answer and a job can be stopped. */
  readonly pause?: () => Promise<void>;
}

/** Draws at `size`, mm. Throws what a face throws: `MissingGlyphs`, `TextOverflow`, `FaceOverflow`. */
export const drawCards = async (
  { kit: id, request }: Pick<ExportJob, 'kit' | 'request'>,
  size: Size,
  { book, onProgress, pause }: DrawContext,
): Promise<Result<DrawnCards>> => {
  const game = (GAMES as readonly Game[]).find(({ kits }) => kits.some((kit) => kit.id === id));
  const kit = game?.kits.find((known) => known.id === id);
  if (!game || !kit) throw new Error(`no kit “${id}”`);
  const components = kit.components(request);
  if (!components.ok) return components;

  const faces = await loadFaces(game.id);
  const distinct = new Map<string, Scene>();
  const fronts: Scene[] = [];
  for (const [i, component] of components.value.entries()) {
    const key = JSON.stringify(component.face);
    const front = distinct.get(key) ?? (await drawFront(faces, component, size, book));
    distinct.set(key, front);
    fronts.push(front);
    onProgress?.((i + 1) / components.value.length);
    await pause?.();
  }
  const ids = [...new Set(components.value.map(({ back }) => back))];
  const backs = new Map(ids.map((back) => [back, faces.back(size, back)]));
  return ok({ game, kit, size, components: components.value, fronts, backs });
};
