/** What a game's faces offer: a tree of boxes for a face, a picture for the backs, and the diagrams of its rules. */
import type { Component } from '../base/piece';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { type Drawn, FaceOverflow, layoutScene } from '../scene/layout';
import { firm, type Scene } from '../scene/scene';
import { Canvas, type Look, type Room } from './canvas';
import { boxScene, isBoxFace } from './cut-outs/box';
import type { Picture } from './paper-cut';
import { RULES } from './theme';

export interface FaceSet<Face = unknown> {
  /** Pure and synchronous; text that does not fit and characters without a font throw. */
  readonly draw: (face: Face, canvas: Canvas) => Drawn;
  /** The picture on the back of every piece that names `back`. */
  readonly back: (look: Look, back: string) => Scene;
  /** Diagrams by the key that rule texts name. */
  readonly figures: Readonly<Record<string, () => Scene>>;
  /** The large picture of the game: on its page, on the cover of its booklet, and where a link is shared. */
  readonly picture?: Picture;
}

/** How far the sentences of a face may shrink before its contents count as too much. */
const SHRINK = [1, 0.96, 0.92, 0.88, 0.84] as const;
/** Where its sentences do not, only what is round them. */
const LARGE_SHRINK = [...SHRINK, 0.76, 0.68, 0.6] as const;
/** How far its pictures may shrink before its sentences do. */
const PICTURES = [1, 0.9, 0.8, 0.7] as const;

/** Ways to make room, the best first: gaps are narrower only where neither pictures nor sentences can be smaller. */
const ROOMS: readonly Room[] = [
  ...PICTURES.map((pictures) => ({ shrink: 1, pictures, firm: true })),
  ...SHRINK.slice(1, 3).map((shrink) => ({ shrink, pictures: 0.7, firm: true })),
  ...SHRINK.map((shrink) => ({ shrink, pictures: 1, firm: false })),
];
const LARGE_ROOMS: readonly Room[] = LARGE_SHRINK.map((shrink) => ({ shrink, pictures: 1, firm: false }));

/** A component's front as a scene of the card's size, its sentences no smaller than they have to be. */
export const drawFront = async (
  faces: FaceSet,
  component: Pick<Component, 'title' | 'face'>,
  look: Look,
  book: FontBook,
): Promise<Scene> => {
  const { face } = component;
  const draw = (room: Room): Promise<Scene> => {
    const canvas = new Canvas(book, look, room);
    if (isBoxFace(face)) return withFonts(book, () => boxScene(canvas, face, faces.picture));
    return layoutScene(component.title, () => faces.draw(face, canvas), look.size, book);
  };
  const [first, ...others] = look.least === undefined ? ROOMS : LARGE_ROOMS;
  let scene = draw(first as Room);
  for (const room of others) {
    scene = scene.catch((error: unknown) => {
      if (error instanceof FaceOverflow) return draw(room);
      throw error;
    });
  }
  return { ...firm(await scene, RULES.hair), alt: component.title };
};
