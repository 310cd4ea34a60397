/** An image a piece and an image a back: what printers, and people with plans of their own, ask for. */
import type { Size } from '../../base/piece';
import { BACK_BLEED } from '../../look/backs';
import { COLORS } from '../../look/theme';
import type { Scene } from '../../scene/scene';
import { picture, rect, rectData } from '../../scene/shapes';
import type { DrawnPiece } from '../pieces';
import type { CardTemplate } from './formats';

/** `back-<id>.png` each; a back that comes in several sizes has them numbered, from the second on. */
export const backNames = (pieces: readonly DrawnPiece[]): ReadonlyMap<Scene, string> => {
  const names = new Map<Scene, string>();
  const sizes = new Map<string, number>();
  for (const { component, back } of pieces) {
    if (names.has(back)) continue;
    const size = (sizes.get(component.back) ?? 0) + 1;
    sizes.set(component.back, size);
    names.set(back, `back-${component.back}${size === 1 ? '' : `-${size}`}.png`);
  }
  return names;
};

/** The backs as images, each distinct one once. */
export const backImages = (
  pieces: readonly DrawnPiece[],
  templateOf: (piece: Size) => CardTemplate,
): readonly ExportImage[] =>
  [...backNames(pieces)].map(([back, name]) => {
    const { pixels, bleed } = templateOf(back);
    return { name, ...pixels, scene: backImage(back, bleed) };
  });

/** Images named `001-<piece>.png` and `back-<id>.png`; `templateOf` gives the image of a piece by its size in mm. */
export const planImages = (
  pieces: readonly DrawnPiece[],
  templateOf: (piece: Size) => CardTemplate,
): ExportPlan => {
  // So that names sort in the order of the pieces.
  const digits = Math.max(3, String(pieces.length).length);
  const framed = new Map<Scene, Scene>();
  const fronts = pieces.map(({ component, size, front }, i): ExportImage => {
    const { pixels, bleed } = templateOf(size);
    const scene = framed.get(front) ?? frontImage(front, bleed);
    framed.set(front, scene);
    // Numbers follow the seats of a deal: a name must not say what lies there.
    const what = component.holder === undefined ? component.id : 'dealt';
    return { name: `${String(i + 1).padStart(digits, '0')}-${what}.png`, ...pixels, scene };
  });
  return { images: [...fronts, ...backImages(pieces, templateOf)], texts: [] };
};

/** A front on white ground that reaches `bleed` mm over its cut. */
export const frontImage = (front: Scene, bleed: number): Scene => {
  const { width, height } = front;
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const ground = rect(0, 0, page.width, page.height, { fill: COLORS.white });
  return { ...page, items: [ground, picture(front, bleed, bleed)] };
};

/**
 * A back that reaches `bleed` mm over its cut. Backs are drawn `BACK_BLEED` mm over theirs; where a printer cuts off a
 * little more, the back grows about its middle until it fills the image: by 0.5 % at the most.
 */
export const backImage = (back: Scene, bleed: number): Scene => {
  const page = { width: back.width + 2 * bleed, height: back.height + 2 * bleed };
  const scale = Math.max(
    1,
    page.width / (back.width + 2 * BACK_BLEED),
    page.height / (back.height + 2 * BACK_BLEED),
  );
  const [width, height] = [back.width * scale, back.height * scale];
  const drawn = picture(back, (page.width - width) / 2, (page.height - height) / 2, { width, height });
  return {
    ...page,
    items: [{ kind: 'group', clip: rectData(0, 0, page.width, page.height), items: [drawn] }],
  };
};

/** What an export consists of, before anything is turned into dots: images with their scenes, and texts beside them. */
export interface ExportImage {
  /** "001-target-1.png", unique within the export. */
  readonly name: string;
  /** Pixels; the scene is stretched over all of them. */
  readonly width: number;
  readonly height: number;
  /** Images of one scene object are rasterised once. */
  readonly scene: Scene;
  /** Where nothing is drawn it is transparent, and not white. */
  readonly clear?: true;
}

export interface ExportPlan {
  readonly images: readonly ExportImage[];
  readonly texts: readonly { readonly name: string; readonly text: string }[];
}
