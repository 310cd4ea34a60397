/** An image a card and an image a back: what printers, and people with plans of their own, ask for. */
import type { Scene } from '../../scene/scene';
import type { CardTemplate } from './formats';
import { backImage, frontImage } from './frame';
import type { DrawnCards, ExportPlan } from './plan';

/** Long enough for the last card's number, so that names sort in the order of the cards. */
const digitsFor = (count: number): number => Math.max(3, String(count).length);

/** Images named `001-<component>.png` and `back-<id>.png`. */
export const planCardImages = (cards: DrawnCards, { pixels, bleed }: CardTemplate): ExportPlan => {
  const { components, fronts, backs } = cards;
  const digits = digitsFor(components.length);
  const framed = new Map<Scene, Scene>();
  for (const front of fronts) if (!framed.has(front)) framed.set(front, frontImage(front, bleed));
  return {
    images: [
      ...components.map(({ id }, i) => ({
        ...pixels,
        name: `${String(i + 1).padStart(digits, '0')}-${id}.png`,
        scene: framed.get(fronts[i] as Scene) as Scene,
      })),
      ...[...backs].map(([id, back]) => ({
        ...pixels,
        name: `back-${id}.png`,
        scene: backImage(back, bleed),
      })),
    ],
    texts: [],
  };
};
