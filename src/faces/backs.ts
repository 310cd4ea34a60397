/**
 * Card backs: one picture for all cards of a kind, the same after a half turn, drawn over the cut by the bleed. Nothing
 * of a front comes near this file.
 */
import type { Size } from '../base/piece';
import { normalizePath, short } from '../scene/paths';
import { type Item, type PathItem, rotateAbout, type Scene, type Stroke } from '../scene/scene';
import { circle, line, type Point, path, rect, rectData } from '../scene/shapes';
import type { Look } from './desk';
import { COLORS } from './theme';

/** How far backs reach over the cut, mm. */
export const BACK_BLEED = 3;

/** The paler ink of the waves, so that the frame and the daggers stand out. */
const WAVE = '#55514A';

/** What an emblem is drawn with: its shapes, and the finer lines on them. */
export interface Pen {
  readonly shape: Pick<PathItem, 'fill' | 'stroke'>;
  readonly engraving: Stroke;
}

/** What tells a deck: it stands in the ring about `at`, of so many mm, and is the same after a half turn. */
export type Emblem = (at: Point, radius: number, pen: Pen) => readonly Item[];

/** Waves across the whole back, one every 2.9 mm, the pattern centred so that a half turn maps it on itself. */
const waves = ({ width, height }: Size): Item[] => {
  const middle = { x: width / 2, y: height / 2 };
  const reach = { x: middle.x + BACK_BLEED + 1, y: middle.y + BACK_BLEED + 1 };
  const step = 2.9;
  const length = 26;
  const swing = 0.9;
  const items: Item[] = [];
  const count = Math.ceil(reach.y / step);
  for (let i = -count; i <= count; i++) {
    const y = middle.y + i * step;
    const start = middle.x - Math.ceil(reach.x / length) * length;
    let d = `M${short(start)} ${short(y)}`;
    for (let x = start; x < middle.x + reach.x; x += length) {
      const [a, b] = [x + length / 2, x + length];
      d += `C${short(x + length / 6)} ${short(y + swing)} ${short(a - length / 6)} ${short(y + swing)} ${short(a)} ${short(y)}`;
      d += `C${short(a + length / 6)} ${short(y - swing)} ${short(b - length / 6)} ${short(y - swing)} ${short(b)} ${short(y)}`;
    }
    items.push(path(d, { stroke: { color: WAVE, width: 0.16 } }));
  }
  return items;
};

/** A slim dagger of length 1, point down, its middle at the origin. */
const DAGGER =
  'M-0.028 -0.24L-0.022 -0.43C-0.05 -0.45 -0.045 -0.5 0 -0.5C0.045 -0.5 0.05 -0.45 0.022 -0.43L0.028 -0.24' +
  'L0.15 -0.255C0.17 -0.255 0.17 -0.195 0.15 -0.195L0.055 -0.2L0.06 0.25L0 0.5L-0.06 0.25L-0.055 -0.2' +
  'L-0.15 -0.195C-0.17 -0.195 -0.17 -0.255 -0.15 -0.255Z';

/** Two daggers, point to hilt, so that a half turn changes them for each other. */
const daggers: Emblem = ({ x, y }, radius, { shape, engraving }) => {
  const length = radius * 1.62;
  const blade = path(normalizePath(DAGGER, length, x + length * 0.13, y), shape);
  const fuller = line(
    { x: x + length * 0.13, y: y - length * 0.12 },
    { x: x + length * 0.13, y: y + length * 0.3 },
    engraving,
  );
  const pair: Item = {
    kind: 'group',
    matrix: rotateAbout(180, x, y),
    items: [blade, fuller],
  };
  return [{ kind: 'group', matrix: rotateAbout(-40, x, y), items: [blade, fuller, pair] }];
};

/** Radius of the ring for its emblem on a back of this size, mm. */
const ringOf = ({ width, height }: Size): number => Math.min(width, height) * 0.21;

/** Black with waves, over the cut by the bleed. */
export const darkGround = (size: Size): Item[] => {
  const { width, height } = size;
  const ground = rectData(-BACK_BLEED, -BACK_BLEED, width + 2 * BACK_BLEED, height + 2 * BACK_BLEED);
  return [path(ground, { fill: COLORS.ink }), { kind: 'group', clip: ground, items: waves(size) }];
};

/** What the frames, the rings and the emblem of a back are drawn with, over its ground. */
interface BackStyle {
  readonly ground: readonly Item[];
  readonly frames: readonly [Stroke, Stroke];
  readonly rings: readonly [Pen['shape'], Pen['shape']];
  readonly emblem: Pen;
}

/** Lines on white, for those who are short of black. */
const sparingStyle = ({ width, height }: Size): BackStyle => {
  // Lines of a small piece are finer, or they would take a larger share of it. Mini cards are drawn as cards.
  const weight = Math.min(1, Math.min(width, height) / 44);
  const thin: Stroke = { color: COLORS.ink, width: 0.3 * weight, join: 'round' };
  const fine: Stroke = { color: COLORS.ink, width: 0.12 * weight };
  return {
    ground: [],
    frames: [thin, fine],
    rings: [{ stroke: thin }, { stroke: fine }],
    emblem: { shape: { stroke: { ...thin, width: 0.22 * weight } }, engraving: fine },
  };
};

const darkStyle = (size: Size, radius: number): BackStyle => {
  const white = (width: number): Stroke => ({ color: COLORS.white, width });
  return {
    ground: darkGround(size),
    frames: [white(0.5), white(0.18)],
    rings: [{ fill: COLORS.ink, stroke: white(0.5) }, { stroke: { color: COLORS.red, width: 0.6 } }],
    emblem: {
      shape: { fill: COLORS.white },
      engraving: { color: COLORS.ink, width: radius * 1.62 * 0.014 },
    },
  };
};

/** The back of a deck: dark, waves, a frame, and its emblem in a ring; or sparing of ink. */
export const deckBack = ({ size, ink }: Look, emblem: Emblem): Scene => {
  const { width, height } = size;
  const [x, y] = [width / 2, height / 2];
  const radius = ringOf(size);
  const style = ink === 'low' ? sparingStyle(size) : darkStyle(size, radius);
  return {
    width,
    height,
    alt: 'Card back',
    items: [
      ...style.ground,
      ...style.frames.map((stroke, k) =>
        rect(4 + k, 4 + k, width - 2 * (4 + k), height - 2 * (4 + k), { radius: 0.6, stroke }),
      ),
      ...style.rings.map((paint, k) => circle(x, y, radius - k, paint)),
      ...emblem({ x, y }, radius, style.emblem),
    ],
  };
};

/** The secret back, with the two daggers. */
export const secretBack = (look: Look): Scene => deckBack(look, daggers);
