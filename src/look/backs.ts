/**
 * Card backs: one picture for all cards of a kind, the same after a half turn. A game has a pattern, a deck an emblem.
 * In full they are black and drawn over the cut by the bleed; for printers at home a white border hides their drift.
 * Nothing of a front comes near this file.
 */
import * as m from '#messages/look';
import { HEX_RATIO, type Size } from '../base/piece';
import { normalizePath, short } from '../scene/paths';
import {
  type Color,
  type Item,
  type PathItem,
  rotateAbout,
  type Scene,
  type Stroke,
  translate,
} from '../scene/scene';
import { circle, dataThrough, group, line, type Point, path, rectData } from '../scene/shapes';
import type { Look } from './canvas';
import { type IconName, iconAbout } from './icons';
import { COLORS, RULES } from './theme';

/** How far backs reach over the cut, mm. */
export const BACK_BLEED = 3;

/** The paler ink of the pattern on black, so that the frame and the emblem stand out. */
const PATTERN_ON_BLACK = '#555555';

/** From the cut to the frame, and to the line in it, mm: more than printers drift. Where paper is white the pattern is inside that. */
const INSIDE = 4;
const BORDER = 5;

/** What an emblem is drawn with: its shapes, and the finer lines on them. */
export interface Pen {
  readonly shape: Pick<PathItem, 'fill' | 'stroke'>;
  readonly engraving: Stroke;
}

/** The sign of a deck, in the ring about `at`, of so many mm; the same after a half turn. */
export type Emblem = (at: Point, radius: number, pen: Pen) => readonly Item[];

/** Path data of lines about the origin, the same after a half turn, as far as `reach` on each side, mm. */
export type Pattern = (reach: Size) => string;

const steps = (reach: number, step: number): number[] => {
  const count = Math.ceil(reach / step);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * step);
};

/** The cloth of a suit. */
export const pinstripes: Pattern = ({ width, height }) =>
  steps(width, 2.4)
    .map((x) => dataThrough({ x, y: -height }, { x, y: height }))
    .join('');

/** Rings, as round something that fell into water. */
export const ripples: Pattern = ({ width, height }) =>
  steps(Math.hypot(width, height), 2.3)
    .filter((radius) => radius > 0)
    .map((radius) => circle(0, 0, radius, {}).d)
    .join('');

/** Path data of a line of waves, from as many of them left of x = 0 to `end`. */
export const waveData = (waves: number, end: number, y: number, length: number, swing: number): string => {
  let d = `M${short(-waves * length)} ${short(y)}`;
  for (let x = -waves * length; x < end; x += length) {
    const [a, b] = [x + length / 2, x + length];
    d += `C${short(x + length / 6)} ${short(y + swing)} ${short(a - length / 6)} ${short(y + swing)} ${short(a)} ${short(y)}`;
    d += `C${short(a + length / 6)} ${short(y - swing)} ${short(b - length / 6)} ${short(y - swing)} ${short(b)} ${short(y)}`;
  }
  return d;
};

/** Dunes. */
export const waves: Pattern = ({ width, height }) => {
  const half = Math.ceil(width / 26);
  return steps(height, 2.7)
    .map((y) => waveData(half, half * 26, y, 26, 0.9))
    .join('');
};

/** The tiles of a pyramid: of each hexagon three sides, since neighbours share them. */
export const honeycomb: Pattern = ({ width, height }) => {
  const flats = 5.2;
  const side = (flats / 2) * HEX_RATIO;
  const rows = Math.ceil(height / (1.5 * side)) + 1;
  return Array.from({ length: 2 * rows + 1 }, (_, i) => i - rows)
    .flatMap((row) =>
      steps(width + flats, flats).map((column) => {
        const x = column + (row % 2 === 0 ? 0 : flats / 2);
        const y = row * 1.5 * side;
        return `M${short(x - flats / 2)} ${short(y - side / 2)}L${short(x)} ${short(y - side)}L${short(x + flats / 2)} ${short(y - side / 2)}L${short(x + flats / 2)} ${short(y + side / 2)}`;
      }),
    )
    .join('');
};

