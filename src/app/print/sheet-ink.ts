/** About how much ink a job takes: its pictures weighed by themselves, each distinct one once, then by the paper they lie on. */

import { coverage, type Paint } from '../../print/ink';
import type { SheetSide } from '../../print/kit-sheets';
import type { FontBook } from '../../scene/fonts/book';
import type { Item, Scene } from '../../scene/scene';

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
