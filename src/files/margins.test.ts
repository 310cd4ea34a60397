/** No sheet is inked nearer the edge of its paper than printers at home print, bleed included, or it says so. */
import { expect, it } from 'vitest';
import { unwrap } from '../base/result';
import { pixelsOf } from '../print/ink';
import type { Item } from '../scene/scene';
import { paint } from './exports/raster-node';
import { decodeJob } from './job';
import { drawKit } from './kit-file';
import { sharedBook } from './node-fonts';

/** Five dots a mm. */
const DPI = 127;

const wordsOf = (items: readonly Item[]): string =>
  items
    .map((item) => (item.kind === 'text' ? item.text : item.kind === 'group' ? wordsOf(item.items) : ''))
    .join('\n');

/** Whether the dot that begins there is darker than what a printer leaves out. */
const isInked = (rgba: Uint8Array | Uint8ClampedArray, at: number): boolean =>
  Number(rgba[at + 3]) >= 8 && Math.min(Number(rgba[at]), Number(rgba[at + 1]), Number(rgba[at + 2])) <= 245;

it.each([
  ['mafia', 'paper=letter&ink=full&gutter=4&bleed=3&backs=short'],
  ['mafia', 'paper=a4-letter&card=poker&ink=full&gutter=4&bleed=3'],
  ['target', 'count=9&ink=full&backs=fold&paper=letter'],
  ['nation', 'paper=a4&ink=full&pieces=target-1x21,weapon-1x10,map-1'],
  ['nation', 'paper=a4&ink=low&backs=none&part=pieces'],
  ['nation', 'paper=letter&ink=low&backs=fold&part=pieces'],
  ['target', 'count=24&box=0.3&pieces=box-1&paper=letter&ink=full'],
  ['nation', 'box=0.3&pieces=box-1&paper=a4&ink=full'],
  ['tmag', 'paper=a4&ink=full'],
  ['tmag', 'paper=letter&ink=low&part=game'],
])('%s %s', async (kit, fields) => {
  const book = await sharedBook();
  const { sides } = unwrap(await drawKit(unwrap(decodeJob(`kit=${kit}&${fields}`)), { book }));
  expect(sides.length).toBeGreaterThan(0);
  for (const { scene, sheet, face } of sides) {
    const { rgba, width, height } = await pixelsOf(scene, book, paint, DPI);
    // Further in than 6 mm nobody asks.
    let edge = 30;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const distance = Math.min(x, y, width - 1 - x, height - 1 - y);
        if (distance >= edge) x = Math.max(x, width - 1 - edge);
        else if (isInked(rgba, 4 * (y * width + x))) edge = distance;
      }
    }
    const said = / · edge ([\d.]+) mm/.exec(wordsOf(scene.items))?.[1];
    // The outermost dot may be inked in part.
    expect(edge / 5, `sheet ${sheet + 1}, ${face}`).toBeGreaterThanOrEqual(Number(said ?? 5) - 0.21);
    if (said) expect(Number(said)).toBeLessThan(5);
  }
});
