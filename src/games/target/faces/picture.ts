/** A ring of players, and each one's shadow is a dagger that points to the next. */

import * as m from '#messages/target-faces';
import { ellipse, paperCut } from '../../../look/paper-cut';
import type { Item } from '../../../scene/scene';

const PLAYERS = 5;
const RING = { x: 80, y: 60, rx: 55, ry: 25 } as const;

/** Where a player is on the ring, the first one in front, and how large from there. */
const placeOf = (k: number) => {
  const angle = (k / PLAYERS) * 2 * Math.PI + Math.PI / 2 - 0.63 + 0.06;
  const depth = Math.sin(angle);
  return { x: RING.x + RING.rx * Math.cos(angle), y: RING.y + RING.ry * depth, scale: 1 + 0.28 * depth };
};

/** A cloak to the ground and a head, lit from the right. */
const CLOAK = 'M0-24C4-24 6-20 8-13C10-6 11-2 11 0C11 3-11 3-11 0C-11-2-10-6-8-13C-6-20-4-24 0-24Z';
const SHADE = 'M0-24C-4-24-6-20-8-13C-10-6-11-2-11 0C-11 2-4 2.4-1 2.3C-4-6-4-16 0-24Z';
const HOOD = 'M0-37C5-36 7-31 7-27C7-22 4-20 0-20C-4-20-7-22-7-27C-7-31-5-36 0-37Z';
const DARK = 'M1-34C-2-33-4-30-4-27C-4-24-2-22 0-22C3-22 5-24 5-27C5-30 3-33 1-34Z';

/** A dagger from one player to another, as its shadow is on the floor: grip, guard, blade. */
const daggerBetween = (from: number, to: number): string => {
  const [a, b] = [placeOf(from), placeOf(to)];
  const at = (along: number, across: number): string => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    return `${a.x + dx * along - (dy / length) * across} ${a.y + dy * along + (dx / length) * across}`;
  };
  return `M${at(0, 1.6)}L${at(0.26, 1.3)}L${at(0.26, 6)}L${at(0.31, 6)}L${at(0.31, 2.6)}L${at(0.84, 0)}L${at(0.31, -2.6)}L${at(0.31, -6)}L${at(0.26, -6)}L${at(0.26, -1.3)}L${at(0, -1.6)}Z`;
};

const seats = Array.from({ length: PLAYERS }, (_, k) => k);

export const targetPicture = paperCut('target', m.picture, (cut): readonly Item[] => [
  cut('M0 0H160V100H0Z', 0.7),
  ...[1.5, 1.2, 0.92, 0.64, 0.36].map((share, i) =>
    cut(ellipse(RING.x, RING.y, RING.rx * share, RING.ry * share), [0.6, 0.5, 0.36, 0.18, 0][i] ?? 0),
  ),
  ...seats.map((k) => cut(daggerBetween(k, (k + 1) % PLAYERS), k === 0 ? 'red' : 0.84)),
  ...seats
    .map(placeOf)
    .toSorted((a, b) => a.y - b.y)
    .flatMap(({ x, y, scale }) => [
      cut(CLOAK, 0.86, x, y, scale),
      cut(SHADE, 0.97, x, y, scale),
      cut(HOOD, 0.9, x, y, scale),
      cut(DARK, 1, x, y, scale),
    ]),
]);
