/**
 * A TrueType file of a few glyphs, as a PDF holds it: outlines and widths, no characters, for the PDF says itself what
 * its codes are. It is written from outlines, so it does not matter how the font's own file has them.
 */
import type { Outline, ShapingFont } from '../fonts/shaper';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

const ON_CURVE = 1;

const u16 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]);

const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => u16(value >>> 16, value & 0xffff));

/** Tables and glyphs begin at multiples of four. */
const padded = (bytes: readonly number[]): number[] => [
  ...bytes,
  ...Array.from({ length: -bytes.length & 3 }, () => 0),
];

/** The contours of an outline. The last stroke of one may lead back to its first point, and that is there once. */
const contoursOf = (outline: Outline): Point[][] => {
  const contours: Point[][] = [];
  for (const { type, values } of outline) {
    if (type === 'M') contours.push([]);
    for (let i = 0; i < values.length; i += 2) {
      const [x = 0, y = 0] = [values[i], values[i + 1]];
      contours.at(-1)?.push({ x, y, isOn: i + 2 === values.length });
    }
  }
  return contours.map(withoutImplied);
};

const withoutImplied = (contour: readonly Point[]): Point[] => {
  const [first, last] = [contour[0], contour.at(-1)];
  const isClosed = contour.length > 1 && last?.x === first?.x && last?.y === first?.y;
  const points = isClosed ? contour.slice(0, -1) : contour;
  // A point in the middle between two controls follows from them.
  return points.filter(({ x, y, isOn }, i) => {
    const [before, after] = [points.at(i - 1), points[(i + 1) % points.length]];
    const isBetween = isOn && i > 0 && before && after && !before.isOn && !after.isOn;
    return !(isBetween && 2 * x === before.x + after.x && 2 * y === before.y + after.y);
  });
};

/** One coordinate of all points, each as the step from the one before: its bytes, and its bits among the flags. */
const steps = (values: readonly number[], short: number, same: number) =>
  values.map((value, i) => {
    const step = value - (values[i - 1] ?? 0);
    if (step === 0) return { flag: same, bytes: [] };
    if (Math.abs(step) < 256) return { flag: short | (step > 0 ? same : 0), bytes: [Math.abs(step)] };
    return { flag: 0, bytes: u16(step) };
  });

const glyphBytes = (outline: Outline): number[] => {
  const shapes = contoursOf(outline);
  const points = shapes.flat();
  if (points.length === 0) return [];
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))];
  const [across, up] = [steps(xs, 2, 0x10), steps(ys, 4, 0x20)];
  let count = 0;
  return padded([
    ...u16(shapes.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    ...shapes.flatMap((shape) => {
      count += shape.length;
      return u16(count - 1);
    }),
    ...u16(0),
    ...points.map(({ isOn }, i) => (isOn ? ON_CURVE : 0) | (across[i]?.flag ?? 0) | (up[i]?.flag ?? 0)),
    ...across.flatMap((step) => step.bytes),
    ...up.flatMap((step) => step.bytes),
  ]);
};

const sumOf = (bytes: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum = (sum + (bytes[i] as number) * 2 ** (24 - 8 * (i % 4))) >>> 0;
  return sum;
};

/** The file with these glyphs, numbered in their order; the first is drawn for what is missing. */
export const writeTrueType = (font: ShapingFont, glyphs: readonly number[]): Uint8Array => {
  const shapes = glyphs.map((glyph, i) => (i === 0 ? [] : glyphBytes(font.outline(glyph))));
  let end = 0;
  const ends = shapes.map((shape) => {
    end += shape.length;
    return end;
  });
  const widths = glyphs.map((glyph) => Math.round(font.advance(glyph) * font.unitsPerEm));
  const lefts = shapes.map((shape) => ((shape[2] ?? 0) << 8) | (shape[3] ?? 0));
  const tables = {
    glyf: shapes.flat(),
    head: [
      ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...u16(0, font.unitsPerEm),
      ...u32(0, 0, 0, 0),
      ...u16(...font.box, 0, 8, 2, 1, 0),
    ],
    hhea: [
      ...u32(0x10000),
      ...u16(
        font.ascent,
        font.descent,
        0,
        Math.max(...widths),
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        glyphs.length,
      ),
    ],
    hmtx: widths.flatMap((width, i) => u16(width, lefts[i] ?? 0)),
    loca: u32(0, ...ends),
    maxp: [...u32(0x10000), ...u16(glyphs.length, 0xffff, 0xffff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
  };
  const names = Object.entries(tables);
  let at = 12 + 16 * names.length;
  const directory = names.flatMap(([name, table]) => {
    const entry = [
      ...[...name].map((letter) => letter.charCodeAt(0)),
      ...u32(sumOf(table), at, table.length),
    ];
    at += padded(table).length;
    return entry;
  });
  const header = [...u32(0x10000), ...u16(names.length, 64, 2, 16 * names.length - 64)];
  return Uint8Array.from([header, directory, ...names.map(([, table]) => padded(table))].flat());
};
