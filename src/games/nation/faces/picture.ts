/** A wall of targets under a lamp, a red thread from one to the next, and the back of the one who reads it. */

import * as m from '#messages/nation-faces';
import { bust, ellipse, type Hat, paperCut } from '../../../look/paper-cut';
import type { Item } from '../../../scene/scene';
import { tileMiddles } from '../rules/places';

const SIDE = 12;
const FLATS = SIDE * Math.sqrt(3);
const HEX = [30, 90, 150, 210, 270, 330]
  .map((angle) => `${Math.cos((angle * Math.PI) / 180)} ${Math.sin((angle * Math.PI) / 180)}`)
  .join('L');
const FACES: readonly Hat[] = ['bun', 'bowler', 'long', 'cap', 'curls', 'fedora', 'none'];
/** Tiles that are gone, and those that the thread joins, counted from the top. */
const GONE = [8, 12, 13];
const THREAD = [1, 5, 9, 16];

/** From the top, each row from left to right. */
const tiles = tileMiddles({ x: 88 - 3 * FLATS, y: 20 - SIDE }, FLATS).toSorted(
  (a, b) => a.y - b.y || a.x - b.x,
);

const thread = THREAD.map((k) => tiles[k] ?? { x: 0, y: 0 });

export const nationPicture = paperCut('nation', m.picture, (cut): readonly Item[] => [
  cut('M0 0H160V100H0Z', 0.86),
  cut('M70 0H106L196 100H-20Z', 0.66),
  cut('M76 0H100L172 100H4Z', 0.52),
  ...tiles.flatMap(({ x, y }, k) => {
    const tile = cut(`M${HEX}Z`, GONE.includes(k) ? 0.6 : 0, x, y, SIDE - 0.7);
    const face = GONE.includes(k) ? [] : bust(FACES[(k * 3) % FACES.length] ?? 'none', 1.3);
    return [tile, ...face.map((shape) => cut(shape, 0.96, x, y - 1.8, 5.4))];
  }),
  cut(
    `M${[...thread, ...thread.toReversed().map(({ x, y }) => ({ x: x + 0.8, y: y - 0.3 }))].map(({ x, y }) => `${x} ${y - 7}`).join('L')}Z`,
    'red',
  ),
  ...thread.map(({ x, y }) => cut(ellipse(x, y - 6.6, 1.5), 'red')),
  ...bust('fedora').map((shape) => cut(shape, 1, 26, 74, 27)),
]);
