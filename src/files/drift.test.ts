/** However a sheet drifts in the printer: what is cut out of its back says nothing of where it lay, or of what it is. */
import { beforeAll, expect, it } from 'vitest';
import { type PieceShape, sizeOf } from '../base/piece';
import { unwrap } from '../base/result';
import { grouped } from '../base/words';
import { pixelsOf } from '../print/ink';
import type { SheetSide } from '../print/kit-sheets';
import { DRIFT, type Placement } from '../print/sheets';
import type { FontBook } from '../scene/fonts/book';
import { rotateAbout, type Scene, translate } from '../scene/scene';
import { group, hexAbout, type Point } from '../scene/shapes';
import { paint } from './exports/raster-node';
import { decodeJob } from './job';
import { drawKit } from './kit-file';
import { sharedBook } from './node-fonts';

let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

/** A back as it is upright, and all that may come to be on it, as far as `DRIFT` round it. */
const windowOn = ({ scene }: SheetSide, { shape, box, quarter, turned }: Placement): Scene => {
  const { width, height } = sizeOf(shape);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const upright = rotateAbout(-(quarter ? 90 : 0) - (turned ? 180 : 0), middle.x, middle.y);
  const corner = translate(DRIFT + width / 2 - middle.x, DRIFT + height / 2 - middle.y);
  const items = [group(corner, group(upright, ...scene.items))];
  return { width: width + 2 * DRIFT, height: height + 2 * DRIFT, items };
};

/** The eight ways in which a trim can be moved. */
const WAYS: readonly Point[] = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  return { x: DRIFT * Math.cos(angle), y: DRIFT * Math.sin(angle) };
});

const isIn = (shape: PieceShape, { x, y }: Point): boolean => {
  const { width, height } = sizeOf(shape);
  if (shape.kind === 'round') return Math.hypot(x - width / 2, y - height / 2) <= width / 2;
  if (shape.kind !== 'hex') return x >= 0 && y >= 0 && x <= width && y <= height;
  const corners = hexAbout({ x: width / 2, y: height / 2 }, shape.flats);
  return corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
};

const DPI = 100;
/** Of 255: what is left of a line that falls between other dots. */
const SHADE = 48;

it.each([
  ['mafia', 'count=9&ink=full&pieces=script,mafia-reference,role-assassin-1,role-mafia-1x3,role-pleb-1x4'],
  ['mafia', 'count=9&ink=low'],
  ['mafia', 'count=9&ink=full&gutter=2&paper=letter'],
  ['mafia', 'count=5&ink=full&backs=fold'],
  ['target', 'players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&ink=full&backs=short'],
  ['target', 'count=9&ink=full&card=mini&paper=letter'],
  ['nation', 'ink=full&part=targets'],
  [
    'nation',
    'ink=full&pieces=weapon-1x4,hit-list-1x3,aid-1,aid-2,target-1x5,first-player,cash-1x5,cash-41x3,debt-1x4,die-1',
  ],
  ['nation', 'ink=full&token=small&pieces=cash-1x9,debt-1x6'],
  ['tmag', 'ink=full&pieces=tile-a1x5,base-1,base-2,coin-arms-acex9,die'],
])('%s %s', async (kit, fields) => {
  const { sides, pieces } = unwrap(await drawKit(unwrap(decodeJob(`kit=${kit}&${fields}`)), { book }));
  const backs = sides.flatMap((side) =>
    side.placements.filter(({ face }) => face === 'back').map((placement) => ({ side, placement })),
  );
  const alike = grouped(backs, ({ placement: { index, shape } }) =>
    JSON.stringify([shape, pieces[index]?.back]),
  );
  let compared = 0;
  for (const group of alike.values()) {
    let first: Uint8Array | Uint8ClampedArray | undefined;
    for (const { side, placement } of group) {
      if (pieces[placement.index]?.back.items.length === 0) continue;
      const { rgba, width, height } = await pixelsOf(windowOn(side, placement), book, paint, DPI);
      first ??= rgba;
      const unlike: string[] = [];
      for (let dot = 0; dot < width * height; dot++) {
        const shade = (from: Uint8Array | Uint8ClampedArray): number =>
          255 - ((255 - (from[4 * dot + 1] as number)) * (from[4 * dot + 3] as number)) / 255;
        if (Math.abs(shade(rgba) - shade(first)) <= SHADE) continue;
        // A dot counts if all of it is inside a trim.
        const mm = (dots: number): number => (dots / DPI) * 25.4 - DRIFT;
        const corners = [0, 1].flatMap((right) =>
          [0, 1].map((down) => ({ x: mm((dot % width) + right), y: mm(Math.floor(dot / width) + down) })),
        );
        const isSeen = (way: Point): boolean =>
          corners.every(({ x, y }) => isIn(placement.shape, { x: x - way.x, y: y - way.y }));
        if (WAYS.some(isSeen)) unlike.push(`${corners[0]?.x.toFixed(1)} ${corners[0]?.y.toFixed(1)}`);
      }
      expect(unlike.slice(0, 5), `piece ${placement.index}`).toEqual([]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(4);
});
