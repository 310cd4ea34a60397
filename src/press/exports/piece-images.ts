/** An image a piece and an image a back: what printers, and people with plans of their own, ask for. */
import type { Size } from '../../base/piece';
import type { Scene } from '../../scene/scene';
import type { DrawnPiece } from '../pieces';
import type { CardTemplate } from './formats';
import { backImage, frontImage } from './frame';
import type { ExportImage, ExportPlan } from './plan';

/** Long enough for the last piece's number, so that names sort in the order of the pieces. */
const digitsFor = (count: number): number => Math.max(3, String(count).length);

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

/** Images named `001-<piece>.png` and `back-<id>.png`; `templateOf` tells the image of a piece by its size in mm. */
export const planImages = (
  pieces: readonly DrawnPiece[],
  templateOf: (piece: Size) => CardTemplate,
): ExportPlan => {
  const digits = digitsFor(pieces.length);
  const framed = new Map<Scene, Scene>();
  const fronts = pieces.map(({ component, size, front }, i): ExportImage => {
    const { pixels, bleed } = templateOf(size);
    const scene = framed.get(front) ?? frontImage(front, bleed);
    framed.set(front, scene);
    return { name: `${String(i + 1).padStart(digits, '0')}-${component.id}.png`, ...pixels, scene };
  });
  return { images: [...fronts, ...backImages(pieces, templateOf)], texts: [] };
};