/** Two ways that cross. */
export const lattice: Pattern = ({ width, height }) =>
  steps(width + height, 6)
    .flatMap((x) =>
      [1, -1].map((lean) =>
        dataThrough({ x: x - lean * height, y: -height }, { x: x + lean * height, y: height }),
      ),
    )
    .join('');

/** A slim dagger of length 1, point down, its middle at the origin. */
const DAGGER =
  'M-0.028 -0.24L-0.022 -0.43C-0.05 -0.45 -0.045 -0.5 0 -0.5C0.045 -0.5 0.05 -0.45 0.022 -0.43L0.028 -0.24' +
  'L0.15 -0.255C0.17 -0.255 0.17 -0.195 0.15 -0.195L0.055 -0.2L0.06 0.25L0 0.5L-0.06 0.25L-0.055 -0.2' +
  'L-0.15 -0.195C-0.17 -0.195 -0.17 -0.255 -0.15 -0.255Z';

/** Two daggers, point to hilt, so that a half turn changes them for each other. */
export const daggers: Emblem = ({ x, y }, radius, { shape, engraving }) => {
  const length = radius * 1.62;
  const middle = x + length * 0.13;
  const blade = path(normalizePath(DAGGER, length, middle, y), shape);
  const fuller = line({ x: middle, y: y - length * 0.12 }, { x: middle, y: y + length * 0.3 }, engraving);
  const pair = group(rotateAbout(180, x, y), blade, fuller);
  return [group(rotateAbout(-40, x, y), blade, fuller, pair)];
};

/** An icon over its own half turn, as on court cards. */
export const courtEmblem =
  (icon: IconName): Emblem =>
  ({ x, y }, radius, { shape }) => {
    const side = radius * 1.02;
    const picture = iconAbout(icon, { x, y: y - side * 0.42 }, side, shape);
    return [picture, group(rotateAbout(180, x, y), picture)];
  };

/** Path data of a piece's outline, so many mm inside its cut. */
type Frame = (size: Size, inset: number) => string;

const rectFrame: Frame = ({ width, height }, inset) =>
  rectData(inset, inset, width - 2 * inset, height - 2 * inset, inset > 0 ? 0.6 : 0);

/** The back of a deck: its game's pattern in a frame, and its emblem in a ring. */
export const deckBack = (
  { size, ink }: Look,
  pattern: Pattern,
  emblem: Emblem,
  frame: Frame = rectFrame,
): Scene => {
  const { width, height } = size;
  const at = { x: width / 2, y: height / 2 };
  const radius = Math.min(width, height) * 0.21;
  const sparing = ink === 'low';
  // A black edge as wide as the bleed: whichever way a sheet drifts, what comes in beside a back is as black as it is.
  const within = frame(size, sparing ? BORDER : INSIDE);
  const [paper, print] = sparing ? [COLORS.white, COLORS.ink] : [COLORS.ink, COLORS.white];
  const stroke = (lineWidth: number, color: Color = print): Stroke => ({ color, width: lineWidth });
  const d = pattern({ width: at.x, height: at.y });
  const lines = path(d, { stroke: stroke(RULES.hair, sparing ? COLORS.ink : PATTERN_ON_BLACK) });
  return {
    ...size,
    alt: m.cardBack,
    items: [
      ...(sparing ? [] : [path(frame(size, -BACK_BLEED), { fill: COLORS.ink })]),
      { kind: 'group', clip: within, items: [group(translate(at.x, at.y), lines)] },
      path(frame(size, INSIDE), { stroke: stroke(RULES.heavy) }),
      path(frame(size, BORDER), { stroke: stroke(RULES.hair) }),
      circle(at.x, at.y, radius + 1.3, { fill: paper }),
      circle(at.x, at.y, radius, { stroke: stroke(RULES.heavy) }),
      circle(at.x, at.y, radius - 1, {
        stroke: sparing ? stroke(RULES.hair) : stroke(0.6, COLORS.red),
      }),
      ...emblem(at, radius, {
        shape: { fill: print },
        engraving: stroke(Math.max(0.25, radius * 0.023), paper),
      }),
    ],
  };
};

/** Where a game has no back of its own. */
export const secretBack = (look: Look): Scene => deckBack(look, waves, daggers);

/** Behind what has no secret, or is folded and glued. */
export const blankBack = ({ size }: Look): Scene => ({ ...size, items: [], alt: m.blankBack });
