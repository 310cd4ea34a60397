/** Round pieces: base tokens, the piecepack's coins, and what is on their backs. */

import * as m from '#messages/tmag-faces';
import { itemAt } from '../../../base/lists';
import { capitals } from '../../../base/names';
import type { Canvas } from '../../../look/canvas';
import { type TokenInk, tokenScene } from '../../../look/cut-outs/rounds';
import { COLORS, LEAST_TYPE } from '../../../look/theme';
import { short } from '../../../scene/paths';
import { type Item, rotateAbout, type Scene, type Stroke } from '../../../scene/scene';
import { circle, group, line, type Point, path, polygon, textAbout } from '../../../scene/shapes';
import { TextOverflow } from '../../../scene/text';
import type { TmagFace } from '../kit';
import type { Suit } from '../pieces';
import { PLACES } from '../places';
import type { DieValue } from '../rules/moves';
import { pictureAbout } from './ground';

const shout = ({ x, y }: Point, words: string, size: number, fill: TokenInk): Item =>
  textAbout({ x, y: y + size * 0.37 }, words, 'shout', size, fill, size * 0.03);

/** Its name, as large as it fits, or its picture, and its number. */
export const baseTokenScene = (
  { number, own = itemAt(PLACES.bases, 0) }: Extract<TmagFace, { kind: 'base-token' }>,
  { book, sparing, size: { width: diameter } }: Canvas,
): Scene => {
  const name = capitals(own.name);
  const size = Math.min(diameter * 0.3, (diameter * 0.66) / book.width(name, 'shout', 1, 0.03));
  if (size < LEAST_TYPE) throw new TextOverflow(own.name);
  const side = diameter * 0.48;
  return tokenScene({ size: diameter, sparing }, ({ x, y }, ink) => [
    own.picture
      ? pictureAbout(own.picture, { x, y: y - side * 0.16 }, side, ink)
      : shout({ x, y: y - diameter * 0.05 }, name, size, ink),
    textAbout(
      { x, y: y + diameter * (own.picture ? 0.32 : 0.27) },
      String(number),
      'form',
      diameter * 0.13,
      ink,
    ),
  ]);
};

const WORDS: readonly string[] = [m.coinNull, m.coinAce];

/** The value's side: a ring for null, A for the ace, the number; under the first two, their word. */
export const coinScene = (value: DieValue, diameter: number): Scene =>
  tokenScene({ size: diameter, sparing: true }, ({ x, y }, ink) => {
    const word = WORDS[value];
    const up = word === undefined ? 0 : diameter * 0.07;
    return [
      value === 0
        ? circle(x, y - up, diameter * 0.15, { stroke: { color: ink, width: diameter * 0.045 } })
        : shout({ x, y: y - up }, value === 1 ? 'A' : String(value), diameter * 0.46, ink),
      ...(word === undefined
        ? []
        : [textAbout({ x, y: y + diameter * 0.31 }, word, 'form', diameter * 0.13, ink)]),
    ];
  });

const placesOf =
  ({ x, y }: Point, r: number) =>
  (dx: number, dy: number): string =>
    `${short(x + dx * r)} ${short(y + dy * r)}`;

const SUIT_SIGNS: Readonly<Record<Suit, (middle: Point, r: number, stroke: Stroke) => Item[]>> = {
  suns: ({ x, y }, r, stroke) => [
    circle(x, y, r * 0.5, { fill: stroke.color }),
    ...Array.from({ length: 12 }, (_, i) =>
      group(rotateAbout(i * 30, x, y), line({ x, y: y - r * 0.66 }, { x, y: y - r }, stroke)),
    ),
  ],

  moons(middle, r, stroke) {
    const at = placesOf(middle, r);
    const d =
      `M${at(0.35, -0.95)}C${at(-0.5, -1.05)} ${at(-1, -0.5)} ${at(-1, 0.05)}C${at(-1, 0.6)} ${at(-0.5, 1)} ${at(0.1, 1)}` +
      `C${at(0.45, 1)} ${at(0.75, 0.85)} ${at(0.9, 0.6)}C${at(0.2, 0.65)} ${at(-0.25, 0.2)} ${at(-0.25, -0.25)}` +
      `C${at(-0.25, -0.55)} ${at(-0.05, -0.85)} ${at(0.35, -0.95)}Z`;
    return [path(d, { fill: stroke.color })];
  },

  crowns({ x, y }, r, stroke) {
    const at = (dx: number, dy: number): Point => ({ x: x + dx * r, y: y + dy * r });
    const half = (to: 1 | -1): Point[] => [at(to * 0.8, 0.7), at(to, -0.55), at(to * 0.45, 0)];
    return [polygon([...half(-1), at(0, -0.85), ...half(1).toReversed()], { fill: stroke.color })];
  },

  /** A shield with a bar. */
  arms({ x, y }, r, stroke) {
    const at = placesOf({ x, y }, r);
    const d = `M${at(-0.75, -0.9)}L${at(0.75, -0.9)}L${at(0.75, 0)}C${at(0.75, 0.5)} ${at(0.4, 0.8)} ${at(0, 1)}C${at(-0.4, 0.8)} ${at(-0.75, 0.5)} ${at(-0.75, 0)}Z`;
    const bar = { color: COLORS.white, width: r * 0.18 };
    return [
      path(d, { fill: stroke.color }),
      line({ x: x - r * 0.75, y: y - r * 0.2 }, { x: x + r * 0.75, y: y - r * 0.2 }, bar),
    ];
  },
};

/** The suit's side of a coin: a sign and no word. */
export const suitScene = (suit: Suit, diameter: number): Scene => {
  const at = { x: diameter / 2, y: diameter / 2 };
  const stroke: Stroke = { color: COLORS.ink, width: diameter * 0.035, join: 'round' };
  return {
    width: diameter,
    height: diameter,
    alt: m.coinBack({ suit }),
    items: SUIT_SIGNS[suit](at, diameter * 0.25, stroke),
  };
};

/** The back of a base token: rings, the same after any turn. */
export const tokenBackScene = (diameter: number, sparing: boolean): Scene => ({
  ...tokenScene({ size: diameter, sparing }, ({ x, y }, ink) => [
    circle(x, y, diameter * 0.16, { stroke: { color: ink, width: 0.3 } }),
    circle(x, y, diameter * 0.08, sparing ? { stroke: { color: ink, width: 0.3 } } : { fill: ink }),
  ]),
  alt: m.tokenBack,
});
