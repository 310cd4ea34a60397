/**
 * Card backs: one picture for all cards of a kind, the same after a half turn, drawn over the cut by the bleed. Nothing
 * of a front comes near this file.
 */
import { normalizePath, short } from '../scene/paths';
import { type Item, rotateAbout, type Scene } from '../scene/scene';
import { circle, path, rect, rectData } from '../scene/shapes';
import type { CardSize } from './desk';
import { ICON_UNITS, iconData } from './icons';
import { COLORS } from './theme';

/** How far backs reach over the cut, mm. */
export const BACK_BLEED = 3;

/** The paler ink of the waves, so that the frame and the daggers stand out. */
const WAVE = '#55514A';

/** Waves across the whole back, one every 2.9 mm, the pattern centred so that a half turn maps it on itself. */
const waves = ({ width, height }: CardSize): Item[] => {
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

/** Two daggers, point to hilt. */
const daggers = (x: number, y: number, size: number): Item[] => {
  const aside = size * 0.13;
  const d = normalizePath(
    iconData('plain-dagger'),
    size / ICON_UNITS,
    x - size / 2 + aside,
    y - size / 2 - aside,
  );
  const dagger: Item = { kind: 'path', d, fill: COLORS.white };
  return [dagger, { kind: 'group', matrix: rotateAbout(180, x, y), items: [dagger] }];
};

/** The secret back: dark, waves, a frame, and the two daggers in a ring. */
export const secretBack = (size: CardSize): Scene => {
  const { width, height } = size;
  const x = width / 2;
  const y = height / 2;
  const radius = Math.min(width, height) * 0.21;
  const frame = (inset: number, stroke: number): Item =>
    rect(inset, inset, width - 2 * inset, height - 2 * inset, {
      radius: 0.6,
      stroke: { color: COLORS.white, width: stroke },
    });
  return {
    width,
    height,
    alt: 'Card back',
    items: [
      rect(-BACK_BLEED, -BACK_BLEED, width + 2 * BACK_BLEED, height + 2 * BACK_BLEED, { fill: COLORS.ink }),
      {
        kind: 'group',
        clip: rectData(-BACK_BLEED, -BACK_BLEED, width + 2 * BACK_BLEED, height + 2 * BACK_BLEED),
        items: waves(size),
      },
      frame(4, 0.5),
      frame(5, 0.18),
      circle(x, y, radius, { fill: COLORS.ink, stroke: { color: COLORS.white, width: 0.5 } }),
      circle(x, y, radius - 1, { stroke: { color: COLORS.red, width: 0.6 } }),
      ...daggers(x, y, radius * 1.25),
    ],
  };
};
