/** Heads are bowed under the lamp, and the wall shows what one of them is. */

import * as m from '#messages/mafia-faces';
import { bust, ellipse, type Hat, paperCut } from '../../../look/paper-cut';
import type { Item } from '../../../scene/scene';

/** The shadow on the wall: a hooded figure from the waist up, its arm raised. */
const SHADOW =
  'M-26 62C-27 40-24 24-13 16C-15 11-14 3-8-4C-5-8-1-10 2-11C8-8 13-2 13 6C13 10 12 13 11 15C16 17 19 19 22 22L35 5C34 1 35-4 38-5C42-7 46-4 46 0C46 4 44 6 42 7L30 42C29 48 28 54 28 62Z';
const FACE = 'M-6 6C-5 1 0-3 3-4C7-1 8 5 7 9C6 13 2 15-1 14C-4 13-6 10-6 6Z';
const DAGGER =
  'M41-4L39-6L42-9.5L37.6-13.4L39.4-15.4L43.6-11.6L57-25.4L55.2-18.4L46.2-9L50-5.4L48.2-3.6L44.4-7.2Z';

const CROWD: readonly (readonly [x: number, y: number, size: number, hat: Hat])[] = [
  [10, 74, 12, 'cap'],
  [33, 80, 13, 'bun'],
  [57, 76, 12, 'fedora'],
  [106, 77, 12.5, 'curls'],
  [129, 80, 13, 'bowler'],
  [151, 74, 12, 'long'],
  [81, 82, 14, 'hood'],
];

export const mafiaPicture = paperCut('mafia', m.picture, (cut): readonly Item[] => [
  cut('M0 0H160V100H0Z', 0.74),
  cut(ellipse(80, 42, 70), 0.63),
  cut(ellipse(80, 42, 56), 0.5),
  cut(ellipse(80, 42, 43), 0),
  cut(SHADOW, 0.42, 72, 32),
  cut(FACE, 0.56, 72, 32),
  cut(DAGGER, 'red', 72, 32),
  ...CROWD.flatMap(([x, y, size, hat], i) =>
    bust(hat).map((shape) => cut(shape, i % 2 ? 0.9 : 1, x, y, size)),
  ),
]);
