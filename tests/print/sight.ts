/** How people and printers without all colours see a picture. */

type Matrix3 = readonly [readonly number[], readonly number[], readonly number[]];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const MACHADO = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies Record<string, Matrix3>;

export const SIGHTS = ['protanopia', 'deuteranopia', 'greyscale'] as const;
export type Sight = (typeof SIGHTS)[number];

const linear = (byte: number): number =>
  byte <= 0.04045 * 255 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** A colour as it is seen, in linear RGB, 0 to 1. */
export const seenAs = (sight: Sight, [r, g, b]: readonly [number, number, number]): readonly number[] => {
  const rgb = [linear(r), linear(g), linear(b)];
  if (sight === 'greyscale') return rgb;
  return MACHADO[sight].map((row) =>
    clamped(row.reduce((sum, share, i) => sum + share * (rgb[i] as number), 0)),
  );
};

const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Luminance below which a dot counts as dark: half as light as paper to the eye. */
const DARK = 0.214;

/** Which dots of an RGBA picture on white are dark to this sight; colour is gone after it. */
export const darkDots = (sight: Sight, rgba: Uint8Array | Uint8ClampedArray): boolean[] => {
  // A picture has few colours: each is looked at once.
  const known = new Map<number, boolean>();
  return Array.from({ length: rgba.length / 4 }, (_, i) => {
    const [r, g, b, a] = [0, 1, 2, 3].map((channel) => rgba[4 * i + channel]) as [
      number,
      number,
      number,
      number,
    ];
    const color = ((r * 256 + g) * 256 + b) * 256 + a;
    const over = (channel: number): number => 255 - (255 - channel) * (a / 255);
    const dark = known.get(color) ?? luminance(seenAs(sight, [over(r), over(g), over(b)])) < DARK;
    known.set(color, dark);
    return dark;
  });
};

/** Dots that are dark in one picture alone, as a share of those that are dark in either. */
export const difference = (a: readonly boolean[], b: readonly boolean[]): number => {
  let [either, one] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    if (a[i] || b[i]) either++;
    if (a[i] !== b[i]) one++;
  }
  return either === 0 ? 0 : one / either;
};
