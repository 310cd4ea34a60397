/**
 * How much ink a picture takes, counted in its pixels. Who paints them differs - a browser's canvas, or a library - and
 * the count does not.
 */
import { mmToDots } from '../base/piece';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { picturesIn, type Scene } from '../scene/scene';
import { sceneToSvg } from '../scene/svg';

/** Dots an inch: enough to tell hairlines apart, as grey where they are thinner than a dot. */
const INK_DPI = 100;

/** Paints an SVG, its text as outlines, over `width` by `height` dots. Answers four bytes a dot, as a canvas does: RGBA. */
export type Paint = (svg: string, width: number, height: number) => Promise<Uint8Array | Uint8ClampedArray>;

/**
 * Ink on white paper as a share of all of its dots, 0 to 1. A dot counts as much as the densest of its inks, so grey
 * counts in part and red counts like black. Throws on bytes that are no RGBA.
 */
export const inkOf = (rgba: Uint8Array | Uint8ClampedArray): number => {
  if (rgba.length === 0 || rgba.length % 4 !== 0) throw new Error('ink is counted in RGBA, four bytes a dot');
  let ink = 0;
  // Not by `itemAt`, which reads lists of all kinds: that is slow for as many dots.
  for (let i = 0; i < rgba.length; i += 4) {
    const lightest = Math.min(rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0);
    ink += (255 - lightest) * (rgba[i + 3] ?? 0);
  }
  return ink / (255 * 255 * (rgba.length / 4));
};

/** A scene stretched over so many dots, its text as outlines. Throws `MissingGlyphs`. */
export const dotSvg = async (
  scene: Scene,
  book: FontBook,
  width: number,
  height: number,
): Promise<string> => {
  const svg = await withFonts(book, () => sceneToSvg(scene, { text: book, decorative: true }));
  const size = ` width="${width}" height="${height}" preserveAspectRatio="none"`;
  return svg.replace(/ width="[^"]*" height="[^"]*"/, size);
};

/** The picture of a scene, cut at its edges, as RGBA at so many dots an inch. Throws `MissingGlyphs`. */
export const pixelsOf = async (scene: Scene, book: FontBook, paint: Paint, dpi = INK_DPI) => {
  const width = mmToDots(scene.width, dpi);
  const height = mmToDots(scene.height, dpi);
  return { rgba: await paint(await dotSvg(scene, book, width, height), width, height), width, height };
};

/** The ink of a scene as a share of its area, 0 to 1. Throws `MissingGlyphs`. */
export const coverage = async (scene: Scene, book: FontBook, paint: Paint): Promise<number> =>
  inkOf((await pixelsOf(scene, book, paint)).rgba);

/** Of more pictures than these a regular sample is weighed: cards of a kind take about the same. */
const MOST_WEIGHED = 32;

/** By halves: where a few pictures more or fewer are printed it is nearly the same ones. */
const sampleOf = <T>(things: readonly T[]): readonly T[] =>
  things.length <= MOST_WEIGHED ? things : sampleOf(things.filter((_, i) => i % 2 === 0));

type Printed = readonly (readonly [Scene, number])[];

/** Those without a title last. */
const byTitle = ([{ alt: one = '' }]: Printed[number], [{ alt: other = '' }]: Printed[number]): number =>
  Number(one < other) - Number(one > other);

/** A picture on more than this share of all that is printed is a back: it is weighed whatever the sample. */
const OFTEN = 0.02;

/** Ink as a share of all paper, 0 to 1, where `weigh` answers a picture's `coverage`. `pause` is waited for between two. */
export const inkOfSides = async (
  sides: readonly { readonly scene: Scene }[],
  weigh: (scene: Scene) => Promise<number>,
  pause?: () => Promise<void>,
): Promise<number> => {
  /** mm² on which each picture is printed. */
  const areas = new Map<Scene, number>();
  for (const { scene, width, height } of sides.flatMap((side) => picturesIn(side.scene.items)))
    areas.set(scene, (areas.get(scene) ?? 0) + width * height);
  const sum = (some: Printed) => some.reduce((all, [, area]) => all + area, 0);
  const printed = sum([...areas]);
  const often = [...areas].filter(([, area]) => area > OFTEN * printed);
  const rest = [...areas].filter(([, area]) => area <= OFTEN * printed);
  const sample = sampleOf(rest.toSorted(byTitle));
  let ink = 0;
  for (const [pictures, weight] of [
    [often, 1],
    [sample, sum(rest) / sum(sample)],
  ] as const) {
    for (const [scene, area] of pictures) {
      ink += weight * area * (await weigh(scene));
      await pause?.();
    }
  }
  const paper = sides.reduce((all, { scene }) => all + scene.width * scene.height, 0);
  return paper === 0 ? 0 : ink / paper;
};
